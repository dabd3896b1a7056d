// What somebody may see of a match, written from the game's `View` by
// `make types`. Do not edit.

import type { TallyInfo } from '$web/wire';

/** Which deck is played with. */
export interface DeckName {
  name: string;
  sha256: string;
}

/** A word at one end of a grid. */
export interface PlacedWord {
  /** its key: "lune" */
  word: string;
  /** along its line: which of the three images it fits */
  matched: boolean[];
  points: number;
}

/** What lies before one seat. */
export interface Player {
  /** the image on each cell that has one: {"b2": 17} */
  cells: Record<string, number>;
  /** the word at each end that has one: {"a<": …} */
  ends: Record<string, PlacedWord>;
  points: number;
  /** rows and columns with a word that fits all three images */
  perfect: number;
  /** how many images; a pick is not among them */
  hand: number;
  /** how many */
  discarded: number;
  /** has picked, or has answered a claim */
  chosen: boolean;
  /** once it is revealed */
  pick: number | null;
  /** of a match that is over */
  tally: TallyInfo | null;
}

/** An image under a word, to be claimed or disputed. */
export interface Pair {
  word: string;
  image: number;
  end: string;
  cell: string;
  /** the deck's */
  opinion: "yes" | "arguable" | "no";
}

/** What nobody else sees. */
export interface Own {
  seat: number;
  hand: number[];
  pick: number | null;
  discarded: number[];
  /** pairs, "lune:17"; null while there is no answer */
  disputed: string[] | null;
}

/** The table as one seat sees it. */
export interface View {
  deck: DeckName;
  judge: "deck" | "table";
  /** from 1 */
  round: number;
  rounds: number;
  step: "pick" | "place" | "claim" | "dispute" | "draw" | "image" | "words" | "over";
  to_move: number | null;
  /** words */
  open: string[];
  words_left: number;
  images_left: number;
  /** by seat */
  players: Player[];
  /** of this round, once the picks are revealed (R3) */
  order: number[];
  /** that a claim or a dispute is about */
  pairs: Pair[];
  /** pairs that the table refused in this turn, "lune:17" */
  refused: string[];
  /** none of somebody who looks on */
  own: Own | null;
  /** alone */
  gems?: number;
  reserve?: number;
  bought?: boolean;
}
