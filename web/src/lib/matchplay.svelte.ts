// Playing a match: what the page of a match shows, and what a person does there.

import { untrack } from 'svelte';
import { get, invited, Refusal } from '$web/lib/api';
import { stage, type Answer, type Stage } from '$web/lib/board';
import { atOnce } from '$web/lib/habits';
import { isHere } from '$web/lib/here';
import { Watched } from '$web/lib/match.svelte';
import { me } from '$web/lib/me.svelte';
import { standing } from '$web/lib/narration';
import { RoomWatch } from '$web/lib/room.svelte';
import { why } from '$web/lib/say';
import { shelf } from '$web/lib/shelf.svelte';
import { Speaker } from '$web/lib/speaker.svelte';
import { toasts } from '$web/lib/toasts.svelte';
import { call } from '$web/lib/turnAlert';
import type { AnalysisInfo, Event, MatchInfo, Problem, Snapshot, Who } from '$web/wire';

type Sight = Snapshot | Event;

/** Something that holds for one moment of the match, and is forgotten with it. */
type OfMoment<T> = { sight: Sight | null; value: T } | null;

/** Made while its page is: what it listens to, it hears as long as the page is there. */
export class MatchPlay {
  readonly watched: Watched;
  readonly speaker = new Speaker();
  room = $state<RoomWatch | null>(null);
  info = $state.raw<MatchInfo | null>(null);
  /** why we may not see it */
  unseen = $state.raw<Problem | null>(null);
  /** to the question that the board asks */
  answers = $state.raw<Answer[]>([]);
  /** what is chosen may still grow: it is not played at once */
  waits = false;
  #choice = $state.raw<{ move: string; turn: string } | null>(null);
  #considered = $state<string | null>(null);
  #advice = $state.raw<OfMoment<AnalysisInfo>>(null);
  #lit = $state.raw<OfMoment<number>>(null);
  #staged = $state.raw<Stage | null>(null);
  #phase = ''; // that `info` tells of; asked again with the next sight if that failed
  #listening = false; // the speaker knows what had happened before

