import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, mismatch as errors$mismatch, shown as errors$shown } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { BadDeck as deck$BadDeck } from "./../deck/deck.js";
import { known as deckfile$known, load as deckfile$load, older as deckfile$older } from "./../deck/deckfile.js";
import { find as loaded$find } from "./../deck/loaded.js";
import { ABSENT as state$ABSENT, CELL_NAMES as state$CELL_NAMES, DECK as state$DECK, DISCARDED as state$DISCARDED, DISPUTE as state$DISPUTE, END_NAMES as state$END_NAMES, GEMS as state$GEMS, HELD as state$HELD, IMAGES as state$IMAGES, JUDGES as state$JUDGES, LYING as state$LYING, NONE as state$NONE, OPEN as state$OPEN, PICKED as state$PICKED, RESERVE as state$RESERVE, ROUNDS as state$ROUNDS, STEPS as state$STEPS, TABLE_JUDGES as state$TABLE_JUDGES, table as state$table } from "./../rules/state.js";
import { NOTHING as layout$NOTHING, claimed_pairs as layout$claimed_pairs, pair_text as layout$pair_text, unruled_pairs as layout$unruled_pairs } from "./layout.js";
export class Reader extends py.Object {
static $name = "Reader";
__init__(fields, seats) {
const self = this;
let colours, error, name;
for (const $1 of py.iter(py.tuple_of(["deck", "judge", "colours", "round", "step"]))) {
name = $1;
if (py.truth(py.without(name, fields))) {
throw _bad(py.make(say$Say, (py.str(name) + "=…"), (py.str(name) + "=…")), NOT_GIVEN);
}
}
self.fields = fields;
self.deck = _deck(py.get(fields, "deck"));
self.index = py.dict(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let number, word; { const $3 = py.unpack($2, 2, -1); number = $3[0]; word = $3[1]; } yield py.tuple_of([py.attribute(word, "key"), number]); } }.call(this, py.enumerate(py.attribute(py.attribute(self, "deck"), "words")))));
_one_of("judge", py.get(fields, "judge"), state$JUDGES);
colours = py.eq(_one_of("colours", py.get(fields, "colours"), py.tuple_of(["yes", "no"])), 0);
try {
self.state = state$table(py.attribute(self, "deck"), seats, py.get(fields, "judge"), colours);
} catch ($4) {
if (py.isinstance(py.as_error($4), deck$BadDeck)) {
error = py.as_error($4);
throw py.make(errors$BadPosition, py.attribute(error, "say"));
} else throw $4;
}
py.send(self, "_read_table", seats);
return null;
}
_read_table(seats) {
const self = this;
let alone, fields, key, name, state, words;
{ const $5 = py.unpack(py.tuple_of([py.attribute(self, "state"), py.attribute(self, "fields")]), 2, -1); state = $5[0]; fields = $5[1]; }
py.put(state, "round", _whole("round", py.get(fields, "round"), 1, state$ROUNDS));
py.put(state, "step", _one_of("step", py.get(fields, "step"), state$STEPS));
py.put(state, "seat", state$NONE);
if (py.truth(py.within("seat", fields))) {
py.put(state, "seat", _whole("seat", py.get(fields, "seat"), 0, py.sub(seats, 1)));
}
for (const $6 of py.iter(_items(py.send(fields, "get", "gone")))) {
key = $6;
py.send(self, "_take_word", key);
}
for (const $7 of py.iter(py.tuple_of(["gems", "reserve"]))) {
name = $7;
if (py.truth(py.ne(py.within(name, fields), py.eq(seats, 1)))) {
alone = py.make(say$Say, (py.str(name) + " for 1 seat and no other"), (py.str(name) + " pour 1 siège seulement"));
throw _bad(alone, py.make(say$Say, (py.str(seats) + " seats"), (py.str(seats) + " sièges")));
}
if (py.truth(py.within(name, fields))) {
py.put(state, name, _whole(name, py.get(fields, name), 0, py.add(state$GEMS, state$RESERVE)));
}
}
words = py.sorted(py.generator(function* ($source) { for (const $8 of py.iter($source)) { let key; key = $8; yield py.send(self, "_take_word", key); } }.call(this, _items(py.send(fields, "get", "open")))));
py.send(self, "_open", words);
return null;
}
_open(words) {
const self = this;
let most;
if (py.truth(py.gt(py.len(words), state$OPEN))) {
most = py.make(say$Say, ("at most " + py.str(state$OPEN) + " open words"), ("au plus " + py.str(state$OPEN) + " mots révélés"));
throw _bad(most, py.str(py.len(words)));
}
py.put(py.get(py.attribute(self, "state"), "open"), py.slice(null, null, null), state$NONE);
py.put(py.get(py.attribute(self, "state"), "open"), py.slice(null, py.len(words), null), words);
return null;
}
_word(key) {
const self = this;
if ((py.truth(py.without(key, py.attribute(self, "index"))) || !py.truth(py.band(py.shr(py.int(py.get(py.attribute(self, "state"), "words")), py.get(py.attribute(self, "index"), key)), 1)))) {
throw _bad(py.make(say$Say, "a word in play", "un mot en jeu"), errors$shown(key));
}
return py.get(py.attribute(self, "index"), key);
}
_take_word(key) {
const self = this;
let word;
word = py.send(self, "_word", key);
if (!py.truth(py.band(py.shr(py.int(py.get(py.attribute(self, "state"), "pool")), word), 1))) {
throw _bad(py.make(say$Say, ("word " + py.str(key) + " once"), ("le mot " + py.str(key) + " une seule fois")), TWICE);
}
py.put(py.attribute(self, "state"), "pool", py.band(py.int(py.get(py.attribute(self, "state"), "pool")), py.invert(py.shl(1, word))));
return word;
}
_take_image(text, place) {
const self = this;
let image;
image = py.send(self, "_image", text);
if (py.truth(py.ne(py.get(py.get(py.attribute(self, "state"), "where"), image), state$DECK))) {
throw _bad(py.make(say$Say, ("image " + py.str(text) + " once"), ("l’image " + py.str(text) + " une seule fois")), TWICE);
}
py.put(py.get(py.attribute(self, "state"), "where"), image, place);
{ const $9 = py.attribute(self, "state"), $10 = "left"; py.put($9, $10, py.isub(py.get($9, $10), 1)); }
return image;
}
_image(text) {
const self = this;
let image, name;
image = py.sub(_whole("image", text, 1, state$IMAGES), 1);
if (py.truth(py.eq(py.get(py.get(py.attribute(self, "state"), "where"), image), state$ABSENT))) {
name = py.attribute(py.attribute(self, "deck"), "name");
throw _bad(py.make(say$Say, ("an image of deck " + py.str(name)), ("une image du jeu " + py.str(name))), py.repr(text));
}
return image;
}
read_seat(seat, fields) {
const self = this;
let _, cell, image, item, name, number, state;
state = py.attribute(self, "state");
for (const $11 of py.iter(_items(py.send(fields, "get", "images")))) {
item = $11;
{ const $12 = py.unpack(py.send(item, "partition", "@"), 3, -1); number = $12[0]; _ = $12[1]; name = $12[2]; }
cell = _one_of("cell", name, state$CELL_NAMES);
if (py.truth(py.ne(py.get(py.get(state, "cells"), py.tuple_of([seat, cell])), state$NONE))) {
throw _bad(py.make(say$Say, ("one image on " + py.str(name)), ("une seule image en " + py.str(name))), A_SECOND);
}
py.put(py.get(state, "cells"), py.tuple_of([seat, cell]), py.send(self, "_take_image", number, state$LYING));
}
for (const $13 of py.iter(_items(py.send(fields, "get", "words")))) {
item = $13;
py.send(self, "_read_end", seat, item);
}
for (const $14 of py.iter(_items(py.send(fields, "get", "hand")))) {
number = $14;
py.send(self, "_take_image", number, py.add(state$HELD, seat));
}
for (const $15 of py.iter(_items(py.send(fields, "get", "discarded")))) {
number = $15;
py.send(self, "_take_image", number, py.add(state$DISCARDED, seat));
{ const $16 = py.get(state, "discarded"), $17 = seat; py.put($16, $17, py.iadd(py.get($16, $17), 1)); }
}
if (py.truth(py.within("pick", fields))) {
image = py.send(self, "_image", py.get(fields, "pick"));
if (py.truth(py.without(image, py.get(py.get(state, "cells"), seat)))) {
py.send(self, "_take_image", py.get(fields, "pick"), state$PICKED);
}
py.put(py.get(state, "pick"), seat, image);
}
return null;
}
_read_end(seat, item) {
const self = this;
let _, end, expected, key, name, places, rest;
{ const $18 = py.unpack(py.send(item, "partition", "@"), 3, -1); key = $18[0]; _ = $18[1]; rest = $18[2]; }
{ const $19 = py.unpack(py.send(rest, "partition", ":"), 3, -1); name = $19[0]; _ = $19[1]; places = $19[2]; }
end = _one_of("end", name, state$END_NAMES);
if (py.truth(py.ne(py.get(py.get(py.attribute(self, "state"), "ends"), py.tuple_of([seat, end])), state$NONE))) {
throw _bad(py.make(say$Say, ("one word at " + py.str(name)), ("un seul mot en " + py.str(name))), A_SECOND);
}
py.put(py.get(py.attribute(self, "state"), "ends"), py.tuple_of([seat, end]), py.send(self, "_take_word", key));
if (py.truth(py.eq(places, layout$NOTHING))) {
return null;
}
if ((!py.truth(places) || py.truth(py.ne(py.sorted(py.set(places)), py.list(places))) || py.truth(py.sub(py.set(places), py.set("123"))))) {
expected = py.make(say$Say, ("matches such as 13 or " + py.str(layout$NOTHING) + " after " + py.str(name) + ":"), ("des places comme 13, ou " + py.str(layout$NOTHING) + ", après " + py.str(name) + ":"));
throw _bad(expected, errors$shown(item));
}
py.put(py.get(py.attribute(self, "state"), "matched"), py.tuple_of([seat, end]), py.sum(py.generator(function* ($source) { for (const $20 of py.iter($source)) { let place; place = $20; yield py.shl(1, py.sub(py.int(place), 1)); } }.call(this, places))));
return null;
}
read_attempt() {
const self = this;
let fields, item, name, names, pairs, seat, state;
{ const $21 = py.unpack(py.tuple_of([py.attribute(self, "state"), py.attribute(self, "fields")]), 2, -1); state = $21[0]; fields = $21[1]; }
seat = py.int(py.get(state, "seat"));
names = py.tuple_of(["cell", "end", "claimed", "stands", "refused"]);
if (!py.truth(py.any(py.generator(function* ($source) { for (const $22 of py.iter($source)) { let name; name = $22; yield py.within(name, fields); } }.call(this, names))))) {
return null;
}
if ((py.truth(py.eq(seat, state$NONE)) || py.truth(py.ne(py.get(state, "judge"), state$TABLE_JUDGES)))) {
throw py.make(errors$BadPosition, py.make(say$Say, "expected judge=table and a seat with cell, end or rulings", "il faut judge=table et un siège avec cell, end ou des décisions"));
}
if (py.truth(py.within("cell", fields))) {
py.put(state, "cell", _one_of("cell", py.get(fields, "cell"), state$CELL_NAMES));
}
if (py.truth(py.within("end", fields))) {
py.put(state, "end", _one_of("end", py.get(fields, "end"), state$END_NAMES));
py.send(self, "_reopen", seat);
}
for (const $23 of py.iter(py.tuple_of(["stands", "refused"]))) {
name = $23;
for (const $24 of py.iter(_items(py.send(fields, "get", name)))) {
item = $24;
py.send(self, "_read_ruling", seat, name, item);
}
}
if (py.truth(py.within("claimed", fields))) {
pairs = layout$unruled_pairs(state, seat);
py.put(state, "claimed", py.send(self, "_mask", "claimed", py.get(fields, "claimed"), pairs));
}
return null;
}
_reopen(seat) {
const self = this;
let end, word, words;
word = py.int(py.get(py.get(py.attribute(self, "state"), "ends"), py.tuple_of([seat, py.get(py.attribute(self, "state"), "end")])));
if (py.truth(py.eq(word, state$NONE))) {
end = ("end=" + py.str(py.get(py.attribute(self, "fields"), "end")));
throw _bad(py.make(say$Say, ("a word at " + py.str(end)), ("un mot en " + py.str(end))), NOT_GIVEN);
}
if (py.truth(py.gt(py.get(py.attribute(self, "state"), "seats"), 1))) {
words = [...py.generator(function* ($source) { for (const $25 of py.iter($source)) { let other; other = $25; if (py.truth(py.ne(other, state$NONE))) { yield py.int(other); } } }.call(this, py.get(py.attribute(self, "state"), "open")))];
py.send(self, "_open", py.sorted([...py.iter(words), word]));
py.put(py.attribute(self, "state"), "slot", py.send(py.sorted([...py.iter(words), word]), "index", word));
}
return null;
}
_read_ruling(seat, kind, item) {
const self = this;
let _, cells, expected, image, key, number, slots, state, word;
{ const $26 = py.unpack(py.send(item, "partition", ":"), 3, -1); key = $26[0]; _ = $26[1]; number = $26[2]; }
{ const $27 = py.unpack(py.tuple_of([py.send(self, "_word", key), py.send(self, "_image", number)]), 2, -1); word = $27[0]; image = $27[1]; }
state = py.attribute(self, "state");
if (py.truth(py.eq(image, py.get(py.get(state, "pick"), seat)))) {
py.put(state, kind, py.bor(py.int(py.get(state, kind)), py.shl(1, word)));
return null;
}
slots = lib.numpy_flatnonzero(py.eq(py.get(state, "open"), word));
cells = lib.numpy_flatnonzero(py.eq(py.get(py.get(state, "cells"), seat), image));
if ((!py.truth(py.len(slots)) || !py.truth(py.len(cells)))) {
expected = py.make(say$Say, "an open word and an image of the grid", "un mot révélé et une image de la grille");
throw _bad(expected, errors$shown(item));
}
{ const $28 = py.get(state, (py.str(kind) + "_at")), $29 = py.get(slots, 0); py.put($28, $29, py.ibor(py.get($28, $29), py.shl(1, py.int(py.get(cells, 0))))); }
return null;
}
_mask(what, text, pairs) {
const self = this;
let known, owner;
owner = py.int(py.get(py.attribute(self, "state"), "seat"));
known = [...py.generator(function* ($source) { for (const $30 of py.iter($source)) { let pair; pair = $30; yield layout$pair_text(py.attribute(self, "state"), py.attribute(self, "deck"), owner, pair); } }.call(this, pairs))];
return py.sum(py.set(py.generator(function* ($source) { for (const $31 of py.iter($source)) { let item; item = $31; yield py.shl(1, _one_of(what, item, known)); } }.call(this, py.send(text, "split", ",")))));
}
read_dispute(seat, fields) {
const self = this;
let answer, none, text;
if (py.truth(py.without("disputed", fields))) {
return null;
}
if ((py.truth(py.ne(py.get(py.attribute(self, "state"), "step"), state$DISPUTE)) || py.truth(py.eq(seat, py.get(py.attribute(self, "state"), "seat"))))) {
none = py.make(say$Say, ("no dispute of seat " + py.str(seat)), ("aucune contestation du siège " + py.str(seat)));
throw _bad(none, errors$shown(py.get(fields, "disputed")));
}
text = py.get(fields, "disputed");
answer = (py.truth(py.eq(text, layout$NOTHING)) ? 0 : py.send(self, "_mask", "disputed", text, layout$claimed_pairs(py.attribute(self, "state"))));
py.put(py.get(py.attribute(self, "state"), "disputed"), seat, answer);
return null;
}
}
export function _bad(expected, got) {
return py.make(errors$BadPosition, errors$mismatch(expected, got));
}
export function _once(name) {
return py.make(say$Say, (py.str(name) + " once"), (py.str(name) + " une seule fois"));
}
export function _among(what, names) {
let listed;
listed = py.send(", ", "join", names);
return py.make(say$Say, (py.str(what) + " among " + py.str(listed)), (py.str(what) + " parmi " + py.str(listed)));
}
export function fields_of(parts, known) {
let fields, listed, name, part, sign, value;
fields = py.dict([]);
for (const $1 of py.iter(parts)) {
part = $1;
{ const $2 = py.unpack(py.send(part, "partition", "="), 3, -1); name = $2[0]; sign = $2[1]; value = $2[2]; }
if ((!py.truth(sign) || !py.truth(value) || py.truth(py.without(name, known)))) {
listed = py.send(", ", "join", known);
throw _bad(py.make(say$Say, ("fields among " + py.str(listed)), ("des champs parmi " + py.str(listed))), errors$shown(part));
}
if (py.truth(py.within(name, fields))) {
throw _bad(_once(name), TWICE);
}
py.put(fields, name, value);
}
return fields;
}
export function _whole(what, text, low, high) {
let expected;
if (!(py.truth(py.send(text, "isascii")) && py.truth(py.send(text, "isdigit")) && py.truth(py.le(py.len(text), 3)) && py.truth((($1, $2) => ($1 = py.int(text), py.le(low, $1)) && ($2 = high, py.le($1, $2)))()))) {
expected = py.make(say$Say, (py.str(what) + " from " + py.str(low) + " to " + py.str(high)), (py.str(what) + " de " + py.str(low) + " à " + py.str(high)));
throw _bad(expected, errors$shown(text));
}
return py.int(text);
}
export function _one_of(what, text, names) {
let known;
known = py.list(names);
if (py.truth(py.without(text, known))) {
throw _bad(_among(what, known), errors$shown(text));
}
return py.send(known, "index", text);
}
export function _items(text) {
return (py.truth(text) ? py.send(text, "split", ",") : []);
}
export function _deck(text) {
let _, deck, digest, exact, form, name, short;
if (py.truth(py.within(text, deckfile$known()))) {
return deckfile$load(text);
}
{ const $1 = py.unpack(py.send(text, "rpartition", ":"), 3, -1); name = $1[0]; _ = $1[1]; digest = $1[2]; }
if ((py.truth(py.ne(py.len(digest), 16)) || py.truth(py.sub(py.set(digest), py.set("0123456789abcdef"))))) {
form = py.make(say$Say, "deck=name:16 hex digits", "deck=nom:16 chiffres hexadécimaux");
throw _bad(form, errors$shown(text));
}
deck = loaded$find(digest);
if ((py.truth((deck === null)) && py.truth(py.within(name, deckfile$known())))) {
deck = deckfile$load((py.truth(deckfile$older(text)) ? text : name));
}
if ((py.truth((deck === null)) || py.truth(py.ne(lib.urllib_parse_quote(py.attribute(deck, "name"), py.named({safe: ""})), name)))) {
throw _bad(py.make(say$Say, "a deck that was loaded", "un jeu qui a été chargé"), errors$shown(text));
}
if (py.truth(py.ne(py.get(py.attribute(deck, "digest"), py.slice(null, 16, null)), digest))) {
short = py.get(py.attribute(deck, "digest"), py.slice(null, 16, null));
exact = py.make(say$Say, ("deck " + py.str(name) + " of digest " + py.str(short)), ("le jeu " + py.str(name) + " d’empreinte " + py.str(short)));
throw _bad(exact, digest);
}
return deck;
}
export const TWICE = py.remade(say$Say, {en: "it twice", fr: "deux fois"});
export const A_SECOND = py.remade(say$Say, {en: "two", fr: "deux"});
export const NOT_GIVEN = py.remade(say$Say, {en: "none", fr: "rien"});
