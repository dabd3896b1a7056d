// What somebody may see of a match, written from the game's `View` by
// `make types`. Do not edit.

import type { TallyInfo } from '$web/wire';

/** What lies before one seat. */
export interface Player {
  /** rows of tiles, "--" for a free cell */
  board: string[][];
  /** the cells that have one */
  flies: string[];
  hand: string[];
  coins: number;
  /** as if the match ended now */
  points: number;
  /** of a match that is over */
  count: TallyInfo | null;
}

/** The table as one seat sees it. */
export interface View {
  /** whose view this is */
  seat: number | null;
  /** from 1 */
  round: number;
  rounds: number;
  step: "bid" | "take" | "lay" | "fly" | "over";
  /** the first player */
  first: number;
  /** the seats that may act */
  waiting: number[];
  /** tiles on offer */
  row: string[];
  /** tiles left in it, by kind */
  bag: Record<string, number>;
  bag_count: number;
  /** who has a bid pending */
  chosen: boolean[];
  /** one's own, while it is pending */
  own_bid: number | null;
  /** by seat, once they are revealed */
  bids: number[] | null;
  /** of picking, once the bids are revealed */
  order: number[] | null;
  /** how many of the order have picked */
  picked: number;
  /** who is to place a fly */
  flier: number | null;
  /** whether the lowest bid of this round takes one */
  has_fly: boolean;
  /** by seat */
  players: Player[];
}
