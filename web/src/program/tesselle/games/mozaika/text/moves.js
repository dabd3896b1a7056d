import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { IllegalMove as errors$IllegalMove, mismatch as errors$mismatch, shown as errors$shown } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { waiting as play$waiting } from "./../rules/play.js";
import { BID as state$BID, FLIES as state$FLIES, FLY as state$FLY, LAY as state$LAY, LAYS as state$LAYS, MOST_COINS as state$MOST_COINS, OVER as state$OVER, TAKE as state$TAKE, TAKES as state$TAKES } from "./../rules/state.js";
import { CELLS as tiles$CELLS, EMPTY as tiles$EMPTY, GRID as tiles$GRID, KIND_OF as tiles$KIND_OF, NAMES as tiles$NAMES } from "./../rules/tiles.js";
export function write_move(state, seat, action) {
let cell, kind;
if (py.truth(py.lt(action, state$TAKES))) {
return ("bid " + py.str(action));
}
if (py.truth(py.lt(action, state$LAYS))) {
return ("take " + py.str(py.get(tiles$NAMES, py.sub(action, state$TAKES))));
}
if (py.truth(py.lt(action, state$FLIES))) {
{ const $1 = py.unpack(py.divmod(py.sub(action, state$LAYS), tiles$CELLS), 2, -1); kind = $1[0]; cell = $1[1]; }
return ("lay " + py.str(py.get(tiles$NAMES, kind)) + " " + py.str(py.get(py.attribute(tiles$GRID, "names"), cell)));
}
return ("fly " + py.str(py.get(py.attribute(tiles$GRID, "names"), py.sub(action, state$FLIES))));
}
export function read_move(state, seat, text) {
let found, shape, verb, words;
words = py.send(py.send(text, "lower"), "split");
verb = ((py.truth(words) && py.truth(py.within(py.get(words, 0), VERBS))) ? py.send(VERBS, "index", py.send(words, "pop", 0)) : null);
found = py.dict(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let word; word = $1; yield py.tuple_of([_sort_of(word), word]); } }.call(this, words)));
shape = py.tuple(py.sorted(found));
if ((py.truth(py.ne(py.len(found), py.len(words))) || py.truth(py.without(shape, SHAPES)))) {
throw _unreadable((py.truth((verb === null)) ? ALL_FORMS : py.get(FORMS, verb)), text);
}
if (py.truth((verb === null))) {
verb = py.send(SHAPES, "index", shape);
} else if (py.truth(py.ne(shape, py.get(SHAPES, verb)))) {
throw _unreadable(py.get(FORMS, verb), text);
}
return _action(state, seat, verb, found);
}
export function _sort_of(word) {
if (py.truth(py.within(word, tiles$KIND_OF))) {
return "tile";
}
if (py.truth(py.within(word, py.attribute(tiles$GRID, "by_name")))) {
return "cell";
}
return (py.truth(py.send(COINS_WORD, "fullmatch", word)) ? "coins" : "");
}
export function _unreadable(expected, text) {
return py.make(errors$IllegalMove, errors$mismatch(expected, errors$shown(text)));
}
export function _action(state, seat, verb, found) {
let cell, coins;
if (py.truth(py.eq(verb, state$BID))) {
coins = py.int(py.get(found, "coins"));
if (py.truth(py.gt(coins, state$MOST_COINS))) {
throw py.make(errors$IllegalMove, _too_high(state, seat, coins));
}
return coins;
}
if (py.truth(py.eq(verb, state$TAKE))) {
return py.add(state$TAKES, py.get(tiles$KIND_OF, py.get(found, "tile")));
}
cell = py.get(py.attribute(tiles$GRID, "by_name"), py.get(found, "cell"));
if (py.truth(py.eq(verb, state$FLY))) {
return py.add(state$FLIES, cell);
}
return py.add(py.add(state$LAYS, py.mul(py.get(tiles$KIND_OF, py.get(found, "tile")), tiles$CELLS)), cell);
}
export function _too_high(state, seat, coins) {
let most;
most = py.int(py.get(py.get(state, "coins"), seat));
return py.make(say$Say, ("expected a bid from 0 to your " + py.str(most) + " coins, got " + py.str(coins) + " (R5)"), ("il faut une enchère de 0 à vos " + py.str(most) + " pièces, reçu " + py.str(coins) + " (R5)"));
}
export function reason(state, seat, action) {
let form, now, step, verb;
step = py.int(py.get(state, "step"));
if (py.truth(py.eq(step, state$OVER))) {
return py.make(say$Say, "the match is over (R13)", "la partie est terminée (R13)");
}
verb = py.add(py.add(py.int(py.ge(action, state$TAKES)), py.int(py.ge(action, state$LAYS))), py.int(py.ge(action, state$FLIES)));
if (py.truth(py.ne(verb, step))) {
{ const $1 = py.unpack(py.tuple_of([py.get(NOW, step), py.get(FORMS, step)]), 2, -1); now = $1[0]; form = $1[1]; }
return py.make(say$Say, ("now " + py.str(py.attribute(now, "en")) + ": expected " + py.str(py.attribute(form, "en")) + ", got " + py.str(py.get(VERBS, verb)) + " (R3)"), ("à cette étape, " + py.str(py.attribute(now, "fr")) + " : il faut " + py.str(py.attribute(form, "fr")) + ", reçu " + py.str(py.get(VERBS, verb)) + " (R3)"));
}
if (!py.truth(py.band(py.shr(play$waiting(state), seat), 1))) {
return _not_now(state, step);
}
if (py.truth(py.eq(verb, state$BID))) {
return _too_high(state, seat, action);
}
if (py.truth(py.eq(verb, state$TAKE))) {
return _not_in_row(py.get(tiles$NAMES, py.sub(action, state$TAKES)));
}
if (py.truth(py.eq(verb, state$LAY))) {
return _why_no_lay(state, seat, ...py.iter(py.divmod(py.sub(action, state$LAYS), tiles$CELLS)));
}
return _why_no_fly(state, seat, py.sub(action, state$FLIES));
}
export function _not_now(state, step) {
let other;
if (py.truth(py.eq(step, state$BID))) {
return py.make(say$Say, "you have bid already, and a bid cannot be changed (R5)", "vous avez déjà enchéri, et une enchère ne change plus (R5)");
}
if (py.truth(py.eq(step, state$LAY))) {
return py.make(say$Say, "you have laid your tile of this round already (R9)", "vous avez déjà posé votre tuile de ce tour (R9)");
}
other = py.send(play$waiting(state), "bit_length");
if (py.truth(py.eq(step, state$TAKE))) {
return py.make(say$Say, ("it is seat " + py.str(other) + " that picks now, by the order of the bids (R6)"), ("c'est au siège " + py.str(other) + " de choisir, dans l'ordre des enchères (R6)"));
}
return py.make(say$Say, ("it is seat " + py.str(other) + " that took the fly and places it (R11)"), ("c'est le siège " + py.str(other) + " qui a pris la mouche et la place (R11)"));
}
export function _not_in_row(name) {
return py.make(say$Say, ("no " + py.str(name) + " is left in the row (R6)"), ("il n'y a plus de " + py.str(name) + " à prendre (R6)"));
}
export function _why_no_lay(state, seat, kind, cell) {
let name, place;
{ const $1 = py.unpack(py.tuple_of([py.get(tiles$NAMES, kind), py.get(py.attribute(tiles$GRID, "names"), cell)]), 2, -1); name = $1[0]; place = $1[1]; }
if (py.truth(py.eq(py.get(py.get(state, "hands"), py.tuple_of([seat, kind])), 0))) {
return py.make(say$Say, ("you have no " + py.str(name) + " in hand (R9)"), ("vous n'avez pas de " + py.str(name) + " en main (R9)"));
}
return py.make(say$Say, (py.str(place) + " has a tile already, and tiles never move (R9)"), (py.str(place) + " porte déjà une tuile, et les tuiles ne bougent plus (R9)"));
}
export function _why_no_fly(state, seat, cell) {
let place;
place = py.get(py.attribute(tiles$GRID, "names"), cell);
if (py.truth(py.eq(py.get(py.get(state, "boards"), py.tuple_of([seat, cell])), tiles$EMPTY))) {
return py.make(say$Say, (py.str(place) + " has no tile: a fly sits on one of yours (R11)"), (py.str(place) + " n'a pas de tuile : une mouche se pose sur une des vôtres (R11)"));
}
return py.make(say$Say, (py.str(place) + " has a fly already, and one is the most (R11)"), (py.str(place) + " porte déjà une mouche, et une seule y tient (R11)"));
}
export const VERBS = py.tuple_of(["bid", "take", "lay", "fly"]);
export const COINS_WORD = py.pattern("[0-9]{1,4}", 32);
export const SHAPES = py.tuple_of([py.tuple_of(["coins"]), py.tuple_of(["tile"]), py.tuple_of(["cell", "tile"]), py.tuple_of(["cell"])]);
export const FORMS = py.tuple_of([py.remade(say$Say, {en: "bid and a number of coins (bid 3)", fr: "bid et un nombre de pièces (bid 3)"}), py.remade(say$Say, {en: "take and a tile (take Bw)", fr: "take et une tuile (take Bw)"}), py.remade(say$Say, {en: "lay, a tile and a cell (lay Bw b2)", fr: "lay, une tuile et une case (lay Bw b2)"}), py.remade(say$Say, {en: "fly and a cell (fly b2)", fr: "fly et une case (fly b2)"})]);
export const ALL_FORMS = py.remade(say$Say, {en: "bid 3, take Bw, lay Bw b2 or fly b2", fr: "bid 3, take Bw, lay Bw b2 ou fly b2"});
export const NOW = py.tuple_of([py.remade(say$Say, {en: "all bid", fr: "tous enchérissent"}), py.remade(say$Say, {en: "tiles are taken", fr: "on choisit les tuiles"}), py.remade(say$Say, {en: "tiles are laid", fr: "on pose les tuiles"}), py.remade(say$Say, {en: "the fly is placed", fr: "on place la mouche"})]);
