import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export function listed(counts) {
return [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let count, name; { const $3 = py.unpack($2, 2, -1); name = $3[0]; count = $3[1]; } for (const $1 of py.iter(py.range(count))) { let _; _ = $1; yield name; } } }.call(this, py.zip(NAMES, counts, py.named({strict: true}))))];
}
export const SYMBOLS = "RGBOYP";
export const NAMES = py.tuple_of(["RR", "RG", "RB", "RO", "RY", "RP", "GG", "GB", "GO", "GY", "GP", "BB", "BO", "BY", "BP", "OO", "OY", "OP", "YY", "YP", "PP"]);
export const KINDS = 21;
export const KIND_NAMED = py.dict([["RR", 0], ["RG", 1], ["RB", 2], ["RO", 3], ["RY", 4], ["RP", 5], ["GG", 6], ["GB", 7], ["GO", 8], ["GY", 9], ["GP", 10], ["BB", 11], ["BO", 12], ["BY", 13], ["BP", 14], ["OO", 15], ["OY", 16], ["OP", 17], ["YY", 18], ["YP", 19], ["PP", 20], ["GR", 1], ["BR", 2], ["OR", 3], ["YR", 4], ["PR", 5], ["BG", 7], ["OG", 8], ["YG", 9], ["PG", 10], ["OB", 12], ["YB", 13], ["PB", 14], ["YO", 16], ["PO", 17], ["PY", 19]]);
export const COPIES = py.array([5,6,6,6,6,6,5,6,6,6,6,5,6,6,6,5,6,6,5,6,5], "int8", [21]);
export const KIND = py.array([0,1,2,3,4,5,1,6,7,8,9,10,2,7,11,12,13,14,3,8,12,15,16,17,4,9,13,16,18,19,5,10,14,17,19,20], "int8", [36]);
