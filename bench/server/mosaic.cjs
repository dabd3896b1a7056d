// The rules of Mosaic once more, as somebody would write them for boardgame.io: plain arrays and
// tables made beforehand.  It plays the same matches as ours does; a test compares the two.
const EMPTY = null;

// A board as it is needed most: the cells around each cell, clockwise.
function board(side) {
  const reach = side - 1;
  const spots = [];
  for (let r = -reach; r <= reach; r++)
    for (let q = Math.max(-reach, -r - reach); q <= Math.min(reach, reach - r); q++)
      spots.push([q, r]);
  const places = new Map(spots.map(([q, r], cell) => [`${q} ${r}`, cell]));
  const directions = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
  const around = ([q, r]) => directions.map(([dq, dr]) => places.get(`${q + dq} ${r + dr}`));
  return spots.map((spot) => around(spot).filter((cell) => cell !== undefined));
}

// Mark all tiles joined to one with its number; those that are marked already are walls.
function walk(near, cells, start, marks) {
  const ahead = [start];
  marks[start] = start;
  while (ahead.length) {
    for (const other of near[ahead.pop()]) {
      if (cells[other] !== cells[start] || marks[other] >= 0) continue;
      marks[other] = start;
      ahead.push(other);
    }
  }
}

// Give every tile the number of its group.
function groups(near, cells) {
  const group = new Int16Array(cells.length).fill(-1);
  for (let start = 0; start < cells.length; start++)
    if (cells[start] !== EMPTY && group[start] < 0) walk(near, cells, start, group);
  return group;
}

// How many groups of a seat a cell touches.
function touched(near, cells, group, seat, cell) {
  let first = -1;
  let second = -1;
  let third = -1; // no cell touches more than three
  for (const other of near[cell]) {
    if (cells[other] !== seat) continue;
    const found = group[other];
    if (first < 0) first = found;
    else if (found !== first && second < 0) second = found;
    else if (found !== first && found !== second) third = found;
  }
  return (first >= 0) + (second >= 0) + (third >= 0);
}

// How many pieces the group of a tile falls into without it.
function pieces(near, cells, cell) {
  const piece = new Int16Array(cells.length).fill(-1);
  piece[cell] = cell; // nobody walks through it
  let found = 0;
  for (const start of near[cell]) {
    if (cells[start] !== cells[cell] || piece[start] >= 0) continue;
    walk(near, cells, start, piece);
    found++;
  }
  return found;
}

function mayPlace(near, cells, group, seat, cell) {
  if (cells[cell] !== EMPTY) return false;
  const own = touched(near, cells, group, seat, cell);
  if (own === 0) return true;
  return own === 1 && near[cell].some((other) => cells[other] === 1 - seat);
}

function mayFlip(near, cells, group, seat, cell) {
  if (cells[cell] !== 1 - seat) return false;
  const own = touched(near, cells, group, seat, cell);
  return own > 1 && pieces(near, cells, cell) < own;
}

// The cells a seat may place on and those it may flip; `flipped` are those of its unfinished turn.
function legal(near, { cells, flipped }, seat) {
  const group = groups(near, cells);
  const all = [...cells.keys()];
  const going = flipped.length > 0;
  return {
    place: going ? [] : all.filter((cell) => mayPlace(near, cells, group, seat, cell)),
    flip: all.filter(
      (cell) =>
        (!going || near[cell].some((other) => flipped.includes(other))) &&
        mayFlip(near, cells, group, seat, cell),
    ),
  };
}

function canMove(near, cells, seat) {
  const apart = (tile, cell) =>
    tile === EMPTY && !near[cell].some((other) => cells[other] === seat);
  if (cells.some(apart)) return true; // most often, and without looking for groups
  const group = groups(near, cells);
  return cells.some(
    (_, cell) => mayPlace(near, cells, group, seat, cell) || mayFlip(near, cells, group, seat, cell),
  );
}

// Whether a turn that flipped these tiles goes on.
function goesOn(near, cells, flipped, seat) {
  const group = groups(near, cells);
  return flipped.some((cell) =>
    near[cell].some((other) => mayFlip(near, cells, group, seat, other)),
  );
}

module.exports = { EMPTY, board, groups, mayPlace, mayFlip, legal, canMove, goesOn };
