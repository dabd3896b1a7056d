// The matches on this device, kept by the browser: each event is stored before it is shown.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ReviewInfo, Who } from '$web/wire';

export interface KeptEvent {
  seq: number;
  kind: string;
  seat: number;
  move: string;
  /** of whoever sent it */
  id: string;
}

export interface KeptMatch {
  id: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  pinned: Record<string, unknown>;
  seed: string;
  /** the version of the kernels that it was begun with */
  kernels?: string;
  players: Who[];
  started_ms: number;
  ended_ms?: number;
  /** by seat, from 1; older matches have it once somebody asked for it */
  places?: number[];
  /** bots play it for whoever looks on: it is nobody's to list, and gone when the next begins */
  exhibition?: boolean;
}

export type Whole = KeptMatch & { events: KeptEvent[] };

interface Shelves extends DBSchema {
  matches: { key: string; value: KeptMatch };
  events: { key: [string, number]; value: KeptEvent & { match: string } };
  reviews: { key: string; value: ReviewInfo };
}

/** Somebody else, in another tab, has gone on with the match. */
export class Overtaken extends Error {}

let opening: Promise<IDBPDatabase<Shelves>> | null = null;

function open(): Promise<IDBPDatabase<Shelves>> {
  opening ??= openDB<Shelves>('tesselle', 1, {
    upgrade(database) {
      database.createObjectStore('matches', { keyPath: 'id' });
      database.createObjectStore('events', { keyPath: ['match', 'seq'] });
      database.createObjectStore('reviews', { keyPath: 'match' });
    },
  });
  opening.catch(() => (opening = null)); // to be tried again
  return opening;
}

const all = (match: string) => IDBKeyRange.bound([match, 0], [match, Infinity]);

export async function begin({ events, ...match }: Whole): Promise<void> {
  const work = (await open()).transaction(['matches', 'events'], 'readwrite');
  await work.objectStore('matches').add(match);
  for (const event of events) await work.objectStore('events').add({ ...event, match: match.id });
  await work.done;
}

/** Keep a match from elsewhere, unless it is here already; tells whether it was not. */
export async function take(match: Whole): Promise<boolean> {
  if (await (await open()).getKey('matches', match.id)) return false;
  await begin(match);
  return true;
}

/** Keep one more event, unless another of its number is there already. */
export async function append(match: string, event: KeptEvent): Promise<void> {
  try {
    await (await open()).add('events', { ...event, match });
  } catch (error) {
    if ((error as DOMException).name === 'ConstraintError') throw new Overtaken();
    throw error;
  }
}

/** Note when a match ended, and how. */
export async function end(id: string, ended_ms: number, places: number[]): Promise<void> {
  const database = await open();
  const match = await database.get('matches', id);
  if (match) await database.put('matches', { ...match, ended_ms, places });
}

export async function find(id: string): Promise<Whole | null> {
  const work = (await open()).transaction(['matches', 'events']);
  const [match, events] = await Promise.all([
    work.objectStore('matches').get(id),
    work.objectStore('events').getAll(all(id)),
  ]);
  return match ? { ...match, events } : null;
}

/** Whether the browser lets us read what it keeps. */
export async function readable(): Promise<boolean> {
  return open().then(
    () => true,
    () => false,
  );
}

/** All matches of people here, the newest first. */
export async function list(): Promise<KeptMatch[]> {
  const found = (await (await open()).getAll('matches')).filter((each) => !each.exhibition);
  return found.sort((one, other) => other.started_ms - one.started_ms);
}

/** Throw away what was only looked at. */
export async function clearExhibitions(): Promise<void> {
  const found = await (await open()).getAll('matches');
  for (const { id, exhibition } of found) if (exhibition) await remove(id);
}

export async function remove(id: string): Promise<void> {
  const work = (await open()).transaction(['matches', 'events', 'reviews'], 'readwrite');
  await work.objectStore('matches').delete(id);
  await work.objectStore('events').delete(all(id));
  await work.objectStore('reviews').delete(id);
  await work.done;
}

export async function keepReview(review: ReviewInfo): Promise<void> {
  await (await open()).put('reviews', review);
}

export async function review(match: string): Promise<ReviewInfo | null> {
  return (await (await open()).get('reviews', match)) ?? null;
}
