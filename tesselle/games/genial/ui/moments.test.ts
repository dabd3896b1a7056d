import { beforeAll, expect, test } from 'vitest';
import { load } from '$web/lib/catalogues';
import type { Happened } from '$web/wire';
import moments from './moments';
import type { View } from './view.gen';

beforeAll(() => load('genial', 'en'));

const NAMES = ['Anna', 'Léo'];
const seen = (...tracks: number[]) => ({ tracks: [tracks, [0, 0, 0, 0, 0, 0]] }) as unknown as View;
const laid: Happened = { seq: 1, kind: 'move', seat: 0, move: 'Rh8-Bh9' };

test('a track that comes to 18 is staged once, with its colour', () => {
  const [moment] = moments(laid, seen(16, 0, 18, 0, 0, 0), seen(18, 0, 18, 0, 0, 0), NAMES).moments;
  expect(moment).toMatchObject({ text: 'Génial!', colours: ['var(--R)'] });
  expect(moment?.about).toContain('Anna: red at 18');
});

test('a plain move is heard and not staged', () => {
  expect(moments(laid, seen(1, 0, 0, 0, 0, 0), seen(3, 0, 1, 0, 0, 0), NAMES)).toEqual({
    sound: 'place',
    moments: [],
  });
});
