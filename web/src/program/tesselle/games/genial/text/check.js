import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, mismatch as errors$mismatch } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { lacks_lowest as bag$lacks_lowest, total as bag$total } from "./../rules/bag.js";
import { HAND as state$HAND, LAST as state$LAST, NOBODY as state$NOBODY } from "./../rules/state.js";
import { COPIES as tiles$COPIES, KINDS as tiles$KINDS, NAMES as tiles$NAMES, SYMBOLS as tiles$SYMBOLS } from "./../rules/tiles.js";
import { write_tiles as layout$write_tiles } from "./layout.js";
import { refuse as refusal$refuse } from "./refusal.js";
export function check_tiles(state) {
let expected, kind, letter, lie, most, name, placed, symbol, wanted;
placed = py.sub(py.sub(tiles$COPIES, py.get(state, "bag")), py.send_named(py.get(state, "hands"), "sum", [], {axis: 0}));
for (const $1 of py.iter(py.range(tiles$KINDS))) {
kind = $1;
if (py.truth(py.lt(py.get(placed, kind), 0))) {
{ const $2 = py.unpack(py.tuple_of([py.get(tiles$COPIES, kind), py.get(tiles$NAMES, kind)]), 2, -1); most = $2[0]; name = $2[1]; }
expected = py.make(say$Say, ("at most " + py.str(most) + " tiles " + py.str(name)), ("au plus " + py.str(most) + " tuiles " + py.str(name)));
refusal$refuse(expected, py.int(py.sub(most, py.get(placed, kind))));
}
if (py.truth(py.gt(py.get(py.get(state, "shown"), kind), py.get(py.get(state, "bag"), kind)))) {
name = py.get(tiles$NAMES, kind);
expected = py.make(say$Say, ("the shown " + py.str(name) + " in the bag"), ("dans le sac les " + py.str(name) + " montrées"));
refusal$refuse(expected, py.make(say$Say, "fewer there", "moins"));
}
}
lie = py.sub(lib.numpy_bincount(py.get(py.get(state, "cells"), py.ge(py.get(state, "cells"), 0)), py.named({minlength: py.len(tiles$SYMBOLS)})), 1);
for (const $3 of py.iter(py.enumerate(tiles$SYMBOLS))) {
{ const $4 = py.unpack($3, 2, -1); symbol = $4[0]; letter = $4[1]; }
wanted = py.sum(py.generator(function* ($source) { for (const $5 of py.iter($source)) { let kind; kind = $5; yield py.mul(py.int(py.get(placed, kind)), py.send(py.get(tiles$NAMES, kind), "count", letter)); } }.call(this, py.range(tiles$KINDS))));
if (py.truth(py.ne(py.get(lie, symbol), wanted))) {
expected = py.make(say$Say, (py.str(wanted) + " tile symbols " + py.str(letter) + " on the board, since bag and hands lack so many"), (py.str(wanted) + " symboles " + py.str(letter) + " de tuiles sur le plateau, puisqu’il en manque autant au sac et aux mains"));
refusal$refuse(expected, py.int(py.get(lie, symbol)));
}
}
py.put(state, "placed", py.send(placed, "sum"));
return null;
}
export function check_end(state, winners) {
let expected, qui, seats, short, who;
seats = py.range(py.int(py.get(state, "seats")));
short = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let seat; seat = $1; if (py.truth(py.lt(bag$total(py.get(py.get(state, "hands"), seat)), state$HAND))) { yield seat; } } }.call(this, seats))];
if ((py.truth(py.ne(py.len(short), 1)) || (py.truth(winners) && py.truth(py.ne(winners, short))))) {
{ const $2 = py.unpack((py.truth(winners) ? py.tuple_of(["the winner", "le gagnant"]) : py.tuple_of(["one seat", "un siège"])), 2, -1); who = $2[0]; qui = $2[1]; }
expected = py.make(say$Say, (py.str(who) + " alone with fewer than 6 tiles"), (py.str(qui) + " seul avec moins de 6 tuiles"));
refusal$refuse(expected, py.make(say$Say, ("seats " + py.str(short)), ("sièges " + py.str(short))));
}
py.put(state, "seat", state$NOBODY);
_check_bonuses(state, py.get(short, 0), 0);
return null;
}
export function check_turn(state) {
let begun, expected, few, first, held, mover, on_board, opened, peu, placements, seat, seats;
{ const $1 = py.unpack(py.tuple_of([py.int(py.get(state, "seat")), py.int(py.get(state, "seats"))]), 2, -1); mover = $1[0]; seats = $1[1]; }
begun = py.bool(py.or(py.get(state, "owed"), () => py.get(state, "swap")));
for (const $2 of py.iter(py.range(seats))) {
seat = $2;
held = bag$total(py.get(py.get(state, "hands"), seat));
if (py.truth(py.eq(py.eq(held, state$HAND), py.and(begun, () => py.eq(seat, mover))))) {
{ const $3 = py.unpack((py.truth(py.eq(held, state$HAND)) ? py.tuple_of(["fewer than 6", "moins de 6"]) : py.tuple_of(["6", "6"])), 2, -1); few = $3[0]; peu = $3[1]; }
refusal$refuse(py.make(say$Say, (py.str(few) + " tiles with seat " + py.str(seat)), (py.str(peu) + " tuiles au siège " + py.str(seat))), held);
}
}
if ((py.truth(py.get(state, "swap")) && !py.truth(bag$lacks_lowest(state, mover)))) {
expected = py.make(say$Say, ("no tile with a lowest symbol at seat " + py.str(mover) + " (R11)"), ("au siège " + py.str(mover) + " aucune tuile d’un symbole le plus bas (R11)"));
refusal$refuse(expected, py.make(say$Say, "one", "une"));
}
if (py.truth(begun)) {
_check_bonuses(state, mover, py.int(py.get(state, "owed")));
}
placements = py.sub(state$HAND, bag$total(py.get(py.get(state, "hands"), mover)));
opened = py.sub(py.int(py.get(state, "placed")), placements);
if (py.truth(py.lt(opened, 0))) {
on_board = py.make(say$Say, (py.str(placements) + " tiles on the board"), (py.str(placements) + " tuiles sur le plateau"));
refusal$refuse(on_board, py.int(py.get(state, "placed")));
}
if ((py.truth(py.lt(opened, seats)) && py.truth(py.ne(opened, mover)))) {
first = py.make(say$Say, ("seat " + py.str(opened) + " on its first turn (R6)"), ("le siège " + py.str(opened) + " à son premier tour (R6)"));
refusal$refuse(first, py.make(say$Say, ("seat " + py.str(mover)), ("le siège " + py.str(mover))));
}
return null;
}
export function _check_bonuses(state, seat, owed) {
let earned, expected, full, placements, told;
placements = py.sub(state$HAND, bag$total(py.get(py.get(state, "hands"), seat)));
earned = py.add(py.sub(placements, 1), owed);
full = py.int(lib.numpy_count_nonzero(py.eq(py.get(py.get(state, "tracks"), seat), state$LAST)));
if (py.truth(py.gt(earned, full))) {
expected = py.make(say$Say, ("a track at " + py.str(state$LAST) + " for each of " + py.str(earned) + " bonuses"), ("une piste à " + py.str(state$LAST) + " pour chacun des " + py.str(earned) + " bonus"));
told = errors$mismatch(expected, py.str(full));
throw py.make(errors$BadPosition, py.make(say$Say, ("seat " + py.str(seat) + ": " + py.str(py.attribute(told, "en"))), ("siège " + py.str(seat) + " : " + py.str(py.attribute(told, "fr")))));
}
return null;
}
export function check_shown(state) {
let asked, before, expected;
if (!py.truth(py.send(py.get(state, "shown"), "any"))) {
return null;
}
if ((py.truth(py.eq(py.get(state, "seat"), state$NOBODY)) || py.truth(py.get(state, "owed")) || py.truth(py.get(state, "swap")))) {
expected = py.make(say$Say, "no shown tiles but at the start of a turn", "des tuiles montrées au début d’un tour seulement");
refusal$refuse(expected, layout$write_tiles(py.get(state, "shown")));
}
before = py.mod(py.sub(py.int(py.get(state, "seat")), 1), py.int(py.get(state, "seats")));
asked = lib.tesselle_engine_state_copied(state);
py.put(py.get(asked, "hands"), before, py.get(state, "shown"));
if ((py.truth(py.eq(bag$total(py.get(state, "shown")), state$HAND)) || !py.truth(bag$lacks_lowest(asked, before)))) {
expected = py.make(say$Say, ("shown tiles that seat " + py.str(before) + " could swap (R11)"), ("des tuiles montrées que le siège " + py.str(before) + " pouvait échanger (R11)"));
refusal$refuse(expected, layout$write_tiles(py.get(state, "shown")));
}
return null;
}
