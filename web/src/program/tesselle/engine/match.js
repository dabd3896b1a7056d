import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadEnding as ending$BadEnding, Ending as ending$Ending } from "./ending.js";
import { NONE as entropy$NONE, commitment as entropy$commitment, seed_bytes as entropy$seed_bytes, word_of_event as entropy$word_of_event } from "./entropy.js";
import { IllegalMove as errors$IllegalMove, mismatch as errors$mismatch, shown as errors$shown } from "./errors.js";
import { SPECTATOR as game$SPECTATOR } from "./game.js";
import { check_pinned as pinned$check_pinned } from "./pinned.js";
import { write_record as record$write_record } from "./record.js";
import { Say as say$Say } from "./say.js";
import { checked_names as seats$checked_names } from "./seats.js";
export class Event extends py.NamedTuple {
static $name = "Event";
data() {
const self = this;
let plain;
plain = py.dict([["seat", py.attribute(self, "seat")], ["move", py.attribute(self, "move")]]);
return (py.truth(py.attribute(self, "dealt")) ? py.bor(plain, py.dict([["dealt", py.attribute(self, "dealt")]])) : plain);
}
static $fields = ['number', 'seat', 'move', 'action', 'dealt', 'notes'];
__init__(number, seat, move, action, dealt, notes = py.tuple_of([])) { this.number = number; this.seat = seat; this.move = move; this.action = action; this.dealt = dealt; this.notes = notes;  }
}
export class Match extends py.Object {
static $name = "Match";
__init__(game, seats, options, seed = null, names = null, pinned = null) {
const self = this;
let exact;
self.game = game;
self.seats = py.send(game, "check_seats", seats);
self.options = py.send(game, "check_options", options);
exact = (py.truth(pinned) ? py.send(game, "recalled", py.attribute(self, "options"), pinned) : py.attribute(self, "options"));
self.pinned = py.send(game, "pinned", exact);
self.names = seats$checked_names(names, seats);
self.events = [];
self.revealed = 0;
self.ended = null;
self._seed = entropy$seed_bytes(seed);
self._state = py.send(game, "blank", seats, exact);
py.send(game, "setup", py.attribute(self, "_state"), entropy$word_of_event(py.attribute(self, "_seed"), 0));
self.dealt = py.send(game, "dealt", null, py.attribute(self, "_state"), game$SPECTATOR);
return null;
}
static at(game, position, seed = 0) {
const cls = this;
let match, options, seats, state;
state = py.send(game, "read_position", position);
{ const $1 = py.unpack(py.send(game, "opened_with", state), 2, -1); seats = $1[0]; options = $1[1]; }
match = py.call(cls, game, seats, options, seed);
{ const $2 = py.unpack(py.tuple_of([state, py.dict([])]), 2, -1); match._state = $2[0]; match.dealt = $2[1]; }
return match;
}
static reopened(game, seats, options, seed, names, pinned) {
const cls = this;
let match;
match = py.call(cls, game, seats, options, seed, names, pinned);
pinned$check_pinned(pinned, py.attribute(match, "pinned"));
return match;
}
get commitment() {
const self = this;
return entropy$commitment(py.attribute(self, "_seed"));
}
get seed() {
const self = this;
return py.attribute(self, "_seed");
}
get state() {
const self = this;
return lib.tesselle_engine_state_copied(py.attribute(self, "_state"));
}
get waiting() {
const self = this;
let mask;
if (py.truth((py.attribute(self, "_waiting") === null))) {
mask = (py.truth(py.attribute(self, "ended")) ? 0 : py.int(py.send(py.attribute(self, "game"), "waiting", py.attribute(self, "_state"))));
self._waiting = _seats_in(mask);
}
return py.attribute(self, "_waiting");
}
get tuning() {
const self = this;
let tuning;
tuning = py.attribute(py.attribute(self, "game"), "tuning");
return ((py.truth(py.eq(py.attribute(self, "seats"), 1)) && py.truth(py.attribute(tuning, "alone"))) ? py.attribute(tuning, "alone") : tuning);
}
get over() {
const self = this;
return !py.truth(py.attribute(self, "waiting"));
}
get scores() {
const self = this;
let out, points;
out = lib.numpy_zeros(py.tuple_of([py.attribute(self, "seats"), py.attribute(py.attribute(self, "game"), "score_numbers")]), lib.numpy_int32);
py.send(py.attribute(self, "game"), "scores", py.attribute(self, "_state"), py.send(out, "reshape", py.neg(1)));
points = py.send((py.truth(py.gt(py.attribute(py.attribute(self, "game"), "score_numbers"), 1)) ? out : py.get(out, py.tuple_of([py.slice(null, null, null), 0]))), "tolist");
return points;
}
collected(seat) {
const self = this;
return py.int(lib.numpy_sum(py.get(py.attribute(self, "scores"), seat)));
}
get summaries() {
const self = this;
return [...py.generator(function* ($source) { for (const $3 of py.iter($source)) { let score; score = $3; yield py.send(py.attribute(self, "game"), "summary", score); } }.call(this, py.attribute(self, "scores")))];
}
get ranking() {
const self = this;
let out, places;
if (py.truth(py.attribute(self, "ended"))) {
return py.send(py.attribute(self, "ended"), "ranking", py.attribute(self, "seats"));
}
out = lib.numpy_zeros(py.attribute(self, "seats"), lib.numpy_int32);
py.send(py.attribute(self, "game"), "ranking", py.attribute(self, "_state"), out);
places = py.send(out, "tolist");
return places;
}
get position() {
const self = this;
return py.send(py.attribute(self, "game"), "write_position", py.attribute(self, "_state"));
}
view(seat) {
const self = this;
let common, waiting;
if (py.truth((seat !== null))) {
py.send(self, "_check_seat", seat);
}
waiting = py.attribute(self, "waiting");
common = py.dict([["game", py.attribute(py.attribute(self, "game"), "name")], ["seats", py.attribute(self, "seats")], ["seat", seat], ["names", py.list(py.attribute(self, "names"))], ["waiting", py.list(waiting)], ["over", !py.truth(waiting)]]);
return py.dict([...py.items(py.send(self, "_seen", seat)), ...py.items(common)]);
}
actions(seat) {
const self = this;
py.send(self, "_check_seat", seat);
return py.list(py.send(self, "_legal_actions", seat));
}
legal(seat) {
const self = this;
let actions;
py.send(self, "_check_seat", seat);
actions = py.send(self, "_legal_actions", seat);
if (py.truth(py.attribute(py.attribute(self, "game"), "texts"))) {
return py.list(py.map(py.attribute(py.send(py.attribute(self, "game"), "texts", py.attribute(self, "_state")), "__getitem__"), actions));
}
return [...py.generator(function* ($source) { for (const $4 of py.iter($source)) { let action; action = $4; yield py.send(py.attribute(self, "game"), "write_move", py.attribute(self, "_state"), seat, action); } }.call(this, actions))];
}
read(seat, move) {
const self = this;
let action;
py.send(self, "_check_turn", seat);
if (!py.truth(py.isinstance(move, py.str))) {
throw py.make(errors$IllegalMove, errors$mismatch(py.make(say$Say, "a move as text", "un coup en texte"), errors$shown(move)));
}
action = py.send(py.attribute(self, "game"), "read_move", py.attribute(self, "_state"), seat, move);
if (py.truth(py.without(action, py.send(self, "_legal_actions", seat)))) {
throw py.make(errors$IllegalMove, py.send(py.attribute(self, "game"), "reason", py.attribute(self, "_state"), seat, action));
}
return action;
}
preview(seat, move) {
const self = this;
return py.send(self, "preview_action", seat, py.send(self, "read", seat, move));
}
preview_action(seat, action) {
const self = this;
return py.send(py.attribute(self, "game"), "preview", py.attribute(self, "_state"), seat, action);
}
describe_action(seat, action) {
const self = this;
return py.send(py.attribute(self, "game"), "described", py.attribute(self, "_state"), seat, action);
}
advise_action(seat, action) {
const self = this;
return py.send(py.attribute(self, "game"), "advised", py.attribute(self, "_state"), seat, action);
}
play(seat, move) {
const self = this;
return py.send(self, "_apply", seat, py.send(self, "read", seat, move));
}
play_action(seat, action) {
const self = this;
py.send(self, "_check_turn", seat);
if ((py.truth((py.type(action) !== py.int)) || py.truth(py.without(action, py.send(self, "_legal_actions", seat))))) {
throw py.make(errors$IllegalMove, py.make(say$Say, ("action " + py.str(errors$shown(action)) + " is not legal for seat " + py.str(seat)), ("l’action " + py.str(errors$shown(action)) + " n’est pas permise au siège " + py.str(seat))));
}
return py.send(self, "_apply", seat, action);
}
end(seat, by) {
const self = this;
py.send(self, "_check_seat", seat);
if (py.truth(py.attribute(self, "over"))) {
throw py.make(ending$BadEnding, py.make(say$Say, "the match is over", "la partie est terminée"));
}
self.ended = py.make(ending$Ending, seat, by);
self.revealed = py.len(py.attribute(self, "events"));
py.send(self, "_forget");
return null;
}
imagine(seat, word) {
const self = this;
let state;
state = py.attribute(self, "state");
py.send(py.attribute(self, "game"), "resample", state, seat, lib.numpy_uint64(word));
return state;
}
imagined(seat, word) {
const self = this;
let other;
other = py.send(self, "copy");
other._state = py.send(self, "imagine", seat, word);
return other;
}
without(last) {
const self = this;
let event, match;
match = py.send(Match, "reopened", py.attribute(self, "game"), py.attribute(self, "seats"), py.attribute(self, "options"), py.attribute(self, "seed"), py.attribute(self, "names"), py.attribute(self, "pinned"));
for (const $5 of py.iter(py.get(py.attribute(self, "events"), py.slice(null, py.sub(py.len(py.attribute(self, "events")), last), null)))) {
event = $5;
py.send(match, "play_action", py.attribute(event, "seat"), py.attribute(event, "action"));
}
return match;
}
check_pinned() {
const self = this;
let exact;
exact = py.send(py.attribute(self, "game"), "recalled", py.attribute(self, "options"), py.attribute(self, "pinned"));
pinned$check_pinned(py.attribute(self, "pinned"), py.send(py.attribute(self, "game"), "pinned", exact));
return null;
}
copy() {
const self = this;
let other;
other = py.send(Match, "__new__", Match);
py.send(py.attribute(other, "__dict__"), "update", py.attribute(self, "__dict__"));
other.events = py.list(py.attribute(self, "events"));
other._legal = py.dict(py.attribute(self, "_legal"));
return other;
}
events_for(seat) {
const self = this;
let pending;
pending = py.get(py.attribute(self, "events"), py.slice(py.attribute(self, "revealed"), null, null));
return py.add(py.get(py.attribute(self, "events"), py.slice(null, py.attribute(self, "revealed"), null)), [...py.generator(function* ($source) { for (const $6 of py.iter($source)) { let event; event = $6; if (py.truth(py.eq(py.attribute(event, "seat"), seat))) { yield event; } } }.call(this, pending))]);
}
record(secret = false) {
const self = this;
return record$write_record(self, secret);
}
_check_seat(seat) {
const self = this;
let expected, last;
if ((py.truth(py.isinstance(seat, py.bool)) || !py.truth(py.isinstance(seat, py.int)) || !py.truth((($7, $8) => ($7 = seat, py.le(0, $7)) && ($8 = py.attribute(self, "seats"), py.lt($7, $8)))()))) {
last = py.sub(py.attribute(self, "seats"), 1);
expected = py.make(say$Say, ("a seat from 0 to " + py.str(last)), ("un siège de 0 à " + py.str(last)));
throw py.make(errors$IllegalMove, errors$mismatch(expected, errors$shown(seat)));
}
return null;
}
_check_turn(seat) {
const self = this;
let others;
py.send(self, "_check_seat", seat);
if (py.truth(py.attribute(self, "over"))) {
throw py.make(errors$IllegalMove, py.make(say$Say, "the match is over", "la partie est terminée"));
}
if (py.truth(py.without(seat, py.attribute(self, "waiting")))) {
others = py.send(", ", "join", py.map(py.str, py.attribute(self, "waiting")));
throw py.make(errors$IllegalMove, py.make(say$Say, ("seat " + py.str(seat) + " is not to act now; waiting for seat " + py.str(others)), ("ce n'est pas au siège " + py.str(seat) + " de jouer ; on attend : " + py.str(others))));
}
return null;
}
_apply(seat, action) {
const self = this;
let after, before, dealt, event, move, notes, number, pending;
{ const $9 = py.unpack(py.tuple_of([py.attribute(self, "_state"), lib.tesselle_engine_state_copied(py.attribute(self, "_state"))]), 2, -1); before = $9[0]; after = $9[1]; }
pending = py.and(py.ne(py.attribute(self, "waiting"), py.tuple_of([seat])), () => py.send(py.attribute(self, "game"), "secret", before, seat));
move = py.send(py.attribute(self, "game"), "write_move", before, seat, action);
number = py.add(py.len(py.attribute(self, "events")), 1);
py.send(py.attribute(self, "game"), "apply", after, seat, action, py.send(self, "_chance", number));
self._state = after;
dealt = py.send(py.attribute(self, "game"), "dealt", before, after, seat);
notes = (py.truth(py.attribute(py.attribute(self, "game"), "notes")) ? py.send(py.attribute(self, "game"), "notes", before, after, seat) : py.tuple_of([]));
event = py.make(Event, number, seat, move, action, dealt, notes);
py.send(py.attribute(self, "events"), "append", event);
if (!py.truth(pending)) {
self.revealed = py.len(py.attribute(self, "events"));
}
return event;
}
_chance(event) {
const self = this;
return (py.truth(py.attribute(py.attribute(self, "game"), "chance")) ? entropy$word_of_event(py.attribute(self, "_seed"), event) : entropy$NONE);
}
get _state() {
const self = this;
return py.attribute(self, "_now");
}
set _state(state) {
const self = this;
self._now = state;
py.send(self, "_forget");
return null;
}
_forget() {
const self = this;
self._waiting = null;
self._legal = py.dict([]);
self._open_view = null;
return null;
}
_legal_actions(seat) {
const self = this;
let count, out;
if (py.truth(py.without(seat, py.attribute(self, "_legal")))) {
out = lib.numpy_empty(py.attribute(py.attribute(self, "game"), "most_actions"), lib.numpy_int32);
count = (py.truth(py.within(seat, py.attribute(self, "waiting"))) ? py.send(py.attribute(self, "game"), "legal", py.attribute(self, "_state"), seat, out) : 0);
py.put(py.attribute(self, "_legal"), seat, py.send(py.get(out, py.slice(null, count, null)), "tolist"));
}
return py.get(py.attribute(self, "_legal"), seat);
}
_seen(seat) {
const self = this;
if (!py.truth(py.attribute(py.attribute(self, "game"), "open"))) {
return py.send(py.attribute(self, "game"), "view", py.attribute(self, "_state"), seat);
}
if (py.truth((py.attribute(self, "_open_view") === null))) {
self._open_view = py.send(py.attribute(self, "game"), "view", py.attribute(self, "_state"), null);
}
return py.attribute(self, "_open_view");
}
}
export const _seats_in = py.cached(function _seats_in(mask) {
return py.tuple(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let seat; seat = $1; if (py.truth(py.band(py.shr(mask, seat), 1))) { yield seat; } } }.call(this, py.range(py.send(mask, "bit_length")))));
});
