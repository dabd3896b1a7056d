import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadOption as errors$BadOption, TesselleError as errors$TesselleError, shown as errors$shown } from "./../engine/errors.js";
import { Say as say$Say } from "./../engine/say.js";
import { telling as telling$telling } from "./telling.js";
export class Over extends errors$TesselleError {
static $name = "Over";
}
export function tried(match, seat, moves) {
let move, said;
said = py.dict([]);
for (const $1 of py.iter(moves)) {
move = $1;
said = _played(match, seat, move);
}
return py.dict([["view", py.send(match, "view", seat)], ["legal", ((py.truth((seat !== null)) && py.truth(py.within(seat, py.attribute(match, "waiting")))) ? py.send(match, "legal", seat) : [])], ["waiting", py.list(py.attribute(match, "waiting"))], ["seats", py.attribute(match, "seats")], ["over", py.attribute(match, "over")], ["position", py.attribute(match, "position")], ["said", py.send(said, "get", "said")], ["earned", py.send(said, "get", "earned")]]);
}
export function foretold(match, seat, move) {
let action, said;
action = py.send(match, "read", seat, move);
said = py.send(py.send(match, "describe_action", seat, action), "data");
return py.dict([...py.items(py.send(py.send(match, "preview_action", seat, action), "data")), ["said", said]]);
}
export function counted(game, text) {
if (py.truth((py.attribute(game, "count") === null))) {
throw py.send(game, "no_count");
}
_check_files(game, text);
return py.send(py.send(game, "count", text), "data");
}
export function _played(match, seat, move) {
let action, mover, said;
if (py.truth(py.attribute(match, "over"))) {
throw py.make(Over, py.make(say$Say, "the match is over", "la partie est terminée"));
}
mover = ((py.truth((seat !== null)) && py.truth(py.within(seat, py.attribute(match, "waiting")))) ? seat : py.get(py.attribute(match, "waiting"), 0));
action = py.send(match, "read", mover, move);
said = telling$telling(match, mover, action);
py.send(match, "play_action", mover, action);
return said;
}
export function _check_files(game, text) {
let free, got, line, name, safe, value, wanted;
free = py.dict(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let option; option = $1; if (!py.truth(py.attribute(option, "choices"))) { yield py.tuple_of([py.attribute(option, "name"), py.attribute(option, "safe")]); } } }.call(this, py.attribute(game, "options"))));
for (const $2 of py.iter(py.send(text, "splitlines"))) {
line = $2;
{ const $3 = py.unpack(py.or(py.send(py.get(py.send(line, "partition", "#"), 0), "split"), () => [""]), 2, 1); name = $3[0]; value = $3[1]; }
safe = py.send(free, "get", py.send(name, "lower"));
if ((py.truth((safe !== null)) && py.truth(py.without(py.send(" ", "join", value), safe)))) {
{ const $4 = py.unpack(py.tuple_of([py.send(", ", "join", safe), errors$shown(py.send(" ", "join", value))]), 2, -1); wanted = $4[0]; got = $4[1]; }
throw py.make(errors$BadOption, py.make(say$Say, (py.str(name) + ": expected one of " + py.str(wanted) + " here, got " + py.str(got)), (py.str(name) + " : attendu ici : " + py.str(wanted) + " ; reçu : " + py.str(got))));
}
}
return null;
}
