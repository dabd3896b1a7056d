import { beforeEach, expect, test } from 'vitest';
import { Hold } from './hold.svelte';
import { spot } from './layout';

const LEGAL = ['Rh8-Bh9', 'Rh8-Bi8', 'Gh8-Gh9'];
let told: { considered: (string | null)[]; chosen: (string | null)[] };
let hold: Hold;

beforeEach(() => {
  told = { considered: [], chosen: [] };
  hold = new Hold({
    legal: LEGAL,
    hand: ['RB', 'GG', 'BR'],
    consider: (move) => told.considered.push(move),
    choose: (move) => told.chosen.push(move),
  });
});

function laid(): void {
  hold.take(0);
  hold.putNear(spot('h8').x, spot('h8').y, 1);
  hold.lay();
}

test('a tile that hovers is considered, and chosen only when it is put down', () => {
  hold.take(0);
  hold.putNear(spot('h8').x, spot('h8').y, 1);
  expect(told.considered.at(-1)).toBe('Rh8-Bh9');
  expect(told.chosen).toEqual([]);
  hold.lay();
  expect(told.chosen).toEqual(['Rh8-Bh9']);
});

test('over no place it makes no move, and cannot be put down', () => {
  hold.take(0);
  hold.putNear(99, 99, 1);
  hold.lay();
  expect([hold.move, hold.laid, told.chosen]).toEqual([null, false, []]);
});

test('turned where it lies, it is chosen anew', () => {
  laid();
  hold.rotate(1);
  expect(told.chosen).toEqual(['Rh8-Bh9', 'Rh8-Bi8']);
});

test('taken up again, nothing is chosen', () => {
  laid();
  hold.lift();
  expect([hold.laid, told.chosen.at(-1)]).toEqual([false, null]);
});

test('another tile takes the place of the one that lies', () => {
  laid();
  hold.take(1);
  expect(hold.move).toBe('Gh8-Gh9');
  expect(told.chosen.at(-1)).toBe('Gh8-Gh9');
});

test('what was chosen elsewhere is shown with the tile of the hand that it needs', () => {
  hold.follow('Gh8-Gh9');
  expect([hold.index, hold.move, hold.laid]).toEqual([1, 'Gh8-Gh9', true]);
});

test('what was taken back elsewhere is taken up, the tile stays in hand', () => {
  laid();
  hold.follow(null);
  expect([hold.index, hold.move, hold.laid]).toEqual([0, null, false]);
});

test('the tile covers both of its cells and no other', () => {
  laid();
  expect(['h8', 'h9', 'i8'].map((name) => hold.covers(spot(name)))).toEqual([true, true, false]);
});
