// What the boards of the game say, written from `words/en.ftl` by `make types`. Do not edit.

import { sayer } from '$web/lib/say';

export interface Messages {
  'colour-R': null;
  'colour-G': null;
  'colour-B': null;
  'colour-O': null;
  'colour-Y': null;
  'colour-P': null;
  'your-tiles': null;
  'tiles': { number: string | number };
  'moment-genial': null;
  'moment-track': { colours: string | number; player: string | number };
  'and': { first: string | number; last: string | number };
  'double': { colour: string | number };
  'board': null;
  'keys': null;
  'free': null;
  'fits-here': null;
  'printed': { colour: string | number };
  'no-tile-fits': null;
  'six-tracks': null;
  'play-again': { number: string | number };
  'plays-again': { player: string | number };
  'hint-first-tile': null;
  'hint-take': null;
  'hint-put': null;
  'hint-here': null;
  'hint-turn': null;
  'hint-keys': null;
  'swapped': { player: string | number };
  'no-points': null;
  'would-earn': { points: string | number; where: string | number };
  'keep': null;
  'keep-about': null;
  'swap': null;
  'swap-about': null;
  'new-tiles': null;
  'lowest-missing': { number: string | number };
  'lowest': null;
  'lowest-at': { points: string | number };
  'lowest-colours-at': { colours: string | number; points: string | number };
  'player': { number: string | number };
  'player-name': { number: string | number };
  'remove-player': { player: string | number };
  'add-player': null;
  'one-less': { track: string | number };
  'one-more': { track: string | number };
  'in-figures': { track: string | number };
  'lowest-decides': null;
}

/** A message of the game, in the person's language. */
export const say = sayer<Messages>('genial');
