// The places of the product, as the header and the phone's tabs show them.

import { alone } from '$web/lib/host';
import type { IconName } from '$web/parts/Icon.svelte';
import type { Said } from '$web/wire';

export interface Place {
  href: string;
  name: Said;
  /** for the narrow tabs of a phone */
  short?: Said;
  icon: IconName;
}

export const PLACES: Place[] = [
  { href: '.', name: { en: 'Play', fr: 'Jouer' }, icon: 'play' },
  { href: 'learn', name: { en: 'Learn', fr: 'Apprendre' }, icon: 'learn' },
  alone
    ? { href: 'replay', name: { en: 'Replay', fr: 'Revoir' }, icon: 'eye' }
    : { href: 'watch', name: { en: 'Watch', fr: 'Regarder' }, icon: 'eye' },
  {
    href: 'pad',
    name: { en: 'Score pad', fr: 'Carnet de score' },
    short: { en: 'Score', fr: 'Carnet' },
    icon: 'pad',
  },
  { href: 'studies', name: { en: 'Studies', fr: 'Études' }, icon: 'study' },
];

/** Tell whether an address lies in a place; tables and matches are where one plays. */
export function within(place: Place, path: string): boolean {
  if (place.href === '.') return path === '/' || /^\/(match|table)\b/.test(path);
  return `${path}/`.startsWith(`/${place.href}/`);
}

/** Tell whether there is a board at an address, which on a phone has the whole screen for itself. */
export function hasBoard(path: string, match: string): boolean {
  return match !== '' || /^\/(match|replay|learn)\/./.test(path);
}
