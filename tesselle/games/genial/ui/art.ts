// A match of two bots, half way.

import type { View } from './view.gen';

export default {
  seat: null,
  seats: 2,
  board: [
    '________',
    '_________',
    '__rRRGGg__',
    '__BRROYGO__',
    '__ORRRYGGO__',
    '__PPRRR.YOO__',
    '__PPPR...OOO__',
    '__pPY......Ob__',
    '__PY......OB__',
    '__YY.....RB__',
    '__YY.....B__',
    '__YY.....__',
    '__y....o__',
    '_________',
    '________',
  ],
  tracks: [
    [14, 5, 2, 8, 8, 8],
    [18, 4, 4, 10, 11, 9],
  ],
  hand: null,
  hand_sizes: [6, 6],
  bag: 83,
  to_move: 0,
  owed: 0,
  swap_offered: false,
  shown: [],
  unseen: {},
  first_turns: [],
  ended: null,
} satisfies View;
