import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, mismatch as errors$mismatch } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { of as loaded$of } from "./../deck/loaded.js";
import { CELL_NAMES as state$CELL_NAMES, DISCARDED as state$DISCARDED, DISPUTE as state$DISPUTE, END_NAMES as state$END_NAMES, HELD as state$HELD, JUDGES as state$JUDGES, NONE as state$NONE, SEATS as state$SEATS, STEPS as state$STEPS, WORDS as state$WORDS } from "./../rules/state.js";
import { check as check$check } from "./check.js";
import { NOTHING as layout$NOTHING, claimed_pairs as layout$claimed_pairs, disputed as layout$disputed, grid_images as layout$grid_images, grid_words as layout$grid_words, images as layout$images, open_keys as layout$open_keys, pair_text as layout$pair_text, rulings as layout$rulings } from "./layout.js";
import { Reader as position_reader$Reader, fields_of as position_reader$fields_of } from "./position_reader.js";
export function write_position(state) {
let deck, parts;
deck = loaded$of(state);
parts = [_table(state, deck)];
parts = py.iadd(parts, [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let seat; seat = $1; yield _seat(state, deck, seat); } }.call(this, py.range(py.int(py.get(state, "seats")))))]);
return py.send(" | ", "join", py.generator(function* ($source) { for (const $2 of py.iter($source)) { let part; part = $2; yield _line(part); } }.call(this, parts)));
}
export function _line(fields) {
return py.send(" ", "join", py.generator(function* ($source) { for (const $1 of py.iter($source)) { let name, value; { const $2 = py.unpack($1, 2, -1); name = $2[0]; value = $2[1]; } if (py.truth(value)) { yield (py.str(name) + "=" + py.str(value)); } } }.call(this, py.send(fields, "items"))));
}
export function _table(state, deck) {
let fields, owner;
fields = py.dict([["deck", (py.str(lib.urllib_parse_quote(py.attribute(deck, "name"), py.named({safe: ""}))) + ":" + py.str(py.get(py.attribute(deck, "digest"), py.slice(null, 16, null))))], ["judge", py.get(state$JUDGES, py.int(py.get(state, "judge")))], ["colours", (py.truth(py.eq(py.len(py.attribute(deck, "words")), py.send(py.int(py.get(state, "words")), "bit_count"))) ? "yes" : "no")], ["round", py.str(py.get(state, "round"))], ["step", py.get(state$STEPS, py.int(py.get(state, "step")))], ["seat", (py.truth(py.eq(py.get(state, "seat"), state$NONE)) ? "" : py.str(py.get(state, "seat")))], ["open", py.send(",", "join", layout$open_keys(state, deck))], ["gone", py.send(",", "join", py.generator(function* ($source) { for (const $1 of py.iter($source)) { let word; word = $1; yield py.attribute(py.get(py.attribute(deck, "words"), word), "key"); } }.call(this, gone(state))))]]);
if (py.truth(py.eq(py.get(state, "seats"), 1))) {
fields = py.ibor(fields, py.dict([["gems", py.str(py.get(state, "gems"))], ["reserve", py.str(py.get(state, "reserve"))]]));
}
if (py.truth(py.ne(py.get(state, "cell"), state$NONE))) {
py.put(fields, "cell", py.get(state$CELL_NAMES, py.get(state, "cell")));
}
if (py.truth(py.ne(py.get(state, "end"), state$NONE))) {
py.put(fields, "end", py.get(state$END_NAMES, py.get(state, "end")));
}
if (py.truth(py.eq(py.get(state, "step"), state$DISPUTE))) {
owner = py.int(py.get(state, "seat"));
py.put(fields, "claimed", py.send(",", "join", py.generator(function* ($source) { for (const $2 of py.iter($source)) { let pair; pair = $2; yield layout$pair_text(state, deck, owner, pair); } }.call(this, layout$claimed_pairs(state)))));
}
py.put(fields, "stands", py.send(",", "join", layout$rulings(state, deck, "stands")));
py.put(fields, "refused", py.send(",", "join", layout$rulings(state, deck, "refused")));
return fields;
}
export function gone(state) {
let away, held;
held = py.bor(py.set(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let word; word = $1; yield py.int(word); } }.call(this, py.get(state, "open")))), py.set(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let word; word = $2; yield py.int(word); } }.call(this, py.attribute(py.get(state, "ends"), "flat")))));
away = py.band(py.int(py.get(state, "words")), py.invert(py.int(py.get(state, "pool"))));
return [...py.generator(function* ($source) { for (const $3 of py.iter($source)) { let word; word = $3; if ((py.truth(py.band(py.shr(away, word), 1)) && py.truth(py.without(word, held)))) { yield word; } } }.call(this, py.range(state$WORDS)))];
}
export function _seat(state, deck, seat) {
let answer, fields, images, pick, words;
pick = py.get(py.get(state, "pick"), seat);
{ const $1 = py.unpack(py.tuple_of([layout$grid_images(state, seat), layout$grid_words(state, deck, seat)]), 2, -1); images = $1[0]; words = $1[1]; }
fields = py.dict([["images", py.send(",", "join", py.generator(function* ($source) { for (const $2 of py.iter($source)) { let cell, image; { const $3 = py.unpack($2, 2, -1); cell = $3[0]; image = $3[1]; } yield (py.str(image) + "@" + py.str(cell)); } }.call(this, py.send(images, "items"))))], ["words", py.send(",", "join", py.generator(function* ($source) { for (const $4 of py.iter($source)) { let end, word; { const $5 = py.unpack($4, 2, -1); end = $5[0]; word = $5[1]; } yield _word(end, word); } }.call(this, py.send(words, "items"))))], ["hand", py.send(",", "join", py.map(py.str, layout$images(state, py.add(state$HELD, seat))))], ["pick", (py.truth(py.eq(pick, state$NONE)) ? "" : py.str(py.add(py.int(pick), 1)))], ["discarded", py.send(",", "join", py.map(py.str, layout$images(state, py.add(state$DISCARDED, seat))))]]);
answer = layout$disputed(state, deck, seat);
if (py.truth((answer !== null))) {
py.put(fields, "disputed", py.or(py.send(",", "join", answer), () => layout$NOTHING));
}
return fields;
}
export function _word(end, word) {
let places;
places = py.send("", "join", py.generator(function* ($source) { for (const $1 of py.iter($source)) { let hit, place; { const $2 = py.unpack($1, 2, -1); place = $2[0]; hit = $2[1]; } if (py.truth(hit)) { yield py.str(place); } } }.call(this, py.enumerate(py.get(word, "matched"), 1))));
return (py.str(py.get(word, "word")) + "@" + py.str(end) + ":" + py.str(py.or(places, () => layout$NOTHING)));
}
export function read_position(text) {
let expected, fields, part, reader, seat, seats, table;
{ const $2 = py.unpack(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let part; part = $1; yield py.send(part, "split"); } }.call(this, py.send(text, "split", "|"))), 2, 1); table = $2[0]; seats = $2[1]; }
fields = position_reader$fields_of(table, TABLE_FIELDS);
if (!py.truth((($3, $4) => ($3 = py.len(seats), py.le(1, $3)) && ($4 = state$SEATS, py.le($3, $4)))())) {
expected = py.make(say$Say, ("1 to " + py.str(state$SEATS) + " seats behind bars"), ("de 1 à " + py.str(state$SEATS) + " sièges après des barres"));
throw py.make(errors$BadPosition, errors$mismatch(expected, py.str(py.len(seats))));
}
reader = py.make(position_reader$Reader, fields, py.len(seats));
for (const $5 of py.iter(py.enumerate(seats))) {
{ const $6 = py.unpack($5, 2, -1); seat = $6[0]; part = $6[1]; }
py.send(reader, "read_seat", seat, position_reader$fields_of(part, SEAT_FIELDS));
}
py.send(reader, "read_attempt");
for (const $7 of py.iter(py.enumerate(seats))) {
{ const $8 = py.unpack($7, 2, -1); seat = $8[0]; part = $8[1]; }
py.send(reader, "read_dispute", seat, position_reader$fields_of(part, SEAT_FIELDS));
}
check$check(py.attribute(reader, "state"), py.len(gone(py.attribute(reader, "state"))));
return py.attribute(reader, "state");
}
export const TABLE_FIELDS = py.tuple_of(["deck", "judge", "colours", "round", "step", "seat", "open", "gone", "gems", "reserve", "cell", "end", "claimed", "stands", "refused"]);
export const SEAT_FIELDS = py.tuple_of(["images", "words", "hand", "pick", "discarded", "disputed"]);
