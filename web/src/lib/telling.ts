// What happened, in plain sentences.

import { said, say, sentence } from '$web/lib/say.svelte';
import { shelf } from '$web/lib/shelf.svelte';
import type { Happened } from '$web/wire';

/** What a player did, in words that follow the name. */
export function deed(event: Happened): string {
  if (event.kind !== 'move') return KINDS[event.kind](event.move ?? '');
  if (event.move === null) return say('has chosen, in secret', 'a choisi, en secret');
  return event.said ? said(event.said) : say(`plays ${event.move}`, `joue ${event.move}`);
}

/** The same as a whole sentence, with what it earned. */
export function story(event: Happened, names: string[]): string {
  const points = event.earned?.total;
  const gain = points ? say(`, ${points} points`, `, ${points} points`) : '';
  return `${sentence(names[event.seat] ?? '')} ${deed(event)}${gain}.`;
}

const KINDS: Record<Exclude<Happened['kind'], 'move'>, (text: string) => string> = {
  resign: (bot) =>
    bot ? say(`resigns; ${shelf.callBot(bot)} goes on`, `abandonne ; ${shelf.callBot(bot)} continue`) : say('resigns', 'abandonne'),
  leave: (bot) => say(`leaves the seat to ${shelf.callBot(bot)}`, `laisse sa place à ${shelf.callBot(bot)}`),
  time: (bot) =>
    bot
      ? say(`runs out of time; ${shelf.callBot(bot)} goes on`, `n’a plus de temps ; ${shelf.callBot(bot)} continue`)
      : say('runs out of time', 'n’a plus de temps'),
  undo_ask: () => say('asks to take a move back', 'demande à reprendre un coup'),
  undo_yes: () => say('agrees', 'accepte'),
  undo_no: () => say('would rather go on', 'préfère continuer'),
  undo: (count) =>
    Number(count) > 1 ? say(`goes ${count} moves back`, `revient ${count} coups en arrière`) : say('goes one move back', 'revient un coup en arrière'),
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
