import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { TesselleError as errors$TesselleError } from "./../engine/errors.js";
import { Match as match$Match } from "./../engine/match.js";
import { replay as record$replay, verify as record$verify } from "./../engine/record.js";
import { Say as say$Say } from "./../engine/say.js";
import { undoable as undo$undoable } from "./../engine/undo.js";
import { LocalMatch as localmatch$LocalMatch, MOVE as localmatch$MOVE, RESIGN as localmatch$RESIGN, UNDO as localmatch$UNDO } from "./localmatch.js";
import { counted as positions$counted, foretold as positions$foretold, tried as positions$tried } from "./positions.js";
export class NotHere extends errors$TesselleError {
static $name = "NotHere";
}
export class WrongSeq extends errors$TesselleError {
static $name = "WrongSeq";
}
export class Device extends py.Object {
static $name = "Device";
__init__() {
const self = this;
self._open = py.dict([]);
return null;
}
open(stored) {
const self = this;
py.put(py.attribute(self, "_open"), py.get(stored, "id"), py.make(localmatch$LocalMatch, stored));
return null;
}
close(id) {
const self = this;
py.send(py.attribute(self, "_open"), "pop", id, null);
return null;
}
match(id) {
const self = this;
let none;
if (py.truth(py.without(id, py.attribute(self, "_open")))) {
none = py.make(say$Say, ("no match " + py.str(id) + " on this device"), ("pas de partie " + py.str(id) + " sur cet appareil"));
throw py.make(NotHere, none);
}
return py.get(py.attribute(self, "_open"), id);
}
watch(message) {
const self = this;
let live;
live = py.send(self, "match", py.get(message, "match"));
return py.send(live, "snapshot", py.send(self, "_eyes", live, message), py.send(message, "get", "since", 0));
}
previewed(message) {
const self = this;
let action, live, seat;
live = py.send(self, "match", py.get(message, "match"));
seat = py.send(self, "_seat", live, message);
action = py.send(py.attribute(live, "match"), "read", seat, py.get(message, "move"));
return py.dict([["type", "previewed"], ["match", py.attribute(live, "id")], ["seq", py.attribute(live, "seq")], ["move", py.get(message, "move")], ["said", py.send(py.send(py.attribute(live, "match"), "describe_action", seat, action), "data")], ["tally", py.send(py.send(py.attribute(live, "match"), "preview_action", seat, action), "data")]]);
}
wished(message) {
const self = this;
let expected, got, known, live, moves, seat;
live = py.send(self, "match", py.get(message, "match"));
seat = py.send(self, "_seat", live, message);
if (py.truth((known = py.send(live, "answered", seat, py.get(message, "id"))))) {
return known;
}
if (py.truth(py.eq(py.get(message, "type"), "move"))) {
{ const $1 = py.unpack(py.tuple_of([py.attribute(live, "seq"), py.get(message, "seq")]), 2, -1); expected = $1[0]; got = $1[1]; }
if (!py.truth((($2, $3) => ($2 = got, py.le(py.send(py.attribute(live, "free"), "get", seat, expected), $2)) && ($3 = expected, py.le($2, $3)))())) {
throw py.make(WrongSeq, py.make(say$Say, ("expected seq " + py.str(expected) + ", got " + py.str(got)), ("seq " + py.str(expected) + " attendu, " + py.str(got) + " reçu")));
}
py.send(py.attribute(live, "match"), "read", seat, py.get(message, "move"));
return py.send(self, "_event", live, localmatch$MOVE, seat, py.get(message, "move"), py.get(message, "id"));
}
if (py.truth(py.eq(py.get(message, "act"), "ask_undo"))) {
moves = py.str(undo$undoable(py.attribute(live, "match"), seat));
return py.send(self, "_event", live, localmatch$UNDO, seat, moves, py.get(message, "id"));
}
return py.send(self, "_event", live, localmatch$RESIGN, seat, "", py.get(message, "id"));
}
bot_moved(id, seat, move) {
const self = this;
let live;
live = py.send(self, "match", id);
return py.send(self, "_event", live, localmatch$MOVE, seat, move, ("bot-" + py.str(py.add(py.attribute(live, "seq"), 1))));
}
advance(id, event, seat) {
const self = this;
let live;
live = py.send(self, "match", id);
if (py.truth(py.le(py.get(event, "seq"), py.attribute(live, "seq")))) {
return py.send(live, "news", event, [], seat);
}
return py.send(live, "news", event, py.send(live, "fold", event), seat);
}
owing(id) {
const self = this;
let live;
live = py.send(self, "match", id);
return [...py.generator(function* ($source) { for (const $4 of py.iter($source)) { let seat; seat = $4; yield py.tuple_of([seat, py.get(py.get(py.attribute(live, "players"), seat), "name")]); } }.call(this, py.attribute(live, "owing")))];
}
info(id) {
const self = this;
return py.send(py.send(self, "match", id), "info");
}
record(id) {
const self = this;
return py.send(py.attribute(py.send(self, "match", id), "match"), "record");
}
verified(id) {
const self = this;
let found;
found = record$verify(py.send(self, "record", id));
return py.dict([["match", id], ["events", py.len(py.attribute(py.attribute(found, "match"), "events"))], ["draws", py.attribute(found, "draws")], ["result", py.dict([["scores", py.attribute(py.attribute(found, "match"), "scores")], ["ranking", py.attribute(py.attribute(found, "match"), "ranking")]])]]);
}
tried(game, body) {
const self = this;
let match;
match = py.send(match$Match, "at", lib.tesselle_engine_registry_get(game), py.get(body, "position"));
return positions$tried(match, py.send(body, "get", "seat"), py.send(body, "get", "moves", []));
}
foretold(game, body) {
const self = this;
let match;
match = py.send(match$Match, "at", lib.tesselle_engine_registry_get(game), py.get(body, "position"));
return positions$foretold(match, py.get(body, "seat"), py.get(body, "move"));
}
counted(game, body) {
const self = this;
return positions$counted(lib.tesselle_engine_registry_get(game), py.get(body, "text"));
}
taken_in(record, id, now_ms) {
const self = this;
let events, last, match, people;
match = record$replay(record);
people = [...py.generator(function* ($source) { for (const $5 of py.iter($source)) { let name, seat; { const $6 = py.unpack($5, 2, -1); seat = $6[0]; name = $6[1]; } yield py.dict([["id", ("p" + py.str(seat))], ["kind", "guest"], ["name", name]]); } }.call(this, py.enumerate(py.attribute(match, "names"))))];
events = [...py.generator(function* ($source) { for (const $7 of py.iter($source)) { let each; each = $7; yield py.dict([["seq", py.attribute(each, "number")], ["kind", localmatch$MOVE], ["seat", py.attribute(each, "seat")], ["move", py.attribute(each, "move")], ["id", py.str(py.attribute(each, "number"))]]); } }.call(this, py.attribute(match, "events")))];
if (py.truth(py.attribute(match, "ended"))) {
last = py.dict([["kind", localmatch$RESIGN], ["seat", py.attribute(py.attribute(match, "ended"), "seat")], ["move", ""], ["id", "end"]]);
py.send(events, "append", py.dict([["seq", py.add(py.len(events), 1)], ...py.items(last)]));
}
return py.dict([["id", id], ["game", py.attribute(py.attribute(match, "game"), "name")], ["rules", py.attribute(py.attribute(match, "game"), "rules")], ["options", py.attribute(match, "options")], ["pinned", py.attribute(match, "pinned")], ["seed", py.send(py.attribute(match, "seed"), "hex")], ["players", people], ["started_ms", now_ms], ["events", events]]);
}
_event(live, kind, seat, move, id) {
const self = this;
return py.dict([["seq", py.add(py.attribute(live, "seq"), 1)], ["kind", kind], ["seat", seat], ["move", move], ["id", id]]);
}
_eyes(live, message) {
const self = this;
let wish;
wish = py.send(message, "get", "seat");
if ((py.truth((wish !== null)) && (py.truth(py.attribute(py.attribute(live, "match"), "over")) || py.truth(py.within(wish, py.attribute(live, "own")))))) {
return py.int(wish);
}
return (py.truth(py.attribute(live, "own")) ? py.get(py.attribute(live, "own"), 0) : null);
}
_seat(live, message) {
const self = this;
let seat;
seat = py.send(self, "_eyes", live, message);
if (py.truth((seat === null))) {
throw py.make(NotHere, py.make(say$Say, "nobody here plays this match", "personne ici ne joue cette partie"));
}
return seat;
}
}
export function problem(error) {
return py.dict([["code", py.type_name(error)], ["message", py.attribute(py.attribute(error, "say"), "en")], ["message_fr", py.attribute(py.attribute(error, "say"), "fr")], ["details", py.dict([])]]);
}
