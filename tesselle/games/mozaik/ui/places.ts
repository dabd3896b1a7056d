// The grid's places and where they are drawn, in units of the picture.
//
//         1^   2^   3^        a spot is a cell ('b2') or an end ('a<');
//      a< a1   a2   a3 a>     rows and columns of spots count from 0 to 4,
//      b< b1   b2   b3 b>     the ends being 0 and 4
//      c< c1   c2   c3 c>
//         1v   2v   3v

import { say } from './words.gen';

export const SIZE = 100; // of a picture
export const CARD = { width: 102, height: 70 }; // of a word
const GAP = 8;

export const WIDTH = 2 * CARD.width + 3 * SIZE + 4 * GAP;
export const HEIGHT = 2 * CARD.height + 3 * SIZE + 4 * GAP;

export const CELLS = [...'abc'].flatMap((row) => [...'123'].map((column) => row + column));
export const ENDS = [
  ...[...'abc'].flatMap((row) => [`${row}<`, `${row}>`]),
  ...[...'123'].flatMap((column) => [`${column}^`, `${column}v`]),
];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function isCell(spot: string): boolean {
  return /^[abc][123]$/.test(spot);
}

/** Row and column of a spot in the five by five that the cells and ends make. */
export function seatOf(spot: string): { row: number; column: number } {
  const mark = spot.charAt(1);
  if (mark === '^' || mark === 'v') return { row: mark === '^' ? 0 : 4, column: Number(spot[0]) };
  const row = 'abc'.indexOf(spot.charAt(0)) + 1;
  if (mark === '<' || mark === '>') return { row, column: mark === '<' ? 0 : 4 };
  return { row, column: Number(mark) };
}

export function boxOf(spot: string): Box {
  const { row, column } = seatOf(spot);
  const across = column === 0 || column === 4;
  const down = row === 0 || row === 4;
  const width = down || across ? CARD.width : SIZE;
  const height = down || across ? CARD.height : SIZE;
  const x = column === 0 ? 0 : CARD.width + GAP + (column - 1) * (SIZE + GAP);
  const y = row === 0 ? 0 : CARD.height + GAP + (row - 1) * (SIZE + GAP);
  // a word's card is centred on its line, and lies against the edge of the grid
  return {
    x: down ? x + (SIZE - width) / 2 : x,
    y: across ? y + (SIZE - height) / 2 : y,
    width,
    height,
  };
}

/** All spots row by row, as keys walk over them. */
export const SPOTS = [...CELLS, ...ENDS]
  .map((name) => ({ name, ...seatOf(name), ...boxOf(name) }))
  .sort((one, two) => one.row - two.row || one.column - two.column);

/** Where names stand: on the lower edge of a cell, on the upper edge of an end. */
export const NAMES = [...CELLS, ...ENDS].map((name) => {
  const { x, y, width, height } = boxOf(name);
  return { name, x: x + width / 2, y: isCell(name) ? y + height : y };
});

/** The cells that a word at this end looks at, in the order in which `matched` tells of them. */
export function lineOf(end: string): string[] {
  const name = end.charAt(0);
  return /[abc]/.test(name)
    ? [...'123'].map((column) => name + column)
    : [...'abc'].map((row) => row + name);
}

const SIDES = { '<': 'left-of', '>': 'right-of', '^': 'above', v: 'below' } as const;

/** Where an end is, for those who hear the page. */
export function endPlace(end: string): string {
  const line = end.charAt(0) as 'a' | 'b' | 'c' | '1' | '2' | '3';
  const side = SIDES[end.charAt(1) as keyof typeof SIDES];
  return say(side, { line: say(`line-${line}`) });
}
