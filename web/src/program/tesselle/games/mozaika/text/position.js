import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { shown as errors$shown } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { has_fly as play$has_fly, line_up as play$line_up } from "./../rules/play.js";
import { BID as state$BID, FLY as state$FLY, LAY as state$LAY, MOST_COINS as state$MOST_COINS, MOST_SEATS as state$MOST_SEATS, NOBODY as state$NOBODY, NO_BID as state$NO_BID, OVER as state$OVER, ROUNDS as state$ROUNDS, STEPS as state$STEPS, TAKE as state$TAKE, blank as state$blank } from "./../rules/state.js";
import { CELLS as tiles$CELLS, COPIES as tiles$COPIES, EMPTY as tiles$EMPTY, FLY_MARK as tiles$FLY_MARK, KINDS as tiles$KINDS, KIND_OF as tiles$KIND_OF, NAMES as tiles$NAMES, SIDE as tiles$SIDE, counted as tiles$counted, listed as tiles$listed } from "./../rules/tiles.js";
import { check_coins as check$check_coins, check_flies as check$check_flies, check_hands as check$check_hands } from "./check.js";
import { refuse as refusal$refuse, refuse_seat as refusal$refuse_seat } from "./refusal.js";
export function write_position(state) {
let bids, head, seats, some;
seats = py.range(py.int(py.get(state, "seats")));
bids = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let bid; bid = $1; yield (py.truth(py.eq(bid, state$NO_BID)) ? NOTHING : py.str(bid)); } }.call(this, py.get(py.get(state, "bids"), py.slice(null, py.len(seats), null))))];
some = py.or(py.eq(py.get(state, "step"), state$BID), () => py.ne(py.get(py.get(state, "order"), 0), state$NOBODY));
head = ("round " + py.str(py.get(state, "round")) + " " + py.str(py.get(state$STEPS, py.int(py.get(state, "step")))) + " bids " + py.str((py.truth(some) ? py.send(",", "join", bids) : NOTHING)) + " row " + py.str(_tiles(py.get(state, "row"))));
return py.send(" | ", "join", [head, ...py.iter(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let seat; seat = $2; yield _seat(state, seat); } }.call(this, seats)))]);
}
export function _tiles(counts) {
return py.or(py.send("", "join", tiles$listed(counts)), () => NOTHING);
}
export function _seat(state, seat) {
let board, cells;
cells = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let fly, kind; { const $2 = py.unpack($1, 2, -1); kind = $2[0]; fly = $2[1]; } yield (py.truth(py.eq(kind, tiles$EMPTY)) ? FREE_SIGN : py.add(py.get(tiles$NAMES, kind), py.mul(tiles$FLY_MARK, py.int(fly)))); } }.call(this, py.zip(py.get(py.get(state, "boards"), seat), py.get(py.get(state, "flies"), seat), py.named({strict: true}))))];
board = py.send("/", "join", py.generator(function* ($source) { for (const $3 of py.iter($source)) { let start; start = $3; yield py.send("", "join", py.get(cells, py.slice(start, py.add(start, tiles$SIDE), null))); } }.call(this, py.range(0, tiles$CELLS, tiles$SIDE))));
return ("coins " + py.str(py.get(py.get(state, "coins"), seat)) + " hand " + py.str(_tiles(py.get(py.get(state, "hands"), seat))) + " board " + py.str(board));
}
export function read_position(text) {
let bids, expected, head, part, seat, seats, state;
{ const $2 = py.unpack(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let part; part = $1; yield py.send(" ", "join", py.send(part, "split")); } }.call(this, py.send(text, "split", "|"))), 2, 1); head = $2[0]; seats = $2[1]; }
if (py.truth(py.without(py.len(seats), tiles$COPIES))) {
expected = py.make(say$Say, "3, 4 or 5 seats after the first '|'", "3, 4 ou 5 sièges après le premier « | »");
refusal$refuse(expected, py.len(seats));
}
state = state$blank(py.len(seats), py.dict([]));
for (const $3 of py.iter(py.enumerate(seats))) {
{ const $4 = py.unpack($3, 2, -1); seat = $4[0]; part = $4[1]; }
_read_seat(state, seat, part);
}
bids = _read_head(state, head);
_fill_bag(state);
_set_bids(state, bids);
_set_laid(state);
check$check_hands(state);
check$check_flies(state);
check$check_coins(state);
return state;
}
export function _read_seat(state, seat, text) {
let board, cell, coins, content, expected, form, hand, lines, match, tile;
match = py.send(SEAT, "fullmatch", text);
if (!py.truth(match)) {
form = "coins 10 hand RsBw board …";
refusal$refuse_seat(seat, py.make(say$Say, ("'" + py.str(form) + "'"), ("« " + py.str(form) + " »")), errors$shown(text));
}
{ const $1 = py.unpack(py.send(match, "groups"), 3, -1); coins = $1[0]; hand = $1[1]; board = $1[2]; }
py.put(py.get(state, "coins"), seat, py.int(coins));
py.put(py.get(state, "hands"), seat, _read_tiles(hand));
lines = py.send(board, "split", "/");
if ((py.truth(py.ne(py.len(lines), tiles$SIDE)) || !py.truth(py.all(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let line; line = $2; yield py.send(BOARD_ROW, "fullmatch", line); } }.call(this, lines)))))) {
expected = py.make(say$Say, ("a board of " + py.str(tiles$SIDE) + " rows of " + py.str(tiles$SIDE) + " cells (like Bw, Bw* or .) with / between them"), ("un plateau de " + py.str(tiles$SIDE) + " rangées de " + py.str(tiles$SIDE) + " cases (comme Bw, Bw* ou .) séparées par /"));
refusal$refuse_seat(seat, expected, errors$shown(board));
}
for (const $3 of py.iter(py.enumerate(py.send(CELL_TEXT, "findall", board)))) {
{ const $4 = py.unpack($3, 2, -1); cell = $4[0]; content = $4[1]; }
tile = py.send(content, "removesuffix", tiles$FLY_MARK);
py.put(py.get(state, "boards"), py.tuple_of([seat, cell]), (py.truth(py.eq(tile, FREE_SIGN)) ? tiles$EMPTY : py.get(tiles$KIND_OF, py.send(tile, "lower"))));
py.put(py.get(state, "flies"), py.tuple_of([seat, cell]), py.int(py.ne(tile, content)));
}
return null;
}
export function _read_tiles(text) {
let form, most;
if ((py.truth(py.ne(text, NOTHING)) && !py.truth(py.send(TILES_TEXT, "fullmatch", text)))) {
form = py.make(say$Say, ("tiles like RsBw, or " + py.str(NOTHING) + " for none"), ("des tuiles comme RsBw, ou " + py.str(NOTHING)));
refusal$refuse(form, errors$shown(text));
}
most = py.add(state$MOST_SEATS, 1);
if (py.truth(py.gt(py.len(text), py.mul(2, most)))) {
refusal$refuse(py.make(say$Say, ("at most " + py.str(most) + " tiles"), ("au plus " + py.str(most) + " tuiles")), errors$shown(text));
}
return tiles$counted(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let tile; tile = $1; yield py.get(tiles$KIND_OF, py.send(tile, "lower")); } }.call(this, py.send(TILE_TEXT, "findall", text))));
}
export function _read_head(state, text) {
let bids, expected, form, match, number, row, step, steps, wrong;
match = py.send(HEAD, "fullmatch", text);
if (!py.truth(match)) {
form = "round 2 bid bids … row …";
refusal$refuse(py.make(say$Say, ("'" + py.str(form) + "'"), ("« " + py.str(form) + " »")), errors$shown(text));
}
{ const $1 = py.unpack(py.send(match, "groups"), 4, -1); number = $1[0]; step = $1[1]; bids = $1[2]; row = $1[3]; }
if (!py.truth((($2, $3) => ($2 = py.int(number), py.le(1, $2)) && ($3 = state$ROUNDS, py.le($2, $3)))())) {
expected = py.make(say$Say, ("a round from 1 to " + py.str(state$ROUNDS)), ("un tour de 1 à " + py.str(state$ROUNDS)));
refusal$refuse(expected, number);
}
if (py.truth(py.without(step, state$STEPS))) {
steps = py.send(", ", "join", state$STEPS);
refusal$refuse(py.make(say$Say, ("one of " + py.str(steps)), ("une étape parmi " + py.str(steps))), errors$shown(step));
}
{ const $4 = py.unpack(py.tuple_of([py.int(number), py.send(state$STEPS, "index", step)]), 2, -1); py.put(state, "round", $4[0]); py.put(state, "step", $4[1]); }
py.put(state, "row", _read_tiles(row));
wrong = py.or(py.or(py.and(py.eq(py.get(state, "round"), 1), () => py.ne(py.get(state, "step"), state$LAY)), () => py.and(py.eq(py.get(state, "step"), state$FLY), () => !py.truth(play$has_fly(state)))), () => py.and(py.eq(py.get(state, "step"), state$OVER), () => py.ne(py.get(state, "round"), state$ROUNDS)));
if (py.truth(wrong)) {
expected = py.make(say$Say, ("a step that round " + py.str(number) + " has"), ("une étape que le tour " + py.str(number) + " connaît"));
refusal$refuse(expected, py.repr(step));
}
return bids;
}
export function _fill_bag(state) {
let copies, kind, name, out, used;
copies = py.get(tiles$COPIES, py.int(py.get(state, "seats")));
out = py.add(py.get(state, "row"), py.send_named(py.get(state, "hands"), "sum", [], {axis: 0, dtype: lib.numpy_int64}));
for (const $1 of py.iter(py.range(tiles$KINDS))) {
kind = $1;
used = py.add(py.int(py.get(out, kind)), py.int(py.send(py.eq(py.get(state, "boards"), kind), "sum")));
if (py.truth(py.gt(used, copies))) {
name = py.get(tiles$NAMES, kind);
refusal$refuse(py.make(say$Say, ("at most " + py.str(copies) + " of " + py.str(name)), ("au plus " + py.str(copies) + " fois " + py.str(name))), used);
}
py.put(py.get(state, "bag"), kind, py.sub(copies, used));
}
return null;
}
export function _set_bids(state, text) {
let few, least, most, none, peu, seats, turned_up;
{ const $1 = py.unpack(py.tuple_of([py.int(py.get(state, "seats")), py.int(py.send(py.get(state, "row"), "sum"))]), 2, -1); seats = $1[0]; turned_up = $1[1]; }
{ const $2 = py.unpack(py.send(py.dict([[state$BID, py.tuple_of([py.add(seats, 1), py.add(seats, 1)])], [state$TAKE, py.tuple_of([2, py.add(seats, 1)])]]), "get", py.int(py.get(state, "step")), py.tuple_of([0, 0])), 2, -1); least = $2[0]; most = $2[1]; }
if (!py.truth((($3, $4) => ($3 = turned_up, py.le(least, $3)) && ($4 = most, py.le($3, $4)))())) {
{ const $5 = py.unpack((py.truth(py.eq(least, most)) ? py.mul(py.tuple_of([py.str(least)]), 2) : py.tuple_of([(py.str(least) + " to " + py.str(most)), (py.str(least) + " à " + py.str(most))])), 2, -1); few = $5[0]; peu = $5[1]; }
refusal$refuse(py.make(say$Say, (py.str(few) + " tiles in the row"), (py.str(peu) + " tuiles à prendre")), turned_up);
}
if ((py.truth(py.eq(py.get(state, "step"), state$OVER)) || py.truth(py.eq(py.get(state, "round"), 1)))) {
if (py.truth(py.ne(text, NOTHING))) {
none = py.make(say$Say, ("bids " + py.str(NOTHING) + " in this step"), ("« bids " + py.str(NOTHING) + " » à cette étape"));
refusal$refuse(none, errors$shown(text));
}
return null;
}
py.put(py.get(state, "bids"), py.slice(null, seats, null), _read_bids(state, text));
if (py.truth(py.eq(py.get(state, "step"), state$BID))) {
return null;
}
play$line_up(state);
py.put(state, "picked", (py.truth(py.eq(py.get(state, "step"), state$TAKE)) ? py.sub(py.add(seats, 1), turned_up) : seats));
if ((py.truth(py.ne(py.get(state, "step"), state$TAKE)) && py.truth(play$has_fly(state)))) {
py.put(state, "flier", py.get(py.get(state, "order"), py.sub(seats, 1)));
}
return null;
}
export function _read_bids(state, text) {
let bid, bidding, bids, most, numbers, open_one, seat, seats, word, words;
{ const $1 = py.unpack(py.tuple_of([py.int(py.get(state, "seats")), py.eq(py.get(state, "step"), state$BID)]), 2, -1); seats = $1[0]; bidding = $1[1]; }
words = py.send(text, "split", ",");
for (const $2 of py.iter(words)) {
word = $2;
if ((!py.truth(py.send(NUMBER, "fullmatch", word)) && !(py.truth(bidding) && py.truth(py.eq(word, NOTHING))))) {
numbers = py.make(say$Say, "numbers as bids", "des nombres comme enchères");
refusal$refuse(numbers, _in(errors$shown(word), text));
}
}
if (py.truth(py.ne(py.len(words), seats))) {
refusal$refuse(py.make(say$Say, (py.str(seats) + " bids"), (py.str(seats) + " enchères")), _in(py.str(py.len(words)), text));
}
if ((py.truth(bidding) && py.truth(py.without(NOTHING, words)))) {
open_one = py.make(say$Say, ("a seat that has yet to bid (" + py.str(NOTHING) + ")"), ("un siège qui doit encore enchérir (" + py.str(NOTHING) + ")"));
refusal$refuse(open_one, errors$shown(text));
}
bids = [...py.generator(function* ($source) { for (const $3 of py.iter($source)) { let word; word = $3; yield (py.truth(py.eq(word, NOTHING)) ? state$NO_BID : py.int(word)); } }.call(this, words))];
for (const $4 of py.iter(py.enumerate(bids))) {
{ const $5 = py.unpack($4, 2, -1); seat = $5[0]; bid = $5[1]; }
most = (py.truth(bidding) ? py.int(py.get(py.get(state, "coins"), seat)) : state$MOST_COINS);
if (py.truth(py.gt(bid, most))) {
refusal$refuse_seat(seat, py.make(say$Say, ("a bid of at most " + py.str(most)), ("une enchère d’au plus " + py.str(most))), bid);
}
}
return bids;
}
export function _in(part, whole) {
return py.make(say$Say, (py.str(part) + " in " + py.str(errors$shown(whole))), (py.str(part) + " dans " + py.str(errors$shown(whole))));
}
export function _set_laid(state) {
let acts, expected, laid, lie, many, mask, number, seat, step;
{ const $1 = py.unpack(py.tuple_of([py.int(py.get(state, "step")), py.int(py.get(state, "round")), 0]), 3, -1); step = $1[0]; number = $1[1]; mask = $1[2]; }
lie = py.send(py.dict([[state$BID, py.tuple_of([py.sub(number, 1)])], [state$TAKE, py.tuple_of([py.sub(number, 1)])], [state$LAY, py.tuple_of([py.sub(number, 1), number])]]), "get", step, py.tuple_of([number]));
for (const $2 of py.iter(py.range(py.int(py.get(state, "seats"))))) {
seat = $2;
laid = py.int(py.send(py.ne(py.get(py.get(state, "boards"), seat), tiles$EMPTY), "sum"));
if (py.truth(py.without(laid, lie))) {
many = py.list(py.map(py.str, lie));
expected = py.make(say$Say, (py.str(py.send(" or ", "join", many)) + " tiles on the board"), (py.str(py.send(" ou ", "join", many)) + " tuiles posées"));
refusal$refuse_seat(seat, expected, laid);
}
acts = (py.truth(py.eq(step, state$LAY)) ? py.lt(laid, number) : py.eq(py.get(py.get(state, "bids"), seat), state$NO_BID));
mask = py.ibor(mask, py.shl(py.int(acts), seat));
}
if ((py.truth(py.eq(step, state$LAY)) && !py.truth(mask))) {
expected = py.make(say$Say, ("a seat that has yet to lay in round " + py.str(number)), ("un siège qui doit encore poser au tour " + py.str(number)));
refusal$refuse(expected, py.make(say$Say, "none", "aucun"));
}
if (py.truth(py.within(step, py.tuple_of([state$TAKE, state$FLY])))) {
mask = py.shl(1, py.int((py.truth(py.eq(step, state$TAKE)) ? py.get(py.get(state, "order"), py.get(state, "picked")) : py.get(state, "flier"))));
}
py.put(state, "to_act", (py.truth(py.eq(step, state$OVER)) ? 0 : mask));
return null;
}
export const NOTHING = "-";
export const FREE_SIGN = ".";
export const HEAD = py.pattern("round ([0-9]{1,2}) (\\w+) bids (\\S+) row (\\S+)", 32);
export const SEAT = py.pattern("coins ([0-9]{1,2}) hand (\\S+) board (\\S+)", 32);
export const NUMBER = py.pattern("[0-9]{1,2}", 32);
export const TILES_TEXT = py.pattern("([RBGY][swf])+", 32);
export const TILE_TEXT = py.pattern("[RBGY][swf]", 32);
export const BOARD_ROW = py.pattern("(?:\\.|[RBGY][swf]\\*?){4}", 32);
export const CELL_TEXT = py.pattern("\\.|[RBGY][swf]\\*?", 32);
