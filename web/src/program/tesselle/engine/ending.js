import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { TesselleError as errors$TesselleError, mismatch as errors$mismatch, shown as errors$shown } from "./errors.js";
import { Say as say$Say } from "./say.js";
export class BadEnding extends errors$TesselleError {
static $name = "BadEnding";
}
export class Ending extends py.Object {
static $name = "Ending";
__post_init__() {
const self = this;
let expected;
if (py.truth(py.without(py.attribute(self, "by"), WORDS))) {
expected = py.make(say$Say, ("an end by " + py.str(py.send(" or ", "join", WORDS))), ("une fin par " + py.str(py.send(" ou ", "join", WORDS))));
throw py.make(BadEnding, errors$mismatch(expected, errors$shown(py.attribute(self, "by"))));
}
return null;
}
ranking(seats) {
const self = this;
return places_without(py.attribute(self, "seat"), seats);
}
told(name, language) {
const self = this;
return py.send_named(py.send(py.get(WORDS, py.attribute(self, "by")), "to", language), "format", [], {name: name});
}
data() {
const self = this;
return lib.dataclasses_asdict(self);
}
static $fields = ['seat', 'by'];
__init__(seat, by) { this.seat = seat; this.by = by; this.__post_init__(); }
}
export function places_without(seat, seats) {
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let each; each = $1; yield (py.truth(py.eq(each, seat)) ? seats : 1); } }.call(this, py.range(seats)))];
}
export const RESIGNATION = "resignation";
export const WORDS = py.dict([["resignation", py.remade(say$Say, {en: "{name} resigned.", fr: "{name} a abandonné."})], ["time", py.remade(say$Say, {en: "{name} ran out of time.", fr: "{name} a dépassé son temps."})]]);
