// What is read out to those who listen to a match: each line of the log once, in its order; then
// what the game says of the moment, whose turn it is, and how it ended.

import { said, sentence } from '$web/lib/say';
import { ending, noted, story, turn } from '$web/lib/narration';
import { closed, ordinal } from '$web/lib/words';
import type { Event, Happened, MatchInfo, Snapshot } from '$web/wire';

const MOST = 400; // lines that stay: quick bots say forty in a second, and none may go unheard

export interface Moment {
  info: MatchInfo;
  names: string[];
  sight: Snapshot | Event;
  events: Happened[];
  /** whether several people play at this screen */
  shared: boolean;
  /** what the game says of this moment; null while it cannot tell yet */
  stage: string[] | null;
}

export class Speaker {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #count = 0;
  #seat: number | null | undefined; // whose eyes
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page depends on it
  #told = new Map<number, string | null>(); // the moves as they were told, by number
  #stage: string[] = [];
  #turn: number | null = null; // the number of the event since which it is this seat's turn
  #ended = false;

  /** What had happened before anybody listened is not read out. */
  begin(events: Happened[]): void {
    for (const event of events) this.#told.set(event.seq, event.move);
  }

  /** Read out all that is new. */
  hear({ info, names, sight, events, shared, stage }: Moment): void {
    if (this.#seat !== sight.seat) this.lines = []; // nobody hears what others saw at this screen
    this.#seat = sight.seat;
    const me = shared ? null : sight.seat;
    const fresh = events.filter((event) => this.#told.get(event.seq) !== event.move);
    this.begin(fresh);
    this.#speak([
      ...fresh.flatMap((event) => [story(event, names), ...noted(event, names, me)]),
      ...this.#staged(stage),
      ...this.#turned(sight, names, shared),
      ...this.#over(info, names, sight),
    ]);
  }

  /** Read out what belongs to no event. */
  tell(text: string): void {
    this.#speak([text]);
  }

  #speak(texts: string[]): void {
    if (!texts.length) return;
    const more = texts.map((text) => ({ id: (this.#count += 1), text }));
    this.lines = [...this.lines, ...more].slice(-MOST);
  }

  #staged(stage: string[] | null): string[] {
    const before = this.#stage;
    this.#stage = stage ?? before;
    return this.#stage.filter((text) => !before.includes(text));
  }

  #turned(sight: Snapshot | Event, names: string[], shared: boolean): string[] {
    if (!sight.legal.length) this.#turn = null;
    const moved =
      'event' in sight && sight.event.kind === 'move' && sight.event.seat === sight.seat;
    const begins =
      sight.legal.length > 0 && (this.#turn === null || (moved && this.#turn !== sight.seq));
    if (begins) this.#turn = sight.seq;
    return begins ? [`${turn(sight, names, shared)}.`] : [];
  }

  #over(info: MatchInfo, names: string[], sight: Snapshot | Event): string[] {
    if (this.#ended || !sight.over || !info.result) return [];
    this.#ended = true;
    const { title, reason, order, places } = ending(info, names, sight.seat);
    const results = order.map((seat) => {
      const summary = info.summaries?.[seat];
      return `${ordinal(places[seat] ?? 0)} ${names[seat]}${summary ? `, ${said(summary)}` : ''}.`;
    });
    const heads = [turn(sight, names, false), title].map(closed);
    return [
      ...heads.filter((text, place) => heads.indexOf(text) === place),
      ...(reason ? [reason] : []),
      ...(info.decided ? [`${sentence(said(info.decided))}.`] : []),
      ...results,
    ];
  }
}
