// Beginning a match: what was chosen last time is chosen again.

import { post } from '$web/lib/api';
import { Stored } from '$web/lib/stored.svelte';
import { me } from '$web/lib/me.svelte';
import { route } from '$web/lib/route.svelte';
import type { GameInfo, NewTable, QuickPlay, Started, TableInfo } from '$web/wire';

export type OptionValue = boolean | number | string;
export type Options = Record<string, OptionValue>;

export interface Choice {
  seats: number;
  /** who takes the other seats */
  bot: string;
  options: Options;
}

const USUAL_BOT = 'level2';
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

/** Begin at once, against bots or with people at this screen. */
export async function playNow(
  game: GameInfo,
  chosen: Choice,
  people: string[] = [],
): Promise<void> {
  await me.present();
  const { seats, bot, options } = chosen;
  const wish: QuickPlay = { game: game.name, seats, bot, options, people };
  const started = await post<Started>('/quick', wish);
  route.go(`/match/${started.match}`);
}

/** Open a table where friends, or anybody, can sit down. */
export async function openTable(wish: NewTable): Promise<void> {
  await me.present();
  const table = await post<TableInfo>('/tables', wish);
  route.go(`/table/${table.id}`);
}
