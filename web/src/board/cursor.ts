// Walking over the board with the arrow keys.

import type { Spot } from './hex';

const STEPS: Record<string, [row: number, column: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The cell that a key leads to from `spot`; null for any other key, or at the edge.
 *
 * Rows are shifted by half a cell, so a step up or down takes the neighbour that is nearer to
 * `aim`: the walk goes straight instead of drifting to one side. */
export function stepped(spots: Spot[], spot: Spot, pressed: string, aim: number): Spot | null {
  const step = STEPS[pressed];
  if (!step) return null;
  const [rows, columns] = step;
  if (columns)
    return spots.find((to) => to.row === spot.row && to.column === spot.column + columns) ?? null;
  const row = spots.filter((to) => to.row === spot.row + rows);
  const off = (to: Spot) => Math.abs(to.x - aim);
  return row.toSorted((one, other) => off(one) - off(other))[0] ?? null;
}
