import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, mismatch as errors$mismatch, shown as errors$shown } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { EMPTY as board$EMPTY, FEWEST_SEATS as board$FEWEST_SEATS, GRID as board$GRID, OUTSIDE as board$OUTSIDE, START as board$START, free_pairs as board$free_pairs } from "./../rules/board.js";
import { mastered as play$mastered } from "./../rules/play.js";
import { HAND as state$HAND, LAST as state$LAST, NOBODY as state$NOBODY, TRACKS as state$TRACKS, blank as state$blank } from "./../rules/state.js";
import { KINDS as tiles$KINDS, KIND_NAMED as tiles$KIND_NAMED, NAMES as tiles$NAMES, SYMBOLS as tiles$SYMBOLS } from "./../rules/tiles.js";
import { check_end as check$check_end, check_shown as check$check_shown, check_tiles as check$check_tiles, check_turn as check$check_turn } from "./check.js";
import { NOTHING as layout$NOTHING, letter as layout$letter, rows as layout$rows, write_tiles as layout$write_tiles } from "./layout.js";
import { refuse as refusal$refuse } from "./refusal.js";
export function write_position(state) {
let away, bag, counted, hands, seats, tracks;
seats = py.int(py.get(state, "seats"));
tracks = py.send("/", "join", py.generator(function* ($source) { for (const $1 of py.iter($source)) { let one; one = $1; yield py.send(",", "join", py.map(py.str, py.send(one, "tolist"))); } }.call(this, py.get(py.get(state, "tracks"), py.slice(null, seats, null)))));
hands = py.send("/", "join", py.generator(function* ($source) { for (const $2 of py.iter($source)) { let seat; seat = $2; yield layout$write_tiles(py.get(py.get(state, "hands"), seat)); } }.call(this, py.range(seats))));
counted = py.zip(py.get(state, "bag"), tiles$NAMES, py.named({strict: true}));
bag = py.or(py.send(",", "join", py.generator(function* ($source) { for (const $3 of py.iter($source)) { let count, name; { const $4 = py.unpack($3, 2, -1); count = $4[0]; name = $4[1]; } if (py.truth(count)) { yield (py.str(count) + py.str(name)); } } }.call(this, counted))), () => layout$NOTHING);
away = layout$write_tiles(py.get(state, "shown"));
return py.send(" ", "join", py.tuple_of([py.send("/", "join", layout$rows(state)), tracks, hands, bag, away, _write_turn(state)]));
}
export function _write_turn(state) {
if (py.truth(py.eq(py.get(state, "seat"), state$NOBODY))) {
return "over";
}
if (py.truth(py.get(state, "swap"))) {
return (py.str(py.get(state, "seat")) + ":swap");
}
return (py.truth(py.get(state, "owed")) ? (py.str(py.get(state, "seat")) + ":bonus" + py.str(py.get(state, "owed"))) : (py.str(py.get(state, "seat")) + ":turn"));
}
export function read_position(text) {
let away, bag, hands, numbers, parts, rows, seat, seats, state, tiles, tracks, turn;
parts = py.send(text, "split");
if (py.truth(py.ne(py.len(parts), py.len(py.send(PARTS, "split"))))) {
refusal$refuse(py.make(say$Say, ("the six parts '" + py.str(PARTS) + "'"), ("les six parties « " + py.str(PARTS) + " »")), py.len(parts));
}
{ const $1 = py.unpack(parts, 6, -1); rows = $1[0]; tracks = $1[1]; hands = $1[2]; bag = $1[3]; away = $1[4]; turn = $1[5]; }
state = _read_rows(rows);
seats = py.int(py.get(state, "seats"));
for (const $2 of py.iter(py.enumerate(_split(tracks, "/", seats, TRACKS_OF_SEATS)))) {
{ const $3 = py.unpack($2, 2, -1); seat = $3[0]; numbers = $3[1]; }
py.put(py.get(state, "tracks"), seat, _read_tracks(numbers));
}
for (const $4 of py.iter(py.enumerate(_split(hands, "/", seats, HANDS)))) {
{ const $5 = py.unpack($4, 2, -1); seat = $5[0]; tiles = $5[1]; }
py.put(py.get(state, "hands"), seat, _read_tiles(tiles));
}
py.put(state, "bag", _read_bag(bag));
py.put(state, "shown", _read_tiles(away));
check$check_tiles(state);
_read_turn(state, turn);
return state;
}
export function _split(text, mark, wanted, what) {
let expected, found;
found = py.send(text, "split", mark);
if (py.truth(py.ne(py.len(found), wanted))) {
expected = py.make(say$Say, (py.str(wanted) + " " + py.str(py.attribute(what, "en")) + " with " + py.str(py.repr(mark)) + " between"), (py.str(wanted) + " " + py.str(py.attribute(what, "fr")) + " séparées par " + py.str(py.repr(mark))));
refusal$refuse(expected, py.len(found));
}
return found;
}
export function _read_rows(text) {
let cell, cells, expected, got, letter, letters, pairs, row, rows, seats, state;
rows = _split(text, "/", py.len(py.attribute(board$GRID, "rows")), ROWS);
for (const $1 of py.iter(py.zip(rows, py.attribute(board$GRID, "rows"), py.named({strict: true})))) {
{ const $2 = py.unpack($1, 2, -1); row = $2[0]; cells = $2[1]; }
if (py.truth(py.ne(py.len(row), py.len(cells)))) {
expected = py.make(say$Say, (py.str(py.len(cells)) + " cells in a row"), (py.str(py.len(cells)) + " cases dans une rangée"));
got = errors$shown(row);
refusal$refuse(expected, py.make(say$Say, (py.str(py.len(row)) + " in " + py.str(got)), (py.str(py.len(row)) + " dans " + py.str(got))));
}
}
letters = py.send("", "join", rows);
seats = _read_seats(letters);
state = state$blank(seats, py.dict([]));
for (const $3 of py.iter(py.enumerate(letters))) {
{ const $4 = py.unpack($3, 2, -1); cell = $4[0]; letter = $4[1]; }
if ((py.truth(py.within(letter, tiles$SYMBOLS)) && py.truth(py.eq(py.get(py.get(state, "cells"), cell), board$EMPTY)))) {
py.put(py.get(state, "cells"), cell, py.send(tiles$SYMBOLS, "index", letter));
} else if (py.truth(py.ne(letter, layout$letter(state, cell)))) {
throw _bad_letter(state, cell, letter);
}
}
pairs = board$free_pairs(py.get(state, "cells"));
py.put(state, "pairs", 0);
py.put(py.get(state, "pairs"), py.slice(null, py.len(pairs), null), pairs);
py.put(state, "free", py.len(pairs));
return state;
}
export function _bad_letter(state, cell, letter) {
let either, name, seats, soit, told, wanted;
{ const $1 = py.unpack(py.tuple_of([py.get(py.attribute(board$GRID, "names"), cell), layout$letter(state, cell), py.int(py.get(state, "seats"))]), 3, -1); name = $1[0]; wanted = $1[1]; seats = $1[2]; }
{ const $2 = py.unpack((py.truth(py.eq(wanted, ".")) ? py.tuple_of([" or a symbol", " ou un symbole"]) : py.tuple_of(["", ""])), 2, -1); either = $2[0]; soit = $2[1]; }
told = errors$mismatch(py.make(say$Say, (py.str(wanted) + py.str(either) + " with " + py.str(seats) + " seats"), (py.str(wanted) + py.str(soit) + " à " + py.str(seats) + " sièges")), py.repr(letter));
return py.make(errors$BadPosition, py.make(say$Say, (py.str(name) + ": " + py.str(py.attribute(told, "en"))), (py.str(name) + " : " + py.str(py.attribute(told, "fr")))));
}
export function _read_seats(letters) {
let areas, expected, outside, wanted;
outside = py.send(letters, "count", "_");
areas = py.dict(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let seats, start; { const $2 = py.unpack($1, 2, -1); seats = $2[0]; start = $2[1]; } yield py.tuple_of([py.int(lib.numpy_count_nonzero(py.eq(py.get(start, py.slice(null, py.neg(1), null)), board$OUTSIDE))), seats]); } }.call(this, py.enumerate(board$START, board$FEWEST_SEATS))));
if (py.truth(py.without(outside, areas))) {
wanted = py.send(", ", "join", py.map(py.str, areas));
expected = py.make(say$Say, ("one of " + py.str(wanted) + " cells '_' outside the area"), ("un nombre de cases « _ » hors de la zone parmi " + py.str(wanted)));
refusal$refuse(expected, outside);
}
return py.get(areas, outside);
}
export function _read_tracks(text) {
let number, numbers;
numbers = _split(text, ",", state$TRACKS, SIX_TRACKS);
for (const $1 of py.iter(numbers)) {
number = $1;
if ((!py.truth(lib.re_fullmatch("[0-9]{1,2}", number)) || py.truth(py.gt(py.int(number), state$LAST)))) {
refusal$refuse(py.make(say$Say, ("a track from 0 to " + py.str(state$LAST)), ("une piste de 0 à " + py.str(state$LAST))), errors$shown(number));
}
}
return [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let number; number = $2; yield py.int(number); } }.call(this, numbers))];
}
export function _read_tiles(text) {
let counts, most, name, names;
counts = lib.numpy_zeros(tiles$KINDS, lib.numpy_int8);
names = (py.truth(py.eq(text, layout$NOTHING)) ? [] : py.send(text, "split", ","));
if (py.truth(py.gt(py.len(names), state$HAND))) {
most = py.make(say$Say, ("at most " + py.str(state$HAND) + " tiles in a hand"), ("au plus " + py.str(state$HAND) + " tuiles en main"));
refusal$refuse(most, py.len(names));
}
for (const $1 of py.iter(names)) {
name = $1;
{ const $2 = counts, $3 = _kind(name); py.put($2, $3, py.iadd(py.get($2, $3), 1)); }
}
return counts;
}
export function _read_bag(text) {
let counts, expected, found, item;
counts = lib.numpy_zeros(tiles$KINDS, lib.numpy_int8);
for (const $1 of py.iter((py.truth(py.eq(text, layout$NOTHING)) ? [] : py.send(text, "split", ",")))) {
item = $1;
found = py.send(BAG_ITEM, "fullmatch", item);
if ((!py.truth(found) || py.truth(py.get(counts, _kind(py.get(found, 2)))))) {
expected = py.make(say$Say, "each kind in the bag once, like 5RR", "chaque sorte une seule fois dans le sac, comme 5RR");
refusal$refuse(expected, errors$shown(item));
}
py.put(counts, _kind(py.get(found, 2)), py.int(py.get(found, 1)));
}
return counts;
}
export function _kind(name) {
let expected;
if (py.truth(py.without(name, tiles$KIND_NAMED))) {
expected = py.make(say$Say, ("a tile like RB, of the symbols " + py.str(tiles$SYMBOLS)), ("une tuile comme RB, des symboles " + py.str(tiles$SYMBOLS)));
refusal$refuse(expected, errors$shown(name));
}
return py.get(tiles$KIND_NAMED, name);
}
export function _read_turn(state, text) {
let by_rules, found, seats, winners;
found = py.send(TURN, "fullmatch", text);
if ((!py.truth(found) || (py.truth(py.get(found, 1)) && py.truth(py.ge(py.int(py.get(found, 1)), py.get(state, "seats")))))) {
refusal$refuse(A_TURN, errors$shown(text));
}
seats = py.range(py.int(py.get(state, "seats")));
winners = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let seat; seat = $1; if (py.truth(play$mastered(state, seat))) { yield seat; } } }.call(this, seats))];
if (py.truth(py.ne(py.eq(text, "over"), py.or(py.bool(winners), () => !py.truth(py.get(state, "free")))))) {
by_rules = py.make(say$Say, "'over', by R13 or R14", "« over », d’après R13 ou R14");
refusal$refuse((py.truth(py.eq(text, "over")) ? A_SEAT : by_rules), py.repr(text));
}
if (py.truth(py.eq(text, "over"))) {
check$check_end(state, winners);
} else {
py.put(state, "seat", py.int(py.get(found, 1)));
py.put(state, "owed", py.int(py.or(py.get(found, 3), () => 0)));
py.put(state, "swap", py.eq(py.get(found, 2), "swap"));
check$check_turn(state);
}
check$check_shown(state);
return null;
}
export const PARTS = "rows tracks hands bag shown turn";
export const TURN = py.pattern("([0-3]):(turn|swap|bonus([1-5]))|over", 256);
export const BAG_ITEM = py.pattern("([1-6])([A-Z]{2})", 256);
export const ROWS = py.remade(say$Say, {en: "rows", fr: "rangées"});
export const SIX_TRACKS = py.remade(say$Say, {en: "tracks", fr: "pistes"});
export const TRACKS_OF_SEATS = py.remade(say$Say, {en: "seats' tracks", fr: "parties de pistes, une par siège,"});
export const HANDS = py.remade(say$Say, {en: "hands", fr: "mains"});
export const A_SEAT = py.remade(say$Say, {en: "a seat to move", fr: "un siège au trait"});
export const A_TURN = py.remade(say$Say, {en: "'seat:turn', 'seat:bonus1' to 5, 'seat:swap' or 'over'", fr: "« siège:turn », « siège:bonus1 » à 5, « siège:swap » ou « over »"});
