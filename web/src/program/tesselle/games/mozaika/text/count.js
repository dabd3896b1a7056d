import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, cut as errors$cut, mismatch as errors$mismatch, shown as errors$shown } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { Line as tally$Line, Tally as tally$Tally } from "./../../../engine/tally.js";
import { ARRANGEMENT as scoring$ARRANGEMENT, ARRANGEMENT_NAMES as scoring$ARRANGEMENT_NAMES, DIAGONAL as scoring$DIAGONAL, LIKENESS_PRICE as scoring$LIKENESS_PRICE, LINES as scoring$LINES, OTHER_DIAGONAL as scoring$OTHER_DIAGONAL, SYMMETRY_NAMES as scoring$SYMMETRY_NAMES, UNLIKE as scoring$UNLIKE, coin_points as scoring$coin_points, flies_in as scoring$flies_in, folds as scoring$folds, likeness as scoring$likeness, symmetry as scoring$symmetry, value as scoring$value } from "./../rules/scoring.js";
import { MOST_COINS as state$MOST_COINS } from "./../rules/state.js";
import { CELLS as tiles$CELLS, EMPTY as tiles$EMPTY, FLY_MARK as tiles$FLY_MARK, GRID as tiles$GRID, KIND_OF as tiles$KIND_OF, MOST_COPIES as tiles$MOST_COPIES, NAMES as tiles$NAMES, SIDE as tiles$SIDE } from "./../rules/tiles.js";
export class Table extends py.Object {
static $name = "Table";
static $fields = ['board', 'flies', 'coins', 'rows'];
__init__(board = py.call(_bare), flies = py.call(_no_flies), coins = null, rows = 0) { this.board = board; this.flies = flies; this.coins = coins; this.rows = rows;  }
}
export function _bare() {
return lib.numpy_full(tiles$CELLS, tiles$EMPTY, lib.numpy_int8);
}
export function _no_flies() {
return lib.numpy_zeros(tiles$CELLS, lib.numpy_int8);
}
export function count(text) {
let table;
table = _read(text);
return tally(py.attribute(table, "board"), py.attribute(table, "flies"), py.attribute(table, "coins"));
}
export function tally(board, flies, coins) {
let lines;
lines = py.tuple_of([...py.iter(arrangements(board, flies)), ...py.iter(symmetries(board)), ...py.iter(_coins(coins))]);
return py.make(tally$Tally, lines, py.sum(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let line; line = $1; yield py.attribute(line, "points"); } }.call(this, lines))), _remark(board));
}
export function cells_of(arrangement) {
return py.tuple(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let cell; cell = $1; yield py.get(py.attribute(tiles$GRID, "names"), cell); } }.call(this, py.get(scoring$ARRANGEMENT, arrangement))));
}
export function* arrangements(board, flies) {
let arrangement, how, likeness, name;
for (const $1 of py.iter(py.enumerate(scoring$ARRANGEMENT_NAMES))) {
{ const $2 = py.unpack($1, 2, -1); arrangement = $2[0]; name = $2[1]; }
likeness = scoring$likeness(board, arrangement);
if (py.truth(py.eq(likeness, scoring$UNLIKE))) {
continue;
}
how = py.get(LIKENESS_NAMES, likeness);
(yield py.make(tally$Line, (py.truth(py.lt(arrangement, scoring$LINES)) ? "R15" : "R16"), py.make(say$Say, (py.str(py.attribute(name, "en")) + ", " + py.str(py.attribute(how, "en"))), (py.str(py.attribute(name, "fr")) + ", " + py.str(py.attribute(how, "fr")))), scoring$value(board, flies, arrangement), cells_of(arrangement), _fly_note(py.int(py.get(scoring$LIKENESS_PRICE, likeness)), scoring$flies_in(flies, arrangement))));
}
}
export function _fly_note(price, flies) {
let en, fr;
if (py.truth(py.eq(flies, 0))) {
return null;
}
en = (py.str(price) + ", less " + py.str(flies) + " " + py.str((py.truth(py.eq(flies, 1)) ? "fly" : "flies")));
fr = (py.str(price) + ", moins " + py.str(flies) + " " + py.str((py.truth(py.eq(flies, 1)) ? "mouche" : "mouches")));
if (py.truth(py.gt(flies, price))) {
return py.make(say$Say, (py.str(en) + ": never below 0"), (py.str(fr) + " : jamais moins de 0"));
}
return py.make(say$Say, en, fr);
}
export function* symmetries(board) {
let name, note, points, which;
for (const $1 of py.iter(py.enumerate(scoring$SYMMETRY_NAMES))) {
{ const $2 = py.unpack($1, 2, -1); which = $2[0]; name = $2[1]; }
points = scoring$symmetry(board, which);
if (py.truth(points)) {
note = (py.truth(py.eq(which, scoring$DIAGONAL)) ? _diagonal_note(board) : null);
(yield py.make(tally$Line, "R19", name, points, py.attribute(tiles$GRID, "names"), note));
}
}
}
export function _diagonal_note(board) {
let main, other;
{ const $2 = py.unpack(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let fold; fold = $1; yield scoring$folds(board, fold); } }.call(this, py.tuple_of([scoring$DIAGONAL, scoring$OTHER_DIAGONAL]))), 2, -1); main = $2[0]; other = $2[1]; }
if ((py.truth(main) && py.truth(other))) {
return py.make(say$Say, "over both diagonals, counted once", "selon les deux diagonales, compté une fois");
}
return (py.truth(main) ? py.get(DIAGONALS, 0) : py.get(DIAGONALS, 1));
}
export function* _coins(coins) {
let what;
if (py.truth((coins !== null))) {
what = py.make(say$Say, ("coins: " + py.str(coins) + ", 1 for every 5"), ("pièces : " + py.str(coins) + ", 1 pour chaque lot de 5"));
(yield py.make(tally$Line, "R14", what, scoring$coin_points(coins)));
}
}
export function _remark(board) {
let filled;
filled = py.int(py.send(py.ne(board, tiles$EMPTY), "sum"));
if (py.truth(py.eq(filled, tiles$CELLS))) {
return null;
}
return py.make(say$Say, (py.str(filled) + " of " + py.str(tiles$CELLS) + " cells filled: no symmetry yet"), (py.str(filled) + " cases remplies sur " + py.str(tiles$CELLS) + " : pas encore de symétrie"));
}
export function _read(text) {
let coins, line, number, table, words;
table = py.make(Table);
number = 0;
for (const $1 of py.iter(py.enumerate(py.send(text, "splitlines"), 1))) {
{ const $2 = py.unpack($1, 2, -1); number = $2[0]; line = $2[1]; }
words = py.send(py.get(py.send(line, "partition", "#"), 0), "strip");
coins = py.send(COINS_LINE, "fullmatch", py.send(words, "lower"));
if (py.truth(coins)) {
_read_coins(table, py.send(coins, "group", 1), number);
} else if (py.truth(words)) {
_read_row(table, words, number);
}
}
if (py.truth(py.ne(py.attribute(table, "rows"), tiles$SIDE))) {
throw _bad(py.max(number, 1), py.make(say$Say, (py.str(tiles$SIDE) + " rows of tiles by the end"), (py.str(tiles$SIDE) + " rangées de tuiles à la fin")), py.str(py.attribute(table, "rows")));
}
return table;
}
export function _read_coins(table, text, number) {
let expected, once;
if (py.truth((py.attribute(table, "coins") !== null))) {
once = py.make(say$Say, "coins only once", "les pièces une seule fois");
throw _bad(number, once, errors$cut(("coins " + py.str(text))));
}
if ((!py.truth(lib.re_fullmatch("[0-9]{1,3}", text)) || py.truth(py.gt(py.int(text), state$MOST_COINS)))) {
expected = py.make(say$Say, ("from 0 to " + py.str(state$MOST_COINS) + " coins"), ("de 0 à " + py.str(state$MOST_COINS) + " pièces"));
throw _bad(number, expected, errors$shown(text));
}
table.coins = py.int(text);
return null;
}
export function _read_row(table, text, number) {
let cell, expected, kind, name, tile, word, words;
words = py.send(text, "split");
if (py.truth(py.eq(py.attribute(table, "rows"), tiles$SIDE))) {
throw _bad(number, py.make(say$Say, ("only " + py.str(tiles$SIDE) + " rows"), (py.str(tiles$SIDE) + " rangées seulement")), errors$shown(text));
}
if (py.truth(py.ne(py.len(words), tiles$SIDE))) {
expected = py.make(say$Say, (py.str(tiles$SIDE) + " tiles in a row"), (py.str(tiles$SIDE) + " tuiles dans une rangée"));
throw _bad(number, expected, (py.str(py.len(words)) + " (" + py.str(errors$shown(text)) + ")"));
}
for (const $1 of py.iter(py.enumerate(words, py.mul(py.attribute(table, "rows"), tiles$SIDE)))) {
{ const $2 = py.unpack($1, 2, -1); cell = $2[0]; word = $2[1]; }
if (py.truth(py.within(word, FREE_SIGNS))) {
continue;
}
tile = py.send(word, "removesuffix", tiles$FLY_MARK);
if (py.truth(py.without(py.send(tile, "lower"), tiles$KIND_OF))) {
expected = py.make(say$Say, "a tile like Bw, Bw* or --", "une tuile comme Bw, Bw* ou --");
throw _bad(number, expected, errors$shown(word));
}
kind = py.get(tiles$KIND_OF, py.send(tile, "lower"));
{ const $3 = py.unpack(py.tuple_of([kind, py.int(py.ne(tile, word))]), 2, -1); py.put(py.attribute(table, "board"), cell, $3[0]); py.put(py.attribute(table, "flies"), cell, $3[1]); }
if (py.truth(py.gt(py.send(py.eq(py.attribute(table, "board"), kind), "sum"), tiles$MOST_COPIES))) {
name = py.get(tiles$NAMES, kind);
expected = py.make(say$Say, ("at most " + py.str(tiles$MOST_COPIES) + " of " + py.str(name)), ("au plus " + py.str(tiles$MOST_COPIES) + " fois " + py.str(name)));
throw _bad(number, expected, py.str(py.add(tiles$MOST_COPIES, 1)));
}
}
table.rows = py.iadd(table.rows, 1);
return null;
}
export function _bad(number, expected, got) {
let told;
told = errors$mismatch(expected, got);
return py.make(errors$BadPosition, py.make(say$Say, ("line " + py.str(number) + ": " + py.str(py.attribute(told, "en"))), ("ligne " + py.str(number) + " : " + py.str(py.attribute(told, "fr")))));
}
export const FREE_SIGNS = py.tuple_of(["--", "."]);
export const COINS_LINE = py.pattern("(?:coins|pièces|pieces)\\s*:?\\s*(.*)", 32);
export const LIKENESS_NAMES = py.tuple_of([py.remade(say$Say, {en: "unlike", fr: "dissemblables"}), py.remade(say$Say, {en: "one colour", fr: "une seule couleur"}), py.remade(say$Say, {en: "one symbol", fr: "un seul symbole"}), py.remade(say$Say, {en: "one kind", fr: "un seul modèle"})]);
export const DIAGONALS = py.tuple_of([py.remade(say$Say, {en: "over a1–d4", fr: "selon a1–d4"}), py.remade(say$Say, {en: "over a4–d1", fr: "selon a4–d1"})]);
