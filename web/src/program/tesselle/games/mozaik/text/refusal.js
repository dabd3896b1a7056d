import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, mismatch as errors$mismatch } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { NONE as state$NONE } from "./../rules/state.js";
export function refuse(expected, got) {
throw py.make(errors$BadPosition, errors$mismatch(expected, (py.truth(py.isinstance(got, say$Say)) ? got : py.str(got))));
return null;
}
export function same(what, expected, got) {
if (py.truth(py.ne(expected, got))) {
refuse(py.make(say$Say, (py.str(expected) + " " + py.str(py.attribute(what, "en"))), (py.str(expected) + " " + py.str(py.attribute(what, "fr")))), got);
}
return null;
}
export function images_in_grid(state, seat) {
return py.int(lib.numpy_count_nonzero(py.ne(py.get(py.get(state, "cells"), seat), state$NONE)));
}
export function words_in_grid(state, seat) {
return py.int(lib.numpy_count_nonzero(py.ne(py.get(py.get(state, "ends"), seat), state$NONE)));
}
export const NOT_ONE = py.remade(say$Say, {en: "none", fr: "aucun"});
