// Matches on this device are told apart by their ids.

import { alone } from '$web/lib/host';
import { Stored } from '$web/lib/stored.svelte';

/** whether there are any: otherwise nobody need look */
export const keptHere = new Stored('kept-here', false);
export const MARK = 'here-';

/** addresses of the API about a match on this device */
export const ABOUT_MATCH = /^\/matches\/(here-[^/?]+)(?:\/(\w+))?(?:\?(.*))?$/;
/** those that this device can answer in place of a server that is away */
export const ABOUT_GAME = /^\/games\/(\w+)\/(try|preview|count)$/;

/** Whether a match lives on this device. */
export function isHere(match: string): boolean {
  return match.startsWith(MARK);
}

/** Where a match is played.  Of one on this device only the query speaks: any host of files
 *  has the page, and none knows the match. */
export function matchPage(match: string): string {
  return isHere(match) ? `match/?id=${match}` : `match/${match}`;
}

/** Where a match is looked back upon. */
export function replayPage(match: string): string {
  return isHere(match) ? `replay/?id=${match}` : `replay/${match}`;
}

/** Where the kernels are that keep a match, without those that think: they are soon there. */
export function rulesOf(game: string): string {
  return `kernels/${game}.rules`;
}

/** Whether the rules of a game can be had for this device. */
export async function isPlayableHere(game: string): Promise<boolean> {
  if (alone) return true;
  return fetch(`${rulesOf(game)}.json`).then(
    ({ ok }) => ok,
    () => false,
  );
}
