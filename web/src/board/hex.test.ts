import { describe, expect, test } from 'vitest';
import { at, corners, DIRECTIONS, frame, grid, hexagon, middle, WIDTH } from './hex';

describe('a board of hexagons', () => {
  test('has 3n(n - 1) + 1 cells for n along a side', () => {
    expect([1, 2, 3, 8].map((side) => grid(side).length)).toEqual([1, 7, 19, 169]);
  });

  test('names rows by letters from the top, and cells by numbers from the left', () => {
    expect(grid(2).map((spot) => spot.name)).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'c1', 'c2']);
  });

  test('has its centre at the origin', () => {
    expect(grid(8).find((spot) => spot.name === 'h8')).toMatchObject({ q: 0, r: 0, x: 0, y: 0 });
  });

  test('finds the cell around each of its middles, and a little off them', () => {
    const found = (x: number, y: number) => at(x, y).map((each) => each + 0); // for -0 is 0
    for (const { q, r, x, y } of grid(4)) {
      expect(found(x, y)).toEqual([q, r]);
      expect(found(x + 0.7, y - 0.3)).toEqual([q, r]);
    }
  });

  test('has neighbours one width apart, in six directions', () => {
    for (const [q, r] of DIRECTIONS) expect(Math.hypot(...middle(q, r))).toBeCloseTo(WIDTH);
    expect(new Set(DIRECTIONS.map(String)).size).toBe(6);
  });

  test('lies within its frame', () => {
    const [left = 0, top = 0, width = 0, height = 0] = frame(3).split(' ').map(Number);
    for (const { x, y } of grid(3)) {
      expect(x - WIDTH / 2).toBeGreaterThan(left);
      expect(x + WIDTH / 2).toBeLessThan(left + width);
      expect(y - 1).toBeGreaterThan(top);
      expect(y + 1).toBeLessThan(top + height);
    }
  });
});

test('a hexagon points up, and its corners go clockwise', () => {
  const [top, next] = corners(1);
  expect(top).toEqual([0, -1]);
  expect(next?.[0]).toBeGreaterThan(0);
  expect(hexagon(2).split(' ')).toHaveLength(6);
});
