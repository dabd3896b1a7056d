// What happened, in plain sentences.

import { said, say, sentence } from '$web/lib/say';
import { shelf } from '$web/lib/shelf.svelte';
import { list } from '$web/lib/words';
import type { Event, Happened, MatchInfo, Snapshot } from '$web/wire';

/** What a player did, in words that follow the name. */
export function deed(event: Happened): string {
  if (event.kind !== 'move') return KINDS[event.kind](event.move ?? '');
  if (event.move === null) return say('has-chosen-in-secret');
  return event.said ? said(event.said) : say('plays', { move: event.move });
}

/** The same as a whole sentence, with what it earned. */
export function story(event: Happened, names: string[]): string {
  const gain = event.earned?.gain;
  return `${sentence(names[event.seat] ?? '')} ${deed(event)}${gain ? `, ${said(gain)}` : ''}.`;
}

/** What an event brought about besides, in sentences; `me` is who reads them. */
export function noted(event: Happened | undefined, names: string[], me: number | null): string[] {
  return (event?.notes ?? []).map((note) =>
    note.seat === me
      ? `${said(note.to_seat)}.`
      : `${sentence(names[note.seat] ?? '')} ${said(note.said)}.`,
  );
}

/** Whose turn it is; `shared`: several people play at this screen. */
export function turn(sight: Snapshot | Event, names: string[], shared: boolean): string {
  if (sight.over) return OVER();
  const own = names[sight.seat ?? 0] ?? '';
  if (sight.legal.length) return shared ? say('your-turn-name', { name: own }) : say('your-turn');
  const thinkers = sight.waiting
    .filter((seat) => seat !== sight.seat)
    .map((seat) => names[seat] ?? '');
  return thinkers.length > 1
    ? say('are-thinking', { names: list(thinkers) })
    : say('is-thinking-name', { name: list(thinkers) });
}

export interface Ending {
  /** who won */
  title: string;
  /** why it ended, or who shares the victory, where there is more to say */
  reason: string;
  /** the seats, the first place first */
  order: number[];
  /** by seat */
  places: number[];
}

/** How a match ended that is over, told to `seat`. */
export function ending(info: MatchInfo, names: string[], seat: number | null): Ending {
  const places = (info.result?.['ranking'] ?? []) as number[];
  const order = names
    .map((_, each) => each)
    .sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const winners = order.filter((each) => places[each] === 1);
  return {
    title: victory(winners, names, seat),
    reason: reason(info, winners, names),
    order,
    places,
  };
}

function victory(winners: number[], names: string[], seat: number | null): string {
  if (names.length === 1) return OVER();
  if (winners.length > 1) return say('a-shared-victory');
  if (winners[0] === seat) return say('you-win');
  return say('wins', { name: names[winners[0] ?? 0] ?? '' });
}

function reason(info: MatchInfo, winners: number[], names: string[]): string {
  const by = info.ended?.['by'];
  const who = names[Number(info.ended?.['seat'] ?? 0)] ?? '';
  if (by === 'resignation') return say('resigned', { name: who });
  if (by === 'time') return say('ran-out-of-time', { name: who });
  if (winners.length < 2) return '';
  const all = list(winners.map((each) => names[each] ?? ''));
  return say('share-first-place', { names: all });
}

const OVER = () => say('the-match-is-over');

const KINDS: Record<Exclude<Happened['kind'], 'move'>, (text: string) => string> = {
  resign: (bot) => (bot ? say('resigns-bot-goes-on', { bot: shelf.callBot(bot) }) : say('resigns')),
  leave: (bot) => say('leaves-the-seat-to', { bot: shelf.callBot(bot) }),
  time: (bot) =>
    bot ? say('out-of-time-bot-goes-on', { bot: shelf.callBot(bot) }) : say('runs-out-of-time'),
  undo_ask: () => say('asks-to-take-a-move'),
  undo_yes: () => say('agrees'),
  undo_no: () => say('would-rather-go-on'),
  undo: (count) =>
    Number(count) > 1 ? say('goes-moves-back', { count }) : say('goes-one-move-back'),
};

/** The moves that stand: an undo takes the last ones away. */
export function standing(events: Happened[]): Happened[] {
  const moves: Happened[] = [];
  for (const event of events) {
    if (event.kind === 'move') moves.push(event);
    if (event.kind === 'undo') moves.splice(-Number(event.move));
  }
  return moves;
}
