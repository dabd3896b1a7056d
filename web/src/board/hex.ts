// Boards of pointy hexagons, as `tesselle/engine/hexgrid.py` numbers and names them: rows `a`,
// `b`, … from the top, numbers from 1 left to right.  One unit is the radius of a cell.

export interface Spot {
  name: string; // "h8"
  row: number; // from 0, from the top
  column: number; // from 0, within the row
  q: number; // axial, from the centre
  r: number;
  x: number; // the middle of the cell
  y: number;
}

export const WIDTH = Math.sqrt(3); // of a cell; the middles of neighbours lie so far apart
export const FACE = 0.95; // the radius of what is drawn on a cell: a little joint stays free

/** Steps to the six neighbours, clockwise from the east. */
export const DIRECTIONS: readonly [q: number, r: number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The middle of the cell at (q, r). */
export function middle(q: number, r: number): [x: number, y: number] {
  return [WIDTH * (q + r / 2), 1.5 * r];
}

/** The `points` of a pointy hexagon around the origin. */
export function hexagon(radius: number): string {
  return corners(radius)
    .map(([x, y]) => `${x},${y}`)
    .join(' ');
}

/** The six corners of a pointy hexagon, clockwise from the top. */
export function corners(radius: number): [x: number, y: number][] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner;
    return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
  });
}

/** All cells of a board with `side` cells along each side, row by row. */
export function grid(side: number): Spot[] {
  const reach = side - 1;
  const spots: Spot[] = [];
  for (let r = -reach; r <= reach; r++) {
    const first = Math.max(-reach, -r - reach);
    const last = Math.min(reach, -r + reach);
    for (let q = first; q <= last; q++) {
      const [x, y] = middle(q, r);
      const name = `${String.fromCharCode(97 + r + reach)}${q - first + 1}`;
      spots.push({ name, row: r + reach, column: q - first, q, r, x: round(x), y: round(y) });
    }
  }
  return spots;
}

/** The `viewBox` around a board with `side` cells along each side. */
export function frame(side: number, margin = 0.15): string {
  const reach = side - 1;
  const width = WIDTH * (reach + 0.5) + margin;
  const height = 1.5 * reach + 1 + margin;
  return [-width, -height, 2 * width, 2 * height].map(round).join(' ');
}

/** The cell (q, r) that holds the point (x, y). */
export function at(x: number, y: number): [q: number, r: number] {
  const r = y / 1.5;
  const q = x / WIDTH - r / 2;
  const s = -q - r;
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const roundS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  // the three must add up to 0: mend the one that was rounded most
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  return [roundQ, roundR];
}

type Pointer = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Where on the drawing (in its own units) a pointer is. */
export function pointed(drawing: SVGSVGElement, event: Pointer): [x: number, y: number] {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return [NaN, NaN];
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
