// What the boards of the game say, written from `words/en.ftl` by `make types`. Do not edit.

import { sayer } from '$web/lib/say';

export interface Messages {
  'or': { one: string | number; other: string | number };
  'moment-chain': { flips: string | number };
  'picture': null;
  'board': null;
  'credit': null;
  'enlarge': null;
  'show-groups': null;
  'you-must-flip': { cells: string | number };
  'must-flip': { cells: string | number; player: string | number };
  'hint-flip': null;
  'hint-place': null;
  'hint-place-or-flip': null;
  'heard-place': { places: string | number };
  'heard-flip': { cells: string | number };
  'colour-R': null;
  'colour-B': null;
  'tiles-count': null;
  'groups-count': null;
  'largest': null;
  'tile-R': null;
  'tile-B': null;
  'empty': null;
  'flip-it': null;
  'place-here': null;
}

/** A message of the game, in the person's language. */
export const say = sayer<Messages>('mosaic');
