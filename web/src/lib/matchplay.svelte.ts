// Playing a match: what the page of a match shows, and what a person does there.

import { untrack } from 'svelte';
import { get, invited, post, Refusal } from '$web/lib/api';
import { moments, stage, type Answer, type Moment, type Moments, type Stage } from '$web/lib/board';
import { atOnce } from '$web/lib/habits';
import { isHere } from '$web/lib/here';
import { Watched } from '$web/lib/match.svelte';
import { me } from '$web/lib/me.svelte';
import { ending, noted, standing } from '$web/lib/narration';
import { oneAmongBots } from '$web/lib/opponents';
import { recent } from '$web/lib/recent';
import { RoomWatch } from '$web/lib/room.svelte';
import { said, sentence, why } from '$web/lib/say';
import { shelf } from '$web/lib/shelf.svelte';
import * as sounds from '$web/lib/sounds';
import { Speaker } from '$web/lib/speaker.svelte';
import { attempt, toasts } from '$web/lib/toasts.svelte';
import { call } from '$web/lib/turnAlert';
import type {
  AnalysisInfo,
  ChoiceInfo,
  Event,
  MatchInfo,
  Problem,
  Refused,
  Snapshot,
  Who,
} from '$web/wire';

type Sight = Snapshot | Event;

const ADVISED = 3; // choices

