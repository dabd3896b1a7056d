// The other end of the line: matches that live on this device, in the messages of a server.
// What somebody does is stored first, then told; bots think in workers of their own.

import { ownProblem, Refusal } from '$web/lib/api';
import { urgently } from '$web/lib/calm';
import { ABOUT_GAME, ABOUT_MATCH, keptHere, MARK } from '$web/lib/here';
import { keeper, mind } from '$web/device/workers';
import { say, told } from '$web/lib/say';
import { shelf } from '$web/lib/shelf.svelte';
import * as store from '$web/device/store';
import type { KeptEvent, Whole } from '$web/device/store';
import type {
  DoAct,
  Event,
  MatchInfo,
  PlayMove,
  Problem,
  Replay,
  ReviewInfo,
  ToClient,
  ToServer,
  Who,
} from '$web/wire';

const AGAIN_MS = 3000;
const STAND_IN = 'level3'; // for people who are not here
const OVERTAKEN = 409;
const DECLINED = 422;
const BROKEN = 500;
const UNSTORED = 503;
const DOORS: Record<string, string> = { try: 'tried', preview: 'foretold', count: 'counted' };

/** A match that is open on this page. */
class Open {
  eyes: number | null = null; // the seat that the page looks from
  #last: Promise<unknown> = Promise.resolve();
  #thinking = new Set<number>();

  constructor(
    readonly whole: Whole,
    readonly tell: (message: ToClient) => void,
    readonly overtaken: () => void = () => {},
  ) {}

  /** Do one thing after the other. */
  queue<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.#last.then(deed, deed);
    this.#last = done.catch(() => undefined);
    return done;
  }

  ask<T>(what: string, ...given: unknown[]): Promise<T> {
    return keeper(this.whole.game).ask<T>(what, ...given);
  }

  /** Store an event and tell it to whoever looks on. */
  async advance(event: KeptEvent): Promise<void> {
    const { id, events } = this.whole;
    const known = event.seq <= events.length;
    if (!known) {
      await store.append(id, event);
      events.push(event);
    }
    const news = await this.ask<Event>('advance', id, event, this.eyes);
    if (news.over && !known) await store.end(id, Date.now(), await this.places());
    this.tell(news);
    if (!news.over) await this.letBotsThink();
  }

  /** The places, by seat, of a match that is over. */
  async places(): Promise<number[]> {
    const { result } = await this.ask<MatchInfo>('info', this.whole.id);
    return (result?.['ranking'] ?? []) as number[];
  }

  async letBotsThink(): Promise<void> {
    for (const [seat, bot] of await this.ask<[number, string][]>('owing', this.whole.id)) {
      if (this.#thinking.has(seat)) continue;
      this.#thinking.add(seat);
      void this.#think(seat, bot);
    }
  }

  /** Say why a bot does not move; it tries again in a while. */
  #stop(error: unknown): void {
    const full = error instanceof DOMException;
    const problem = full ? unstored().problem : broken(error);
    this.tell({ type: 'refused', id: '', match: this.whole.id, ...problem });
    setTimeout(() => void this.queue(() => this.letBotsThink()), AGAIN_MS);
  }

  async #think(seat: number, bot: string): Promise<void> {
    const { id, game } = this.whole;
    try {
      const move = await mind(game).ask<string>('move_of', this.whole, seat, bot);
      await this.queue(async () => {
        this.#thinking.delete(seat); // it may owe another as soon as this one is played
        await this.advance(await this.ask<KeptEvent>('bot_moved', id, seat, move));
      });
    } catch (error) {
      this.#thinking.delete(seat);
      // the match went another way meanwhile: what is owed now is asked anew
      if (error instanceof Refusal) void this.queue(() => this.letBotsThink());
      else if (error instanceof store.Overtaken)
        this.overtaken(); // the other tab's bot was quicker
      else this.#stop(error);
    }
  }
}

export class DeviceLine {
  hear: (message: ToClient) => void = () => {};
  readonly #open = new Map<string, Promise<Open>>();
  readonly #others = 'BroadcastChannel' in self ? new BroadcastChannel('tesselle-matches') : null;
  readonly #reviews = new Map<string, ReviewInfo>();

  constructor() {
    if (this.#others)
      this.#others.onmessage = ({ data }: MessageEvent<string>) => void this.#overtaken(data);
  }

  /** Begin a match; returns its id. */
  begin(game: string, options: Record<string, unknown>, players: Who[]): Promise<string> {
    return worded(async () => this.#keep(await this.#begun(game, options, players)));
  }

  /** Begin a match of bots, to look on; returns its id. */
  exhibit(game: string, players: Who[]): Promise<string> {
    return worded(async () => {
      await stored(store.clearExhibitions());
      return this.#keep({ ...(await this.#begun(game, {}, players)), exhibition: true });
    });
  }

  #begun(game: string, options: Record<string, unknown>, players: Who[]): Promise<Whole> {
    return keeper(game).ask<Whole>('begun', newId(), game, options, players, Date.now());
  }

  async #keep(whole: Whole): Promise<string> {
    const kernels = await keeper(whole.game).ask<string>('kernels');
    await stored(store.begin({ ...whole, kernels }));
    if (!keptHere.now) void navigator.storage?.persist?.();
    keptHere.now = true;
    return whole.id;
  }

