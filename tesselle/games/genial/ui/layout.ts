// The board of Génial! as a view shows it: rows of letters over the whole side-8 board, where
// `_` is beyond the area in use, `.` free, `r` a printed symbol and `R` one on a tile.

import { grid, type Spot } from '$web/board/hex';
import type { SymbolName } from '$web/board/glyphs';

export const FREE = '.';
const WHOLE = 8; // cells along a side of the whole board, by which cells are named

export const SPOTS = new Map(grid(WHOLE).map((spot) => [spot.name, spot]));

const BY_AXIAL = new Map([...SPOTS.values()].map((spot) => [`${spot.q},${spot.r}`, spot]));

export interface Piece extends Spot {
  symbol: SymbolName;
  printed: boolean;
}

export function spot(name: string): Spot {
  const found = SPOTS.get(name);
  if (!found) throw new Error(`expected a cell from a1 to o8, got ${name}`);
  return found;
}

export function spotAt(q: number, r: number): Spot | undefined {
  return BY_AXIAL.get(`${q},${r}`);
}

export function letter(rows: string[], { row, column }: Spot): string {
  return rows[row]?.[column] ?? '_';
}

/** The cells of the area in use. */
export function cells(rows: string[]): Spot[] {
  return [...SPOTS.values()].filter((each) => letter(rows, each) !== '_');
}

/** The symbols on the board, printed ones first. */
export function pieces(rows: string[]): Piece[] {
  return cells(rows)
    .filter((each) => letter(rows, each) !== FREE)
    .map((each) => {
      const shown = letter(rows, each);
      const symbol = shown.toUpperCase() as SymbolName;
      return { ...each, symbol, printed: shown !== symbol };
    });
}

/** How many cells lie along a side of the area in use. */
export function side(rows: string[]): number {
  const middle = rows[WHOLE - 1] ?? '';
  return (middle.replaceAll('_', '').length + 1) / 2;
}
