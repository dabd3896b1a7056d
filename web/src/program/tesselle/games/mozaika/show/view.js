import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { first as play$first } from "./../rules/play.js";
import { coin_points as scoring$coin_points, mosaic_points as scoring$mosaic_points } from "./../rules/scoring.js";
import { BID as state$BID, NOBODY as state$NOBODY, NO_BID as state$NO_BID, OVER as state$OVER, ROUNDS as state$ROUNDS, STEPS as state$STEPS } from "./../rules/state.js";
import { GRID as tiles$GRID, NAMES as tiles$NAMES, listed as tiles$listed } from "./../rules/tiles.js";
import { tally as count$tally } from "./../text/count.js";
import { rows as layout$rows } from "./../text/layout.js";
export function view(state, seat) {
let bidding, bids, pending, revealed, seats;
seats = py.int(py.get(state, "seats"));
bidding = py.bool(py.eq(py.get(state, "step"), state$BID));
revealed = py.and(!py.truth(bidding), () => py.ne(py.get(py.get(state, "order"), 0), state$NOBODY));
bids = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let bid; bid = $1; yield py.int(bid); } }.call(this, py.get(py.get(state, "bids"), py.slice(null, seats, null))))];
pending = py.and(py.and(bidding, () => (seat !== null)), () => py.ne(py.get(bids, seat), state$NO_BID));
return py.dict([["seat", seat], ["round", py.int(py.get(state, "round"))], ["rounds", state$ROUNDS], ["step", py.get(state$STEPS, py.int(py.get(state, "step")))], ["first", play$first(state)], ["waiting", [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let other; other = $2; if (py.truth(py.band(py.shr(py.int(py.get(state, "to_act")), other), 1))) { yield other; } } }.call(this, py.range(seats)))]], ["row", tiles$listed(py.get(state, "row"))], ["bag", py.dict(py.generator(function* ($source) { for (const $3 of py.iter($source)) { let name, number; { const $4 = py.unpack($3, 2, -1); name = $4[0]; number = $4[1]; } yield py.tuple_of([name, py.int(number)]); } }.call(this, py.zip(tiles$NAMES, py.get(state, "bag"), py.named({strict: true})))))], ["bag_count", py.int(py.send(py.get(state, "bag"), "sum"))], ["chosen", [...py.generator(function* ($source) { for (const $5 of py.iter($source)) { let bid; bid = $5; yield py.and(bidding, () => py.ne(bid, state$NO_BID)); } }.call(this, bids))]], ["own_bid", ((py.truth(pending) && py.truth((seat !== null))) ? py.get(bids, seat) : null)], ["bids", (py.truth(revealed) ? bids : null)], ["order", (py.truth(revealed) ? [...py.generator(function* ($source) { for (const $6 of py.iter($source)) { let other; other = $6; yield py.int(other); } }.call(this, py.get(py.get(state, "order"), py.slice(null, seats, null))))] : null)], ["picked", py.int(py.get(state, "picked"))], ["flier", (py.truth(py.eq(py.get(state, "flier"), state$NOBODY)) ? null : py.int(py.get(state, "flier")))], ["players", [...py.generator(function* ($source) { for (const $7 of py.iter($source)) { let other; other = $7; yield _player(state, other); } }.call(this, py.range(seats)))]]]);
}
export function _player(state, seat) {
let board, coins, flies, points;
{ const $1 = py.unpack(py.tuple_of([py.get(py.get(state, "boards"), seat), py.get(py.get(state, "flies"), seat), py.int(py.get(py.get(state, "coins"), seat))]), 3, -1); board = $1[0]; flies = $1[1]; coins = $1[2]; }
points = py.add(scoring$mosaic_points(board, flies), scoring$coin_points(coins));
return py.dict([["board", layout$rows(state, seat)], ["flies", [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let cell; cell = $2; yield py.get(py.attribute(tiles$GRID, "names"), cell); } }.call(this, lib.numpy_flatnonzero(flies)))]], ["hand", tiles$listed(py.get(py.get(state, "hands"), seat))], ["coins", coins], ["points", points], ["count", _count(state, seat)]]);
}
export function _count(state, seat) {
if (py.truth(py.ne(py.get(state, "step"), state$OVER))) {
return null;
}
return py.send(count$tally(py.get(py.get(state, "boards"), seat), py.get(py.get(state, "flies"), seat), py.int(py.get(py.get(state, "coins"), seat))), "data");
}
export function dealt(before, after, seat) {
if (py.truth((before === null))) {
return py.dict([["hands", [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let hand; hand = $1; yield tiles$listed(hand); } }.call(this, py.get(py.get(after, "hands"), py.slice(null, py.int(py.get(after, "seats")), null))))]]]);
}
if (py.truth(py.ne(py.get(after, "round"), py.get(before, "round")))) {
return py.dict([["row", tiles$listed(py.get(after, "row"))]]);
}
return py.dict([]);
}
