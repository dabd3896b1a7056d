import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Searcher as search$Searcher } from "./search.js";
export class Level extends py.Object {
static $name = "Level";
__call__(seed = null) {
const self = this;
return py.make(Levelled, self, seed);
}
budget(match) {
const self = this;
return py.get(py.attribute(py.send(py.attribute(py.attribute(match, "game"), "tuning"), "at", py.attribute(match, "seats")), "budgets"), py.sub(py.attribute(self, "number"), 1));
}
static $fields = ['number', 'about', 'sees', 'wavers'];
__init__(number, about, sees = 1.0, wavers = 0.0) { this.number = number; this.about = about; this.sees = sees; this.wavers = wavers;  }
}
export class Levelled extends py.Object {
static $name = "Levelled";
__init__(level, seed = null) {
const self = this;
self._level = level;
self._chance = lib.random_Random(seed);
self._searcher = py.make(search$Searcher, seed);
return null;
}
choose(match, seat) {
const self = this;
let budget;
budget = py.send(py.attribute(self, "_level"), "budget", match);
if (py.truth(budget)) {
py.attribute(self, "_searcher").simulations = budget;
return py.send(py.attribute(self, "_searcher"), "choose", match, seat);
}
return py.send(self, "_glance", match, seat);
}
_glance(match, seat) {
const self = this;
let actions, best, noticed, places, sees, state, waver, worths;
state = py.send(match, "imagine", seat, py.send(py.attribute(self, "_chance"), "getrandbits", 64));
actions = lib.numpy_array(py.send(match, "actions", seat), lib.numpy_int32);
worths = lib.numpy_zeros(py.len(actions));
py.send(py.attribute(match, "game"), "worths", state, seat, actions, worths);
{ const $1 = py.unpack(py.tuple_of([py.attribute(py.attribute(self, "_level"), "sees"), py.mul(py.attribute(py.attribute(self, "_level"), "wavers"), py.float(lib.numpy_std(worths)))]), 2, -1); sees = $1[0]; waver = $1[1]; }
noticed = [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let each; each = $2; if (py.truth(py.lt(py.send(py.attribute(self, "_chance"), "random"), sees))) { yield each; } } }.call(this, py.range(py.len(actions))))];
places = py.or(noticed, () => py.range(py.len(actions)));
best = py.max(places, py.named({key: ((place) => py.add(py.get(worths, place), py.send(py.attribute(self, "_chance"), "gauss", 0, waver)))}));
return py.int(py.get(actions, best));
}
}
