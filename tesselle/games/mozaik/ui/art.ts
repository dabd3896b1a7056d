// The winner's grid of a real match: two greedy bots, seed 15, 39 points.

import type { View } from './view.gen';

export default {
  deck: { name: 'tesselle', sha256: '' },
  judge: 'deck',
  round: 9,
  rounds: 9,
  step: 'over',
  to_move: null,
  open: [],
  words_left: 25,
  images_left: 63,
  players: [
    {
      cells: { a1: 55, a2: 28, a3: 15, b1: 72, b2: 61, b3: 59, c1: 46, c2: 70, c3: 38 },
      ends: {
        'a<': { word: 'fenetre', matched: [true, true, true], points: 6 },
        'b<': { word: 'lune', matched: [false, true, true], points: 3 },
        'b>': { word: 'reflet', matched: [true, true, true], points: 8 },
        'c<': { word: 'groupe', matched: [true, true, true], points: 6 },
        'c>': { word: 'chapeau', matched: [true, true, true], points: 4 },
        '1^': { word: 'aile', matched: [true, true, true], points: 6 },
        '2^': { word: 'lunettes', matched: [true, false, false], points: 2 },
        '3^': { word: 'spirale', matched: [true, false, false], points: 2 },
        '3v': { word: 'feu', matched: [true, false, true], points: 3 },
      },
      points: 39,
      perfect: 4,
      hand: 2,
      discarded: 2,
      chosen: false,
      pick: null,
      tally: null,
    },
  ],
  order: [],
  pairs: [],
  refused: [],
  own: null,
} satisfies View;
