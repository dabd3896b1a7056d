import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { IllegalMove as errors$IllegalMove, shown as errors$shown } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { EMPTY as board$EMPTY, FIRST as board$FIRST, GRID as board$GRID, OUTSIDE as board$OUTSIDE, PAIR as board$PAIR, PAIRS as board$PAIRS, PRINTED as board$PRINTED, SECOND as board$SECOND } from "./../rules/board.js";
import { SWAP as state$SWAP } from "./../rules/state.js";
import { KIND as tiles$KIND, NAMES as tiles$NAMES, SYMBOLS as tiles$SYMBOLS } from "./../rules/tiles.js";
export class Texts extends py.Dict {
static $name = "Texts";
__missing__(action) {
const self = this;
let text;
{ const $1 = _written(action); text = $1; py.put(self, action, $1); }
return text;
}
}
export function write_move(state, seat, action) {
return py.get(TEXTS, action);
}
export function texts(state) {
return TEXTS;
}
export function _written(action) {
let code, first, one, other, pair, second;
if (py.truth(py.ge(action, state$SWAP))) {
return (py.truth(py.eq(action, state$SWAP)) ? "swap" : "keep");
}
{ const $1 = py.unpack(py.divmod(action, board$PAIRS), 2, -1); code = $1[0]; pair = $1[1]; }
{ const $2 = py.unpack(py.divmod(code, py.len(tiles$SYMBOLS)), 2, -1); one = $2[0]; other = $2[1]; }
first = py.add(py.get(tiles$SYMBOLS, one), py.get(py.attribute(board$GRID, "names"), py.get(board$FIRST, pair)));
second = py.add(py.get(tiles$SYMBOLS, other), py.get(py.attribute(board$GRID, "names"), py.get(board$SECOND, pair)));
return (py.truth(py.le(one, other)) ? (py.str(first) + "-" + py.str(second)) : (py.str(second) + "-" + py.str(first)));
}
export function read_move(state, seat, text) {
let code, first, found, got, halves, move, number, one, other, other_number, other_row, row, second;
move = py.send(py.send(text, "strip"), "lower");
if (py.truth(py.within(move, ANSWERS))) {
return py.get(ANSWERS, move);
}
found = py.send(PLACEMENT, "fullmatch", move);
if (!py.truth(found)) {
got = errors$shown(text);
throw py.make(errors$IllegalMove, py.make(say$Say, ("expected a tile on two cells, like Rh8-Bh9, or swap or keep; got " + py.str(got)), ("il faut une tuile sur deux cases, comme Rh8-Bh9, ou swap ou keep ; reçu " + py.str(got))));
}
{ const $1 = py.unpack(py.send(found, "groups"), 6, -1); one = $1[0]; row = $1[1]; number = $1[2]; other = $1[3]; other_row = $1[4]; other_number = $1[5]; }
first = _cell(py.add(row, number));
second = _cell(py.add(other_row, other_number));
halves = py.sorted([py.tuple_of([first, py.send(tiles$SYMBOLS, "index", py.send(one, "upper"))]), py.tuple_of([second, py.send(tiles$SYMBOLS, "index", py.send(other, "upper"))])]);
code = py.add(py.mul(py.get(py.get(halves, 0), 1), py.len(tiles$SYMBOLS)), py.get(py.get(halves, 1), 1));
return py.add(py.mul(code, board$PAIRS), _pair(py.get(py.get(halves, 0), 0), py.get(py.get(halves, 1), 0)));
}
export function _cell(name) {
let cell, last, row;
cell = py.send(py.attribute(board$GRID, "by_name"), "get", name);
if (py.truth((cell === null))) {
row = py.get(py.attribute(board$GRID, "rows"), py.sub(py.ord(py.get(name, 0)), py.ord("a")));
last = py.get(py.attribute(board$GRID, "names"), py.get(row, py.neg(1)));
throw py.make(errors$IllegalMove, py.make(say$Say, ("expected a cell of that row from " + py.str(py.get(name, 0)) + "1 to " + py.str(last) + ", got " + py.str(name)), ("il faut une case de cette rangée, de " + py.str(py.get(name, 0)) + "1 à " + py.str(last) + " ; reçu " + py.str(name))));
}
if (py.truth(py.within(cell, board$PRINTED))) {
throw py.make(errors$IllegalMove, py.make(say$Say, (py.str(name) + " bears a printed symbol: expected two free cells (R5)"), (py.str(name) + " porte un symbole imprimé : il faut deux cases libres (R5)")));
}
return cell;
}
export function _pair(first, second) {
let one, other, pair;
pair = py.send(board$PAIR, "get", py.tuple_of([first, second]));
if (py.truth((pair === null))) {
{ const $1 = py.unpack(py.tuple_of([py.get(py.attribute(board$GRID, "names"), first), py.get(py.attribute(board$GRID, "names"), second)]), 2, -1); one = $1[0]; other = $1[1]; }
throw py.make(errors$IllegalMove, py.make(say$Say, ("expected two adjacent cells, got " + py.str(one) + " and " + py.str(other) + " (R5)"), ("il faut deux cases adjacentes ; reçu " + py.str(one) + " et " + py.str(other) + " (R5)")));
}
return pair;
}
export function reason(state, seat, action) {
let cell, code, kind, pair;
if (py.truth(py.ge(action, state$SWAP))) {
return py.make(say$Say, "a swap is offered only after your placements, when no tile you hold shows a symbol of your lowest track (R11)", "l'échange n'est proposé qu'après vos poses, quand aucune tuile en main ne montre un symbole de votre piste la plus basse (R11)");
}
if (py.truth(py.get(state, "swap"))) {
return py.make(say$Say, "your placements are done: answer swap or keep (R11)", "vos poses sont faites : répondez swap ou keep (R11)");
}
{ const $1 = py.unpack(py.divmod(action, board$PAIRS), 2, -1); code = $1[0]; pair = $1[1]; }
for (const $2 of py.iter(py.tuple_of([py.int(py.get(board$FIRST, pair)), py.int(py.get(board$SECOND, pair))]))) {
cell = $2;
if (py.truth(py.ne(py.get(py.get(state, "cells"), cell), board$EMPTY))) {
return _why_not_free(state, cell);
}
}
kind = py.get(tiles$KIND, code);
if (!py.truth(py.get(py.get(py.get(state, "hands"), seat), kind))) {
return py.make(say$Say, ("you hold no tile " + py.str(py.get(tiles$NAMES, kind)) + " (R5)"), ("vous n'avez pas de tuile " + py.str(py.get(tiles$NAMES, kind)) + " (R5)"));
}
return py.make(say$Say, "your first tile must lie next to a printed symbol that has no tile beside it yet (R6)", "votre première tuile doit toucher un symbole imprimé qu'aucune tuile ne touche (R6)");
}
export function _why_not_free(state, cell) {
let name, seats;
name = py.get(py.attribute(board$GRID, "names"), cell);
if (py.truth(py.eq(py.get(py.get(state, "cells"), cell), board$OUTSIDE))) {
seats = py.int(py.get(state, "seats"));
return py.make(say$Say, (py.str(name) + " is beyond the area for " + py.str(seats) + " seats (R1)"), (py.str(name) + " est hors de la zone pour " + py.str(seats) + " joueurs (R1)"));
}
return py.make(say$Say, (py.str(name) + " is not free (R5)"), (py.str(name) + " n'est pas libre (R5)"));
}
export const ANSWERS = py.dict([["swap", 15336], ["échanger", 15336], ["echanger", 15336], ["keep", 15337], ["garder", 15337]]);
export const PLACEMENT = py.pattern("([rgboyp])\\s*([a-o])\\s*([0-9]{1,2})[\\s,+–—-]*([rgboyp])\\s*([a-o])\\s*([0-9]{1,2})", 256);
export const TEXTS = py.make(Texts);
