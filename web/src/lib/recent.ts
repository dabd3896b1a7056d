// What happened since somebody's last turn: it stays marked on the board.

import type { Happened } from '$web/wire';

export type Told = Happened & { move: string };

/**
 * The moves since the seat's last one, oldest first; its own last one where nothing followed.
 *
 * Whoever looks on sees those since the last mover moved before.
 */
export function recent(moves: Happened[], seat: number | null): Told[] {
  const told = moves.filter((each): each is Told => each.move !== null);
  const earlier = told.slice(0, -1);
  if (seat === null) return told.slice(lastOf(earlier, told.at(-1)?.seat) + 1);
  const since = told.slice(lastOf(told, seat) + 1);
  return since.length ? since : told.slice(-1);
}

function lastOf(moves: Told[], seat: number | undefined): number {
  return moves.findLastIndex((each) => each.seat === seat);
}
