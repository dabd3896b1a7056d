import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say } from "./say.js";
import { Tally as tally$Tally } from "./tally.js";
export const nothing_dealt = py.kernel("tesselle.engine.defaults.nothing_dealt");
export const nothing_hidden = py.kernel("tesselle.engine.defaults.nothing_hidden");
export const nothing_secret = py.kernel("tesselle.engine.defaults.nothing_secret");
export const any_listed = py.kernel("tesselle.engine.defaults.any_listed");
export const added_up = py.kernel("tesselle.engine.defaults.added_up");
export const most_points_first = py.kernel("tesselle.engine.defaults.most_points_first");
export const points_now = py.kernel("tesselle.engine.defaults.points_now");
export const all_alike = py.kernel("tesselle.engine.defaults.all_alike");
export function not_now(state, seat, action) {
return py.make(say$Say, "this move is not possible now", "ce coup n’est pas possible maintenant");
}
export function nothing_told(before, after, seat) {
return py.dict([]);
}
export function nothing_pinned(options) {
return py.dict([]);
}
export function nothing_to_recall(options, pinned) {
return options;
}
export function seats_field(state) {
return py.tuple_of([py.int(py.get(state, "seats")), py.dict([])]);
}
export function never_judges(state, seat) {
return false;
}
export function never_solved(state) {
return null;
}
export function earns_nothing(state, seat, action) {
return py.make(tally$Tally, py.tuple_of([]), 0);
}
