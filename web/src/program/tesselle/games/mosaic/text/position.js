import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, shown as errors$shown } from "./../../../engine/errors.js";
import { hexgrid as hexgrid$hexgrid } from "./../../../engine/hexgrid.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { SIDES as board$SIDES } from "./../rules/board.js";
import { place as groups$place } from "./../rules/groups.js";
import { can_go_on as play$can_go_on, can_move as play$can_move, end_turn as play$end_turn } from "./../rules/play.js";
import { NOBODY as state$NOBODY, blank as state$blank } from "./../rules/state.js";
import { flipped as layout$flipped, rows as layout$rows } from "./layout.js";
export function write_position(state) {
let flipped, mover;
flipped = py.send(",", "join", layout$flipped(state));
mover = (py.truth(py.eq(py.get(state, "seat"), state$NOBODY)) ? NOTHING : py.get("RB", py.int(py.get(state, "seat"))));
return (py.str(py.send("/", "join", layout$rows(state))) + " " + py.str(mover) + " " + py.str(py.or(flipped, () => NOTHING)));
}
export function read_position(text) {
let count, flipped, mover, parts, rows, state, whole;
parts = py.send(text, "split");
if (py.truth(py.ne(py.len(parts), 3))) {
{ const $1 = py.unpack(py.tuple_of([py.len(parts), errors$shown(text)]), 2, -1); count = $1[0]; whole = $1[1]; }
throw py.make(errors$BadPosition, py.make(say$Say, ("expected 'rows mover flipped', got " + py.str(count) + " parts in " + py.str(whole)), ("il faut « rangées trait retournées », reçu " + py.str(count) + " parties dans " + py.str(whole))));
}
{ const $2 = py.unpack(parts, 3, -1); rows = $2[0]; mover = $2[1]; flipped = $2[2]; }
state = _read_rows(py.send(rows, "split", "/"));
if (py.truth(py.without(mover, py.tuple_of([...py.iter(SEAT_OF), NOTHING])))) {
throw py.make(errors$BadPosition, py.make(say$Say, ("expected R, B or " + py.str(NOTHING) + " to move, got " + py.str(errors$shown(mover))), ("il faut R, B ou " + py.str(NOTHING) + " au trait, reçu " + py.str(errors$shown(mover)))));
}
if ((py.truth(py.eq(mover, NOTHING)) && py.truth(py.ne(flipped, NOTHING)))) {
throw py.make(errors$BadPosition, py.make(say$Say, ("nobody is to move, so expected " + py.str(NOTHING) + " flipped, got " + py.str(errors$shown(flipped))), ("personne n'est au trait : il faut " + py.str(NOTHING) + " retournées, reçu " + py.str(errors$shown(flipped)))));
}
if (py.truth(py.ne(mover, NOTHING))) {
_set_mover(state, py.get(SEAT_OF, mover), flipped);
} else if ((py.truth(play$can_move(state, 0)) || py.truth(play$can_move(state, 1)))) {
throw py.make(errors$BadPosition, py.make(say$Say, ("the match is not over: a seat has a move in " + py.str(errors$shown(text))), ("la partie n'est pas finie : un siège peut jouer dans " + py.str(errors$shown(text)))));
} else {
py.put(state, "seat", state$NOBODY);
}
return state;
}
export function _read_rows(rows) {
let cell, cells, letter, row, side, state;
side = py.floordiv(py.add(py.len(rows), 1), 2);
if ((py.truth(py.without(side, board$SIDES)) || py.truth(py.eq(py.mod(py.len(rows), 2), 0)))) {
throw py.make(errors$BadPosition, py.make(say$Say, ("expected 5, 7, … or 15 rows, got " + py.str(py.len(rows))), ("il faut 5, 7, … ou 15 rangées, reçu " + py.str(py.len(rows)))));
}
state = state$blank(2, py.dict([["side", side]]));
for (const $1 of py.iter(py.zip(rows, py.attribute(hexgrid$hexgrid(side), "rows"), py.named({strict: true})))) {
{ const $2 = py.unpack($1, 2, -1); row = $2[0]; cells = $2[1]; }
if ((py.truth(py.ne(py.len(row), py.len(cells))) || py.truth(py.sub(py.set(row), py.set([".", ...py.iter(SEAT_OF)]))))) {
throw py.make(errors$BadPosition, py.make(say$Say, ("expected " + py.str(py.len(cells)) + " of . R B in a row, got " + py.str(errors$shown(row))), ("il faut " + py.str(py.len(cells)) + " signes . R B dans une rangée, reçu " + py.str(errors$shown(row)))));
}
for (const $3 of py.iter(py.zip(cells, row, py.named({strict: true})))) {
{ const $4 = py.unpack($3, 2, -1); cell = $4[0]; letter = $4[1]; }
if (py.truth(py.ne(letter, "."))) {
groups$place(state, py.get(SEAT_OF, letter), cell);
}
}
}
return state;
}
export function _set_mover(state, seat, flipped) {
let cells, name;
if (py.truth(py.eq(flipped, NOTHING))) {
play$end_turn(state, py.sub(1, seat));
return null;
}
cells = py.attribute(hexgrid$hexgrid(py.int(py.get(state, "side"))), "by_name");
for (const $1 of py.iter(py.send(flipped, "split", ","))) {
name = $1;
if ((py.truth(py.without(name, cells)) || py.truth(py.ne(py.get(py.get(state, "tiles"), py.get(cells, name)), seat)))) {
throw py.make(errors$BadPosition, py.make(say$Say, ("expected flipped tiles of the seat to move, got " + py.str(errors$shown(name))), ("il faut des tuiles retournées du siège au trait, reçu " + py.str(errors$shown(name)))));
}
py.put(py.get(state, "flipped"), py.get(cells, name), 1);
}
if (!py.truth(play$can_go_on(state, seat))) {
throw py.make(errors$BadPosition, py.make(say$Say, ("no flip is left beside " + py.str(flipped) + ", so the turn is over (R8)"), ("rien à retourner à côté de " + py.str(flipped) + " : le tour est fini (R8)")));
}
{ const $2 = py.unpack(py.tuple_of([seat, 1]), 2, -1); py.put(state, "seat", $2[0]); py.put(state, "chain", $2[1]); }
return null;
}
export const SEAT_OF = py.dict([["R", 0], ["B", 1]]);
export const NOTHING = "-";
