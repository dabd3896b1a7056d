import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { GRID as board$GRID } from "./../rules/board.js";
import { listed as tiles$listed } from "./../rules/tiles.js";
export function rows(state) {
return [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let row; row = $2; yield py.send("", "join", py.generator(function* ($source) { for (const $1 of py.iter($source)) { let cell; cell = $1; yield letter(state, cell); } }.call(this, row))); } }.call(this, py.attribute(board$GRID, "rows")))];
}
export function letter(state, cell) {
let shown;
shown = py.get(LETTERS, py.int(py.get(py.get(state, "cells"), cell)));
return (py.truth(py.within(cell, PRINTED_CELLS)) ? py.send(shown, "lower") : shown);
}
export function write_tiles(counts) {
return py.or(py.send(",", "join", tiles$listed(counts)), () => NOTHING);
}
export const NOTHING = "-";
export const LETTERS = py.dict([[-1, "."], [-2, "_"], [0, "R"], [1, "G"], [2, "B"], [3, "O"], [4, "Y"], [5, "P"]]);
export const PRINTED_CELLS = py.set([19, 24, 79, 89, 144, 149]);
