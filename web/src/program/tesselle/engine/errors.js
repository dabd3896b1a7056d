import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say } from "./say.js";
export class TesselleError extends py.ValueError {
static $name = "TesselleError";
__init__(say) {
const self = this;
self.say = say;
super.__init__(py.attribute(say, "en"));
return null;
}
}
export class BadSeats extends TesselleError {
static $name = "BadSeats";
}
export class BadOption extends TesselleError {
static $name = "BadOption";
}
export class BadSeed extends TesselleError {
static $name = "BadSeed";
}
export class IllegalMove extends TesselleError {
static $name = "IllegalMove";
}
export class BadPosition extends TesselleError {
static $name = "BadPosition";
}
export class BadRecord extends TesselleError {
static $name = "BadRecord";
}
export function shown(value) {
let text;
try {
text = py.repr(value);
} catch ($1) {
if (py.isinstance(py.as_error($1), py.ValueError)) {

text = "a number too long to show";
} else throw $1;
}
return cut(text);
}
export function cut(text) {
return (py.truth(py.le(py.len(text), MOST_SHOWN)) ? text : py.add(py.get(text, py.slice(null, py.sub(MOST_SHOWN, 1), null)), "…"));
}
export function mismatch(expected, got) {
let came;
came = (py.truth(py.isinstance(got, say$Say)) ? got : py.make(say$Say, got, got));
return py.make(say$Say, ("expected " + py.str(py.attribute(expected, "en")) + ", got " + py.str(py.attribute(came, "en"))), ("il faut " + py.str(py.attribute(expected, "fr")) + " ; reçu " + py.str(py.attribute(came, "fr"))));
}
export function kind_name(kind) {
return py.make(say$Say, py.attribute(kind, "__name__"), py.send(KINDS_FR, "get", kind, py.attribute(kind, "__name__")));
}
export const MOST_SHOWN = 80;
export const IN_PROGRESS = py.remade(say$Say, {en: "a match in progress", fr: "une partie en cours"});
export const OVER = py.remade(say$Say, {en: "one that is over", fr: "une partie terminée"});
export const KINDS_FR = py.dict([[py.bool, "oui ou non"], [py.dict, "un objet"], [py.int, "un nombre entier"], [py.list, "une liste"], [py.str, "un texte"]]);
