// How long the table shows an event before the next one: the bids, until all plates are turned.

import type { Event } from '$web/wire';

export const TURN_MS = 180; // for one plate
const READ_MS = 600;

/** The plates are turned one by one, then lined up. */
export default function pace(event: Event): number {
  return event.revealed.length ? (event.revealed.length + 3) * TURN_MS + READ_MS : 0;
}
