import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { EMPTY as tiles$EMPTY, NAMES as tiles$NAMES, NO_TILE as tiles$NO_TILE, SIDE as tiles$SIDE } from "./../rules/tiles.js";
export function rows(state, seat) {
let texts;
texts = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let kind; kind = $1; yield (py.truth(py.eq(kind, tiles$EMPTY)) ? tiles$NO_TILE : py.get(tiles$NAMES, kind)); } }.call(this, py.get(py.get(state, "boards"), seat)))];
return [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let start; start = $2; yield py.get(texts, py.slice(start, py.add(start, tiles$SIDE), null)); } }.call(this, py.range(0, py.len(texts), tiles$SIDE)))];
}
