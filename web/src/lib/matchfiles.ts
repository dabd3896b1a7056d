// Matches of this device as files: all of them to take along, and what a file brings.

import { ownProblem, Refusal } from '$web/lib/api';
import { keptHere } from '$web/lib/here';
import { save } from '$web/lib/picture';
import { packed } from '$web/lib/records';
import { route } from '$web/lib/route.svelte';
import { say } from '$web/lib/say';
import { toasts } from '$web/lib/toasts.svelte';
import type { Whole } from '$web/device/store';

const FORMAT = 'tesselle-matches/1';

/** Save matches as they are kept, with all their events; all of them where no id is named. */
export async function saveMatches(...ids: string[]): Promise<void> {
  const store = await import('$web/device/store');
  const wanted = ids.length ? ids : (await store.list()).map(({ id }) => id);
  const matches = (await Promise.all(wanted.map((id) => store.find(id)))).filter(Boolean);
  save(JSON.stringify({ format: FORMAT, matches }), 'application/json', 'tesselle-matches.json');
}

/** Open a file: a record is looked back upon, matches are kept here beside those that are. */
export async function open(file: File): Promise<void> {
  const found = await parsed(file);
  if (found['format'] !== FORMAT) return route.go(`replay/${await packed(found)}`);
  const matches = found['matches'];
  if (!Array.isArray(matches) || !matches.every(isWhole)) throw unreadable();
  const store = await import('$web/device/store');
  let taken = 0;
  for (const match of matches) if (await store.take(match)) taken += 1;
  if (taken) keptHere.now = true;
  toasts.tell(say('matches-taken-in-of', { taken, matches: matches.length }));
}

async function parsed(file: File): Promise<Record<string, unknown>> {
  try {
    const found = JSON.parse(await file.text()) as unknown;
    if (typeof found === 'object' && found !== null) return found as Record<string, unknown>;
  } catch {
    // told below
  }
  throw unreadable();
}

function unreadable(): Refusal {
  return new Refusal(422, ownProblem('unreadable', say('unreadable-file')));
}

/** Whether this is a match as we keep it: what is played by its events is checked when it is opened. */
function isWhole(found: unknown): found is Whole {
  const { id, game, rules, seed, players, started_ms, events } = Object(found) as Partial<Whole>;
  return (
    [id, game, rules, seed].every((each) => typeof each === 'string') &&
    id!.startsWith('here-') &&
    typeof started_ms === 'number' &&
    Array.isArray(players) &&
    Array.isArray(events) &&
    events.every(
      (event, place) => event.seq === place + 1 && typeof event.move === 'string' && event.kind,
    )
  );
}
