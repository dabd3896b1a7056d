import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export class Say extends py.NamedTuple {
static $name = "Say";
to(language) {
const self = this;
return (py.truth(py.eq(language, "fr")) ? py.attribute(self, "fr") : py.attribute(self, "en"));
}
told() {
const self = this;
return py.make(Say, _put("\\1", py.attribute(self, "en")), _put("\\1", py.attribute(self, "fr")));
}
advised() {
const self = this;
return py.make(Say, _put("\\2", py.attribute(self, "en")), _put("\\2", py.attribute(self, "fr")));
}
within(place) {
const self = this;
let at;
at = (py.truth(py.isinstance(place, Say)) ? place : py.make(Say, place, place));
return py.make(Say, (py.str(py.attribute(at, "en")) + ": " + py.str(py.attribute(self, "en"))), (py.str(py.attribute(at, "fr")) + " : " + py.str(py.attribute(self, "fr"))));
}
data() {
const self = this;
return py.dict([["en", py.attribute(self, "en")], ["fr", py.attribute(self, "fr")]]);
}
static $fields = ['en', 'fr'];
__init__(en, fr) { this.en = en; this.fr = fr;  }
}
export function counted(number, one) {
let english, french;
english = (py.truth(py.eq(number, 1)) ? py.attribute(one, "en") : (py.str(py.attribute(one, "en")) + "s"));
french = (py.truth(py.lt(py.abs(number), 2)) ? py.attribute(one, "fr") : (py.str(py.attribute(one, "fr")) + "s"));
return py.make(Say, (py.str(number) + " " + py.str(english)), (py.str(number) + " " + py.str(french)));
}
export function points(number) {
return counted(number, py.make(Say, "point", "point"));
}
export function gained(number) {
let lost;
if (py.truth(py.ge(number, 0))) {
return (py.truth(number) ? points(number) : null);
}
lost = points(py.neg(number));
return py.make(Say, (py.str(py.attribute(lost, "en")) + " lost"), (py.str(py.attribute(lost, "fr")) + " perdu" + py.str((py.truth(py.eq(number, py.neg(1))) ? "" : "s"))));
}
export const VERB = py.pattern("\\[([^][|]+)\\|([^][|]+)\\]", 32);
export const _put = py.cached(function _put(form, text) {
return py.send(VERB, "sub", form, text);
});
