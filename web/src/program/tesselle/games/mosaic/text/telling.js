import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { NONE as entropy$NONE } from "./../../../engine/entropy.js";
import { Note as game$Note } from "./../../../engine/game.js";
import { hexgrid as hexgrid$hexgrid } from "./../../../engine/hexgrid.js";
import { Say as say$Say, counted as say$counted } from "./../../../engine/say.js";
import { Line as tally$Line, Tally as tally$Tally } from "./../../../engine/tally.js";
import { MOST_CELLS as board$MOST_CELLS, NEIGHBOUR as board$NEIGHBOUR, SMALLEST as board$SMALLEST } from "./../rules/board.js";
import { touched as groups$touched } from "./../rules/groups.js";
import { apply as play$apply } from "./../rules/play.js";
import { NOBODY as state$NOBODY } from "./../rules/state.js";
import { forced as layout$forced, group_at as layout$group_at } from "./layout.js";
export function describe(state, seat, action) {
let name;
name = _name(state, py.mod(action, board$MOST_CELLS));
if (py.truth(py.lt(action, board$MOST_CELLS))) {
return py.make(say$Say, ("[places|place] on " + py.str(name)), ("[pose|poser] en " + py.str(name)));
}
return py.make(say$Say, ("[flips|flip] " + py.str(name)), ("[retourne|retourner] " + py.str(name)));
}
export function summary(tiles) {
return say$counted(tiles, py.make(say$Say, "tile", "tuile"));
}
export function notes(before, after, seat) {
return (py.truth(_skips(after, seat)) ? py.tuple_of([py.make(game$Note, py.sub(1, seat), SKIPPED, SKIPPED_YOU)]) : py.tuple_of([]));
}
export function preview(state, seat, action) {
let after, cell, flips, lines;
after = lib.tesselle_engine_state_copied(state);
play$apply(after, seat, action, entropy$NONE);
cell = py.mod(action, board$MOST_CELLS);
flips = py.ge(action, board$MOST_CELLS);
lines = [_tile(_name(state, cell), seat, flips), _own_group(state, after, seat, cell)];
if (py.truth(flips)) {
py.send(lines, "append", _enemy_group(after, seat, cell));
}
return py.make(tally$Tally, py.tuple_of([...py.iter(lines), ...py.iter(_turn(after, seat))]), py.attribute(py.get(lines, 0), "points"));
}
export function _name(state, cell) {
return py.get(py.attribute(hexgrid$hexgrid(py.int(py.get(state, "side"))), "names"), cell);
}
export function _tile(name, seat, flips) {
let enemy, own, what;
{ const $1 = py.unpack(py.tuple_of([py.get(COLOURS, seat), py.get(COLOURS, py.sub(1, seat))]), 2, -1); own = $1[0]; enemy = $1[1]; }
what = py.make(say$Say, (py.str(py.attribute(own, "en")) + " has one tile more"), (py.str(py.attribute(own, "fr")) + " a une tuile de plus"));
if (py.truth(flips)) {
what = py.make(say$Say, (py.str(py.attribute(what, "en")) + ", " + py.str(py.attribute(enemy, "en")) + " one less"), (py.str(py.attribute(what, "fr")) + ", " + py.str(py.attribute(enemy, "fr")) + " une de moins"));
}
return py.make(tally$Line, "R11", what, 1, py.tuple_of([name]));
}
export function _own_group(before, after, seat, cell) {
let cells, joined, own, size, what;
{ const $1 = py.unpack(py.tuple_of([py.get(COLOURS, seat), layout$group_at(after, cell)]), 2, -1); own = $1[0]; cells = $1[1]; }
{ const $2 = py.unpack(py.tuple_of([groups$touched(before, seat, cell), py.len(cells)]), 2, -1); joined = $2[0]; size = $2[1]; }
if (py.truth(py.eq(joined, 0))) {
what = py.make(say$Say, ("a new group for " + py.str(py.attribute(own, "en"))), ("un nouveau groupe pour " + py.str(py.attribute(own, "fr"))));
} else if (py.truth(py.eq(joined, 1))) {
what = py.make(say$Say, ("a group of " + py.str(py.attribute(own, "en")) + " grows to " + py.str(size) + " tiles"), ("un groupe de " + py.str(py.attribute(own, "fr")) + " passe à " + py.str(size) + " tuiles"));
} else {
what = py.make(say$Say, (py.str(py.attribute(own, "en")) + " joins " + py.str(joined) + " groups into one of " + py.str(size) + " tiles"), (py.str(py.attribute(own, "fr")) + " réunit " + py.str(joined) + " groupes en un seul de " + py.str(size) + " tuiles"));
}
return py.make(tally$Line, "R3", what, 0, cells);
}
export function _enemy_group(after, seat, cell) {
let beside, cells, enemy, near, pieces, what;
enemy = py.get(COLOURS, py.sub(1, seat));
beside = py.get(board$NEIGHBOUR, py.tuple_of([py.sub(py.get(after, "side"), board$SMALLEST), cell]));
near = py.send(py.get(py.get(after, "group"), py.get(beside, py.eq(py.get(py.get(after, "tiles"), beside), py.sub(1, seat)))), "tolist");
pieces = py.send(py.dict, "fromkeys", near);
cells = py.tuple(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let piece; piece = $2; for (const $1 of py.iter(layout$group_at(after, piece))) { let name; name = $1; yield name; } } }.call(this, pieces)));
if (py.truth(py.eq(py.len(pieces), 0))) {
what = py.make(say$Say, (py.str(py.attribute(enemy, "en")) + " loses a group"), (py.str(py.attribute(enemy, "fr")) + " perd un groupe"));
} else if (py.truth(py.eq(py.len(pieces), 1))) {
what = py.make(say$Say, ("a group of " + py.str(py.attribute(enemy, "en")) + " shrinks"), ("un groupe de " + py.str(py.attribute(enemy, "fr")) + " rétrécit"));
} else {
what = py.make(say$Say, ("a group of " + py.str(py.attribute(enemy, "en")) + " falls into " + py.str(py.len(pieces)) + " pieces"), ("un groupe de " + py.str(py.attribute(enemy, "fr")) + " se sépare en " + py.str(py.len(pieces)) + " morceaux"));
}
return py.make(tally$Line, "R7", what, 0, cells);
}
export function _turn(after, seat) {
let cells, enemy, own, what;
{ const $1 = py.unpack(py.tuple_of([py.get(COLOURS, seat), py.get(COLOURS, py.sub(1, seat))]), 2, -1); own = $1[0]; enemy = $1[1]; }
if (py.truth(py.eq(py.get(after, "seat"), state$NOBODY))) {
return [py.make(tally$Line, "R10", py.make(say$Say, "the match is over", "la partie est finie"), 0)];
}
if (py.truth(py.get(after, "chain"))) {
cells = layout$forced(after);
what = py.make(say$Say, (py.str(py.attribute(own, "en")) + " must then flip " + py.str(py.send(" or ", "join", cells))), (py.str(py.attribute(own, "fr")) + " doit ensuite retourner " + py.str(py.send(" ou ", "join", cells))));
return [py.make(tally$Line, "R8", what, 0, cells)];
}
if (py.truth(_skips(after, seat))) {
what = py.make(say$Say, (py.str(py.attribute(enemy, "en")) + " has no move: " + py.str(py.attribute(own, "en")) + " plays again"), (py.str(py.attribute(enemy, "fr")) + " n'a aucun coup : " + py.str(py.attribute(own, "fr")) + " rejoue"));
return [py.make(tally$Line, "R9", what, 0)];
}
return [];
}
export function _skips(after, seat) {
return py.bool(py.and(py.eq(py.get(after, "seat"), seat), () => !py.truth(py.get(after, "chain"))));
}
export const COLOURS = py.tuple_of([py.remade(say$Say, {en: "Red", fr: "Rouge"}), py.remade(say$Say, {en: "Blue", fr: "Bleu"})]);
export const SKIPPED = py.remade(say$Say, {en: "cannot move: the turn is skipped", fr: "ne peut pas jouer : son tour est sauté"});
export const SKIPPED_YOU = py.remade(say$Say, {en: "You cannot move: your turn is skipped", fr: "Vous ne pouvez pas jouer : votre tour est sauté"});
