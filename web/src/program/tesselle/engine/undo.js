import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { TesselleError as errors$TesselleError } from "./errors.js";
import { Say as say$Say } from "./say.js";
export class CannotUndo extends errors$TesselleError {
static $name = "CannotUndo";
}
export function undoable(match, seat) {
let again, before, event, learns, own;
own = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let event, number; { const $2 = py.unpack($1, 2, -1); number = $2[0]; event = $2[1]; } if (py.truth(py.eq(py.attribute(event, "seat"), seat))) { yield number; } } }.call(this, py.enumerate(py.attribute(match, "events"))))];
if ((py.truth(py.attribute(match, "over")) || !py.truth(own))) {
throw py.make(CannotUndo, py.make(say$Say, "there is no move of yours to take back", "vous n'avez pas de coup à reprendre"));
}
again = py.send(match, "without", py.sub(py.len(py.attribute(match, "events")), py.get(own, py.neg(1))));
for (const $3 of py.iter(py.get(py.attribute(match, "events"), py.slice(py.get(own, py.neg(1)), null, null)))) {
event = $3;
before = py.attribute(again, "state");
learns = py.and(py.ne(py.attribute(event, "seat"), seat), () => _hides(match, before, seat));
if ((py.truth(py.attribute(event, "dealt")) || py.truth(learns) || py.truth(py.send(py.attribute(match, "game"), "secret", before, py.attribute(event, "seat"))))) {
throw py.make(CannotUndo, py.make(say$Say, "what was drawn or shown cannot be taken back", "ce qui a été tiré ou montré ne se reprend pas"));
}
py.send(again, "play_action", py.attribute(event, "seat"), py.attribute(event, "action"));
}
return py.sub(py.len(py.attribute(match, "events")), py.get(own, py.neg(1)));
}
export function _hides(match, state, seat) {
let other, word;
for (const $1 of py.iter(DEALS)) {
word = $1;
other = lib.tesselle_engine_state_copied(state);
py.send(py.attribute(match, "game"), "resample", other, seat, lib.numpy_uint64(word));
if (py.truth(py.ne(py.send(other, "tobytes"), py.send(state, "tobytes")))) {
return true;
}
}
return false;
}
export const DEALS = py.tuple_of([1, 2, 3]);
