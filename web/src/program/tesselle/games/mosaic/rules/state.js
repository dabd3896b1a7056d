import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { hexgrid as hexgrid$hexgrid } from "./../../../engine/hexgrid.js";
export function blank(seats, options) {
let state;
state = lib.tesselle_engine_state_zeroed(STATE);
py.put(state, "tiles", EMPTY);
py.put(state, "group", ALONE);
py.put(state, "side", py.get(options, "side"));
py.put(state, "cells", py.attribute(hexgrid$hexgrid(py.get(options, "side")), "cells"));
return state;
}
export function opened_with(state) {
return py.tuple_of([2, py.dict([["side", py.int(py.get(state, "side"))]])]);
}
export const EMPTY = -1;
export const NOBODY = -1;
export const ALONE = -1;
export const ACTIONS = 338;
export const STATE = py.dtype({"size": 1026, "fields": {"tiles": {"at": 0, "type": "int8", "shape": [170], "size": 170}, "group": {"at": 170, "type": "int16", "shape": [170], "size": 340}, "around": {"at": 510, "type": "uint8", "shape": [2, 170], "size": 340}, "flipped": {"at": 850, "type": "int8", "shape": [170], "size": 170}, "side": {"at": 1020, "type": "int8", "shape": [], "size": 1}, "cells": {"at": 1022, "type": "int16", "shape": [], "size": 2}, "seat": {"at": 1024, "type": "int8", "shape": [], "size": 1}, "chain": {"at": 1025, "type": "int8", "shape": [], "size": 1}}});
