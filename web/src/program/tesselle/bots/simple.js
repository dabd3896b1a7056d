import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { START as points_ahead$START, STATES as points_ahead$STATES, earnings as points_ahead$earnings } from "./points_ahead.js";
import { likely as simulation$likely } from "./simulation.js";
import { Say as say$Say } from "./../engine/say.js";
export class Uniform extends py.Object {
static $name = "Uniform";
__init__(seed = null) {
const self = this;
self._chance = lib.random_Random(seed);
return null;
}
choose(match, seat) {
const self = this;
return py.send(py.attribute(self, "_chance"), "choice", py.send(match, "actions", seat));
}
static about = py.remade(say$Say, {en: "plays any legal move", fr: "joue n'importe quel coup permis"});
get about() { return this.constructor.about; }
}
export class Greedy extends py.Object {
static $name = "Greedy";
__init__(seed = null) {
const self = this;
self._chance = lib.random_Random(seed);
return null;
}
choose(match, seat) {
const self = this;
let lot, room, state, worths;
state = py.send(match, "imagine", seat, py.send(py.attribute(self, "_chance"), "getrandbits", 64));
room = lib.numpy_zeros(py.attribute(py.attribute(match, "game"), "most_actions"), lib.numpy_int32);
worths = lib.numpy_zeros(py.attribute(py.attribute(match, "game"), "most_actions"));
lot = lib.numpy_uint64(py.send(py.attribute(self, "_chance"), "getrandbits", 64));
return py.int(simulation$likely(state, seat, lot, NO_SLIP, room, worths));
}
static about = py.remade(say$Say, {en: "plays what looks best", fr: "joue ce qui semble le mieux"});
get about() { return this.constructor.about; }
}
export class Hasty extends py.Object {
static $name = "Hasty";
__init__(seed = null) {
const self = this;
self._chance = lib.random_Random(seed);
return null;
}
choose(match, seat) {
const self = this;
let chance, count, earned, most, room, scores, states;
states = lib.numpy_zeros(points_ahead$STATES, py.attribute(py.attribute(match, "game"), "state"));
py.put(states, points_ahead$START, py.send(match, "imagine", seat, py.send(py.attribute(self, "_chance"), "getrandbits", 64)));
room = lib.numpy_zeros(py.tuple_of([2, py.attribute(py.attribute(match, "game"), "most_actions")]), lib.numpy_int32);
scores = lib.numpy_zeros(py.tuple_of([py.attribute(match, "seats"), py.attribute(py.attribute(match, "game"), "score_numbers")]), lib.numpy_int32);
earned = lib.numpy_zeros(py.attribute(py.attribute(match, "game"), "most_actions"));
chance = lib.numpy_uint64(py.send(py.attribute(self, "_chance"), "getrandbits", 64));
count = points_ahead$earnings(states, seat, chance, room, scores, earned);
most = py.send(py.get(earned, py.slice(null, count, null)), "max");
return py.int(py.get(room, py.tuple_of([0, py.send(py.attribute(self, "_chance"), "choice", lib.numpy_flatnonzero(py.eq(py.get(earned, py.slice(null, count, null)), most)))])));
}
static about = py.remade(say$Say, {en: "takes the most it can now", fr: "prend le plus possible tout de suite"});
get about() { return this.constructor.about; }
}
export const NO_SLIP = 0.0;
