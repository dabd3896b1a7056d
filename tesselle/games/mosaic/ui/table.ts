// What the server tells of a table of Mosaic, and how its moves are written.

export interface Table {
  side: number;
  board: string[]; // rows from the top: "..RB."
  to_move: number | null; // null when the match is over
  forced: string[]; // tiles of which one must be flipped now
  flipped: string[]; // tiles flipped earlier in this turn
  tiles: [number, number]; // by seat
  groups: [number, number];
  group_cells: [string[][], string[][]]; // the cells of each group, the largest first
}

export type Letter = 'R' | 'B';
export const LETTERS: readonly [Letter, Letter] = ['R', 'B']; // by seat
export const EMPTY = '.';
const FLIP = 'x'; // "xe5" flips the tile on e5, "e5" places one there

export function isFlip(move: string): boolean {
  return move.startsWith(FLIP);
}

export function cellOf(move: string): string {
  return isFlip(move) ? move.slice(FLIP.length) : move;
}
