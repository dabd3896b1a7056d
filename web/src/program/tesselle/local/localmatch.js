import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { RESIGNATION as ending$RESIGNATION } from "./../engine/ending.js";
import { Match as match$Match } from "./../engine/match.js";
import { telling as telling$telling } from "./telling.js";
export class LocalMatch extends py.Object {
static $name = "LocalMatch";
__init__(stored) {
const self = this;
let event;
self.id = py.get(stored, "id");
self.players = py.get(stored, "players");
self.started_ms = py.get(stored, "started_ms");
self.match = opened(stored);
self.log = [];
self.free = py.send(py.dict, "fromkeys", py.attribute(py.attribute(self, "match"), "waiting"), 0);
self._told = py.dict([]);
self._pending = [];
for (const $1 of py.iter(py.get(stored, "events"))) {
event = $1;
py.send(self, "fold", event);
}
return null;
}
get seq() {
const self = this;
return py.len(py.attribute(self, "log"));
}
get owing() {
const self = this;
return [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let seat; seat = $2; if (py.truth(py.eq(py.get(py.get(py.attribute(self, "players"), seat), "kind"), BOT))) { yield seat; } } }.call(this, py.attribute(py.attribute(self, "match"), "waiting")))];
}
get own() {
const self = this;
return [...py.generator(function* ($source) { for (const $3 of py.iter($source)) { let player, seat; { const $4 = py.unpack($3, 2, -1); seat = $4[0]; player = $4[1]; } if (py.truth(py.ne(py.get(player, "kind"), BOT))) { yield seat; } } }.call(this, py.enumerate(py.attribute(self, "players"))))];
}
answered(seat, id) {
const self = this;
return py.next(py.generator(function* ($source) { for (const $5 of py.iter($source)) { let each; each = $5; if ((py.truth(py.eq(py.get(each, "seat"), seat)) && py.truth(py.eq(py.get(each, "id"), id)))) { yield each; } } }.call(this, py.attribute(self, "log"))), null);
}
fold(event) {
const self = this;
let notes, played, told;
told = py.send(self, "_words", event);
self.match = after(py.attribute(self, "match"), event);
if (py.truth(told)) {
played = py.get(py.attribute(py.attribute(self, "match"), "events"), py.neg(1));
py.put(event, "move", py.attribute(played, "move"));
notes = [...py.generator(function* ($source) { for (const $6 of py.iter($source)) { let note; note = $6; yield py.send(note, "data"); } }.call(this, py.attribute(played, "notes")))];
py.put(py.attribute(self, "_told"), py.get(event, "seq"), (py.truth(notes) ? py.dict([...py.items(told), ["notes", notes]]) : told));
}
py.send(py.attribute(self, "log"), "append", event);
self.free = py.dict(py.generator(function* ($source) { for (const $7 of py.iter($source)) { let seat; seat = $7; yield py.tuple_of([seat, (py.truth(_begins(event, seat)) ? py.get(event, "seq") : py.send(py.attribute(self, "free"), "get", seat, py.get(event, "seq")))]); } }.call(this, py.attribute(py.attribute(self, "match"), "waiting"))));
return py.send(self, "_revealed", event);
}
_words(event) {
const self = this;
if (py.truth(py.ne(py.get(event, "kind"), MOVE))) {
return py.dict([]);
}
return telling$telling(py.attribute(self, "match"), py.get(event, "seat"), py.send(py.attribute(self, "match"), "read", py.get(event, "seat"), py.get(event, "move")));
}
_revealed(event) {
const self = this;
let revealed;
if (py.truth(py.lt(py.attribute(py.attribute(self, "match"), "revealed"), py.len(py.attribute(py.attribute(self, "match"), "events"))))) {
if (py.truth(py.eq(py.get(event, "kind"), MOVE))) {
py.send(py.attribute(self, "_pending"), "append", py.get(event, "seq"));
}
return [];
}
revealed = [...py.generator(function* ($source) { for (const $8 of py.iter($source)) { let seq; seq = $8; yield py.get(py.attribute(self, "log"), py.sub(seq, 1)); } }.call(this, py.attribute(self, "_pending")))];
self._pending = [];
return revealed;
}
happened(event, seat) {
const self = this;
let told;
told = py.dict([["seq", py.get(event, "seq")], ["kind", py.get(event, "kind")], ["seat", py.get(event, "seat")]]);
if ((py.truth(py.within(py.get(event, "seq"), py.attribute(self, "_pending"))) && py.truth(py.ne(py.get(event, "seat"), seat)))) {
return py.dict([...py.items(told), ["move", null]]);
}
return py.dict([...py.items(told), ["move", py.get(event, "move")], ...py.items(py.send(py.attribute(self, "_told"), "get", py.get(event, "seq"), py.dict([])))]);
}
sight(seat) {
const self = this;
let acts, waiting;
waiting = py.attribute(py.attribute(self, "match"), "waiting");
acts = py.and((seat !== null), () => py.within(seat, waiting));
return py.dict([["match", py.attribute(self, "id")], ["seq", py.attribute(self, "seq")], ["seat", seat], ["view", py.send(py.attribute(self, "match"), "view", seat)], ["legal", ((py.truth((seat !== null)) && py.truth(acts)) ? py.send(py.attribute(self, "match"), "legal", seat) : [])], ["waiting", py.list(waiting)], ["over", py.attribute(py.attribute(self, "match"), "over")], ["clock", null], ["undo", null]]);
}
snapshot(seat, since) {
const self = this;
let events;
events = [...py.generator(function* ($source) { for (const $9 of py.iter($source)) { let event; event = $9; yield py.send(self, "happened", event, seat); } }.call(this, py.get(py.attribute(self, "log"), py.slice(since, null, null))))];
return py.dict([["type", "snapshot"], ["events", events], ...py.items(py.send(self, "sight", seat))]);
}
news(event, revealed, seat) {
const self = this;
return py.dict([["type", "event"], ["event", py.send(self, "happened", event, seat)], ["revealed", [...py.generator(function* ($source) { for (const $10 of py.iter($source)) { let each; each = $10; yield py.send(self, "happened", each, seat); } }.call(this, revealed))]], ["id", (py.truth(py.eq(py.get(event, "seat"), seat)) ? py.get(event, "id") : null)], ...py.items(py.send(self, "sight", seat))]);
}
info() {
const self = this;
let match, over, result;
{ const $11 = py.unpack(py.tuple_of([py.attribute(self, "match"), py.attribute(py.attribute(self, "match"), "over")]), 2, -1); match = $11[0]; over = $11[1]; }
result = py.dict([["scores", py.attribute(match, "scores")], ["ranking", py.attribute(match, "ranking")]]);
return py.dict([["id", py.attribute(self, "id")], ["table", ""], ["game", py.attribute(py.attribute(match, "game"), "name")], ["rules", py.attribute(py.attribute(match, "game"), "rules")], ["options", py.attribute(match, "options")], ["players", py.attribute(self, "players")], ["seq", py.attribute(self, "seq")], ["over", over], ["commitment", py.attribute(match, "commitment")], ["seed", (py.truth(over) ? py.send(py.attribute(match, "seed"), "hex") : null)], ["result", (py.truth(over) ? result : null)], ["summaries", (py.truth(over) ? [...py.generator(function* ($source) { for (const $12 of py.iter($source)) { let each; each = $12; yield py.send(each, "data"); } }.call(this, py.attribute(match, "summaries")))] : null)], ["ended", (py.truth(py.attribute(match, "ended")) ? py.send(py.attribute(match, "ended"), "data") : null)], ["rated", false], ["terms", py.dict([["clock", py.dict([["kind", "none"]])], ["on_time", "end"], ["stand_in", "level3"], ["judge_s", null]])]]);
}
}
export function begun(id, game, options, players, now_ms) {
let match, names;
names = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let player; player = $1; yield py.get(player, "name"); } }.call(this, players))];
match = py.make(match$Match, lib.tesselle_engine_registry_get(game), py.len(players), options, null, names);
return py.dict([["id", id], ["game", game], ["rules", py.attribute(py.attribute(match, "game"), "rules")], ["options", py.attribute(match, "options")], ["pinned", py.attribute(match, "pinned")], ["seed", py.send(py.attribute(match, "seed"), "hex")], ["players", players], ["started_ms", now_ms], ["events", []]]);
}
export function opened(stored) {
return py.send(match$Match, "reopened", lib.tesselle_engine_registry_get(py.get(stored, "game")), py.len(py.get(stored, "players")), py.get(stored, "options"), py.send(py.bytes, "fromhex", py.get(stored, "seed")), [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let player; player = $1; yield py.get(player, "name"); } }.call(this, py.get(stored, "players")))], py.get(stored, "pinned"));
}
export function after(match, event) {
if (py.truth(py.eq(py.get(event, "kind"), MOVE))) {
py.send(match, "play", py.get(event, "seat"), py.get(event, "move"));
} else if (py.truth(py.eq(py.get(event, "kind"), UNDO))) {
return py.send(match, "without", py.int(py.get(event, "move")));
} else {
py.send(match, "end", py.get(event, "seat"), ending$RESIGNATION);
}
return match;
}
export function replayed(stored) {
let event, match;
match = opened(stored);
for (const $1 of py.iter(py.get(stored, "events"))) {
event = $1;
match = after(match, event);
}
return match;
}
export function _begins(event, seat) {
return py.or(py.eq(py.get(event, "kind"), UNDO), () => py.and(py.eq(py.get(event, "kind"), MOVE), () => py.eq(py.get(event, "seat"), seat)));
}
export const MOVE = "move";
export const UNDO = "undo";
export const RESIGN = "resign";
export const BOT = "bot";
