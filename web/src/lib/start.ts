// Beginning a match: what was chosen last time is chosen again.

import { keeper } from '$web/device/workers';
import { create, post, Refusal } from '$web/lib/api';
import { matchPage, rulesOf } from '$web/lib/here';
import { alone } from '$web/lib/host';
import { board, player } from '$web/lib/board';
import { Stored } from '$web/lib/stored.svelte';
import { urgently } from '$web/lib/calm';
import { me, stone } from '$web/lib/me.svelte';
import { route } from '$web/lib/route.svelte';
import { shelf } from '$web/lib/shelf.svelte';
import type { GameInfo, NewTable, QuickPlay, Started, TableInfo, Who } from '$web/wire';

export type OptionValue = boolean | number | string;
export type Options = Record<string, OptionValue>;

export interface Choice {
  seats: number;
  /** who takes the other seats */
  bot: string;
  options: Options;
}

const USUAL_BOT = 'level2';
const nameHere = new Stored('name-here', ''); // of whoever is no server's guest
const choices = new Stored<Record<string, Choice>>('choices', {});

/** What somebody chose for a game last time, as far as the game still offers it. */
export function choice(game: GameInfo): Choice {
  const last = choices.now[game.name];
  const options = game.options.map((option) => {
    const before = last?.options[option.name];
    const offered = before !== undefined && option.choices.includes(before);
    return [option.name, offered ? before : (option.default as OptionValue)] as const;
  });
  return {
    seats: last && game.seats.includes(last.seats) ? last.seats : game.usual_seats,
    bot: last?.bot ?? USUAL_BOT,
    options: Object.fromEntries(options),
  };
}

export function remember(game: GameInfo, chosen: Choice): void {
  choices.now = { ...choices.now, [game.name]: chosen };
}

/** Begin at once, against bots or with people at this screen; here, if the server is away. */
export async function playNow(
  game: GameInfo,
  chosen: Choice,
  people: string[] = [],
  rated = false,
): Promise<void> {
  if (alone) return playHere(game, chosen, people);
  const { seats, bot, options } = chosen;
  const wish: QuickPlay = { game: game.name, seats, bot, options, people, rated };
  let started: Started;
  try {
    await me.present();
    started = await create<Started>('/quick', wish);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return playHere(game, chosen, people); // no server answers: this device can
  }
  route.go(matchPage(started.match));
}

/** Fetch what a match on this device will need, while somebody still looks at the game. */
export function prepare(game: string): void {
  void urgently(
    Promise.all([
      begin(game), // first: most has to come after it
      import('$web/pages/Match.svelte'),
      board.load(game),
      player.load(game),
      // in the browser's own cache before the worker asks
      fetch(`${rulesOf(game)}.json`),
      fetch(`${rulesOf(game)}.wasm`),
    ]),
  ).catch(() => undefined); // whoever needs it says so
}

async function begin(game: string): Promise<void> {
  await keeper(game).ask('kernels');
}

/** Begin on this device: nothing leaves it, and no server is needed. */
export async function playHere(
  game: GameInfo,
  chosen: Choice,
  people: string[] = [],
): Promise<void> {
  prepare(game.name);
  const { device } = await import('$web/device/line');
  const mine = me.who?.name ?? (nameHere.now ||= stone());
  const names = [mine, ...people.slice(0, chosen.seats - 1)];
  const players = Array.from({ length: chosen.seats }, (_, seat): Who => {
    const name = names[seat];
    if (name === undefined) return { id: chosen.bot, kind: 'bot', name: chosen.bot };
    return { id: `here-${seat}`, kind: 'guest', name };
  });
  route.go(matchPage(await device.begin(game.name, chosen.options, players)));
}

/** Let bots play, for whoever would like to watch: on the server one match for all, else here. */
export async function exhibit({ name: game, usual_seats }: GameInfo): Promise<void> {
  if (!alone) {
    const { match } = await post<Started>('/exhibitions', { game });
    return route.go(matchPage(match));
  }
  prepare(game);
  const { device } = await import('$web/device/line');
  const players = Array.from({ length: usual_seats }, (_, seat): Who => {
    const bot = shelf.cast[seat % shelf.cast.length] ?? USUAL_BOT;
    return { id: bot, kind: 'bot', name: bot };
  });
  route.go(matchPage(await device.exhibit(game, players)));
}

/** Open a table where friends, or anybody, can sit down. */
export async function openTable(wish: NewTable): Promise<void> {
  await me.present();
  const table = await create<TableInfo>('/tables', wish);
  route.go(`table/${table.id}`);
}