const ALL_COLOURS = [...'RGBOYP'].map((name) => `var(--${name})`);

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
  /** our search looks for advice */
  thinking = $state(false);
  /** what is chosen may still grow: it is not played at once */
  waits = false;
  #choice = $state.raw<{ move: string; turn: string } | null>(null);
  #considered = $state<string | null>(null);
  #advice = $state.raw<OfMoment<AnalysisInfo>>(null);
  #lit = $state.raw<OfMoment<number>>(null);
  #reason = $state.raw<OfMoment<Refused>>(null);
  #staged = $state.raw<Stage | null>(null);
  #rare: Moments | null = null;
  #counting = $state(false);
  #counted = false;
  #phase = ''; // that `info` tells of; asked again with the next sight if that failed
  #listening = false; // the speaker knows what had happened before

  readonly moves = $derived.by(() => standing(this.watched.events));
  /** what happened since our last turn, oldest first */
  readonly recent = $derived.by(() => recent(this.moves, this.sight?.seat ?? null));
  /** what that brought about besides, in sentences */
  readonly notes = $derived.by(() => {
    if (this.sight?.over) return [];
    const me = this.shared ? null : (this.sight?.seat ?? null);
    const all = this.recent.flatMap((event) => noted(event, this.names, me));
    return all.filter((note, place) => all.indexOf(note) === place);
  });
  /** what is rare about the latest event, or the end of the match, to be staged */
  readonly moments = $derived.by(() => {
    if (!this.ended || !this.info || !this.watched.news) return this.watched.moments;
    const { title } = ending(this.info, this.names, this.sight?.seat ?? null);
    const about = this.info.decided ? sentence(said(this.info.decided)) : '';
    return [{ text: title, about, colours: ALL_COLOURS }];
  });
  /** whether it is over, and all there is to count was counted */
  readonly ended = $derived.by(
    () => this.sight?.over === true && this.info?.result != null && !this.#counting,
  );
  readonly names = $derived.by(() => (this.info ? shelf.callAll(this.info.players) : []));
  readonly title = $derived.by(() => (this.info ? shelf.title(this.info.game) : 'Tesselle'));
  /** the seats that are played at this screen: mine, and those of people beside me */
  readonly ours = $derived.by(() =>
    (this.info?.players ?? []).flatMap((who, seat) => (this.#plays(who) ? [seat] : [])),
  );
  /** whether several people play at this screen */
  readonly shared = $derived.by(() => this.ours.length > 1);
  /** whose turn it is at this screen, when it is not theirs who looks */
  readonly next = $derived.by(() => {
    const { sight } = this;
    if (!this.shared || !sight || sight.over) return undefined;
    if (sight.seat !== null && sight.waiting.includes(sight.seat)) return undefined;
    return this.ours.find((seat) => sight.waiting.includes(seat));
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
    if (this.sight?.over && seq === null) return null; // the table lies as it is
    const event = seq === null ? this.moves.at(-1) : this.moves.find((each) => each.seq === seq);
    return event?.earned ?? null;
  });

  constructor(
    readonly id: string,
    readonly invitation: string | null,
  ) {
    this.watched = new Watched(id, invitation);
    this.watched.staged = (event, before) => this.#tell(event, before);
    $effect(() => this.#keepInformed());
    $effect(() => this.#handOver());
    $effect(() => this.#alert());
    $effect(() => this.#speak());
    $effect(() => this.#tellRefusal());
    $effect(() => this.#explain());
    $effect(() => this.#lookAgain());
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

  get mayHint(): boolean {
    return this.mine && (isHere(this.id) || (this.room?.room?.table.hints ?? false));
  }

  /** whether one person's rating against bots hangs on it: nothing is taken back or left to others */
  get countsAgainstBots(): boolean {
    return this.info !== null && this.info.rated && oneAmongBots(this.info.players);
  }

  /** whether there is something of ours to go back behind, and nobody has asked for it yet */
  get mayUndo(): boolean {
    if (this.countsAgainstBots) return false;
    return !this.sight?.undo && this.moves.some((event) => event.seat === this.sight?.seat);
  }

  /** Ask our search what it would play; the answer is dropped if the match has gone on. */
  async hint(): Promise<void> {
    this.thinking = true;
    const query = this.shared ? `?seat=${this.sight?.seat}` : '';
    const asked = this.sight?.seq;
    const found = await attempt(() => post<AnalysisInfo>(`/matches/${this.id}/hint${query}`));
    if (found && this.sight?.seq === asked)
      this.advice = { ...found, choices: best(found.choices) };
    this.thinking = false;
  }

  /** the event whose points are lit, if one was touched at this moment */
  get litSeq(): number | null {
    return this.#lit?.sight === this.sight ? (this.#lit?.value ?? null) : null;
  }

  set litSeq(value: number | null) {
    this.#lit = value === null ? null : { sight: this.sight, value };
  }

  /** why a place that was touched is no move, if one was touched last */
  get reason(): Refused | null {
    return this.#reason?.sight === this.sight ? (this.#reason?.value ?? null) : null;
  }

  /** the cells that show it */
  get because(): string[] {
    return (this.reason?.details['cells'] ?? []) as string[];
  }

  /** The board counts the points of the end, or is done: the result waits for it, once. */
  count(now: boolean): void {
    if (this.#counting && !now) this.#counted = true;
    this.#counting = now && !this.#counted;
  }

  /** Choose a move or none: it is played at once where somebody likes that, else looked at. */
  choose(move: string | null): void {
    untrack(() => {
      this.#reason = null;
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
      this.#rare ??= await moments.load(info.game).catch(() => null); // the board says so
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
    if (this.ended) untrack(() => this.watched.news && sounds.play('end'));
  }

  /** Let an event be heard; returns what of it is staged. */
  #tell(news: Event, before: Sight): Moment[] {
    if (news.event.kind !== 'move' || this.covered) return [];
    const told = this.#rare?.(news.event, before.view, news.view, this.names);
    const sound = told?.moments.length ? 'moment' : told?.sound;
    if (sound) sounds.play(sound);
    return told?.moments ?? [];
  }

  #speak(): void {
    const { info, names, sight, shared } = this;
    const { events } = this.watched;
    if (!sight) return;
    if (!this.#listening) untrack(() => this.speaker.begin(events));
    this.#listening = true;
    if (!info || !this.#staged || this.covered) return;
    const rare = this.watched.moments.map(({ text, about }) => `${text} ${about}.`);
    const stage = this.#staged(sight.view, names)?.concat(rare) ?? null;
    const moment = { info, names, sight, events, shared, stage };
    untrack(() => this.speaker.hear(moment));
  }

  /** What is chosen outlives a move of others; what it would earn is told of this moment only. */
  #lookAgain(): void {
    if (this.sight) untrack(() => this.chosen && this.watched.preview(this.chosen));
  }

  /** A place was touched that is no move: say why, to all who look or listen. */
  #explain(): void {
    const { reason } = this.watched;
    if (!reason) return;
    untrack(() => {
      this.#reason = { sight: this.sight, value: reason };
      this.speaker.tell(`${why(reason)}.`);
    });
  }

  #tellRefusal(): void {
    const { refused } = this.watched;
    if (refused) untrack(() => this.sight && toasts.tell(why(refused), 'refused'));
  }
}

/** The choices that our search looked at most, by their chances. */
function best(choices: ChoiceInfo[]): ChoiceInfo[] {
  return choices.slice(0, ADVISED).sort((one, other) => other.expected - one.expected);
}
