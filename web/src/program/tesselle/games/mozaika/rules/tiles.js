import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { SquareGrid as squaregrid$SquareGrid } from "./../../../engine/squaregrid.js";
export function listed(counts) {
return [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let count, name; { const $3 = py.unpack($2, 2, -1); name = $3[0]; count = $3[1]; } for (const $1 of py.iter(py.range(py.int(count)))) { let _; _ = $1; yield name; } } }.call(this, py.zip(NAMES, counts, py.named({strict: true}))))];
}
export function counted(kinds) {
let counts, kind;
counts = lib.numpy_zeros(KINDS, lib.numpy_int8);
for (const $1 of py.iter(kinds)) {
kind = $1;
{ const $2 = counts, $3 = kind; py.put($2, $3, py.iadd(py.get($2, $3), 1)); }
}
return counts;
}
export const EACH = 3;
export const KINDS = 12;
export const SIDE = 4;
export const CELLS = 16;
export const GRID = py.remade(squaregrid$SquareGrid, {side: 4, names: py.tuple_of(["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d1", "d2", "d3", "d4"]), neighbour: py.array([1,4,-1,-1,2,5,0,-1,3,6,1,-1,-1,7,2,-1,5,8,-1,0,6,9,4,1,7,10,5,2,-1,11,6,3,9,12,-1,4,10,13,8,5,11,14,9,6,-1,15,10,7,13,-1,-1,8,14,-1,12,9,15,-1,13,10,-1,-1,14,11], "int8", [16, 4])});
export const EMPTY = -1;
export const NO_TILE = "--";
export const FLY_MARK = "*";
export const NAMES = py.tuple_of(["Rs", "Rw", "Rf", "Bs", "Bw", "Bf", "Gs", "Gw", "Gf", "Ys", "Yw", "Yf"]);
export const KIND_OF = py.dict([["rs", 0], ["rw", 1], ["rf", 2], ["bs", 3], ["bw", 4], ["bf", 5], ["gs", 6], ["gw", 7], ["gf", 8], ["ys", 9], ["yw", 10], ["yf", 11]]);
export const COPIES = py.dict([[3, 5], [4, 7], [5, 9]]);
export const MOST_COPIES = 9;
