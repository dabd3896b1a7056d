import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { total as bag$total } from "./../rules/bag.js";
import { mastered as play$mastered } from "./../rules/play.js";
import { NOBODY as state$NOBODY } from "./../rules/state.js";
import { listed as tiles$listed } from "./../rules/tiles.js";
import { rows as layout$rows } from "./../text/layout.js";
export function view(state, seat) {
let seats;
seats = py.int(py.get(state, "seats"));
return py.dict([["seat", seat], ["seats", seats], ["board", layout$rows(state)], ["tracks", py.send(py.get(py.get(state, "tracks"), py.slice(null, seats, null)), "tolist")], ["hand", (py.truth((seat === null)) ? null : tiles$listed(py.get(py.get(state, "hands"), seat)))], ["hand_sizes", [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let player; player = $1; yield bag$total(py.get(py.get(state, "hands"), player)); } }.call(this, py.range(seats)))]], ["bag", bag$total(py.get(state, "bag"))], ["to_move", (py.truth(py.eq(py.get(state, "seat"), state$NOBODY)) ? null : py.int(py.get(state, "seat")))], ["owed", py.int(py.get(state, "owed"))], ["swap_offered", py.bool(py.get(state, "swap"))], ["shown", tiles$listed(py.get(state, "shown"))], ["first_turns", py.list(py.range(py.int(py.get(state, "placed")), seats))], ["ended", _ended(state)]]);
}
export function _ended(state) {
let mastered;
if (py.truth(py.ne(py.get(state, "seat"), state$NOBODY))) {
return null;
}
mastered = py.any(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let seat; seat = $1; yield play$mastered(state, seat); } }.call(this, py.range(py.int(py.get(state, "seats"))))));
return (py.truth(mastered) ? "tracks" : "board");
}
export function dealt(before, after, seat) {
let drawn;
if (py.truth((before === null))) {
return py.dict([["hands", [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let hand; hand = $1; yield tiles$listed(hand); } }.call(this, py.get(py.get(after, "hands"), py.slice(null, py.int(py.get(after, "seats")), null))))]]]);
}
if (py.truth(py.send(py.get(after, "shown"), "any"))) {
return py.dict([["draw", tiles$listed(py.get(py.get(after, "hands"), seat))]]);
}
drawn = py.sub(py.get(before, "bag"), py.get(after, "bag"));
return (py.truth(lib.numpy_any(drawn)) ? py.dict([["draw", tiles$listed(drawn)]]) : py.dict([]));
}
