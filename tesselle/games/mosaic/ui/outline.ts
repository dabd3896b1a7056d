// The shape of a group of cells, for cells that are known to belong together.

import { corners, DIRECTIONS, middle, WIDTH, type Spot } from '$web/board/hex';

const CORNERS = corners(1); // edge `d` of a cell lies between the corners d + 1 and d + 2

type Point = [x: number, y: number];
type Place = Pick<Spot, 'q' | 'r'>;

function beside(spot: Place, direction: number): Place {
  const [q, r] = DIRECTIONS[(direction + 6) % 6]!;
  return { q: spot.q + q, r: spot.r + r };
}

function key({ q, r }: Place): string {
  return `${q} ${r}`;
}

function written([x, y]: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}

/** The outline of a group, drawn `inset` inside its edge, as a path of straight strokes. */
export function outline(spots: Spot[], inset: number): string {
  const inside = new Set(spots.map(key));
  const step = (2 * inset) / WIDTH; // how far a corner moves for lines to move by `inset`
  const strokes: string[] = [];
  for (const spot of spots) {
    for (const direction of DIRECTIONS.keys()) {
      if (inside.has(key(beside(spot, direction)))) continue;
      const ends = [-1, 1].map((turn) => {
        const [x, y] = CORNERS[(direction + (turn < 0 ? 1 : 2)) % 6]!;
        const corner: Point = [spot.x + x, spot.y + y];
        if (!inside.has(key(beside(spot, direction + turn))))
          return [corner[0] - step * x, corner[1] - step * y] as Point;
        // the outline bends inwards here: away from the cell that lies outside
        const outside = beside(spot, direction);
        const [ox, oy] = middle(outside.q, outside.r);
        return [corner[0] + step * (corner[0] - ox), corner[1] + step * (corner[1] - oy)] as Point;
      });
      strokes.push(`M${ends.map(written).join('L')}`);
    }
  }
  return strokes.join('');
}

/** Lines between the middles of neighbours in a group: they close the joints between tiles. */
export function bonds(spots: Spot[]): string {
  const inside = new Map(spots.map((spot) => [key(spot), spot]));
  return spots
    .flatMap((spot) =>
      [0, 1, 2].map((direction) => {
        const other = inside.get(key(beside(spot, direction)));
        return other ? `M${spot.x} ${spot.y}L${other.x} ${other.y}` : '';
      }),
    )
    .join('');
}

/** The cell of a group that is nearest to its middle: where to write about it. */
export function heart(spots: Spot[]): Spot | undefined {
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  const far = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return spots.toSorted((one, other) => far(one) - far(other))[0];
}
