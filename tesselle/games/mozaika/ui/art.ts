// The winner's mosaic of a real match: four one-step bots, seed 101, 31 points.

import type { View } from './view.gen';

export default {
  seat: null,
  round: 16,
  rounds: 16,
  step: 'over',
  first: 0,
  waiting: [],
  row: [],
  bag: {},
  bag_count: 0,
  chosen: [],
  own_bid: null,
  bids: null,
  order: null,
  picked: 0,
  flier: null,
  has_fly: false,
  players: [
    {
      board: [
        ['Bf', 'Yf', 'Yf', 'Ys'],
        ['Gf', 'Yf', 'Yf', 'Rf'],
        ['Rf', 'Rf', 'Rf', 'Rf'],
        ['Rw', 'Rf', 'Rf', 'Rs'],
      ],
      flies: ['a4', 'd1'],
      hand: [],
      coins: 7,
      points: 31,
      count: null,
    },
  ],
} satisfies View;
