import { beforeAll, expect, test } from 'vitest';
import { load } from '$web/lib/catalogues';
import type { Happened } from '$web/wire';
import moments from './moments';
import type { View } from './view.gen';

beforeAll(() => load('mosaic', 'en'));

const NAMES = ['Anna', 'Léo'];
const seen = (flipped: string[], must_flip: boolean, groups = [4, 4]) =>
  ({ flipped, must_flip, groups }) as unknown as View;
const flip: Happened = { seq: 1, kind: 'move', seat: 1, move: 'xd4' };
const texts = (before: View, after: View, happened = flip) =>
  moments(happened, before, after, NAMES).moments.map(({ text }) => text);

test('a long chain is staged when it ends', () => {
  expect(texts(seen(['a1', 'b2'], true), seen(['a1', 'b2', 'd4'], true))).toEqual([]);
  expect(texts(seen(['a1', 'b2'], true), seen([], false))).toEqual(['A chain of 3 flips']);
  expect(texts(seen(['a1'], true), seen([], false))).toEqual([]);
});

test('groups that become one are staged in the words of the rules', () => {
  const what = { en: 'blue joins 3 groups into one of 9 tiles', fr: '…' };
  const line = { rule: 'R3', what, points: 0, cells: [], note: null };
  const earned = { lines: [line], total: 1, remark: null, gain: null };
  const joins = texts(seen([], false, [4, 4]), seen([], false, [4, 2]), { ...flip, earned });
  expect(joins).toEqual(['Blue joins 3 groups into one of 9 tiles']);
});

test('a tile is heard to be placed or to be turned', () => {
  const calm = seen([], false);
  expect(moments(flip, calm, calm, NAMES).sound).toBe('flip');
  expect(moments({ ...flip, move: 'd4' }, calm, calm, NAMES).sound).toBe('place');
});
