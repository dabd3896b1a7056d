// What somebody may see of a match, written from the game's `View` by
// `make types`. Do not edit.

/** The table as one seat sees it. */
export interface View {
  /** whose view this is */
  seat: number | null;
  seats: number;
  /** rows from the top: "__..rR.._" */
  board: string[];
  /** R G B O Y P of each seat */
  tracks: number[][];
  /** one's own: ["RB", "YY"] */
  hand: string[] | null;
  /** by seat */
  hand_sizes: number[];
  /** tiles left in it */
  bag: number;
  /** in the bag or in others' hands, by kind: {"RR": 5, "RG": 4, …} */
  unseen: Record<string, number>;
  /** null when the match is over */
  to_move: number | null;
  /** bonus placements still to make (R10) */
  owed: number;
  /** to the seat to move (R11) */
  swap_offered: boolean;
  /** what the last move swapped away (R11) */
  shown: string[];
  /** seats that have theirs yet (R6) */
  first_turns: number[];
  /** by what it came to its end */
  ended: "tracks" | "board" | null;
}
