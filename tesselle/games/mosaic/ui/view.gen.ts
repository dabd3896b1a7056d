// What somebody may see of a match, written from the game's `View` by
// `make types`. Do not edit.

/** The open table. */
export interface View {
  side: number;
  /** rows from the top: "..RB." */
  board: string[];
  /** of each cell, row by row: the first cell of its group, or -1 */
  group: number[];
  /** null when the match is over */
  to_move: number | null;
  /** further flips are compulsory (R8) */
  must_flip: boolean;
  /** the tiles of which one must be flipped now */
  forced: string[];
  /** the tiles flipped earlier in this turn */
  flipped: string[];
  /** by seat */
  tiles: number[];
  /** by seat */
  groups: number[];
}
