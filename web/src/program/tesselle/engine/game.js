import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { added_up as defaults$added_up, all_alike as defaults$all_alike, any_listed as defaults$any_listed, earns_nothing as defaults$earns_nothing, most_points_first as defaults$most_points_first, never_judges as defaults$never_judges, never_solved as defaults$never_solved, not_now as defaults$not_now, nothing_dealt as defaults$nothing_dealt, nothing_hidden as defaults$nothing_hidden, nothing_pinned as defaults$nothing_pinned, nothing_secret as defaults$nothing_secret, nothing_to_recall as defaults$nothing_to_recall, nothing_told as defaults$nothing_told, points_now as defaults$points_now, seats_field as defaults$seats_field } from "./defaults.js";
import { BadOption as errors$BadOption, BadSeats as errors$BadSeats, shown as errors$shown } from "./errors.js";
import { PlainReader as plainposition$PlainReader, write_plainly as plainposition$write_plainly } from "./plainposition.js";
import { Say as say$Say, points as say$points } from "./say.js";
import { MOST_SEATS as seats$MOST_SEATS } from "./seats.js";
import { Tuning as tuning$Tuning } from "./tuning.js";
export class Note extends py.NamedTuple {
static $name = "Note";
data() {
const self = this;
return py.dict([["seat", py.attribute(self, "seat")], ["said", py.send(py.attribute(self, "said"), "data")], ["to_seat", py.send(py.attribute(self, "to_seat"), "data")]]);
}
static $fields = ['seat', 'said', 'to_seat'];
__init__(seat, said, to_seat) { this.seat = seat; this.said = said; this.to_seat = to_seat;  }
}
export class Solved extends py.Object {
static $name = "Solved";
static $fields = ['action', 'share'];
__init__(action, share) { this.action = action; this.share = share;  }
}
export class Game extends py.Object {
static $name = "Game";
__post_init__() {
const self = this;
let of;
if (py.truth(py.gt(py.max(py.attribute(self, "seats")), seats$MOST_SEATS))) {
throw py.TypeError((py.str(py.attribute(self, "name")) + ": at most " + py.str(seats$MOST_SEATS) + " seats, got " + py.str(py.max(py.attribute(self, "seats")))));
}
if ((py.truth((py.attribute(self, "resample") === defaults$nothing_hidden)) && !py.truth(py.attribute(self, "open")))) {
throw py.TypeError((py.str(py.attribute(self, "name")) + ": expected resample, or open=True where nothing is hidden"));
}
if (py.truth(py.isinstance(py.attribute(self, "read_position"), plainposition$PlainReader))) {
py.send(py.object, "__setattr__", self, "read_position", py.make(plainposition$PlainReader, py.attribute(self, "state")));
}
of = (py.truth(py.within(py.get(py.attribute(self, "author"), 0), VOWELS)) ? "d'" : "de ");
py.send(py.object, "__setattr__", self, "credit", py.make(say$Say, ("by " + py.str(py.attribute(self, "author"))), (py.str(of) + py.str(py.attribute(self, "author")))));
return null;
}
get checks_positions() {
const self = this;
return !py.truth(py.isinstance(py.attribute(self, "read_position"), plainposition$PlainReader));
}
described(state, seat, action) {
const self = this;
return py.send(py.send(self, "_in_words", state, seat, action), "told");
}
advised(state, seat, action) {
const self = this;
return py.send(py.send(self, "_in_words", state, seat, action), "advised");
}
_in_words(state, seat, action) {
const self = this;
let move;
if (py.truth((py.attribute(self, "describe") !== null))) {
return py.send(self, "describe", state, seat, action);
}
move = py.send(self, "write_move", state, seat, action);
return py.make(say$Say, ("[plays|play] " + py.str(move)), ("[joue|jouer] " + py.str(move)));
}
worth(state, seat, action) {
const self = this;
let out;
out = lib.numpy_empty(1);
py.send(self, "worths", state, seat, lib.numpy_array([action], lib.numpy_int32), out);
return py.float(py.get(out, 0));
}
get usual_seats() {
const self = this;
return py.min(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let count; count = $1; if (py.truth(py.ge(count, py.min(2, py.max(py.attribute(self, "seats")))))) { yield count; } } }.call(this, py.attribute(self, "seats"))));
}
check_seats(seats) {
const self = this;
let got, wanted;
if ((py.truth(py.isinstance(seats, py.bool)) || !py.truth(py.isinstance(seats, py.int)) || py.truth(py.without(seats, py.attribute(self, "seats"))))) {
{ const $2 = py.unpack(py.tuple_of([py.send(", ", "join", py.map(py.str, py.attribute(self, "seats"))), errors$shown(seats)]), 2, -1); wanted = $2[0]; got = $2[1]; }
throw py.make(errors$BadSeats, py.make(say$Say, (py.str(py.attribute(self, "title")) + " is played by " + py.str(wanted) + " seats, got " + py.str(got)), (py.str(py.attribute(self, "title")) + " se joue à " + py.str(wanted) + " sièges ; reçu " + py.str(got))));
}
return seats;
}
check_options(chosen) {
const self = this;
let known, name;
known = py.dict(py.generator(function* ($source) { for (const $3 of py.iter($source)) { let option; option = $3; yield py.tuple_of([py.attribute(option, "name"), option]); } }.call(this, py.attribute(self, "options"))));
for (const $4 of py.iter(chosen)) {
name = $4;
if (py.truth(py.without(name, known))) {
throw py.send(self, "no_option", name);
}
}
return py.dict(py.generator(function* ($source) { for (const $5 of py.iter($source)) { let name, option; { const $6 = py.unpack($5, 2, -1); name = $6[0]; option = $6[1]; } yield py.tuple_of([name, py.send(option, "checked", py.send(chosen, "get", name, py.attribute(option, "default")))]); } }.call(this, py.send(known, "items"))));
}
no_count() {
const self = this;
return py.make(errors$BadOption, py.make(say$Say, (py.str(py.attribute(self, "title")) + " has no score counting"), (py.str(py.attribute(self, "title")) + " n’a pas de décompte des points")));
}
no_option(name) {
const self = this;
let got, known;
{ const $8 = py.unpack(py.tuple_of([errors$shown(name), py.send(", ", "join", py.generator(function* ($source) { for (const $7 of py.iter($source)) { let option; option = $7; yield py.attribute(option, "name"); } }.call(this, py.attribute(self, "options"))))]), 2, -1); got = $8[0]; known = $8[1]; }
return py.make(errors$BadOption, py.make(say$Say, (py.str(py.attribute(self, "title")) + " has no option " + py.str(got) + "; its options: " + py.str(py.or(known, () => "none"))), (py.str(py.attribute(self, "title")) + " n’a pas d’option " + py.str(got) + " ; ses options : " + py.str(py.or(known, () => "aucune")))));
}
static $fields = ['name', 'title', 'author', 'about', 'minutes', 'seats', 'state', 'most_actions', 'most_events', 'waiting', 'legal', 'apply', 'scores', 'blank', 'view', 'write_move', 'read_move', 'options', 'rules', 'score_numbers', 'open', 'chance', 'setup', 'resample', 'secret', 'random_action', 'points', 'ranking', 'evaluate', 'worths', 'tuning', 'texts', 'reason', 'write_position', 'read_position', 'opened_with', 'dealt', 'pinned', 'recalled', 'judges', 'solve', 'preview', 'describe', 'notes', 'summary', 'count', 'count_format', 'credit'];
__init__(name, title, author, about, minutes, seats, state, most_actions, most_events, waiting, legal, apply, scores, blank, view, write_move, read_move, options = py.tuple_of([]), rules = "1", score_numbers = 1, open = false, chance = true, setup = defaults$nothing_dealt, resample = defaults$nothing_hidden, secret = defaults$nothing_secret, random_action = defaults$any_listed, points = defaults$added_up, ranking = defaults$most_points_first, evaluate = defaults$points_now, worths = defaults$all_alike, tuning = py.call(tuning$Tuning), texts = null, reason = defaults$not_now, write_position = plainposition$write_plainly, read_position = py.remade(plainposition$PlainReader, {kind: null}), opened_with = defaults$seats_field, dealt = defaults$nothing_told, pinned = defaults$nothing_pinned, recalled = defaults$nothing_to_recall, judges = defaults$never_judges, solve = defaults$never_solved, preview = defaults$earns_nothing, describe = null, notes = null, summary = say$points, count = null, count_format = null, credit) { this.name = name; this.title = title; this.author = author; this.about = about; this.minutes = minutes; this.seats = seats; this.state = state; this.most_actions = most_actions; this.most_events = most_events; this.waiting = waiting; this.legal = legal; this.apply = apply; this.scores = scores; this.blank = blank; this.view = view; this.write_move = write_move; this.read_move = read_move; this.options = options; this.rules = rules; this.score_numbers = score_numbers; this.open = open; this.chance = chance; this.setup = setup; this.resample = resample; this.secret = secret; this.random_action = random_action; this.points = points; this.ranking = ranking; this.evaluate = evaluate; this.worths = worths; this.tuning = tuning; this.texts = texts; this.reason = reason; this.write_position = write_position; this.read_position = read_position; this.opened_with = opened_with; this.dealt = dealt; this.pinned = pinned; this.recalled = recalled; this.judges = judges; this.solve = solve; this.preview = preview; this.describe = describe; this.notes = notes; this.summary = summary; this.count = count; this.count_format = count_format; this.credit = credit; this.__post_init__(); }
}
export const VOWELS = "AEIOUYÉÈÊÎÔH";
export const SPECTATOR = -1;