  readonly moves = $derived.by(() => standing(this.watched.events));
  readonly names = $derived.by(() => (this.info ? shelf.callAll(this.info.players) : []));
  readonly title = $derived.by(() => (this.info ? shelf.title(this.info.game) : 'Tesselle'));
  /** the seats that are played at this screen: mine, and those of people beside me */
  readonly #ours = $derived.by(() =>
    (this.info?.players ?? []).flatMap((who, seat) => (this.#plays(who) ? [seat] : [])),
  );
  /** whether several people play at this screen */
  readonly shared = $derived.by(() => this.#ours.length > 1);
  /** whose turn it is at this screen, when it is not theirs who looks */
  readonly next = $derived.by(() => {
    const { sight } = this;
    if (!this.shared || !sight || sight.over) return undefined;
    if (sight.seat !== null && sight.waiting.includes(sight.seat)) return undefined;
    return this.#ours.find((seat) => sight.waiting.includes(seat));
  });
  /** whether what is seen is not for whoever sits here now */
  readonly covered = $derived.by(
    () => this.watched.curtain || (this.next !== undefined && this.watched.secrets !== false),
  );
  readonly #turn = $derived.by(() => this.#turnOf(this.sight?.seat ?? null));
  /** the move put together, as long as it is the same turn and may still be played */
  readonly chosen = $derived.by(() => {
    const choice = this.#choice;
    const holds = choice?.turn === this.#turn && this.sight?.legal.includes(choice.move);
    return choice && holds ? choice.move : null;
  });
  /** what the chosen move, or else the one that a piece hovers over, would earn */
  readonly previewed = $derived.by(() => {
    const { previewed } = this.watched;
    const asked = previewed?.move === (this.chosen ?? this.#considered);
    return asked && previewed?.seq === this.sight?.seq ? previewed : null;
  });
  readonly lit = $derived.by(() => {
    if (this.chosen) return null;
    const seq = this.litSeq;
    const event = seq === null ? this.moves.at(-1) : this.moves.find((each) => each.seq === seq);
    return event?.earned ?? null;
  });

  constructor(
    readonly id: string,
    readonly invitation: string | null,
  ) {
    this.watched = new Watched(id, invitation);
    $effect(() => this.#keepInformed());
    $effect(() => this.#handOver());
    $effect(() => this.#alert());
    $effect(() => this.#speak());
    $effect(() => this.#tellRefusal());
  }

  close(): void {
    this.watched.close();
    this.room?.close();
  }

  get sight(): Sight | null {
    return this.watched.sight;
  }

  /** whether it is our turn */
  get mine(): boolean {
    return (this.sight?.legal.length ?? 0) > 0;
  }

  /** what our search would play, if it was asked at this moment */
  get advice(): AnalysisInfo | null {
    return this.#advice?.sight === this.sight ? (this.#advice?.value ?? null) : null;
  }

  set advice(value: AnalysisInfo | null) {
    this.#advice = value && { sight: this.sight, value };
  }

  /** the event whose points are lit, if one was touched at this moment */
  get litSeq(): number | null {
    return this.#lit?.sight === this.sight ? (this.#lit?.value ?? null) : null;
  }

  set litSeq(value: number | null) {
    this.#lit = value === null ? null : { sight: this.sight, value };
  }

  /** Choose a move or none: it is played at once where somebody likes that, else looked at. */
  choose(move: string | null): void {
    untrack(() => {
      const before = this.chosen;
      this.#choice = move === null ? null : { move, turn: this.#turn };
      if (move === before) return;
      if (move === null) return this.consider(this.#considered);
      if (atOnce.now && !this.waits) this.play(move);
      else this.watched.preview(move);
    });
  }

  /** A piece hovers there, and nothing is put down. */
  consider(move: string | null): void {
    untrack(() => {
      this.#considered = move;
      if (move && !this.chosen) this.watched.preview(move);
    });
  }

  play(move: string): void {
    if (!this.watched.pending) this.watched.play(move);
  }

  #plays(who: Who): boolean {
    if (isHere(this.id)) return who.kind !== 'bot';
    return me.who !== null && (who.id === me.who.id || who.owner === me.who.id);
  }

  /** A seat's turn ends with a move of its own, and with a move that is taken back. */
  #turnOf(seat: number | null): string {
    const ended = this.watched.events.filter(
      ({ kind, seat: whose }) => kind === 'undo' || (kind === 'move' && whose === seat),
    );
    return `${seat} ${ended.length}`;
  }

  /** Who plays and how it ended changes when the match ends and when a seat is given up. */
  #keepInformed(): void {
    const GIVEN_UP = ['resign', 'leave', 'time'];
    const changes = this.watched.events.filter((event) => GIVEN_UP.includes(event.kind)).length;
    const phase = `${this.sight?.over} ${changes}`;
    if (this.sight && phase !== this.#phase) untrack(() => void this.#ask(phase));
  }

  async #ask(phase: string): Promise<void> {
    try {
      const info = await get<MatchInfo>(invited(`/matches/${this.id}`, this.invitation));
      this.info = info;
      this.#phase = phase;
      if (!isHere(this.id)) this.room ??= new RoomWatch(info.table, this.invitation);
      this.#staged ??= (await stage.load(info.game)) ?? (() => []);
    } catch (error) {
      const hidden = error instanceof Refusal && error.status === 404 && !this.info;
      if (hidden) this.unseen = error.problem;
      else toasts.refuse(error);
    }
  }

  /** The next person at this screen takes over. */
  #handOver(): void {
    const { next } = this;
    if (next !== undefined) untrack(() => this.watched.look(next));
  }

  #alert(): void {
    if (this.mine && !this.shared) untrack(() => this.watched.news && call(this.title));
  }

  #speak(): void {
    const { info, names, sight, shared } = this;
    const { events } = this.watched;
    if (!sight) return;
    if (!this.#listening) untrack(() => this.speaker.begin(events));
    this.#listening = true;
    if (!info || !this.#staged || this.covered) return;
    const moment = { info, names, sight, events, shared, stage: this.#staged(sight.view, names) };
    untrack(() => this.speaker.hear(moment));
  }

  #tellRefusal(): void {
    const { refused } = this.watched;
    if (refused) untrack(() => this.sight && toasts.tell(why(refused), 'refused'));
  }
}