  /** Begin with the first moves of a finished record, to go on from there; returns its id.
   *  Whoever is here plays `seats`; where other people sat, a bot does. */
  playOn(record: unknown, moves: number, seats: number[]): Promise<string> {
    return worded(async () => {
      const { game } = record as { game: string };
      const whole = await keeper(game).ask<Whole>('from_record', newId(), record);
      const players = whole.players.map((who, seat) =>
        seats.includes(seat) ? { ...who, kind: 'guest' as const } : sitting(who),
      );
      const events = whole.events.slice(0, moves);
      return this.#keep({ ...whole, players, events, started_ms: Date.now() });
    });
  }

  /** Begin another match of the same people, everybody one seat on; returns its id. */
  async beginAgain(id: string): Promise<string> {
    const { game, options, players } = (await this.#opened(id)).whole;
    return this.begin(game, options, [...players.slice(-1), ...players.slice(0, -1)]);
  }

  /** Find how a match ended that was kept before places were. */
  async settle({ id, ended_ms = 0 }: store.KeptMatch): Promise<void> {
    await store.end(id, ended_ms, await (await this.#opened(id)).places());
  }

  /** Take in a finished record that somebody brought along, to look back at; returns its id. */
  async look(record: unknown): Promise<string> {
    const { game, commitment } = Object(record) as Record<string, unknown>;
    if (typeof game !== 'string' || !shelf.game(game)) throw new Refusal(DECLINED, noRecord());
    const id = `${MARK}record-${String(commitment).slice(0, 24)}`;
    const whole = await keeper(game).ask<Whole>('from_record', id, record);
    await keeper(game).ask('open', whole);
    this.#open.set(id, Promise.resolve(new Open(whole, (message) => this.hear(message))));
    return id;
  }

  /** Answer what would be asked of a server. */
  ask(method: string, path: string, body: unknown): Promise<unknown> {
    return worded(() => this.#answer(method, path, body));
  }

  async #answer(method: string, path: string, body: unknown): Promise<unknown> {
    const [, game, door] = ABOUT_GAME.exec(path) ?? [];
    if (game && door) return keeper(game).ask(DOORS[door]!, game, body);
    const [, id, what = 'info', query] = ABOUT_MATCH.exec(path) ?? [];
    const seat = new URLSearchParams(query).get('seat');
    if (what === 'replay')
      return this.#replay(await this.#whole(id!), seat === null ? null : Number(seat));
    const open = await this.#opened(id!);
    if (what === 'hint') return this.#hint(open, seat === null ? null : Number(seat));
    if (what === 'review') return method === 'POST' ? this.#review(open) : this.#reviewed(id!);
    if (what === 'verify') return open.ask('verified', id);
    return open.ask(what, id);
  }

  /** Hear a message about a match on this device. */
  send(message: ToServer & { match: string }): void {
    void this.#heard(message).catch((error: unknown) => this.#refuse(message, error));
  }

  async #heard(message: ToServer & { match: string }): Promise<void> {
    if (message.type === 'unwatch') return;
    const open = await this.#opened(message.match);
    if (message.type === 'watch') {
      const snapshot = await open.ask<ToClient & { seat: number | null }>('watch', message);
      open.eyes = snapshot.seat;
      this.hear(snapshot);
      await open.queue(() => open.letBotsThink());
    } else if (message.type === 'preview')
      this.hear(await open.ask<ToClient>('previewed', message));
    else if (message.type === 'move' || message.type === 'act') await this.#do(open, message);
  }

  async #do(open: Open, message: PlayMove | DoAct): Promise<void> {
    await open.queue(async () => {
      const event = await open.ask<KeptEvent>('wished', message);
      try {
        await open.advance(event);
      } catch (error) {
        if (error instanceof store.Overtaken) {
          await this.#overtaken(message.match);
          throw new Refusal(OVERTAKEN, elsewhere());
        }
        await this.#overtaken(message.match); // what is stored counts
        throw error instanceof Refusal ? error : unstored();
      }
    });
    this.#others?.postMessage(message.match);
  }

  /** Another tab went on with a match: look at it anew, through the same eyes. */
  async #overtaken(id: string): Promise<void> {
    const seat = (await this.#open.get(id)?.catch(() => undefined))?.eyes;
    if (seat === undefined) return;
    this.#open.delete(id);
    await this.#heard({ type: 'watch', match: id, since: 0, invitation: null, seat }).catch(
      () => undefined,
    );
  }

