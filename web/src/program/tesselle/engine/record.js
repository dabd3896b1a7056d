import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadRecord as errors$BadRecord, TesselleError as errors$TesselleError, kind_name as errors$kind_name, mismatch as errors$mismatch, shown as errors$shown } from "./errors.js";
import { Match as match$Match } from "./match.js";
import { Say as say$Say } from "./say.js";
export class Verified extends py.Object {
static $name = "Verified";
static $fields = ['match', 'draws'];
__init__(match, draws) { this.match = match; this.draws = draws;  }
}
export function write_record(match, secret = false) {
let open_book, record, told;
open_book = py.or(secret, () => py.attribute(match, "over"));
record = py.dict([["format", FORMAT], ["game", py.attribute(py.attribute(match, "game"), "name")], ["rules", py.attribute(py.attribute(match, "game"), "rules")], ["seats", py.attribute(match, "seats")], ["options", py.dict(py.attribute(match, "options"))], ...py.items(py.attribute(match, "pinned")), ["names", py.list(py.attribute(match, "names"))], ["commitment", py.attribute(match, "commitment")]]);
if (py.truth(open_book)) {
py.put(record, "seed", py.send(py.attribute(match, "seed"), "hex"));
if (py.truth(py.attribute(match, "dealt"))) {
py.put(record, "dealt", py.attribute(match, "dealt"));
}
py.put(record, "events", [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let event; event = $1; yield py.send(event, "data"); } }.call(this, py.attribute(match, "events")))]);
} else {
told = py.send(match, "events_for", null);
py.put(record, "events", [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let event; event = $2; yield py.dict([["seat", py.attribute(event, "seat")], ["move", py.attribute(event, "move")]]); } }.call(this, told))]);
}
if (py.truth(py.attribute(match, "ended"))) {
py.put(record, "ended", py.send(py.attribute(match, "ended"), "data"));
}
if (py.truth(py.attribute(match, "over"))) {
py.put(record, "result", _result(match));
}
return record;
}
export function replay(record, options = py.dict()) {
let _, match;
{ const $1 = py.unpack(steps(record, py.dict([...py.items(options)])), 2, 0); _ = $1[0]; match = $1[1]; }
return match;
}
export function* steps(record, options = py.dict()) {
let event, last, match, number, seat;
match = _opened(record, options);
for (const $1 of py.iter(py.enumerate(_field(record, "events", py.list), 1))) {
{ const $2 = py.unpack($1, 2, -1); number = $2[0]; event = $2[1]; }
(yield match);
_play(match, number, event);
}
if (py.truth(py.within("ended", record))) {
_end(match, py.get(record, "ended"));
}
(yield match);
if (py.truth(py.attribute(match, "over"))) {
_same("result", _result(match), _field(record, "result", py.dict));
} else if (py.truth(py.within("result", record))) {
{ const $3 = py.unpack(py.tuple_of([py.len(py.attribute(match, "events")), py.get(py.attribute(match, "waiting"), 0)]), 2, -1); last = $3[0]; seat = $3[1]; }
throw py.make(errors$BadRecord, py.make(say$Say, ("after event " + py.str(last) + ": the record has a result, but seat " + py.str(seat) + " is still to act"), ("après le coup " + py.str(last) + " : la partie a un résultat, mais le siège " + py.str(seat) + " doit jouer")));
}
}
export function verify(record, options = py.dict()) {
let claim, happened, last, match, number, truth, wanted, written;
match = replay(record, py.dict([...py.items(options)]));
if (!py.truth(py.attribute(match, "over"))) {
last = py.len(py.attribute(match, "events"));
throw py.make(errors$BadRecord, py.make(say$Say, ("the match is not over after event " + py.str(last)), ("la partie n’est pas finie après le coup " + py.str(last))));
}
written = [record, ...py.iter(py.get(record, "events"))];
happened = [py.attribute(match, "dealt"), ...py.iter(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let event; event = $1; yield py.attribute(event, "dealt"); } }.call(this, py.attribute(match, "events"))))];
for (const $2 of py.iter(py.enumerate(py.zip(written, happened, py.named({strict: true}))))) {
{ const $3 = py.unpack($2, 2, -1); number = $3[0]; { const $4 = py.unpack($3[1], 2, -1); claim = $4[0]; truth = $4[1]; } }
if ((py.truth(truth) && py.truth(py.without("dealt", claim)))) {
wanted = ("dealt " + py.str(lib.json_dumps(truth)));
throw _bad(_event(number), errors$mismatch(py.make(say$Say, wanted, wanted), py.make(say$Say, "none", "rien")));
}
}
return py.make(Verified, match, py.sum(py.map(py.bool, happened)));
}
export function _opened(record, replaced) {
let error, expected, game, match, name, names, options, seed, truth;
if (!py.truth(py.isinstance(record, py.dict))) {
expected = py.make(say$Say, "a record as an object", "une partie sous forme d’objet");
throw py.make(errors$BadRecord, errors$mismatch(expected, errors$kind_name(py.type(record))));
}
_same("format", FORMAT, _field(record, "format", py.str));
seed = _read_seed(record);
try {
game = lib.tesselle_engine_registry_get(_field(record, "game", py.str));
_same("rules", py.attribute(game, "rules"), _field(record, "rules", py.str));
options = py.bor(_field(record, "options", py.dict), replaced);
names = py.send(record, "get", "names");
if ((py.truth((names !== null)) && !py.truth(py.isinstance(names, py.list)))) {
throw _unlike("names", py.make(say$Say, "a list", "une liste"), names);
}
match = py.make(match$Match, game, _field(record, "seats", py.int), options, seed, names, record);
for (const $1 of py.iter(py.send(py.attribute(match, "pinned"), "items"))) {
{ const $2 = py.unpack($1, 2, -1); name = $2[0]; truth = $2[1]; }
_same(name, truth, _field(record, name, py.dict));
}
} catch ($3) {
if (py.isinstance(py.as_error($3), errors$BadRecord)) {

throw $3;
} else if (py.isinstance(py.as_error($3), errors$TesselleError)) {
error = py.as_error($3);
throw _bad(py.make(say$Say, "the record does not open", "la partie ne s’ouvre pas"), py.attribute(error, "say"));
} else throw $3;
}
_same("commitment", py.attribute(match, "commitment"), _field(record, "commitment", py.str));
if (py.truth(py.within("dealt", record))) {
_same(py.send(py.make(say$Say, "dealt", "dealt"), "within", _event(0)), py.attribute(match, "dealt"), py.get(record, "dealt"));
}
return match;
}
export function _read_seed(record) {
let seed;
if (py.truth(py.without("seed", record))) {
throw py.make(errors$BadRecord, py.make(say$Say, "the record has no seed: it was written before the match was over", "la partie n’a pas de graine : elle a été écrite avant la fin"));
}
seed = _field(record, "seed", py.str);
if (!py.truth(py.send(HEX_SEED, "fullmatch", seed))) {
throw _unlike("seed", py.make(say$Say, "64 hex digits", "64 chiffres hexadécimaux"), seed);
}
return py.send(py.bytes, "fromhex", seed);
}
export function _play(match, number, event) {
let error, place, played;
place = _event(number);
if (!py.truth(py.isinstance(event, py.dict))) {
throw _unlike(place, AN_OBJECT, event);
}
try {
played = py.send(match, "play", _field(event, "seat", py.int), _field(event, "move", py.str));
} catch ($1) {
if (py.isinstance(py.as_error($1), errors$TesselleError)) {
error = py.as_error($1);
throw _bad(place, py.attribute(error, "say"));
} else throw $1;
}
_same(py.send(py.make(say$Say, "move", "move"), "within", place), py.attribute(played, "move"), py.get(event, "move"));
if (py.truth(py.within("dealt", event))) {
_same(py.send(py.make(say$Say, "dealt", "dealt"), "within", place), py.attribute(played, "dealt"), py.get(event, "dealt"));
}
return null;
}
export function _end(match, ended) {
let error;
if (!py.truth(py.isinstance(ended, py.dict))) {
throw _unlike("ended", AN_OBJECT, ended);
}
try {
py.send(match, "end", _field(ended, "seat", py.int), _field(ended, "by", py.str));
} catch ($1) {
if (py.isinstance(py.as_error($1), errors$TesselleError)) {
error = py.as_error($1);
throw _bad("ended", py.attribute(error, "say"));
} else throw $1;
}
return null;
}
export function _result(match) {
return py.dict([["scores", py.attribute(match, "scores")], ["ranking", py.attribute(match, "ranking")]]);
}
export function _event(number) {
if (!py.truth(number)) {
return py.make(say$Say, "setup", "mise en place");
}
return py.make(say$Say, ("event " + py.str(number)), ("coup " + py.str(number)));
}
export function _bad(place, what) {
return py.make(errors$BadRecord, py.send(what, "within", place));
}
export function _unlike(place, expected, got) {
return _bad(place, errors$mismatch(expected, errors$shown(got)));
}
export function _field(record, name, kind) {
let value;
value = py.send(record, "get", name);
if ((!py.truth(py.isinstance(value, kind)) || py.truth(py.isinstance(value, py.bool)))) {
throw _unlike(name, errors$kind_name(kind), value);
}
return value;
}
export function _canonical(value) {
return lib.json_dumps(value, py.named({sort_keys: true, default: py.repr}));
}
export function _same(place, expected, got) {
let wanted;
if (py.truth(py.ne(_canonical(expected), _canonical(got)))) {
wanted = lib.json_dumps(expected);
throw _unlike(place, py.make(say$Say, wanted, wanted), got);
}
return null;
}
export const FORMAT = "tesselle-record/1";
export const HEX_SEED = py.pattern("[0-9a-f]{64}", 32);
export const AN_OBJECT = py.remade(say$Say, {en: "an object", fr: "un objet"});
