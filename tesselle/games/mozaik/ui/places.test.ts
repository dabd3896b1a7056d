import { expect, test } from 'vitest';
import { boxOf, CELLS, ENDS, HEIGHT, isCell, lineOf, seatOf, WIDTH } from './places';

const SPOTS = [...CELLS, ...ENDS];

test('a grid has nine cells and twelve ends', () => {
  expect(SPOTS.filter(isCell)).toHaveLength(9);
  expect(new Set(ENDS).size).toBe(12);
});

test('cells and ends make five by five without corners', () => {
  expect(seatOf('b2')).toEqual({ row: 2, column: 2 });
  expect(seatOf('a<')).toEqual({ row: 1, column: 0 });
  expect(seatOf('3v')).toEqual({ row: 4, column: 3 });
  expect(new Set(SPOTS.map((spot) => JSON.stringify(seatOf(spot)))).size).toBe(21);
});

test('no two cards overlap, and all lie within the drawing', () => {
  const boxes = SPOTS.map(boxOf);
  for (const [place, one] of boxes.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.y).toBeGreaterThanOrEqual(0);
    expect(one.x + one.width).toBeLessThanOrEqual(WIDTH);
    expect(one.y + one.height).toBeLessThanOrEqual(HEIGHT);
    for (const other of boxes.slice(place + 1)) {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      expect(Math.min(across, down)).toBeLessThanOrEqual(0);
    }
  }
});

test('a word looks along its row or column', () => {
  expect(lineOf('b>')).toEqual(['b1', 'b2', 'b3']);
  expect(lineOf('2^')).toEqual(['a2', 'b2', 'c2']);
});
