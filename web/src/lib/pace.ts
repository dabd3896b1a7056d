// How fast what happens is shown: each event so long, before the next one takes its place.

import { Stored } from '$web/lib/stored.svelte';
import type { Event } from '$web/wire';

export type Pace = 'instant' | 'quick' | 'calm';

/** as somebody likes it */
export const pace = new Stored<Pace>('pace', 'quick');

export const SHOWN_MS: Record<Pace, number> = { instant: 0, quick: 600, calm: 900 };
export const COUNTED_MS: Record<Pace, number> = { instant: 0, quick: 450, calm: 900 }; // a line
export const MOMENT_MS = 1200; // for what is rare
const OWN_SHARE = 0.5; // what one did oneself is known already
const NOTE_MS = 2000; // to read a line such as "Anna cannot move: the turn is skipped"
const MOST_WAITING = 8; // events: where more wait, all are shown more quickly

type GamePace = (event: Event) => number; // milliseconds

const found = import.meta.glob<{ default: GamePace }>('../../../tesselle/games/*/ui/pace.ts', {
  eager: true,
});
const games = new Map(
  Object.entries(found).map(([path, { default: of }]) => [path.split('/').at(-3), of]),
);

/** How long an event is to be seen: as its game says at least, and to read a note that is new. */
export function shown_ms(event: Event, before: Event | null, waiting = 0): number {
  if (pace.now === 'instant') return 0;
  const [now, last] = [event, before].map((each) => JSON.stringify(each?.event.notes ?? []));
  const note_ms = now !== '[]' && now !== last ? NOTE_MS : 0;
  const game_ms = games.get(event.view['game'] as string)?.(event) ?? 0;
  return Math.max(note_ms, game_ms, move_ms(event)) * Math.min(1, MOST_WAITING / waiting);
}

/** What is chosen in secret shows nothing. */
function move_ms({ event, seat }: Event): number {
  if (event.kind !== 'move' || event.move === null) return 0;
  return SHOWN_MS[pace.now] * (event.seat === seat ? OWN_SHARE : 1);
}
