// Where the lines of a tally are drawn on a mosaic; cells are one unit wide, a1 at the origin.

import { SIDE } from './words';
import type { TallyLine } from '$web/wire';

export interface Mark {
  line: TallyLine;
  /** the coins of a neighbour sit on the edge to it; all else are points */
  coins: boolean;
  /** where the number stands */
  x: number;
  y: number;
  /** the outline of the cells, turned about its middle */
  outline: {
    x: number;
    y: number;
    width: number;
    height: number;
    turn: number;
  };
}

export function spot(cell: string): { x: number; y: number } {
  return { x: cell.charCodeAt(1) - 49 + 0.5, y: cell.charCodeAt(0) - 97 + 0.5 };
}

export function marks(lines: TallyLine[]): Mark[] {
  return lines.filter((line) => line.cells.length > 0).map(mark);
}

function mark(line: TallyLine): Mark {
  const spots = line.cells.map(spot);
  const [left, right] = [
    Math.min(...spots.map((at) => at.x)),
    Math.max(...spots.map((at) => at.x)),
  ];
  const [top, bottom] = [
    Math.min(...spots.map((at) => at.y)),
    Math.max(...spots.map((at) => at.y)),
  ];
  const across = right - left + 1;
  const down = bottom - top + 1;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const slanted = spots.length < across * down;
  const turn = !slanted ? 0 : spots[0]?.x === left ? 45 : -45;
  const width = slanted ? (across - 1) * Math.SQRT2 + 1 : across;
  const height = slanted ? 1 : down;
  const outline = {
    ...middle,
    width: width - 0.08,
    height: height - 0.08,
    turn,
  };
  return {
    line,
    coins: spots.length === 2,
    outline,
    ...number(middle, across, down, turn),
  };
}

/** Lines have their number at their end, outside the tiles; squares in their middle. */
function number(middle: { x: number; y: number }, across: number, down: number, turn: number) {
  if (turn !== 0) return { x: turn > 0 ? SIDE : 0, y: SIDE };
  if (down === 1 && across === SIDE) return { x: SIDE, y: middle.y };
  if (across === 1 && down === SIDE) return { x: middle.x, y: SIDE };
  return middle;
}
