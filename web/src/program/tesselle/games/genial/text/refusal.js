import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, mismatch as errors$mismatch } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
export function refuse(expected, got) {
throw py.make(errors$BadPosition, errors$mismatch(expected, (py.truth(py.isinstance(got, say$Say)) ? got : py.str(got))));
return null;
}
