// The places of the product, as the header and the phone's tabs show them.

import { alone } from '$web/lib/host';
import type { IconName } from '$web/parts/Icon.svelte';

export interface Place {
  href: string;
  /** the message that names it */
  name: 'play' | 'learn' | 'watch' | 'replay-place' | 'score-pad' | 'studies';
  /** for the narrow tabs of a phone */
  short?: 'score';
  icon: IconName;
}

export const PLACES: Place[] = [
  { href: '.', name: 'play', icon: 'play' },
  { href: 'learn', name: 'learn', icon: 'learn' },
  alone
    ? { href: 'replay', name: 'replay-place', icon: 'eye' }
    : { href: 'watch', name: 'watch', icon: 'eye' },
  { href: 'pad', name: 'score-pad', short: 'score', icon: 'pad' },
  { href: 'studies', name: 'studies', icon: 'study' },
];

/** Tell whether an address lies in a place; tables and matches are where one plays. */
export function within(place: Place, path: string): boolean {
  if (place.href === '.') return path === '/' || /^\/(match|table)\b/.test(path);
  return `${path}/`.startsWith(`/${place.href}/`);
}

/** Tell whether there is a board at an address, which has the whole window for itself. */
export function hasBoard(path: string, match: string): boolean {
  return match !== '' || /^\/(match|replay|learn)\/./.test(path);
}
