import { expect, test } from 'vitest';
import { stepped } from './cursor';
import { grid } from './hex';

const CELLS = grid(3); // a1–a3, b1–b4, c1–c5, d1–d4, e1–e3

function from(name: string, key: string, ctrlKey = false): string | undefined {
  const here = CELLS.find((cell) => cell.name === name);
  return here && stepped(CELLS, here, { key, ctrlKey }, here.x)?.name;
}

test('arrows lead to the neighbour, and not beyond the edge', () => {
  expect(from('c2', 'ArrowRight')).toBe('c3');
  expect(from('c2', 'ArrowLeft')).toBe('c1');
  expect(from('c1', 'ArrowLeft')).toBeUndefined();
  expect(from('a1', 'ArrowUp')).toBeUndefined();
  expect(from('c3', 'Enter')).toBeUndefined();
});

test('a step up or down takes what is nearest, also beyond a shorter row', () => {
  expect(from('a1', 'ArrowDown')).toMatch(/b[12]/);
  expect(from('c1', 'ArrowUp')).toBe('b1');
});

test('Home and End lead to the ends of the row, with Ctrl to those of the board', () => {
  expect(from('c3', 'Home')).toBe('c1');
  expect(from('c3', 'End')).toBe('c5');
  expect(from('c3', 'Home', true)).toBe('a1');
  expect(from('c3', 'End', true)).toBe('e3');
});
