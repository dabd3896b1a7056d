// The tiles, cells and steps of Mozaika in words, and its moves taken apart.

import type { View } from './view.gen';
import { say } from './words.gen';

export const FREE = '--';
export const SIDE = 4;
export const CELLS = ['a', 'b', 'c', 'd'].flatMap((row) =>
  [1, 2, 3, 4].map((column) => row + column),
);
export const COLOURS = ['R', 'B', 'G', 'Y'];
export const SYMBOLS = ['s', 'w', 'f'];

export function tileName(tile: string): string {
  return say('tile', { kind: tile });
}

export function coinsName(coins: number): string {
  return say('coins', { number: coins });
}

export function pointsName(points: number): string {
  return say('points', { number: points });
}

export function roundName(view: View): string {
  return say('round-of', { round: view.round, rounds: view.rounds });
}

/** What is being done; nothing when the match is over. */
export function stepName(view: View, names: string[]): string {
  if (view.step === 'over') return '';
  if (view.step === 'bid' && view.has_fly) return say('step-bid-fly');
  if (view.step !== 'fly') return say(`step-${view.step}`);
  if (view.flier === view.seat) return say('step-fly-yours');
  return say('step-fly', { name: names[view.flier ?? 0] ?? '' });
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

/** The tiles that these moves take. */
export function takesOf(moves: Parts[]): string[] {
  return moves.flatMap((move) => (move.verb === 'take' && move.tile ? [move.tile] : []));
}

/** The coins that these moves bid. */
export function bidsOf(moves: Parts[]): number[] {
  return moves.flatMap((move) => (move.bid === null ? [] : [move.bid]));
}
