import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadOption as errors$BadOption, kind_name as errors$kind_name, shown as errors$shown } from "./errors.js";
import { Say as say$Say } from "./say.js";
export class Option extends py.Object {
static $name = "Option";
get safe() {
const self = this;
if (py.truth(py.attribute(self, "choices"))) {
return py.attribute(self, "choices");
}
return (py.truth(py.attribute(self, "offered")) ? py.send(self, "offered") : py.tuple_of([py.attribute(self, "default")]));
}
said(value) {
const self = this;
if (py.truth(py.within(value, py.attribute(self, "words")))) {
return py.get(py.attribute(self, "words"), value);
}
return (py.truth(py.isinstance(value, py.bool)) ? py.get(YES_NO, value) : py.make(say$Say, py.str(value), py.str(value)));
}
checked(value) {
const self = this;
if (py.truth((py.type(value) !== py.type(py.attribute(self, "default"))))) {
throw py.send(self, "_bad", errors$kind_name(py.type(py.attribute(self, "default"))), value);
}
if ((py.truth(py.attribute(self, "choices")) && py.truth(py.without(value, py.attribute(self, "choices"))))) {
throw py.send(self, "_unlisted", value);
}
return value;
}
read(text) {
const self = this;
let choice;
for (const $1 of py.iter(py.attribute(self, "choices"))) {
choice = $1;
if (py.truth(py.eq(py.send(py.str(choice), "lower"), py.send(text, "lower")))) {
return choice;
}
}
if (py.truth(py.attribute(self, "choices"))) {
throw py.send(self, "_unlisted", text);
}
return py.send(self, "checked", text);
}
_unlisted(value) {
const self = this;
let listed;
listed = py.send(", ", "join", py.map(py.str, py.attribute(self, "choices")));
return py.send(self, "_bad", py.make(say$Say, ("one of " + py.str(listed)), ("une valeur parmi " + py.str(listed))), value);
}
_bad(expected, value) {
const self = this;
let got, wrong;
got = errors$shown(value);
wrong = py.make(say$Say, ("expected " + py.str(py.attribute(expected, "en")) + "; got " + py.str(got)), ("il faut " + py.str(py.attribute(expected, "fr")) + " ; reçu " + py.str(got)));
return py.make(errors$BadOption, py.send(wrong, "within", ("option " + py.str(py.attribute(self, "name")))));
}
static $fields = ['name', 'default', 'choices', 'about', 'offered', 'words'];
__init__(name, default$, choices = py.tuple_of([]), about, offered = null, words = py.dict()) { this.name = name; this.default = default$; this.choices = choices; this.about = about; this.offered = offered; this.words = words;  }
}
export const YES_NO = py.dict([[true, py.remade(say$Say, {en: "yes", fr: "oui"})], [false, py.remade(say$Say, {en: "no", fr: "non"})]]);
