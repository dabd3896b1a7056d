// What the server tells of a MozaiK table: see `view.py`, which says who may see what.

import type { TallyInfo } from '$web/wire';

export interface PlacedWord {
  word: string; // its key, 'lune'
  matched: boolean[]; // along its line: which of the three pictures it fits
  points: number;
}

export interface Grid {
  cells: Record<string, number>; // 'b2': 17
  ends: Record<string, PlacedWord>; // 'a<': …
  points: number;
  perfect: number; // rows and columns with a word that fits all three pictures
  hand: number;
  discarded: number;
  chosen: boolean; // has picked, or has answered a claim
  pick: number | null; // once it is shown
  tally: TallyInfo | null; // once the match is over
}

export interface Pair {
  word: string;
  image: number;
  end: string;
  cell: string;
  opinion: 'yes' | 'arguable' | 'no'; // the deck's
}

export interface Own {
  seat: number;
  hand: number[];
  pick: number | null;
  discarded: number[];
  disputed: string[] | null;
}

export type StepName =
  | 'pick'
  | 'place'
  | 'claim'
  | 'dispute'
  | 'draw'
  | 'image'
  | 'words'
  | 'over';

export interface Table {
  deck: { name: string; sha256: string };
  judge: 'deck' | 'table';
  round: number;
  rounds: number;
  step: StepName;
  to_move: number | null;
  open: string[];
  words_left: number;
  images_left: number;
  players: Grid[];
  order: number[];
  pairs: Pair[];
  refused: string[]; // pairs that the table refused in this turn, 'lune:17'
  own: Own | null;
  gems?: number; // alone
  reserve?: number;
  bought?: boolean;
}

/** The pictures in one's own hand, the one just picked included, by their numbers. */
export function handOf(table: Table): number[] {
  const picked = table.step === 'pick' ? table.own?.pick : null;
  return [...(table.own?.hand ?? []), ...(picked ? [picked] : [])].sort((one, two) => one - two);
}
