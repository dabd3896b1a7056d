// A match on boardgame.io's own server, of the size of ours: two seats place in
// turn on the free cells of a board of 169, told to both, kept on disk (FlatFile).
const [modules, port, folder] = process.argv.slice(2);
const { Server, FlatFile } = require(`${modules}/boardgame.io/server`);
const { INVALID_MOVE } = require(`${modules}/boardgame.io/core`);

const CELLS = 169;

const Placing = {
  name: 'placing',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.includes(null) ? undefined : { draw: true }),
};

Server({ games: [Placing], db: new FlatFile({ dir: folder }), origins: [] }).run(Number(port));
