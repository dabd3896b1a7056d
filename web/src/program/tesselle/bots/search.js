import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { START as simulation$START, STATES as simulation$STATES, simulate as simulation$simulate } from "./simulation.js";
import { Memory as tree$Memory, NO_ACTION as tree$NO_ACTION, NO_NODE as tree$NO_NODE, SEARCH as tree$SEARCH, TUNED as tree$TUNED, find as tree$find, rooted as tree$rooted, transplant as tree$transplant } from "./tree.js";
import { Say as say$Say } from "./../engine/say.js";
import { Tuning as tuning$Tuning } from "./../engine/tuning.js";
export class Candidate extends py.Object {
static $name = "Candidate";
static $fields = ['action', 'visits', 'value', 'line'];
__init__(action, visits, value, line) { this.action = action; this.visits = visits; this.value = value; this.line = line;  }
}
export class Thought extends py.Object {
static $name = "Thought";
static $fields = ['candidates', 'chances', 'simulations'];
__init__(candidates, chances, simulations) { this.candidates = candidates; this.chances = chances; this.simulations = simulations;  }
}
export class Searcher extends py.Object {
static $name = "Searcher";
__init__(seed = null, simulations = null, cores = 1) {
const self = this;
self.simulations = py.or(simulations, () => py.attribute(self, "budget"));
self.cores = cores;
self._chance = lib.random_Random(seed);
self._memory = py.make(tree$Memory);
return null;
}
choose(match, seat) {
const self = this;
let actions, candidates, rivals, seed, solved;
actions = py.send(match, "actions", seat);
if (py.truth(py.eq(py.len(actions), 1))) {
return py.get(actions, 0);
}
seed = py.send(py.attribute(self, "_chance"), "getrandbits", 60);
if (py.truth(py.ge(py.attribute(self, "simulations"), EXACT))) {
solved = py.send(py.attribute(match, "game"), "solve", py.send(match, "imagine", seat, seed));
if ((py.truth(solved) && py.truth(py.attribute(solved, "share")))) {
return py.attribute(solved, "action");
}
}
candidates = py.attribute(py.send(self, "_think", match, seat, seed), "candidates");
if (!py.truth(py.send(py.attribute(match, "game"), "secret", py.attribute(match, "state"), seat))) {
return py.attribute(py.get(candidates, 0), "action");
}
rivals = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let each; each = $1; if (py.truth(py.ge(py.attribute(each, "visits"), py.mul(RIVAL, py.attribute(py.get(candidates, 0), "visits"))))) { yield each; } } }.call(this, candidates))];
return py.attribute(py.get(py.send(py.attribute(self, "_chance"), "choices", rivals, [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let each; each = $2; yield py.attribute(each, "visits"); } }.call(this, rivals))]), 0), "action");
}
tuning(match) {
const self = this;
return py.attribute(match, "tuning");
}
_think(match, seat, seed) {
const self = this;
let kept, settings, trees;
settings = settings_of(py.send(self, "tuning", match), py.attribute(match, "seats"), seat);
kept = py.send(py.attribute(self, "_memory"), "recall", match, seat);
trees = grow(match, seat, py.attribute(self, "simulations"), seed, settings, undefined, py.attribute(self, "cores"), kept);
py.send(py.attribute(self, "_memory"), "keep", match, seat, trees);
return summary(trees, seat, py.attribute(match, "seats"));
}
static about = py.remade(say$Say, {en: "looks ahead", fr: "regarde plus loin"});
get about() { return this.constructor.about; }
static budget = 100;
get budget() { return this.constructor.budget; }
}
export class Plain extends Searcher {
static $name = "Plain";
tuning(match) {
const self = this;
return lib.dataclasses_replace(py.attribute(py.attribute(match, "game"), "tuning"), py.named({guided: false, depth: py.attribute(tuning$Tuning, "depth"), margin: 0.0}));
}
static about = py.remade(say$Say, {en: "searches blindly", fr: "cherche à l'aveugle"});
get about() { return this.constructor.about; }
static budget = 1000;
get budget() { return this.constructor.budget; }
}
export class Level extends py.Object {
static $name = "Level";
__call__(seed = null) {
const self = this;
return py.make(Levelled, self, seed);
}
budget(match) {
const self = this;
return py.get(py.attribute(py.attribute(match, "tuning"), "budgets"), py.sub(py.attribute(self, "number"), 1));
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
self._searcher = py.make(Searcher, seed);
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
export function think(match, seat, simulations, seed, seconds = null, cores = 1, asked = tree$NO_ACTION) {
let settings, trees;
settings = settings_of(py.attribute(match, "tuning"), py.attribute(match, "seats"), seat, asked);
trees = grow(match, seat, simulations, seed, settings, seconds, cores);
return summary(trees, seat, py.attribute(match, "seats"));
}
export function grow(match, seat, simulations, seed, settings, seconds = null, cores = 1, kept = py.tuple_of([])) {
let most_seats, planted, pool, share, start;
start = py.send(match, "imagine", seat, seed);
share = py.neg(py.floordiv(py.neg(simulations), cores));
most_seats = py.max(py.attribute(py.attribute(match, "game"), "seats"));
planted = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let core; core = $1; yield _plant(settings, most_seats, share, py.get(kept, py.slice(core, py.add(core, 1), null))); } }.call(this, py.range(cores)))];
function grown(core) {
return _grow(py.attribute(match, "game"), start, ...py.iter(py.get(planted, core)), py.add(py.mul(seed, cores), core), share, seconds);
}
{ const $2 = lib.concurrent_futures_ThreadPoolExecutor(cores); pool = py.enter($2);
try {
return py.list(py.send(pool, "map", grown, py.range(cores)));
} catch (error) { py.leave($2, error); } finally { py.close($2); } }
return null;
}
export function _plant(shared, most_seats, simulations, kept) {
let each, more, nodes, settings, source;
settings = lib.tesselle_engine_state_copied(shared);
more = py.mul(simulations, py.int(py.get(settings, "seats")));
nodes = tree$rooted(most_seats, py.add(more, py.sum(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let each; each = $1; yield py.len(py.attribute(each, "nodes")); } }.call(this, kept)))));
py.put(settings, "used", most_seats);
for (const $2 of py.iter(kept)) {
each = $2;
source = lib.numpy_empty(py.len(nodes), lib.numpy_int32);
py.put(settings, "used", tree$transplant(py.attribute(each, "nodes"), py.attribute(each, "place"), nodes, py.int(py.get(settings, "root")), source));
}
return py.tuple_of([nodes, settings]);
}
export function _grow(game, start, nodes, settings, seed, simulations, seconds) {
let ends, left, lot, room, states, times, words, worths;
states = lib.numpy_zeros(simulation$STATES, py.attribute(game, "state"));
py.put(states, simulation$START, start);
room = lib.numpy_zeros(py.attribute(game, "most_actions"), lib.numpy_int32);
worths = lib.numpy_zeros(py.attribute(game, "most_actions"));
ends = (py.truth((seconds === null)) ? null : py.add(lib.time_monotonic(), seconds));
words = lib.random_Random(seed);
left = simulations;
while ((py.truth(py.gt(left, 0)) && (py.truth((ends === null)) || py.truth(py.lt(lib.time_monotonic(), ends))))) {
times = py.min(left, (py.truth(ends) ? BATCH : simulations));
lot = lib.numpy_uint64(py.send(words, "getrandbits", 64));
simulation$simulate(states, lot, times, nodes, settings, room, worths);
left = py.isub(left, times);
}
return py.get(nodes, py.slice(null, py.get(settings, "used"), null));
}
export function settings_of(tuning, seats, seat, asked = tree$NO_ACTION) {
let _, name, settings;
settings = lib.tesselle_engine_state_zeroed(tree$SEARCH);
py.put(settings, "seats", seats);
py.put(settings, "root", seat);
py.put(settings, "asked", asked);
for (const $1 of py.iter(tree$TUNED)) {
{ const $2 = py.unpack($1, 2, -1); name = $2[0]; _ = $2[1]; }
py.put(settings, name, py.getattr(tuning, name));
}
return settings;
}
export function summary(trees, seat, seats) {
let action, child, found, node, nodes, roots, simulations, totals, visits;
visits = py.dict([]);
totals = py.dict([]);
for (const $1 of py.iter(trees)) {
nodes = $1;
child = py.int(py.get(py.get(nodes, seat), "child"));
while (py.truth(py.ne(child, tree$NO_NODE))) {
node = py.get(nodes, child);
action = py.int(py.get(node, "action"));
py.put(visits, action, py.add(py.send(visits, "get", action, 0), py.int(py.get(node, "visits"))));
py.put(totals, action, py.add(py.send(totals, "get", action, 0.0), py.float(py.get(py.get(node, "total"), seat))));
child = py.int(py.get(node, "sibling"));
}
}
found = py.sorted(visits, py.named({key: ((action) => py.tuple_of([py.neg(py.get(visits, action)), action]))}));
simulations = py.sum(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let nodes; nodes = $2; yield py.int(py.get(py.get(nodes, seat), "visits")); } }.call(this, trees)));
roots = py.div(py.sum(py.generator(function* ($source) { for (const $3 of py.iter($source)) { let nodes; nodes = $3; yield py.get(py.get(py.get(nodes, seat), "total"), py.slice(null, seats, null)); } }.call(this, trees))), py.max(simulations, 1));
return py.make(Thought, py.tuple(py.generator(function* ($source) { for (const $4 of py.iter($source)) { let a; a = $4; yield py.make(Candidate, a, py.get(visits, a), py.div(py.get(totals, a), py.max(py.get(visits, a), 1)), _line(py.get(trees, 0), seat, a)); } }.call(this, found))), py.tuple(py.generator(function* ($source) { for (const $5 of py.iter($source)) { let chance; chance = $5; yield py.float(chance); } }.call(this, roots))), simulations);
}
export function _line(nodes, place, action) {
let best, child, line, node;
node = py.int(tree$find(nodes, place, action));
line = [];
while (py.truth(py.ne(node, tree$NO_NODE))) {
{ const $1 = py.unpack(py.tuple_of([tree$NO_NODE, py.int(py.get(py.get(nodes, node), "child"))]), 2, -1); best = $1[0]; child = $1[1]; }
while (py.truth(py.ne(child, tree$NO_NODE))) {
if ((py.truth(py.eq(best, tree$NO_NODE)) || py.truth(py.gt(py.get(py.get(nodes, child), "visits"), py.get(py.get(nodes, best), "visits"))))) {
best = child;
}
child = py.int(py.get(py.get(nodes, child), "sibling"));
}
node = best;
if ((py.truth(py.ne(node, tree$NO_NODE)) && py.truth(py.ge(py.get(py.get(nodes, node), "visits"), LIKELY)))) {
py.send(line, "append", py.int(py.get(py.get(nodes, node), "action")));
} else {
break;
}
}
return py.tuple(line);
}
export const LIKELY = 5;
export const BATCH = 16;
export const RIVAL = 0.7;
export const EXACT = 100;
