import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { think as search$think } from "./search.js";
import { NO_ACTION as tree$NO_ACTION } from "./tree.js";
import { IN_PROGRESS as errors$IN_PROGRESS, IllegalMove as errors$IllegalMove, OVER as errors$OVER, mismatch as errors$mismatch, shown as errors$shown } from "./../engine/errors.js";
import { Say as say$Say } from "./../engine/say.js";
export class Choice extends py.Object {
static $name = "Choice";
static $fields = ['move', 'expected', 'visits', 'continuation'];
__init__(move, expected, visits, continuation) { this.move = move; this.expected = expected; this.visits = visits; this.continuation = continuation;  }
}
export class Analysis extends py.Object {
static $name = "Analysis";
static $fields = ['seat', 'chances', 'choices'];
__init__(seat, chances, choices) { this.seat = seat; this.chances = chances; this.choices = choices;  }
}
export class Judged extends py.Object {
static $name = "Judged";
static $fields = ['number', 'seat', 'played', 'best', 'lost', 'chances'];
__init__(number, seat, played, best, lost, chances = py.tuple_of([])) { this.number = number; this.seat = seat; this.played = played; this.best = best; this.lost = lost; this.chances = chances;  }
}
export function analyse(match, seat = null, simulations = SIMULATIONS, seed = 0, cores = 1) {
let asked, candidates, chances, expected, solved, thought, waiting;
if (py.truth(py.attribute(match, "over"))) {
throw py.make(errors$IllegalMove, errors$mismatch(errors$IN_PROGRESS, errors$OVER));
}
seat = (py.truth((seat === null)) ? py.get(py.attribute(match, "waiting"), 0) : seat);
if (py.truth(py.without(seat, py.attribute(match, "waiting")))) {
waiting = py.send(", ", "join", py.map(py.str, py.attribute(match, "waiting")));
expected = py.make(say$Say, ("a seat that is to act (" + py.str(waiting) + ")"), ("un siège qui doit jouer (" + py.str(waiting) + ")"));
throw py.make(errors$IllegalMove, errors$mismatch(expected, errors$shown(seat)));
}
solved = py.send(py.attribute(match, "game"), "solve", py.send(match, "imagine", seat, seed));
asked = (py.truth(solved) ? py.attribute(solved, "action") : tree$NO_ACTION);
thought = search$think(match, seat, simulations, seed, undefined, cores, asked);
{ const $1 = py.unpack(py.tuple_of([py.attribute(thought, "chances"), py.attribute(thought, "candidates")]), 2, -1); chances = $1[0]; candidates = $1[1]; }
if (py.truth(solved)) {
chances = _of_both(seat, solved);
candidates = _corrected(candidates, solved);
}
return py.make(Analysis, seat, chances, py.tuple(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let each; each = $2; yield _choice(match, seat, each, seed); } }.call(this, candidates))));
}
export function turning_points(judged) {
return py.sorted(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let each; each = $1; if (py.truth(py.ge(py.attribute(each, "lost"), TURNING))) { yield each; } } }.call(this, judged)), py.named({key: ((each) => py.neg(py.attribute(each, "lost")))}));
}
export function judge(match, seat, played, simulations = SIMULATIONS, seed = 0, cores = 1) {
let asked, best, better, chances, found, lost, number, own, solved, sure, thought;
if (py.truth(py.eq(py.len(py.send(match, "actions", seat)), 1))) {
return null;
}
asked = py.send(match, "read", seat, played);
thought = search$think(match, seat, simulations, seed, undefined, cores, asked);
{ const $1 = py.unpack(py.tuple_of([py.attribute(thought, "candidates"), py.attribute(thought, "chances")]), 2, -1); found = $1[0]; chances = $1[1]; }
own = py.next(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let each; each = $2; if (py.truth(py.eq(py.attribute(each, "action"), asked))) { yield each; } } }.call(this, found)));
{ const $3 = py.unpack(py.tuple_of([py.attribute(py.get(found, 0), "action"), py.max(0.0, py.sub(py.attribute(py.get(found, 0), "value"), py.attribute(own, "value")))]), 2, -1); best = $3[0]; lost = $3[1]; }
solved = py.send(py.attribute(match, "game"), "solve", py.send(match, "imagine", seat, seed));
sure = (py.truth(solved) ? _sure(match, seat, asked, seed) : null);
if ((py.truth(solved) && py.truth((sure !== null)))) {
{ const $4 = py.unpack(py.tuple_of([py.attribute(solved, "action"), py.sub(py.attribute(solved, "share"), sure)]), 2, -1); best = $4[0]; lost = $4[1]; }
chances = _of_both(seat, solved);
}
{ const $5 = py.unpack(py.tuple_of([py.add(py.len(py.attribute(match, "events")), 1), py.send(py.attribute(match, "game"), "write_move", py.attribute(match, "state"), seat, best)]), 2, -1); number = $5[0]; better = $5[1]; }
return py.make(Judged, number, seat, played, better, lost, chances);
}
export function _of_both(seat, solved) {
return py.get(py.tuple_of([py.attribute(solved, "share"), py.sub(1, py.attribute(solved, "share"))]), py.slice(null, null, (py.truth(seat) ? py.neg(1) : 1)));
}
export function _sure(match, seat, action, seed) {
let after, mover, solved;
after = py.send(match, "copy");
py.send(after, "play_action", seat, action);
if (py.truth(py.attribute(after, "over"))) {
return py.div(py.eq(py.get(py.attribute(after, "ranking"), seat), 1), py.send(py.attribute(after, "ranking"), "count", 1));
}
mover = py.get(py.attribute(after, "waiting"), 0);
solved = py.send(py.attribute(match, "game"), "solve", py.send(after, "imagine", mover, seed));
if (py.truth((solved === null))) {
return null;
}
return (py.truth(py.eq(mover, seat)) ? py.attribute(solved, "share") : py.sub(1, py.attribute(solved, "share")));
}
export function _corrected(found, solved) {
let capped, first, others;
capped = py.generator(function* ($source) { for (const $1 of py.iter($source)) { let each; each = $1; yield lib.dataclasses_replace(each, py.named({value: py.min(py.attribute(each, "value"), py.attribute(solved, "share"))})); } }.call(this, found));
first = py.next(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let each; each = $2; if (py.truth(py.eq(py.attribute(each, "action"), py.attribute(solved, "action")))) { yield each; } } }.call(this, found)));
others = py.generator(function* ($source) { for (const $3 of py.iter($source)) { let each; each = $3; if (py.truth(py.ne(py.attribute(each, "action"), py.attribute(solved, "action")))) { yield each; } } }.call(this, capped));
return py.tuple_of([lib.dataclasses_replace(first, py.named({value: py.attribute(solved, "share")})), ...py.iter(others)]);
}
export function _choice(match, seat, candidate, seed) {
let game, later, move;
game = py.attribute(match, "game");
move = py.send(game, "write_move", py.attribute(match, "state"), seat, py.attribute(candidate, "action"));
later = _continued(match, seat, candidate, seed);
return py.make(Choice, move, py.attribute(candidate, "value"), py.attribute(candidate, "visits"), later);
}
export function _continued(match, seat, candidate, seed) {
let action, after, moves;
after = py.send(match, "imagined", seat, seed);
py.send(after, "play_action", seat, py.attribute(candidate, "action"));
moves = [];
for (const $1 of py.iter(py.attribute(candidate, "line"))) {
action = $1;
if ((py.truth(py.attribute(after, "over")) || py.truth(py.without(action, py.send(after, "actions", py.get(py.attribute(after, "waiting"), 0)))))) {
break;
}
py.send(moves, "append", py.attribute(py.send(after, "play_action", py.get(py.attribute(after, "waiting"), 0), action), "move"));
}
return py.tuple(moves);
}
export const SIMULATIONS = 1000;
export const TURNING = 0.1;
