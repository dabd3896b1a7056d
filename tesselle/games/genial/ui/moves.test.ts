import { describe, expect, test } from 'vitest';
import { spot } from './layout';
import { halves, Places, wouldBe } from './moves';

const LEGAL = ['Rh8-Bh9', 'Bh8-Rh9', 'Rh8-Bi8', 'Rg7-Rg8', 'Ra1-Ga2'];

test('a move is taken apart into its halves', () => {
  const [first, second] = halves('Rh8-Bh9') ?? [];
  expect(first).toEqual({ symbol: 'R', spot: spot('h8') });
  expect(second).toEqual({ symbol: 'B', spot: spot('h9') });
});

test.each(['swap', 'keep', '', null, undefined])('%s has no halves', (move) => {
  expect(halves(move)).toBeNull();
});

describe('the places of a tile', () => {
  const places = new Places(LEGAL, 'RB');

  test('are those of its own moves, whichever half is written first', () => {
    expect([...places.open].sort()).toEqual(['h8', 'h9', 'i8']);
  });

  test('are found by the cell of its first symbol and how it is turned', () => {
    expect(places.on(spot('h8'), 0)?.move).toBe('Rh8-Bh9');
    expect(places.on(spot('h8'), 1)?.move).toBe('Rh8-Bi8');
    expect(places.on(spot('h9'), 3)?.move).toBe('Bh8-Rh9');
    expect(places.on(spot('a1'), 0)).toBeNull();
  });

  test('are found near a point, but not from too far away', () => {
    const { x, y } = spot('h9');
    expect(places.near(x + 0.3, y, 3, 0.95)?.spot).toBe(spot('h9'));
    expect(places.near(x + 9, y, 3, 0.95)).toBeNull();
  });

  test('follow one another when the tile is turned, and come round again', () => {
    const first = places.on(spot('h8'), 0)!;
    const next = places.turned(first, 1);
    expect(next.move).toBe('Rh8-Bi8');
    expect(places.turned(next, 1)).toEqual(first);
  });

  test('lie end for end where the tile cannot turn about its first symbol', () => {
    const alone = places.on(spot('h9'), 3)!;
    expect(places.turned(alone, 1).spot).toBe(spot('h8'));
  });

  test('are reached by arrows: the next one ahead, none behind the last', () => {
    expect(places.beyond(spot('h8'), 1, 0, 0)?.spot).toBe(spot('h9'));
    expect(places.beyond(spot('h9'), 1, 0, 0)).toBeNull();
  });
});

test('a double fits both ways round, as one move', () => {
  const places = new Places(LEGAL, 'RR');
  expect(places.on(spot('g7'), 0)?.move).toBe('Rg7-Rg8');
  expect(places.on(spot('g8'), 3)?.move).toBe('Rg7-Rg8');
  expect(places.of('Rg7-Rg8', spot('g8'))?.spot).toBe(spot('g8'));
});

test('where a tile has no place, the move it would be lies beside a free cell', () => {
  expect(wouldBe('RB', spot('h8'), (each) => each === spot('i8'))).toBe('Rh8-Bi8');
  expect(wouldBe('RB', spot('h8'), () => false)).toMatch(/^Rh8-B[ghi]\d$/);
});
