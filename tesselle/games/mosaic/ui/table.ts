// How a table of Mosaic and its moves are written.

import type { View } from './view.gen';

export type Letter = 'R' | 'B';
export const LETTERS: readonly [Letter, Letter] = ['R', 'B']; // by seat
export const EMPTY = '.';
const FLIP = 'x'; // "xe5" flips the tile on e5, "e5" places one there

// The groups of both colours, each as its cells' numbers.
export function groupsOf(table: View): { letter: Letter; cells: number[] }[] {
  const letters = table.board.join('');
  const found = new Map<number, number[]>();
  table.group.forEach((first, cell) => {
    if (first >= 0) found.set(first, [...(found.get(first) ?? []), cell]);
  });
  return [...found].map(([first, cells]) => ({ letter: letters[first] as Letter, cells }));
}

export function isFlip(move: string): boolean {
  return move.startsWith(FLIP);
}

export function cellOf(move: string): string {
  return isFlip(move) ? move.slice(FLIP.length) : move;
}
