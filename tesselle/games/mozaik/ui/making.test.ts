import { expect, test } from 'vitest';
import { Making } from './making.svelte';

const LEGAL = ['sky a<', 'sky b>', 'cold a<', 'keep'];

function making(legal = LEGAL): { made: Making; chosen: (string | null)[] } {
  const chosen: (string | null)[] = [];
  return {
    made: new Making(
      () => legal,
      (move) => chosen.push(move),
    ),
    chosen,
  };
}

test('moves of one word are offered as answers', () => {
  expect(making().made.acts).toEqual(['keep']);
});

test('a move is chosen as soon as all of its parts are known', () => {
  const { made, chosen } = making();
  made.put('word', 'sky');
  expect(chosen).toEqual([null]);
  expect([...made.open('end')]).toEqual(['a<', 'b>']);
  made.put('end', 'b>');
  expect(chosen).toEqual([null, 'sky b>']);
});

test('a part with one value left is filled in', () => {
  const { made, chosen } = making();
  made.put('word', 'cold');
  expect(chosen).toEqual(['cold a<']);
});

test('what no longer goes with a new part is dropped', () => {
  const { made } = making();
  made.put('end', 'b>');
  made.put('word', 'cold');
  expect(made.parts).toEqual({ word: 'cold', end: 'a<' });
});

test('a part that is in no legal move is not taken', () => {
  const { made, chosen } = making();
  made.put('end', 'c<');
  expect([made.begun, chosen]).toEqual([false, []]);
});

test('touched again, a part is given up and nothing is chosen', () => {
  const { made, chosen } = making();
  made.put('word', 'sky');
  made.toggle('word', 'sky');
  expect([made.parts, chosen.at(-1)]).toEqual([{}, null]);
});

test('what is taken back elsewhere is given up here', () => {
  const { made } = making();
  made.put('word', 'cold');
  made.follow(null);
  expect(made.begun).toBe(false);
});

test('a touch that means no move tells which it would have been', () => {
  const { made } = making(['sky a< b2', 'cold b> b2']);
  expect(made.wouldBe('end', '1^')).toBe('sky 1^ b2');
  made.put('word', 'cold');
  expect(made.wouldBe('end', 'a<')).toBe('cold a< b2');
  expect(made.wouldBe('cell', 'a1')).toBe('cold b> a1');
  expect(making(['keep']).made.wouldBe('end', 'a<')).toBeNull();
});
