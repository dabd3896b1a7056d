import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { hexgrid as hexgrid$hexgrid } from "./../../../engine/hexgrid.js";
import { MOST_CELLS as board$MOST_CELLS } from "./../rules/board.js";
import { legal as play$legal } from "./../rules/play.js";
import { ACTIONS as state$ACTIONS } from "./../rules/state.js";
export function rows(state) {
let text;
text = py.send(py.send(py.send(py.get(state, "tiles"), "tobytes"), "translate", LETTERS), "decode");
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let span; span = $1; yield py.get(text, span); } }.call(this, py.attribute(hexgrid$hexgrid(py.int(py.get(state, "side"))), "spans")))];
}
export function group_at(state, cell) {
let group, names;
{ const $1 = py.unpack(py.tuple_of([py.attribute(hexgrid$hexgrid(py.int(py.get(state, "side"))), "names"), py.get(state, "group")]), 2, -1); names = $1[0]; group = $1[1]; }
return py.tuple([...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let other; other = $2; yield py.get(names, other); } }.call(this, py.send(py.get(py.send(py.eq(group, py.get(group, cell)), "nonzero"), 0), "tolist")))]);
}
export function forced(state) {
let actions, count, names;
actions = lib.numpy_zeros(state$ACTIONS, lib.numpy_int32);
count = play$legal(state, py.int(py.get(state, "seat")), actions);
names = py.attribute(hexgrid$hexgrid(py.int(py.get(state, "side"))), "names");
return py.tuple(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let action; action = $1; yield py.get(names, py.sub(action, board$MOST_CELLS)); } }.call(this, py.get(actions, py.slice(null, count, null)))));
}
export function flipped(state) {
let names;
names = py.attribute(hexgrid$hexgrid(py.int(py.get(state, "side"))), "names");
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let cell; cell = $1; yield py.get(names, cell); } }.call(this, py.send(py.get(py.send(py.get(state, "flipped"), "nonzero"), 0), "tolist")))];
}
export const LETTERS = py.bytes([82, 66, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 46]);
