// What the server tells of a table of Mosaic, and how its moves are written.

export interface Table {
  side: number;
  board: string[]; // rows from the top: "..RB."
  to_move: number | null; // null when the match is over
  forced: string[]; // tiles of which one must be flipped now
  flipped: string[]; // tiles flipped earlier in this turn
  tiles: [number, number]; // by seat
  groups: [number, number];
  group: number[]; // of each cell, row by row: the first cell of its group, -1 without a tile
}

export type Letter = 'R' | 'B';
export const LETTERS: readonly [Letter, Letter] = ['R', 'B']; // by seat
export const EMPTY = '.';
const FLIP = 'x'; // "xe5" flips the tile on e5, "e5" places one there

// The groups of both colours, each as its cells' numbers.
export function groupsOf(table: Table): { letter: Letter; cells: number[] }[] {
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
