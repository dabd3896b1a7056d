import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { hexgrid as hexgrid$hexgrid } from "./../../../engine/hexgrid.js";
import { census as scoring$census } from "./../rules/scoring.js";
import { NOBODY as state$NOBODY } from "./../rules/state.js";
import { flipped as layout$flipped, forced as layout$forced, rows as layout$rows } from "./../text/layout.js";
export function view(state, seat) {
let blue_groups, blue_tiles, chain, counts, mover, red_groups, red_tiles, side;
counts = lib.numpy_empty(7, lib.numpy_int32);
scoring$census(state, counts);
{ const $1 = py.unpack(py.send(counts, "tolist"), 7, -1); side = $1[0]; mover = $1[1]; chain = $1[2]; red_tiles = $1[3]; blue_tiles = $1[4]; red_groups = $1[5]; blue_groups = $1[6]; }
return py.dict([["side", side], ["board", layout$rows(state)], ["group", py.send(py.get(py.get(state, "group"), py.slice(null, py.attribute(hexgrid$hexgrid(side), "cells"), null)), "tolist")], ["to_move", (py.truth(py.eq(mover, state$NOBODY)) ? null : mover)], ["must_flip", py.bool(chain)], ["forced", (py.truth(chain) ? py.list(layout$forced(state)) : [])], ["flipped", (py.truth(chain) ? layout$flipped(state) : [])], ["tiles", [red_tiles, blue_tiles]], ["groups", [red_groups, blue_groups]]]);
}
export function dealt(before, after, seat) {
return py.dict([]);
}
