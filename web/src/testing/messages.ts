// Messages of a match 'm1', as a test needs them: seat 0 is ours, and what is not said is dull.

import type { Event, Happened, Snapshot } from '$web/wire';

export function happened(seq: number, move: string | null = 'x'): Happened {
  return {
    seq,
    kind: 'move',
    seat: 0,
    move,
    at_ms: 0,
    notes: [],
    earned: null,
    said: null,
  } as never;
}

export function snapshot(events: Happened[], more: Partial<Snapshot> = {}): Snapshot {
  const seq = events.at(-1)?.seq ?? 0;
  const sight = { view: {}, seat: 0, legal: ['x'], waiting: [0], over: false, clock: null };
  return { type: 'snapshot', match: 'm1', seq, events, ...sight, ...more } as Snapshot;
}

export function event(seq: number, more: Partial<Event> = {}): Event {
  const sight = { view: {}, seat: 0, legal: [], waiting: [1], over: false, clock: null };
  const what = { event: happened(seq), revealed: [], id: null };
  return { type: 'event', match: 'm1', seq, ...what, ...sight, ...more } as Event;
}
