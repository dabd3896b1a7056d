// Mosaic on boardgame.io's own server: each seat is told the board and, when it is to act, its
// legal moves, as ours is; matches are kept on disk (FlatFile).
const [modules, port, folder, side] = process.argv.slice(2);
const { Server, FlatFile } = require(`${modules}/boardgame.io/server`);
const { INVALID_MOVE } = require(`${modules}/boardgame.io/core`);
const { original } = require(`${modules}/immer`);
const { EMPTY, board, groups, mayPlace, mayFlip, legal, canMove, goesOn } = require('./mosaic.cjs');

const near = board(Number(side));

// A move reads the board as it was: reading it through the draft would take much longer.
function place({ G, playerID }, cell) {
  const { cells, flipped } = original(G);
  const seat = Number(playerID);
  if (flipped.length || !mayPlace(near, cells, groups(near, cells), seat, cell)) return INVALID_MOVE;
  G.cells[cell] = seat;
}

function flip({ G, playerID }, cell) {
  const { cells, flipped } = original(G);
  const seat = Number(playerID);
  if (flipped.length && !near[cell].some((other) => flipped.includes(other))) return INVALID_MOVE;
  if (!mayFlip(near, cells, groups(near, cells), seat, cell)) return INVALID_MOVE;
  const after = cells.with(cell, seat);
  const turned = [...flipped, cell];
  G.cells[cell] = seat;
  G.flipped = goesOn(near, after, turned, seat) ? turned : [];
}

const Mosaic = {
  name: 'mosaic',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ cells: Array(near.length).fill(EMPTY), flipped: [] }),
  moves: { place, flip },
  turn: {
    endIf: ({ G, ctx }) => ctx.numMoves > 0 && !G.flipped.length,
    order: {
      first: () => 0,
      next: ({ G, ctx }) =>
        canMove(near, G.cells, 1 - ctx.playOrderPos) ? 1 - ctx.playOrderPos : ctx.playOrderPos,
    },
  },
  endIf: ({ G }) => {
    if (canMove(near, G.cells, 0) || canMove(near, G.cells, 1)) return undefined;
    return { tiles: [0, 1].map((seat) => G.cells.filter((tile) => tile === seat).length) };
  },
  playerView: ({ G, ctx, playerID }) =>
    playerID === ctx.currentPlayer && !ctx.gameover
      ? { ...G, legal: legal(near, G, Number(playerID)) }
      : G,
};

Server({ games: [Mosaic], db: new FlatFile({ dir: folder }), origins: [] }).run(Number(port));
