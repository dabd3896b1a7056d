import { expect, test } from 'vitest';
import type { Happened } from '$web/wire';
import { recent } from './recent';

/** Moves by their seats: "0a" is a move of seat 0; "1-" is secret. */
function moves(...texts: string[]): Happened[] {
  return texts.map((text, place) => ({
    seq: place + 1,
    kind: 'move',
    seat: Number(text[0]),
    move: text[1] === '-' ? null : text,
  }));
}

const texts = (all: Happened[], seat: number | null) => recent(all, seat).map(({ move }) => move);

test('everything since my last turn, oldest first', () => {
  expect(texts(moves('0a', '1b', '2c', '3d'), 0)).toEqual(['1b', '2c', '3d']);
});

test('my own move, while nothing has followed it', () => {
  expect(texts(moves('1a', '0b', '0c'), 0)).toEqual(['0c']);
});

test('all of it, where I have not moved yet', () => {
  expect(texts(moves('1a', '2b'), 0)).toEqual(['1a', '2b']);
});

test('whoever looks on sees the last round', () => {
  expect(texts(moves('0a', '1b', '0c', '1d'), null)).toEqual(['0c', '1d']);
});

test('what is still secret is not there to be marked', () => {
  expect(texts(moves('0a', '1-', '2c'), 0)).toEqual(['2c']);
});

test('nothing before the first move', () => {
  expect(texts([], 0)).toEqual([]);
});
