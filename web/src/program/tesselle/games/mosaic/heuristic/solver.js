import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { IN_PROGRESS as errors$IN_PROGRESS, IllegalMove as errors$IllegalMove, OVER as errors$OVER, mismatch as errors$mismatch } from "./../../../engine/errors.js";
import { Solved as game$Solved } from "./../../../engine/game.js";
import { Match as match$Match } from "./../../../engine/match.js";
import { Desk as alphabeta$Desk, ENTRY as alphabeta$ENTRY, MOST_LEAD as alphabeta$MOST_LEAD, SLOTS as alphabeta$SLOTS, STOPPED as alphabeta$STOPPED, WORK as alphabeta$WORK, search as alphabeta$search } from "./alphabeta.js";
import { IMAGES as positionkeys$IMAGES, write_keys as positionkeys$write_keys } from "./positionkeys.js";
import { waiting as play$waiting } from "./../rules/play.js";
import { ACTIONS as state$ACTIONS, EMPTY as state$EMPTY } from "./../rules/state.js";
export class Solution extends py.Object {
static $name = "Solution";
get share() {
const self = this;
return py.add(0.5, py.mul(0.5, py.float(lib.numpy_sign(py.attribute(self, "lead")))));
}
static $fields = ['seat', 'action', 'lead', 'exact', 'nodes'];
__init__(seat, action, lead, exact, nodes) { this.seat = seat; this.action = action; this.lead = lead; this.exact = exact; this.nodes = nodes;  }
}
export function solve(position, margin = false, budget = BUDGET) {
let desk, lead, state, work;
state = (py.truth(py.isinstance(position, match$Match)) ? py.attribute(position, "state") : position);
if (!py.truth(play$waiting(state))) {
throw py.make(errors$IllegalMove, errors$mismatch(errors$IN_PROGRESS, errors$OVER));
}
desk = _laid_out(state, budget);
lead = alphabeta$search(desk, 0, py.neg(1), 1);
if ((py.truth(margin) && py.truth(py.ne(lead, alphabeta$STOPPED)))) {
lead = alphabeta$search(desk, 0, py.neg(alphabeta$MOST_LEAD), alphabeta$MOST_LEAD);
}
if (py.truth(py.eq(lead, alphabeta$STOPPED))) {
return null;
}
work = py.get(py.attribute(desk, "work"), 0);
return py.make(Solution, py.int(py.get(state, "seat")), py.int(py.get(work, "chosen")), lead, margin, py.int(py.get(work, "nodes")));
}
export function endgame(state) {
let found;
if (py.truth(py.gt(lib.numpy_count_nonzero(py.eq(py.get(py.get(state, "tiles"), py.slice(null, py.get(state, "cells"), null)), state$EMPTY)), FEW_EMPTY))) {
return null;
}
found = solve(state, undefined, BUDGET_OF_A_MOVE);
return (py.truth(found) ? py.make(game$Solved, py.attribute(found, "action"), py.attribute(found, "share")) : null);
}
export function _laid_out(state, budget) {
let buckets, desk, plies;
plies = py.add(py.mul(2, py.int(py.get(state, "cells"))), 2);
buckets = py.bor(py.floordiv(py.min(MOST_ENTRIES, py.mul(2, budget)), alphabeta$SLOTS), 1);
desk = py.make(alphabeta$Desk, lib.numpy_zeros(plies, py.attribute(state, "dtype")), lib.numpy_zeros(py.tuple_of([plies, positionkeys$IMAGES]), lib.numpy_uint64), lib.numpy_zeros(py.tuple_of([plies, state$ACTIONS]), lib.numpy_int32), lib.numpy_zeros(py.tuple_of([plies, state$ACTIONS]), lib.numpy_int32), lib.numpy_zeros(py.mul(buckets, alphabeta$SLOTS), alphabeta$ENTRY), lib.numpy_zeros(1, alphabeta$WORK));
py.put(py.attribute(desk, "line"), 0, state);
py.put(py.attribute(desk, "work"), "budget", budget);
positionkeys$write_keys(state, py.get(py.attribute(desk, "keys"), 0));
return desk;
}
export const BUDGET = 20000000;
export const MOST_ENTRIES = 4194304;
export const FEW_EMPTY = 13;
export const BUDGET_OF_A_MOVE = 60000;
