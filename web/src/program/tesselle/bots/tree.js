import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export class Kept extends py.Object {
static $name = "Kept";
static $fields = ['nodes', 'place'];
__init__(nodes, place) { this.nodes = nodes; this.place = place;  }
}
export class Memory extends py.Object {
static $name = "Memory";
__init__() {
const self = this;
self._match = "";
self._seat = 0;
self._played = [];
self._trees = [];
return null;
}
keep(match, seat, trees) {
const self = this;
{ const $1 = py.unpack(py.tuple_of([py.attribute(match, "commitment"), seat]), 2, -1); self._match = $1[0]; self._seat = $1[1]; }
{ const $2 = py.unpack(py.tuple_of([_played(match, seat), trees]), 2, -1); self._played = $2[0]; self._trees = $2[1]; }
return null;
}
recall(match, seat) {
const self = this;
let _, action, before, kept, nodes, place, played, same;
played = _played(match, seat);
before = py.len(py.attribute(self, "_played"));
same = py.eq(py.tuple_of([py.attribute(match, "commitment"), seat]), py.tuple_of([py.attribute(self, "_match"), py.attribute(self, "_seat")]));
if ((!py.truth(same) || py.truth(py.ne(py.get(played, py.slice(null, before, null)), py.attribute(self, "_played"))))) {
return [];
}
kept = [];
for (const $3 of py.iter(py.attribute(self, "_trees"))) {
nodes = $3;
place = seat;
for (const $4 of py.iter(py.get(played, py.slice(before, null, null)))) {
{ const $5 = py.unpack($4, 2, -1); _ = $5[0]; action = $5[1]; }
place = (py.truth(py.ne(place, NO_NODE)) ? py.int(find(nodes, place, action)) : NO_NODE);
}
if (py.truth(py.ne(place, NO_NODE))) {
py.send(kept, "append", py.make(Kept, nodes, place));
}
}
return kept;
}
}
export function rooted(most_seats, more) {
let nodes;
nodes = lib.numpy_zeros(py.add(most_seats, more), node_type(most_seats));
py.put(py.get(nodes, "child"), py.slice(null, most_seats, null), NO_NODE);
return nodes;
}
export const find = py.kernel("tesselle.bots.tree.find");
export const transplant = py.kernel("tesselle.bots.tree.transplant");
export function _played(match, seat) {
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let event; event = $1; yield py.tuple_of([py.attribute(event, "seat"), py.attribute(event, "action")]); } }.call(this, py.send(match, "events_for", seat)))];
}
export const NO_NODE = -1;
export const NO_ACTION = -1;
export const node_type = py.cached(function node_type(most_seats) {
return lib.numpy_dtype([py.tuple_of(["action", lib.numpy_int32]), py.tuple_of(["child", lib.numpy_int32]), py.tuple_of(["sibling", lib.numpy_int32]), py.tuple_of(["visits", lib.numpy_int32]), py.tuple_of(["total", lib.numpy_float64, py.tuple_of([most_seats])])], py.named({align: true}));
});
export const TUNED = py.tuple_of([py.tuple_of(["guided", lib.numpy_int32]), py.tuple_of(["depth", lib.numpy_int32]), py.tuple_of(["widest", lib.numpy_int32]), py.tuple_of(["curiosity", lib.numpy_float64]), py.tuple_of(["warmth", lib.numpy_float64]), py.tuple_of(["spread", lib.numpy_float64]), py.tuple_of(["slip", lib.numpy_float64]), py.tuple_of(["margin", lib.numpy_float64]), py.tuple_of(["full_score", lib.numpy_float64])]);
export const SEARCH = py.dtype({"size": 80, "fields": {"seats": {"at": 0, "type": "int32", "shape": [], "size": 4}, "used": {"at": 4, "type": "int32", "shape": [], "size": 4}, "root": {"at": 8, "type": "int32", "shape": [], "size": 4}, "asked": {"at": 12, "type": "int32", "shape": [], "size": 4}, "guided": {"at": 16, "type": "int32", "shape": [], "size": 4}, "depth": {"at": 20, "type": "int32", "shape": [], "size": 4}, "widest": {"at": 24, "type": "int32", "shape": [], "size": 4}, "curiosity": {"at": 32, "type": "float64", "shape": [], "size": 8}, "warmth": {"at": 40, "type": "float64", "shape": [], "size": 8}, "spread": {"at": 48, "type": "float64", "shape": [], "size": 8}, "slip": {"at": 56, "type": "float64", "shape": [], "size": 8}, "margin": {"at": 64, "type": "float64", "shape": [], "size": 8}, "full_score": {"at": 72, "type": "float64", "shape": [], "size": 8}}});
