import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { FEWEST_SEATS as board$FEWEST_SEATS, PAIRS as board$PAIRS, START as board$START, START_FREE as board$START_FREE, START_PAIRS as board$START_PAIRS } from "./board.js";
import { COPIES as tiles$COPIES } from "./tiles.js";
export function blank(seats, options) {
let state;
state = lib.tesselle_engine_state_zeroed(STATE);
py.put(state, "seats", seats);
py.put(state, "cells", py.get(board$START, py.sub(seats, board$FEWEST_SEATS)));
py.put(py.get(state, "pairs"), py.slice(null, board$PAIRS, null), py.get(board$START_PAIRS, py.sub(seats, board$FEWEST_SEATS)));
py.put(state, "free", py.get(board$START_FREE, py.sub(seats, board$FEWEST_SEATS)));
py.put(state, "bag", tiles$COPIES);
return state;
}
export const MOST_SEATS = 4;
export const TRACKS = 6;
export const LAST = 18;
export const HAND = 6;
export const SWAP = 15336;
export const KEEP = 15337;
export const NOBODY = -1;
export const STATE = py.dtype({"size": 1224, "fields": {"cells": {"at": 0, "type": "int8", "shape": [170], "size": 170}, "pairs": {"at": 170, "type": "int16", "shape": [448], "size": 896}, "free": {"at": 1066, "type": "int16", "shape": [], "size": 2}, "tracks": {"at": 1068, "type": "int8", "shape": [4, 6], "size": 24}, "hands": {"at": 1092, "type": "int8", "shape": [4, 21], "size": 84}, "bag": {"at": 1176, "type": "int8", "shape": [21], "size": 21}, "shown": {"at": 1197, "type": "int8", "shape": [21], "size": 21}, "placed": {"at": 1218, "type": "int16", "shape": [], "size": 2}, "seats": {"at": 1220, "type": "int8", "shape": [], "size": 1}, "seat": {"at": 1221, "type": "int8", "shape": [], "size": 1}, "owed": {"at": 1222, "type": "int8", "shape": [], "size": 1}, "swap": {"at": 1223, "type": "int8", "shape": [], "size": 1}}});
