import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { COPIES as tiles$COPIES, EMPTY as tiles$EMPTY } from "./tiles.js";
export function blank(seats, options) {
let state;
state = lib.tesselle_engine_state_zeroed(STATE);
py.put(state, "seats", seats);
py.put(state, "boards", tiles$EMPTY);
py.put(state, "bag", py.get(tiles$COPIES, seats));
py.put(py.get(state, "coins"), py.slice(null, seats, null), COINS);
py.put(state, "bids", NO_BID);
{ const $1 = NOBODY; py.put(state, "order", $1); py.put(state, "flier", $1); }
py.put(state, "round", 1);
py.put(state, "step", LAY);
py.put(state, "to_act", py.sub(py.shl(1, seats), 1));
return state;
}
export const MOST_SEATS = 5;
export const ROUNDS = 16;
export const HAND = 4;
export const COINS = 10;
export const MOST_COINS = 58;
export const TAKES = 59;
export const LAYS = 71;
export const FLIES = 263;
export const BID = 0;
export const OVER = 4;
export const LAY = 2;
export const TAKE = 1;
export const FLY = 3;
export const STEPS = py.tuple_of(["bid", "take", "lay", "fly", "over"]);
export const NO_BID = -1;
export const NOBODY = -1;
export const STATE = py.dtype({"size": 265, "fields": {"boards": {"at": 0, "type": "int8", "shape": [5, 16], "size": 80}, "flies": {"at": 80, "type": "int8", "shape": [5, 16], "size": 80}, "hands": {"at": 160, "type": "int8", "shape": [5, 12], "size": 60}, "row": {"at": 220, "type": "int8", "shape": [12], "size": 12}, "bag": {"at": 232, "type": "int8", "shape": [12], "size": 12}, "coins": {"at": 244, "type": "int8", "shape": [5], "size": 5}, "bids": {"at": 249, "type": "int8", "shape": [5], "size": 5}, "order": {"at": 254, "type": "int8", "shape": [5], "size": 5}, "picked": {"at": 259, "type": "int8", "shape": [], "size": 1}, "flier": {"at": 260, "type": "int8", "shape": [], "size": 1}, "to_act": {"at": 261, "type": "int8", "shape": [], "size": 1}, "round": {"at": 262, "type": "int8", "shape": [], "size": 1}, "step": {"at": 263, "type": "int8", "shape": [], "size": 1}, "seats": {"at": 264, "type": "int8", "shape": [], "size": 1}}});
