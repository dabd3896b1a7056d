// Against whom a match of mine is played.

import { say } from '$web/lib/say';
import { shelf } from '$web/lib/shelf.svelte';
import { list } from '$web/lib/words';
import type { PlayedMatch, RunningMatch, Who } from '$web/wire';

export function opponents(match: RunningMatch): string {
  return against(shelf.callAll(match.players).filter((_, seat) => !match.seats.includes(seat)));
}

export function pastOpponents(match: Pick<PlayedMatch, 'names' | 'seat'>): string {
  return against(shelf.callNames(match.names).filter((_, seat) => seat !== match.seat));
}

/** Whether one person plays against bots; a free seat is nobody's yet. */
export function oneAmongBots(players: (Who | null)[]): boolean {
  return players.length > 1 && players.filter((who) => who?.kind !== 'bot').length === 1;
}

function against(names: string[]): string {
  return names.length ? say('against', { names: list(names) }) : say('among-ourselves');
}
