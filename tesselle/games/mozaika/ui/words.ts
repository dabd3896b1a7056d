// The tiles, cells and steps of Mozaika in words, and its moves taken apart.

import { say } from '$web/lib/say';
import type { View } from './view.gen';

export const FREE = '--';
export const SIDE = 4;
export const CELLS = ['a', 'b', 'c', 'd'].flatMap((row) =>
  [1, 2, 3, 4].map((column) => row + column),
);
export const COLOURS = ['R', 'B', 'G', 'Y'];
export const SYMBOLS = ['s', 'w', 'f'];

export function tileName(tile: string): string {
  const [colour = '', symbol = ''] = tile;
  const colours: Record<string, string> = {
    R: say('red', 'rouge'),
    B: say('blue', 'bleue'),
    G: say('green', 'verte'),
    Y: say('yellow', 'jaune'),
  };
  const symbols: Record<string, string> = {
    s: say('star', 'étoile'),
    w: say('wave', 'vague'),
    f: say('flower', 'fleur'),
  };
  return say(`${colours[colour]} ${symbols[symbol]}`, `${symbols[symbol]} ${colours[colour]}`);
}

export function coinsName(coins: number): string {
  return say(`${coins} coin${coins === 1 ? '' : 's'}`, `${coins} pièce${coins < 2 ? '' : 's'}`);
}

export function pointsName(points: number): string {
  return say(
    `${points} point${points === 1 ? '' : 's'}`,
    `${points} point${points < 2 ? '' : 's'}`,
  );
}

export function roundName(view: View): string {
  return say(`Round ${view.round} of ${view.rounds}`, `Tour ${view.round} sur ${view.rounds}`);
}

/** What is being done; nothing when the match is over. */
export function stepName(view: View, names: string[]): string {
  const flier = names[view.flier ?? 0];
  const steps = {
    bid: say('Everybody bids in secret', 'Chacun mise en secret'),
    take: say(
      'Tiles are taken, highest bid first',
      'Chacun prend une tuile, la plus haute mise d’abord',
    ),
    lay: say('Everybody lays a tile', 'Chacun pose une tuile'),
    fly:
      view.flier === view.seat
        ? say('You place the fly', 'Vous placez la mouche')
        : say(`${flier} places the fly`, `${flier} place la mouche`),
    over: '',
  };
  return steps[view.step];
}

/** The parts of a move: `lay Bw b2` is `{ verb: 'lay', tile: 'Bw', cell: 'b2' }`. */
export interface Parts {
  verb: string;
  bid: number | null;
  tile: string | null;
  cell: string | null;
}

export function parts(move: string | null | undefined): Parts {
  const [verb = '', first = '', second = null] = move?.split(' ') ?? [];
  return {
    verb,
    bid: verb === 'bid' ? Number(first) : null,
    tile: verb === 'take' || verb === 'lay' ? first : null,
    cell: verb === 'lay' ? second : verb === 'fly' ? first : null,
  };
}

/** The cells of a board in rows as one list. */
export function contents(board: string[][]): { cell: string; tile: string }[] {
  return board.flat().map((tile, place) => ({ cell: CELLS[place] ?? '', tile }));
}

/** Somebody who asked the device for less motion sees things at once. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
