// The winner's mosaic of a real match: four one-step bots, seed 101, 31 points.

export default {
  seat: null,
  round: 16,
  rounds: 16,
  step: 'over',
  players: [
    {
      board: [
        ['Bf', 'Yf', 'Yf', 'Ys'],
        ['Gf', 'Yf', 'Yf', 'Rf'],
        ['Rf', 'Rf', 'Rf', 'Rf'],
        ['Rw', 'Rf', 'Rf', 'Rs'],
      ],
      flies: ['a4', 'd1'],
      coins: 7,
      points: 31,
    },
  ],
};
