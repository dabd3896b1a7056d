import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BOTS as bots$BOTS } from "./../bots.js";
import { Judged as analysis$Judged, turning_points as analysis$turning_points } from "./../bots/analysis.js";
import { LocalMatch as localmatch$LocalMatch, replayed as localmatch$replayed } from "./localmatch.js";
import { analysed as telling$analysed, judged as telling$judged } from "./telling.js";
export function move_of(stored, seat, bot) {
let chosen, match;
match = localmatch$replayed(stored);
chosen = py.send(py.call(py.get(bots$BOTS, bot), _chance(match, seat)), "choose", match, seat);
return py.send(py.attribute(match, "game"), "write_move", py.attribute(match, "state"), seat, chosen);
}
export function _chance(match, seat) {
let digest, own, text;
own = py.sum(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let event; event = $1; yield py.eq(py.attribute(event, "seat"), seat); } }.call(this, py.attribute(match, "events"))));
text = py.send(("bot " + py.str(seat) + " " + py.str(own)), "ljust", 9);
digest = lib.hmac_digest(py.attribute(match, "seed"), py.send(text, "encode"), "sha256");
return py.send(py.int, "from_bytes", py.get(digest, py.slice(null, 7, null)), "big");
}
export function hint_of(stored, seat) {
return telling$analysed(localmatch$replayed(stored), seat, SIMULATIONS);
}
export function judged_of(stored, number) {
let before, event, whole;
whole = localmatch$replayed(stored);
event = py.get(py.attribute(whole, "events"), py.sub(number, 1));
before = py.send(whole, "without", py.add(py.sub(py.len(py.attribute(whole, "events")), number), 1));
return telling$judged(before, py.attribute(event, "seat"), py.attribute(event, "move"), SIMULATIONS);
}
export function turning_of(found) {
let rows;
rows = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let each; each = $1; yield py.make(analysis$Judged, py.get(each, "number"), py.get(each, "seat"), py.get(each, "played"), py.get(each, "best"), py.get(each, "lost")); } }.call(this, found))];
return [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let each; each = $2; yield py.attribute(each, "number"); } }.call(this, analysis$turning_points(rows)))];
}
export function frames_of(stored, seat) {
let event, frames, live, over, whole;
whole = py.make(localmatch$LocalMatch, stored);
over = py.attribute(py.attribute(whole, "match"), "over");
live = py.make(localmatch$LocalMatch, py.dict([...py.items(stored), ["events", []]]));
frames = [_frame(live, null, seat, over)];
for (const $1 of py.iter(py.attribute(whole, "log"))) {
event = $1;
py.send(live, "fold", py.dict(event));
py.send(frames, "append", _frame(live, py.send(whole, "happened", event, seat), seat, over));
}
return frames;
}
export function _frame(live, event, seat, shown) {
return py.dict([["seq", py.attribute(live, "seq")], ["event", event], ["view", py.send(py.attribute(live, "match"), "view", seat)], ["waiting", py.list(py.attribute(py.attribute(live, "match"), "waiting"))], ["over", py.attribute(py.attribute(live, "match"), "over")], ["position", (py.truth(shown) ? py.attribute(py.attribute(live, "match"), "position") : null)]]);
}
export const SIMULATIONS = 300;
