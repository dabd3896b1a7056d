import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { analyse as analysis$analyse, judge as analysis$judge } from "./../bots/analysis.js";
export function telling(match, seat, action) {
let earned, told;
told = py.dict([["said", py.send(py.send(match, "describe_action", seat, action), "data")]]);
earned = py.send(match, "preview_action", seat, action);
if (py.truth(py.attribute(earned, "lines"))) {
py.put(told, "earned", py.send(earned, "data"));
}
return told;
}
export function analysed(match, seat, simulations) {
let choice, found;
found = lib.dataclasses_asdict(analysis$analyse(match, seat, simulations));
for (const $1 of py.iter(py.get(found, "choices"))) {
choice = $1;
py.put(choice, "said", _advised(match, seat, py.get(choice, "move")));
}
return found;
}
export function judged(match, seat, played, simulations) {
let found;
found = analysis$judge(match, seat, played, simulations);
if (py.truth((found === null))) {
return null;
}
return py.dict([...py.items(lib.dataclasses_asdict(found)), ["best_said", _advised(match, seat, py.attribute(found, "best"))]]);
}
export function _advised(match, seat, move) {
return py.send(py.send(match, "advise_action", seat, py.send(match, "read", seat, move)), "data");
}
