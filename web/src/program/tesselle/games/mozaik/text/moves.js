import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { IllegalMove as errors$IllegalMove, mismatch as errors$mismatch, shown as errors$shown } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { of as loaded$of } from "./../deck/loaded.js";
import { ABSENT as state$ABSENT, BUYS as state$BUYS, CELLS as state$CELLS, CELL_NAMES as state$CELL_NAMES, CLAIM as state$CLAIM, CLAIMS as state$CLAIMS, DISPUTE as state$DISPUTE, DISPUTES as state$DISPUTES, ENDS as state$ENDS, END_NAMES as state$END_NAMES, IMAGES as state$IMAGES, KEEP as state$KEEP, LAYS as state$LAYS, NONE as state$NONE, PICKS as state$PICKS, PLACES as state$PLACES } from "./../rules/state.js";
import { NOTHING as layout$NOTHING, claimed_pairs as layout$claimed_pairs, open_keys as layout$open_keys, pair_text as layout$pair_text, unruled_pairs as layout$unruled_pairs } from "./layout.js";
import { expected_now as reasons$expected_now } from "./reasons.js";
export function write_move(state, seat, action) {
let cell, deck, image, plain, text, word;
deck = loaded$of(state);
for (const $1 of py.iter(py.send(PLAIN, "items"))) {
{ const $2 = py.unpack($1, 2, -1); text = $2[0]; plain = $2[1]; }
if (py.truth(py.eq(action, plain))) {
return text;
}
}
if (py.truth(py.lt(action, state$PLACES))) {
return ("image " + py.str(py.add(py.sub(action, state$PICKS), 1)));
}
if (py.truth(py.lt(action, state$KEEP))) {
{ const $3 = py.unpack(py.divmod(py.sub(action, state$PLACES), state$CELLS), 2, -1); word = $3[0]; cell = $3[1]; }
return (py.str(_bought(state, deck, word)) + " " + py.str(py.get(state$CELL_NAMES, cell)));
}
if (py.truth(py.lt(action, state$DISPUTES))) {
return _subset(state, deck, "claim", layout$unruled_pairs(state, seat), py.sub(action, state$CLAIMS));
}
if (py.truth(py.lt(action, state$LAYS))) {
return _subset(state, deck, "dispute", layout$claimed_pairs(state), py.sub(action, state$DISPUTES));
}
if (py.truth(py.lt(action, state$BUYS))) {
{ const $4 = py.unpack(py.divmod(py.sub(action, state$LAYS), state$CELLS), 2, -1); image = $4[0]; cell = $4[1]; }
return ("image " + py.str(py.add(image, 1)) + " " + py.str(py.get(state$CELL_NAMES, cell)));
}
return _bought(state, deck, py.sub(action, state$BUYS));
}
export function _bought(state, deck, choice) {
let end, slot;
{ const $1 = py.unpack(py.divmod(choice, state$ENDS), 2, -1); slot = $1[0]; end = $1[1]; }
return (py.str(py.attribute(py.get(py.attribute(deck, "words"), py.int(py.get(py.get(state, "open"), slot))), "key")) + " " + py.str(py.get(state$END_NAMES, end)));
}
export function _subset(state, deck, verb, pairs, mask) {
let chosen, owner, texts;
owner = py.int(py.get(state, "seat"));
chosen = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let index, pair; { const $2 = py.unpack($1, 2, -1); index = $2[0]; pair = $2[1]; } if (py.truth(py.band(py.shr(mask, index), 1))) { yield pair; } } }.call(this, py.enumerate(pairs)))];
texts = [...py.generator(function* ($source) { for (const $3 of py.iter($source)) { let pair; pair = $3; yield layout$pair_text(state, deck, owner, pair); } }.call(this, chosen))];
return py.send(" ", "join", [verb, ...py.iter(py.or(texts, () => [layout$NOTHING]))]);
}
export function read_move(state, seat, text) {
let parts;
parts = py.send(py.send(text, "lower"), "split");
if ((py.truth(py.eq(py.len(parts), 1)) && py.truth(py.within(py.get(parts, 0), PLAIN)))) {
return py.get(PLAIN, py.get(parts, 0));
}
if ((py.truth(parts) && py.truth(py.within(py.get(parts, 0), py.tuple_of(["claim", "dispute"]))))) {
return _read_subset(state, parts, text);
}
if (py.truth(py.any(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let part; part = $1; yield _is_number(part); } }.call(this, parts))))) {
return _read_image(state, parts, text);
}
return _read_word(state, parts, text);
}
export function _refuse(state, text) {
return py.make(errors$IllegalMove, errors$mismatch(reasons$expected_now(state), errors$shown(text)));
}
export function _is_number(part) {
return py.and(py.and(py.send(part, "isascii"), () => py.send(part, "isdigit")), () => py.le(py.len(part), 3));
}
export function _take(parts, fits) {
let index, part;
for (const $1 of py.iter(py.enumerate(parts))) {
{ const $2 = py.unpack($1, 2, -1); index = $2[0]; part = $2[1]; }
if (py.truth(py.call(fits, part))) {
return py.send(parts, "pop", index);
}
}
return null;
}
export function _read_image(state, parts, text) {
let alone, cell, last, number, rest;
rest = py.list(parts);
_take(rest, py.attribute("image", "__eq__"));
number = py.int(py.or(_take(rest, _is_number), () => 0));
cell = _take(rest, py.attribute(state$CELL_NAMES, "__contains__"));
alone = py.eq(py.get(state, "seats"), 1);
if ((py.truth(rest) || py.truth(py.ne((cell !== null), alone)))) {
throw _refuse(state, text);
}
if ((!py.truth((($1, $2) => ($1 = number, py.le(1, $1)) && ($2 = state$IMAGES, py.le($1, $2)))()) || py.truth(py.eq(py.get(py.get(state, "where"), py.sub(number, 1)), state$ABSENT)))) {
last = py.attribute(py.get(py.attribute(loaded$of(state), "images"), py.neg(1)), "number");
throw py.make(errors$IllegalMove, py.make(say$Say, ("expected the number of an image, 1 to " + py.str(last) + "; got " + py.str(number)), ("il faut le numéro d'une image, de 1 à " + py.str(last) + " ; reçu " + py.str(number))));
}
if (py.truth((cell === null))) {
return py.sub(py.add(state$PICKS, number), 1);
}
return py.add(py.add(state$LAYS, py.mul(py.sub(number, 1), state$CELLS)), py.send(state$CELL_NAMES, "index", cell));
}
export function _read_word(state, parts, text) {
let alone, cell, choice, end, rest;
rest = py.list(parts);
end = _take(rest, py.attribute(state$END_NAMES, "__contains__"));
cell = _take(rest, py.attribute(state$CELL_NAMES, "__contains__"));
alone = py.eq(py.get(state, "seats"), 1);
if ((py.truth((end === null)) || py.truth(py.ne(py.len(rest), 1)) || py.truth(py.ne((cell === null), alone)))) {
throw _refuse(state, text);
}
choice = py.add(py.mul(_open_slot(state, py.get(rest, 0)), state$ENDS), py.send(state$END_NAMES, "index", end));
if (py.truth((cell === null))) {
return py.add(state$BUYS, choice);
}
return py.add(py.add(state$PLACES, py.mul(choice, state$CELLS)), py.send(state$CELL_NAMES, "index", cell));
}
export function _open_slot(state, name) {
let deck, expected, key, names, open_now, slot, word;
deck = loaded$of(state);
key = word_key(deck, name);
open_now = layout$open_keys(state, deck);
for (const $1 of py.iter(py.enumerate(py.get(state, "open")))) {
{ const $2 = py.unpack($1, 2, -1); slot = $2[0]; word = $2[1]; }
if ((py.truth(py.ne(slot, py.get(state, "slot"))) && py.truth(py.ne(word, state$NONE)) && py.truth(py.eq(py.attribute(py.get(py.attribute(deck, "words"), py.int(word)), "key"), key)))) {
return slot;
}
}
names = py.send(", ", "join", open_now);
expected = py.make(say$Say, ("an open word (" + py.str(py.or(names, () => "none is open")) + ")"), ("un mot révélé (" + py.str(py.or(names, () => "aucun ne l’est")) + ")"));
throw py.make(errors$IllegalMove, errors$mismatch(expected, errors$shown(name)));
return null;
}
export function word_key(deck, name) {
let word;
if (py.truth(py.any(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let word; word = $1; yield py.eq(py.attribute(word, "key"), name); } }.call(this, py.attribute(deck, "words")))))) {
return name;
}
for (const $2 of py.iter(py.attribute(deck, "words"))) {
word = $2;
if (py.truth(py.within(name, py.tuple_of([_one_part(py.attribute(word, "en")), _one_part(py.attribute(word, "fr"))])))) {
return py.attribute(word, "key");
}
}
return name;
}
export function _one_part(title) {
return py.send("-", "join", py.send(py.send(title, "lower"), "split"));
}
export function _read_subset(state, parts, text) {
let _, chosen, deck, expected, image, known, mask, names, owner, pair, pairs, part, step, verb, word;
{ const $1 = py.unpack(parts, 2, 1); verb = $1[0]; chosen = $1[1]; }
step = (py.truth(py.eq(verb, "claim")) ? state$CLAIM : state$DISPUTE);
if (py.truth(py.ne(py.get(state, "step"), step))) {
throw _refuse(state, text);
}
deck = loaded$of(state);
owner = py.int(py.get(state, "seat"));
pairs = (py.truth(py.eq(verb, "claim")) ? layout$unruled_pairs(state, owner) : layout$claimed_pairs(state));
known = [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let pair; pair = $2; yield layout$pair_text(state, deck, owner, pair); } }.call(this, pairs))];
if (py.truth(py.eq(chosen, [layout$NOTHING]))) {
chosen = [];
} else if (!py.truth(chosen)) {
throw _refuse(state, text);
}
mask = 0;
for (const $3 of py.iter(chosen)) {
part = $3;
{ const $4 = py.unpack(py.send(part, "partition", ":"), 3, -1); word = $4[0]; _ = $4[1]; image = $4[2]; }
pair = (py.str(word_key(deck, word)) + ":" + py.str(image));
if (py.truth(py.without(pair, known))) {
names = py.send(", ", "join", known);
expected = py.make(say$Say, ("pairs among " + py.str(names) + ", or " + py.str(layout$NOTHING) + " for none"), ("des paires parmi " + py.str(names) + ", ou " + py.str(layout$NOTHING) + " pour aucune"));
throw py.make(errors$IllegalMove, errors$mismatch(expected, errors$shown(part)));
}
mask = py.ibor(mask, py.shl(1, py.send(known, "index", pair)));
}
return py.add((py.truth(py.eq(verb, "claim")) ? state$CLAIMS : state$DISPUTES), mask);
}
export const PLAIN = py.dict([["keep", 636], ["renew", 637], ["done", 1818]]);
