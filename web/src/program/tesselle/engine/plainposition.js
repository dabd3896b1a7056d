import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, mismatch as errors$mismatch, shown as errors$shown } from "./errors.js";
import { Say as say$Say } from "./say.js";
export class PlainReader extends py.Object {
static $name = "PlainReader";
__call__(text) {
const self = this;
let blank, given, name, number, parts, state;
if (py.truth((py.attribute(self, "kind") === null))) {
throw py.TypeError("a reader of positions that belongs to no game");
}
state = lib.tesselle_engine_state_zeroed(py.attribute(self, "kind"));
parts = py.dict(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let part; part = $1; yield py.get(py.send(part, "partition", "="), py.slice(null, null, 2)); } }.call(this, py.send(text, "split", " "))));
try {
for (const $2 of py.iter(_names(py.attribute(self, "kind")))) {
name = $2;
blank = lib.numpy_asarray(py.get(state, name));
number = (py.truth(py.eq(py.attribute(py.attribute(blank, "dtype"), "kind"), "f")) ? py.float : py.int);
given = [...py.generator(function* ($source) { for (const $3 of py.iter($source)) { let each; each = $3; yield py.call(number, each); } }.call(this, py.send(py.get(parts, name), "split", ",")))];
py.put(state, name, py.send(lib.numpy_array(given, py.attribute(blank, "dtype")), "reshape", py.attribute(blank, "shape")));
}
} catch ($4) {
if (py.isinstance(py.as_error($4), py.tuple_of([py.KeyError, py.ValueError, py.OverflowError]))) {

throw py.send(self, "_refusal", text);
} else throw $4;
}
if (py.truth(py.ne(write_plainly(state), text))) {
throw py.send(self, "_refusal", text);
}
return state;
}
_refusal(text) {
const self = this;
let form;
form = py.send(" ", "join", py.generator(function* ($source) { for (const $5 of py.iter($source)) { let name; name = $5; yield (py.str(name) + "=…"); } }.call(this, _names(py.attribute(self, "kind")))));
return py.make(errors$BadPosition, errors$mismatch(py.make(say$Say, ("'" + py.str(form) + "'"), ("« " + py.str(form) + " »")), errors$shown(text)));
}
static $fields = ['kind'];
__init__(kind = null) { this.kind = kind;  }
}
export function write_plainly(state) {
return py.send(" ", "join", py.generator(function* ($source) { for (const $1 of py.iter($source)) { let name; name = $1; yield (py.str(name) + "=" + py.str(_numbers(py.get(state, name)))); } }.call(this, _names(py.attribute(state, "dtype")))));
}
export function _names(kind) {
return py.or((py.truth(kind) ? py.attribute(kind, "names") : null), () => py.tuple_of([]));
}
export function _numbers(value) {
let numbers, whole;
numbers = lib.numpy_ravel(value);
whole = (py.truth(py.eq(py.attribute(numbers, "dtype"), lib.numpy_bool_)) ? py.send(numbers, "astype", lib.numpy_int8) : numbers);
return py.send(",", "join", py.map(py.str, py.send(whole, "tolist")));
}