  #refuse(message: ToServer & { match: string }, error: unknown): void {
    const problem = error instanceof Refusal ? error.problem : broken(error);
    const id = 'id' in message ? (message.id ?? null) : null;
    this.hear({ type: 'refused', id, match: message.match, ...problem });
  }

  #opened(id: string): Promise<Open> {
    let found = this.#open.get(id);
    if (!found) {
      found = this.#load(id);
      this.#open.set(id, found);
      found.catch(() => this.#open.delete(id));
    }
    return found;
  }

  async #whole(id: string): Promise<Whole> {
    const open = await this.#open.get(id)?.catch(() => null);
    return open?.whole ?? this.#kept(id);
  }

  async #kept(id: string): Promise<Whole> {
    const whole = await stored(store.find(id));
    if (!whole) {
      throw new Refusal(404, ownProblem('not_found', say('not-kept-here')));
    }
    return whole;
  }

  async #load(id: string): Promise<Open> {
    const whole = await this.#kept(id);
    await keeper(whole.game).ask('open', whole).catch(damaged);
    // where bots think, and hints come from, is loaded while there is a network
    void urgently(mind(whole.game).ask('minds')).catch(() => undefined);
    return new Open(
      whole,
      (message) => this.hear(message),
      () => void this.#overtaken(id),
    );
  }

  #hint(open: Open, seat: number | null): Promise<unknown> {
    const own = open.whole.players.findIndex((who) => who.kind !== 'bot');
    return mind(open.whole.game).ask('hint_of', open.whole, seat ?? own);
  }

  /** Look back, also at what cannot go on: one begun by other rules, if it still plays. */
  async #replay(whole: Whole, seat: number | null): Promise<Replay> {
    const { id, game, players, events } = whole;
    const own = players.findIndex((who) => who.kind !== 'bot');
    const eyes = seat ?? (own < 0 ? null : own);
    const frames = await mind(game).ask<Replay['frames']>('frames_of', whole, eyes);
    const review = await this.#reviewed(id).catch(() => null);
    return {
      match: id,
      game,
      players,
      seat: eyes,
      over: frames.at(-1)?.over ?? false,
      last: events.length,
      frames,
      review,
      invitation: null,
    };
  }

  async #reviewed(id: string): Promise<ReviewInfo | null> {
    return this.#reviews.get(id) ?? (await store.review(id));
  }

  /** Judge every move, in the background; each answer so far can be asked for. */
  async #review(open: Open): Promise<ReviewInfo> {
    const { id, game, events } = open.whole;
    const known = await this.#reviewed(id);
    if (known?.state === 'done' || this.#reviews.get(id)?.state === 'working') return known!;
    const total = (await open.ask<{ events: unknown[] }>('record', id)).events.length;
    const review: ReviewInfo = {
      match: id,
      state: 'working',
      done: 0,
      total,
      judged: [],
      turning: [],
    };
    this.#reviews.set(id, review);
    void (async () => {
      for (let number = 1; number <= total && events; number++) {
        const found = await mind(game).ask<ReviewInfo['judged'][number] | null>(
          'judged_of',
          open.whole,
          number,
        );
        if (found) review.judged = [...review.judged, found];
        review.done = number;
      }
      review.turning = await mind(game).ask<number[]>('turning_of', review.judged);
      review.state = 'done';
      await store.keepReview({ ...review });
    })().catch(() => (review.state = 'failed'));
    return { ...review };
  }
}

function newId(): string {
  return `${MARK}${crypto.getRandomValues(new Uint32Array(3)).join('')}`;
}

function sitting(who: Who): Who {
  return who.kind === 'bot' ? who : { id: STAND_IN, kind: 'bot', name: STAND_IN };
}

async function stored<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw unstored();
  }
}

function unstored(): Refusal {
  return new Refusal(UNSTORED, ownProblem('unstored', say('cannot-keep')));
}

function noRecord(): Problem {
  return ownProblem('no_record', say('no-record-here'));
}

/** What is kept of a match does not follow from the rules: it is left as it is. */
function damaged(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const found = told(error.problem);
  throw new Refusal(DECLINED, ownProblem('damaged', say('kept-damaged', { found })));
}

function elsewhere(): Problem {
  return ownProblem('overtaken', say('overtaken'));
}

/** Do something; whatever stops it is said in words for people. */
async function worded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(BROKEN, broken(error));
  }
}

function broken(error: unknown): Problem {
  const lacking = !('Worker' in self) || String(error).includes('WebAssembly');
  if (lacking) return ownProblem('lacking', say('device-lacking'));
  return ownProblem('broken', say('device-broken', { error: String(error) }));
}

export const device = new DeviceLine();
