// Walking over the places of a board with the keys of a grid.

export interface Walkable {
  name: string;
  row: number; // from 0, from the top
  column: number; // from 0, within the row
  x: number;
  y: number;
}

const STEPS: Record<string, [row: number, column: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey'>;

/** The place that a key leads to from `here`; null for any other key, or at the edge.
 *
 * Rows may be shifted, so a step up or down takes the neighbour that is nearer to `aim`: the
 * walk goes straight instead of drifting to one side.  Home and End lead to the ends of the row,
 * with Ctrl to those of the board. */
export function stepped<Place extends Walkable>(
  places: Place[],
  here: Place,
  { key, ctrlKey }: Pressed,
  aim: number,
): Place | null {
  const line = places.filter(({ row }) => row === here.row);
  if (key === 'Home') return (ctrlKey ? places : line)[0] ?? null;
  if (key === 'End') return (ctrlKey ? places : line).at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  const [rows, columns] = step;
  if (columns) return line.find(({ column }) => column === here.column + columns) ?? null;
  const row = places.filter((to) => to.row === here.row + rows);
  const off = (to: Place) => Math.abs(to.x - aim);
  return row.toSorted((one, other) => off(one) - off(other))[0] ?? null;
}
