// One match as this person sees it: kept up to date over the line.

import { newId } from '$web/lib/api';
import type { Moment } from '$web/lib/board';
import { EventQueue } from '$web/lib/eventqueue';
import { isHere } from '$web/lib/here';
import { MOMENT_MS } from '$web/lib/pace';
import { socket } from '$web/lib/socket.svelte';
import type {
  DoAct,
  Event,
  Happened,
  PlayMove,
  Previewed,
  Refused,
  Snapshot,
  ToClient,
} from '$web/wire';

export type Act = DoAct['act'];

export class Watched {
  sight = $state.raw<Snapshot | Event | null>(null);
  /** when the sight came, to let clocks run on from there */
  at_ms = $state(0);
  events = $state.raw<Happened[]>([]);
  /** the latest event, when it came while we watched */
  news = $state.raw<Event | null>(null);
  /** what is rare about it, to be staged */
  moments = $state.raw<Moment[]>([]);
  /** finds that out, once the game is known */
  staged: (event: Event, before: Snapshot | Event) => Moment[] = () => [];
  previewed = $state.raw<Previewed | null>(null);
  /** what is on its way to the server: sent again if the line breaks, done once */
  pending = $state.raw<PlayMove | DoAct | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** why a place that was touched is no move */
  reason = $state.raw<Refused | null>(null);
  /** at a shared screen: whether the next person must not see what the last one saw */
  curtain = $state(false);
  /** whether seats see different things; unknown until two were compared */
  secrets = $state<boolean | null>(null);
  /** through whose eyes, where several people share this screen; our own if none */
  #eyes: number | null = null;
  #asked = ''; // the id of the question that `reason` answers
  #queue = new EventQueue((event, at_ms) => this.#advance(event, at_ms));
  #stop: () => void;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly invitation: string | null = null,
  ) {
    this.#stop = socket.listen(
      (message) => this.#hear(message),
      () => this.#greet(),
    );
    if (isHere(id)) this.#greet(); // no server need be there
  }

  close(): void {
    clearTimeout(this.#waiting);
    socket.send({ type: 'unwatch', match: this.id });
    this.#stop();
    this.#queue.clear();
  }

  /** Send a move; the answer comes as an event or a refusal. */
  play(move: string): void {
    const seq = this.sight?.seq ?? 0;
    this.#send({ type: 'move', match: this.id, seq, move, id: newId(), seat: this.#eyes });
  }

  /** Resign, leave, ask to take back, or answer. */
  act(act: Act): void {
    this.#send({ type: 'act', match: this.id, act, id: newId(), seat: this.#eyes });
  }

  /** Ask what a move would earn; `previewed` tells. */
  preview(move: string): void {
    socket.send({ type: 'preview', match: this.id, move, seat: this.#eyes });
  }

  /** Ask why a move is not legal; `reason` tells. */
  why(move: string): void {
    this.#asked = newId();
    socket.send({ type: 'preview', match: this.id, move, id: this.#asked, seat: this.#eyes });
  }

  /** Look through another seat's eyes, as whoever shares the screen takes it over. */
  look(seat: number): void {
    if (seat === this.#eyes) return;
    this.#eyes = seat;
    this.#watch(0);
  }

  #send(ask: PlayMove | DoAct): void {
    this.refused = null;
    this.pending = ask;
    socket.urge(ask);
  }

  #greet(): void {
    if (isHere(this.id) && this.sight) return; // it needs no line to a server
    this.#watch();
    if (this.pending) socket.urge(this.pending);
  }

  #watch(since = this.events.at(-1)?.seq ?? 0): void {
    socket.send({
      type: 'watch',
      match: this.id,
      since,
      invitation: this.invitation,
      seat: this.#eyes,
    });
  }

  #hear(message: ToClient): void {
    if (!('match' in message) || !this.#mine(message)) return;
    if (message.type === 'snapshot') this.#begin(message);
    else if (message.type === 'event') this.#queue.add(message);
    else if (message.type === 'previewed') this.previewed = message;
    else this.#refuse(message);
  }

  /** Tell whether a message is about this match; before we see it, so is a refusal that names none. */
  #mine(message: { type: string; match: string | null }): boolean {
    return (
      message.match === this.id ||
      (message.type === 'refused' && message.match === null && !this.sight)
    );
  }

  #refuse(refused: Refused): void {
    if (refused.id !== null && refused.id === this.#asked) {
      this.reason = refused;
      return;
    }
    const watching = this.sight !== null;
    if (refused.id === null && watching) return; // a preview: there is just none
    if (refused.code === 'unavailable') this.#retry(refused);
    else if (refused.id === this.pending?.id) this.pending = null;
    this.refused = refused;
  }

  /** The database is away: ask once more in a while; a move is done once, for its id is the same. */
  #retry(refused: Refused): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#greet(), 1000 * Number(refused.details.retry_after_s));
  }

  #begin(snapshot: Snapshot): void {
    this.#queue.clear();
    const before = this.sight;
    if (before && before.seat !== snapshot.seat && !snapshot.over) {
      this.secrets = differ(before, snapshot);
      this.curtain = this.secrets;
      this.news = null;
    }
    this.moments = [];
    const known = this.events.filter((event) => event.seq < (snapshot.events[0]?.seq ?? Infinity));
    this.events = [...known, ...snapshot.events];
    this.#see(snapshot);
  }

  /** Show one more event; returns for how long it is staged, in milliseconds. */
  #advance(event: Event, at_ms: number): number {
    if (event.id !== null && event.id === this.pending?.id) this.pending = null;
    const last = this.events.at(-1)?.seq ?? 0;
    if (event.event.seq > last + 1) this.#watch();
    if (event.event.seq !== last + 1) return 0;
    const revealed = (seq: number) => event.revealed.find((each) => each.seq === seq);
    this.events = [...this.events.map((each) => revealed(each.seq) ?? each), event.event];
    this.news = event;
    this.moments = this.sight ? this.staged(event, this.sight) : [];
    this.#see(event, at_ms);
    return this.moments.length ? MOMENT_MS : 0;
  }

  #see(sight: Snapshot | Event, at_ms = performance.now()): void {
    if (this.refused?.code === 'unavailable') this.refused = null; // it is back
    this.at_ms = at_ms;
    this.sight = sight;
  }
}

/** Tell whether two seats see different things, other than which seat they are. */
function differ(one: Snapshot | Event, other: Snapshot): boolean {
  const [mine, theirs] = [one, other].map(({ view }) => JSON.stringify({ ...view, seat: null }));
  return mine !== theirs;
}
