import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say, counted as say$counted, gained as say$gained, points as say$points } from "./../../../engine/say.js";
import { OFF as squaregrid$OFF } from "./../../../engine/squaregrid.js";
import { Line as tally$Line, Tally as tally$Tally } from "./../../../engine/tally.js";
import { has_fly as play$has_fly, income as play$income } from "./../rules/play.js";
import { ARRANGEMENT_NAMES as scoring$ARRANGEMENT_NAMES, alike as scoring$alike, value as scoring$value } from "./../rules/scoring.js";
import { FLIES as state$FLIES, LAYS as state$LAYS, TAKES as state$TAKES } from "./../rules/state.js";
import { CELLS as tiles$CELLS, EACH as tiles$EACH, EMPTY as tiles$EMPTY, GRID as tiles$GRID } from "./../rules/tiles.js";
import { arrangements as count$arrangements, cells_of as count$cells_of, symmetries as count$symmetries } from "./count.js";
export function the(kind) {
let name;
name = py.get(TILE_NAMES, kind);
return py.make(say$Say, ("the " + py.str(py.attribute(name, "en"))), (py.truth(py.eq(py.get(py.attribute(name, "fr"), 0), "é")) ? ("l'" + py.str(py.attribute(name, "fr"))) : ("la " + py.str(py.attribute(name, "fr")))));
}
export function coins(number) {
return say$counted(number, py.make(say$Say, "coin", "pièce"));
}
export function describe(state, seat, action) {
let cell, place, tile;
if (py.truth(py.lt(action, state$TAKES))) {
return _describe_bid(action);
}
if (py.truth(py.lt(action, state$LAYS))) {
tile = the(py.sub(action, state$TAKES));
return py.make(say$Say, ("[takes|take] " + py.str(py.attribute(tile, "en"))), ("[prend|prendre] " + py.str(py.attribute(tile, "fr"))));
}
if (py.truth(py.lt(action, state$FLIES))) {
return _describe_lay(state, seat, ...py.iter(py.divmod(py.sub(action, state$LAYS), tiles$CELLS)));
}
cell = py.sub(action, state$FLIES);
{ const $1 = py.unpack(py.tuple_of([the(py.int(py.get(py.get(state, "boards"), py.tuple_of([seat, cell])))), py.get(py.attribute(tiles$GRID, "names"), cell)]), 2, -1); tile = $1[0]; place = $1[1]; }
return py.make(say$Say, ("[puts|put] the fly on " + py.str(py.attribute(tile, "en")) + " of " + py.str(place)), ("[pose|poser] la mouche sur " + py.str(py.attribute(tile, "fr")) + " de " + py.str(place)));
}
export function _describe_bid(number) {
if (py.truth(py.eq(number, 0))) {
return py.make(say$Say, "[bids|bid] nothing", "ne [mise rien|rien miser]");
}
return py.make(say$Say, ("[bids|bid] " + py.str(py.attribute(coins(number), "en"))), ("[mise|miser] " + py.str(py.attribute(coins(number), "fr"))));
}
export function _describe_lay(state, seat, kind, cell) {
let earned, income, laid, place, tile;
{ const $1 = py.unpack(py.tuple_of([the(kind), py.get(py.attribute(tiles$GRID, "names"), cell)]), 2, -1); tile = $1[0]; place = $1[1]; }
laid = py.make(say$Say, ("[lays|lay] " + py.str(py.attribute(tile, "en")) + " on " + py.str(place)), ("[pose|poser] " + py.str(py.attribute(tile, "fr")) + " en " + py.str(place)));
earned = play$income(state, seat, kind, cell);
if (py.truth(py.eq(earned, 0))) {
return laid;
}
income = coins(earned);
return py.make(say$Say, (py.str(py.attribute(laid, "en")) + " and [earns|earn] " + py.str(py.attribute(income, "en"))), (py.str(py.attribute(laid, "fr")) + " et [gagne|gagner] " + py.str(py.attribute(income, "fr"))));
}
export function preview(state, seat, action) {
if (py.truth(py.lt(action, state$TAKES))) {
return _preview_bid(state, seat, action);
}
if (py.truth(py.lt(action, state$LAYS))) {
return _preview_take(state, seat);
}
if (py.truth(py.lt(action, state$FLIES))) {
return _preview_lay(state, seat, ...py.iter(py.divmod(py.sub(action, state$LAYS), tiles$CELLS)));
}
return _preview_fly(state, seat, py.sub(action, state$FLIES));
}
export function _preview_bid(state, seat, number) {
let stay, what;
stay = coins(py.sub(py.int(py.get(py.get(state, "coins"), seat)), number));
what = py.make(say$Say, ("your bid; " + py.str(py.attribute(stay, "en")) + " left"), ("votre mise ; il reste " + py.str(py.attribute(stay, "fr"))));
return py.make(tally$Tally, py.tuple_of([py.make(tally$Line, "R5", what, py.neg(number))]), py.neg(number));
}
export function _preview_take(state, seat) {
let lines, paid, what;
paid = coins(py.int(py.get(py.get(state, "bids"), seat)));
lines = [py.make(tally$Line, "R5", py.make(say$Say, ("paid already: " + py.str(py.attribute(paid, "en"))), ("déjà payé : " + py.str(py.attribute(paid, "fr")))), 0)];
if ((py.truth(play$has_fly(state)) && py.truth(py.eq(py.get(state, "picked"), py.sub(py.get(state, "seats"), 1))))) {
what = py.make(say$Say, "you pick last: the fly is yours", "vous choisissez en dernier : à vous la mouche");
py.send(lines, "append", py.make(tally$Line, "R7", what, 0));
}
return py.make(tally$Tally, py.tuple(lines), 0);
}
export function _preview_lay(state, seat, kind, cell) {
let done, earned, paid;
paid = py.tuple(_income(state, seat, kind, cell));
done = _completed(state, seat, kind, cell);
earned = py.sum(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let line; line = $1; yield py.attribute(line, "points"); } }.call(this, paid)));
return py.make(tally$Tally, py.tuple_of([...py.iter(paid), ...py.iter(done)]), earned, _promise(py.sum(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let line; line = $2; yield py.attribute(line, "points"); } }.call(this, done)))), false);
}
export function* _income(state, seat, kind, cell) {
let neighbour, number, other, shared, what;
for (const $1 of py.iter(earnings(state, seat, kind, cell))) {
{ const $2 = py.unpack($1, 2, -1); neighbour = $2[0]; number = $2[1]; }
other = py.int(py.get(py.get(state, "boards"), py.tuple_of([seat, py.get(py.attribute(tiles$GRID, "by_name"), neighbour)])));
shared = py.get(SHARED_NAMES, (py.truth(py.eq(number, 2)) ? 2 : py.int(py.ne(py.floordiv(other, tiles$EACH), py.floordiv(kind, tiles$EACH)))));
what = py.make(say$Say, (py.str(neighbour) + ", " + py.str(py.attribute(shared, "en"))), (py.str(neighbour) + ", " + py.str(py.attribute(shared, "fr"))));
(yield py.make(tally$Line, "R10", what, number, py.tuple_of([py.get(py.attribute(tiles$GRID, "names"), cell), neighbour])));
}
}
export function _completed(state, seat, kind, cell) {
let board, lines;
board = py.send(py.get(py.get(state, "boards"), seat), "copy");
py.put(board, cell, kind);
lines = py.tuple_of([...py.iter(count$arrangements(board, py.get(py.get(state, "flies"), seat))), ...py.iter(count$symmetries(board))]);
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let line; line = $1; if (py.truth(py.within(py.get(py.attribute(tiles$GRID, "names"), cell), py.attribute(line, "cells")))) { yield line; } } }.call(this, lines))];
}
export function _promise(later) {
let told;
if (py.truth(py.eq(later, 0))) {
return null;
}
told = say$points(later);
return py.make(say$Say, ("and " + py.str(py.attribute(told, "en")) + " more at the end"), ("et " + py.str(py.attribute(told, "fr")) + " de plus à la fin"));
}
export function _preview_fly(state, seat, cell) {
let arrangement, before, board, flies, free, lines, lost, name, total;
{ const $1 = py.unpack(py.tuple_of([py.get(py.get(state, "boards"), seat), py.send(py.get(py.get(state, "flies"), seat), "copy")]), 2, -1); board = $1[0]; flies = $1[1]; }
py.put(flies, cell, 1);
lines = [];
for (const $2 of py.iter(py.enumerate(scoring$ARRANGEMENT_NAMES))) {
{ const $3 = py.unpack($2, 2, -1); arrangement = $3[0]; name = $3[1]; }
before = scoring$value(board, py.get(py.get(state, "flies"), seat), arrangement);
lost = py.sub(scoring$value(board, flies, arrangement), before);
if (py.truth(lost)) {
py.send(lines, "append", py.make(tally$Line, "R18", name, lost, count$cells_of(arrangement)));
}
}
free = py.make(say$Say, "costs nothing so far", "ne coûte rien pour l'instant");
total = py.sum(py.generator(function* ($source) { for (const $4 of py.iter($source)) { let line; line = $4; yield py.attribute(line, "points"); } }.call(this, lines)));
return py.make(tally$Tally, py.tuple(lines), total, (py.truth(lines) ? null : free), undefined, say$gained(total));
}
export function earnings(state, seat, kind, cell) {
let board, near, paid;
board = py.get(py.get(state, "boards"), seat);
near = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let other; other = $1; if (py.truth(py.ne(other, squaregrid$OFF))) { yield py.int(other); } } }.call(this, py.get(py.attribute(tiles$GRID, "neighbour"), cell)))];
paid = [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let o; o = $2; if (py.truth(py.ne(py.get(board, o), tiles$EMPTY))) { yield py.tuple_of([py.get(py.attribute(tiles$GRID, "names"), o), scoring$alike(kind, py.int(py.get(board, o)))]); } } }.call(this, near))];
return [...py.generator(function* ($source) { for (const $3 of py.iter($source)) { let coins, name; { const $4 = py.unpack($3, 2, -1); name = $4[0]; coins = $4[1]; } if (py.truth(coins)) { yield py.tuple_of([name, coins]); } } }.call(this, paid))];
}
export const TILE_NAMES = py.tuple_of([py.remade(say$Say, {en: "red star", fr: "étoile rouge"}), py.remade(say$Say, {en: "red wave", fr: "vague rouge"}), py.remade(say$Say, {en: "red flower", fr: "fleur rouge"}), py.remade(say$Say, {en: "blue star", fr: "étoile bleue"}), py.remade(say$Say, {en: "blue wave", fr: "vague bleue"}), py.remade(say$Say, {en: "blue flower", fr: "fleur bleue"}), py.remade(say$Say, {en: "green star", fr: "étoile verte"}), py.remade(say$Say, {en: "green wave", fr: "vague verte"}), py.remade(say$Say, {en: "green flower", fr: "fleur verte"}), py.remade(say$Say, {en: "yellow star", fr: "étoile jaune"}), py.remade(say$Say, {en: "yellow wave", fr: "vague jaune"}), py.remade(say$Say, {en: "yellow flower", fr: "fleur jaune"})]);
export const SHARED_NAMES = py.tuple_of([py.remade(say$Say, {en: "same colour", fr: "même couleur"}), py.remade(say$Say, {en: "same symbol", fr: "même symbole"}), py.remade(say$Say, {en: "same kind", fr: "même modèle"})]);
