// What somebody has come to: counted from a server's profile and from the matches on this device.

import type { KeptMatch } from '$web/device/store';
import type { BotResults, LatestResult, PlayedMatch, Profile } from '$web/wire';

const DAY_MS = 86_400_000;

export interface Streaks {
  /** days in a row with a match, up to today or yesterday */
  days: number;
  longestDays: number;
  /** matches won in a row, up to the latest */
  wins: number;
  longestWins: number;
}

/** A match on this device, as the history of a server tells its own. */
export interface HereMatch extends Pick<
  PlayedMatch,
  'match' | 'game' | 'names' | 'seat' | 'place'
> {
  started_ms: number;
  ended_ms: number | null;
}

/** The seat of whoever this device belongs to: the first person's; none where bots play alone. */
export function ownSeat({ players }: KeptMatch): number | null {
  const seat = players.findIndex(({ kind }) => kind !== 'bot');
  return seat < 0 ? null : seat;
}

/** The matches of this device that I played, in the form of a history. */
export function historyHere(kept: KeptMatch[]): HereMatch[] {
  return kept.flatMap((match) => {
    const seat = ownSeat(match);
    if (seat === null) return [];
    const { id, game, players, started_ms, ended_ms = null, places } = match;
    const names = players.map(({ name }) => name);
    return [{ match: id, game, names, seat, place: places?.[seat] ?? null, started_ms, ended_ms }];
  });
}

/** How matches on this device ended, the newest first. */
export function latestHere(kept: KeptMatch[]): LatestResult[] {
  return historyHere(kept).flatMap(({ names, place, ended_ms }) =>
    place === null || ended_ms === null
      ? []
      : [{ ended_ms, won: names.length > 1 ? place === 1 : null }],
  );
}

/** Results against a bot in all other seats. */
export function botsHere(kept: KeptMatch[]): BotResults[] {
  return kept.flatMap((match) => {
    const seat = ownSeat(match);
    const place = seat === null ? undefined : match.places?.[seat];
    const others = match.players.filter((_, other) => other !== seat);
    const [bot] = others;
    if (place === undefined || bot?.kind !== 'bot' || others.some(({ id }) => id !== bot.id))
      return [];
    return [{ game: match.game, bot: bot.name, played: 1, won: Number(place === 1) }];
  });
}

/** The same game and bot counted together, weaker bots first. */
export function summed(results: BotResults[]): BotResults[] {
  const found: Record<string, BotResults> = {};
  for (const { game, bot, played, won } of results) {
    const before = found[`${game} ${bot}`];
    found[`${game} ${bot}`] = {
      game,
      bot,
      played: played + (before?.played ?? 0),
      won: won + (before?.won ?? 0),
    };
  }
  return Object.values(found).sort((one, other) => one.bot.localeCompare(other.bot));
}

/** The level that is worth trying next at a game: one above the strongest that was beaten. */
export function nextLevel(results: BotResults[], levels: string[]): string | null {
  const beaten = results.filter(({ won }) => won).map(({ bot }) => levels.indexOf(bot));
  const strongest = Math.max(-1, ...beaten);
  return strongest < 0 ? null : (levels[strongest + 1] ?? null);
}

/** Count streaks in the person's own days. */
export function streaks(latest: LatestResult[], now_ms: number): Streaks {
  const newest = [...latest].sort((one, other) => other.ended_ms - one.ended_ms);
  const wins = runs(newest.flatMap(({ won }) => (won === null ? [] : [won])));
  const played = [...new Set(newest.map(({ ended_ms }) => day(ended_ms)))];
  const gaps = played.map((each, place) => each - (played[place + 1] ?? -1) === 1);
  const rows = runs(gaps).map((length) => length + 1); // a run of n neighbours is n + 1 days
  const first = played[0] ?? -Infinity;
  const goesOn = day(now_ms) - first <= 1;
  return {
    days: goesOn ? (gaps[0] ? (rows[0] ?? 1) : 1) : 0,
    longestDays: played.length ? Math.max(1, ...rows) : 0,
    wins: newest.find(({ won }) => won !== null)?.won ? (wins[0] ?? 0) : 0,
    longestWins: Math.max(0, ...wins),
  };
}

/** The lengths of the runs of true. */
function runs(values: boolean[]): number[] {
  const found: number[] = [];
  values.forEach((value, place) => {
    if (!value) return;
    if (place > 0 && values[place - 1]) found.push((found.pop() ?? 0) + 1);
    else found.push(1);
  });
  return found;
}

/** The number of a day where the person is. */
function day(at_ms: number): number {
  const shift_ms = new Date(at_ms).getTimezoneOffset() * 60_000;
  return Math.floor((at_ms - shift_ms) / DAY_MS);
}

/** The results by bot, of a server and of this device. */
export function byBot(profile: Profile | null, kept: KeptMatch[]): BotResults[] {
  return summed([...(profile?.bots ?? []), ...botsHere(kept)]);
}
