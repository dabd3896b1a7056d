import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, mismatch as errors$mismatch, shown as errors$shown } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { Tally as tally$Tally } from "./../../../engine/tally.js";
import { BadDeck as deck$BadDeck } from "./../deck/deck.js";
import { load as deckfile$load } from "./../deck/deckfile.js";
import { judge_by_deck as scoring$judge_by_deck, points as scoring$points, word_points as scoring$word_points } from "./../rules/scoring.js";
import { CELL_NAMES as state$CELL_NAMES, END_NAMES as state$END_NAMES, IMAGES as state$IMAGES, LINE as state$LINE, NONE as state$NONE, STATE as state$STATE } from "./../rules/state.js";
import { word_key as moves$word_key } from "./moves.js";
import { discards_line as tallies$discards_line, gems_line as tallies$gems_line, line_cells as tallies$line_cells, remark as tallies$remark, word_line as tallies$word_line } from "./tallies.js";
export class _Word extends py.Object {
static $name = "_Word";
static $fields = ['line', 'name', 'ladder', 'matches'];
__init__(line, name, ladder = null, matches = 0) { this.line = line; this.name = name; this.ladder = ladder; this.matches = matches;  }
}
export class _Sheet extends py.Object {
static $name = "_Sheet";
static $fields = ['deck', 'cells', 'ends', 'amounts'];
__init__(deck = null, cells = py.dict(), ends = py.dict(), amounts = py.dict()) { this.deck = deck; this.cells = cells; this.ends = ends; this.amounts = amounts;  }
}
export function count(text) {
let _, amount, cell, deck, found, image, kind, sheet, state;
sheet = _read(text);
deck = _deck(sheet);
state = lib.tesselle_engine_state_zeroed(state$STATE);
py.put(state, "seats", (py.truth(py.within("gems", py.attribute(sheet, "amounts"))) ? 1 : 2));
{ const $1 = state$NONE; py.put(py.get(state, "cells"), py.slice(null, null, null), $1); py.put(py.get(state, "ends"), py.slice(null, null, null), $1); }
py.put(state, "cell", state$NONE);
for (const $2 of py.iter(py.send(py.attribute(sheet, "cells"), "items"))) {
{ const $3 = py.unpack($2, 2, -1); cell = $3[0]; { const $4 = py.unpack($3[1], 2, -1); _ = $4[0]; image = $4[1]; } }
py.put(py.get(state, "cells"), py.tuple_of([0, cell]), py.sub(image, 1));
}
found = [...py.generator(function* ($source) { for (const $5 of py.iter($source)) { let end; end = $5; yield _word_line(state, deck, sheet, end); } }.call(this, py.sorted(py.attribute(sheet, "ends"))))];
for (const $6 of py.iter(py.send(py.attribute(sheet, "amounts"), "items"))) {
{ const $7 = py.unpack($6, 2, -1); kind = $7[0]; amount = $7[1]; }
if (py.truth(py.eq(kind, "gems"))) {
py.put(state, "gems", amount);
py.send(found, "append", tallies$gems_line(amount));
} else {
py.put(py.get(state, "discarded"), 0, amount);
py.send(found, "append", tallies$discards_line(state, 0));
}
}
return py.make(tally$Tally, py.tuple(found), scoring$points(state, 0), tallies$remark(state, 0));
}
export function _refuse(line, expected, got) {
let told;
told = errors$mismatch(expected, errors$shown(got));
return py.make(errors$BadPosition, py.make(say$Say, ("line " + py.str(line) + ": " + py.str(py.attribute(told, "en"))), ("ligne " + py.str(line) + " : " + py.str(py.attribute(told, "fr")))));
}
export function _read(text) {
let head, number, rest, sheet, whole;
sheet = py.make(_Sheet);
for (const $1 of py.iter(py.enumerate(py.send(text, "splitlines"), 1))) {
{ const $2 = py.unpack($1, 2, -1); number = $2[0]; whole = $2[1]; }
{ const $3 = py.unpack(py.or(py.send(py.get(py.send(whole, "partition", "#"), 0), "split"), () => [""]), 2, 1); head = $3[0]; rest = $3[1]; }
head = py.send(head, "lower");
if (py.truth(py.within(head, state$END_NAMES))) {
_once(number, head, py.within(py.send(state$END_NAMES, "index", head), py.attribute(sheet, "ends")));
py.put(py.attribute(sheet, "ends"), py.send(state$END_NAMES, "index", head), _read_word(number, rest));
} else if (py.truth(py.within(head, state$CELL_NAMES))) {
_once(number, head, py.within(py.send(state$CELL_NAMES, "index", head), py.attribute(sheet, "cells")));
py.put(py.attribute(sheet, "cells"), py.send(state$CELL_NAMES, "index", head), py.tuple_of([number, _read_image(number, rest, sheet)]));
} else if (py.truth(py.within(head, AMOUNTS))) {
_once(number, head, py.within(head, py.attribute(sheet, "amounts")));
py.put(py.attribute(sheet, "amounts"), head, _read_amount(number, rest, head));
} else if (py.truth(py.eq(head, "deck"))) {
_once(number, head, (py.attribute(sheet, "deck") !== null));
sheet.deck = py.tuple_of([number, py.send(" ", "join", rest)]);
} else if (py.truth(head)) {
throw _refuse(number, HEADS, head);
}
}
if (py.truth(py.gt(py.len(py.attribute(sheet, "amounts")), 1))) {
throw py.make(errors$BadPosition, py.make(say$Say, "expected discarded (two to four players) or gems (alone); got both", "il faut discarded (de deux à quatre joueurs) ou gems (en solo) ; reçu les deux"));
}
return sheet;
}
export function _once(number, head, known) {
if (py.truth(known)) {
throw _refuse(number, py.make(say$Say, (py.str(head) + " once"), (py.str(head) + " une seule fois")), head);
}
return null;
}
export function _read_word(number, rest) {
let expected, ladder, one, three, two;
if ((py.truth(py.ge(py.len(rest), 3)) && py.truth((ladder = py.send(LADDER, "fullmatch", py.get(rest, py.neg(2))))))) {
if (py.truth(py.without(py.get(rest, py.neg(1)), py.tuple_of(["0", "1", "2", "3"])))) {
expected = py.make(say$Say, "0 to 3 matching images after the ladder", "de 0 à 3 images qui vont, après l’échelle");
throw _refuse(number, expected, py.get(rest, py.neg(1)));
}
{ const $2 = py.unpack(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let points; points = $1; yield py.int(points); } }.call(this, py.send(ladder, "groups"))), 3, -1); one = $2[0]; two = $2[1]; three = $2[2]; }
return py.make(_Word, number, py.send(" ", "join", py.get(rest, py.slice(null, py.neg(2), null))), py.tuple_of([one, two, three]), py.int(py.get(rest, py.neg(1))));
}
if ((py.truth(py.eq(py.len(rest), 1)) && !py.truth(py.send(LADDER, "fullmatch", py.get(rest, 0))))) {
return py.make(_Word, number, py.get(rest, 0));
}
expected = py.make(say$Say, "a word of the deck, or a word, its ladder and its matches", "un mot du jeu, ou un mot, son échelle et le nombre d’images qui vont");
throw _refuse(number, expected, py.send(" ", "join", rest));
return null;
}
export function _whole(text, high) {
if ((py.truth(py.send(text, "isascii")) && py.truth(py.send(text, "isdigit")) && py.truth(py.le(py.len(text), 3)) && py.truth(py.le(py.int(text), high)))) {
return py.int(text);
}
return null;
}
export function _read_image(number, rest, sheet) {
let expected, image;
image = (py.truth(py.eq(py.len(rest), 1)) ? _whole(py.get(rest, 0), state$IMAGES) : null);
if (!py.truth(image)) {
expected = py.make(say$Say, ("the number of an image, 1 to " + py.str(state$IMAGES)), ("le numéro d’une image, de 1 à " + py.str(state$IMAGES)));
throw _refuse(number, expected, py.send(" ", "join", rest));
}
if (py.truth(py.within(image, py.generator(function* ($source) { for (const $1 of py.iter($source)) { let _, known; { const $2 = py.unpack($1, 2, -1); _ = $2[0]; known = $2[1]; } yield known; } }.call(this, py.send(py.attribute(sheet, "cells"), "values")))))) {
throw _refuse(number, py.make(say$Say, "each image once", "chaque image une seule fois"), py.str(image));
}
return image;
}
export function _read_amount(number, rest, head) {
let amount, expected;
amount = (py.truth(py.eq(py.len(rest), 1)) ? _whole(py.get(rest, 0), py.get(AMOUNTS, head)) : null);
if (py.truth((amount === null))) {
expected = py.make(say$Say, (py.str(head) + " from 0 to " + py.str(py.get(AMOUNTS, head))), (py.str(head) + " de 0 à " + py.str(py.get(AMOUNTS, head))));
throw _refuse(number, expected, py.send(" ", "join", rest));
}
return amount;
}
export function _deck(sheet) {
let deck, error, expected, image, known, line, name, say;
if ((py.truth((py.attribute(sheet, "deck") === null)) && py.truth(py.all(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let word; word = $1; yield py.attribute(word, "ladder"); } }.call(this, py.send(py.attribute(sheet, "ends"), "values"))))))) {
return null;
}
{ const $2 = py.unpack(py.or(py.attribute(sheet, "deck"), () => py.tuple_of([1, DEFAULT_DECK])), 2, -1); line = $2[0]; name = $2[1]; }
try {
deck = deckfile$load(name);
} catch ($3) {
if (py.isinstance(py.as_error($3), deck$BadDeck)) {
error = py.as_error($3);
say = py.make(say$Say, ("line " + py.str(line) + ": " + py.str(py.attribute(py.attribute(error, "say"), "en"))), ("ligne " + py.str(line) + " : " + py.str(py.attribute(py.attribute(error, "say"), "fr"))));
throw py.make(errors$BadPosition, say);
} else throw $3;
}
known = py.set(py.generator(function* ($source) { for (const $4 of py.iter($source)) { let image; image = $4; yield py.attribute(image, "number"); } }.call(this, py.attribute(deck, "images"))));
for (const $5 of py.iter(py.send(py.attribute(sheet, "cells"), "values"))) {
{ const $6 = py.unpack($5, 2, -1); line = $6[0]; image = $6[1]; }
if (py.truth(py.without(image, known))) {
expected = py.make(say$Say, ("an image of deck " + py.str(py.attribute(deck, "name"))), ("une image du jeu " + py.str(py.attribute(deck, "name"))));
throw _refuse(line, expected, py.str(image));
}
}
return deck;
}
export function _put(state, deck, sheet, end) {
let image, word, written;
written = py.get(py.attribute(sheet, "ends"), end);
py.put(py.get(state, "ends"), py.tuple_of([0, end]), end);
py.put(py.get(state, "tier"), end, end);
if (py.truth((py.attribute(written, "ladder") !== null))) {
py.put(py.get(state, "ladder"), end, py.attribute(written, "ladder"));
_check_matches(sheet, end, written);
py.put(py.get(state, "matched"), py.tuple_of([0, end]), py.sub(py.shl(1, py.attribute(written, "matches")), 1));
return py.make(say$Say, py.attribute(written, "name"), py.attribute(written, "name"));
}
word = _deck_word(deck, sheet, written);
py.put(py.get(state, "ladder"), end, py.attribute(word, "ladder"));
for (const $1 of py.iter((py.truth(deck) ? py.attribute(deck, "images") : py.tuple_of([])))) {
image = $1;
if (py.truth(py.within(py.attribute(word, "key"), py.attribute(image, "yes")))) {
{ const $2 = py.get(state, "yes"), $3 = py.sub(py.attribute(image, "number"), 1); py.put($2, $3, py.ibor(py.get($2, $3), py.send(py.attribute(py.get(state, "yes"), "dtype"), "type", py.shl(1, end)))); }
}
}
py.put(state, "end", end);
scoring$judge_by_deck(state, 0);
return py.make(say$Say, py.attribute(word, "en"), py.attribute(word, "fr"));
}
export function _deck_word(deck, sheet, written) {
let expected, key, other, words;
words = (py.truth(deck) ? py.dict(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let word; word = $1; yield py.tuple_of([py.attribute(word, "key"), word]); } }.call(this, py.attribute(deck, "words")))) : py.dict([]));
key = (py.truth(deck) ? moves$word_key(deck, py.send(py.attribute(written, "name"), "lower")) : "");
if (py.truth(py.without(key, words))) {
expected = py.make(say$Say, "a word of the deck, or its ladder and matches", "un mot du jeu, ou son échelle et le nombre d’images qui vont");
throw _refuse(py.attribute(written, "line"), expected, py.attribute(written, "name"));
}
for (const $2 of py.iter(py.send(py.attribute(sheet, "ends"), "values"))) {
other = $2;
if ((py.truth(py.lt(py.attribute(other, "line"), py.attribute(written, "line"))) && py.truth(deck) && !py.truth(py.attribute(other, "ladder")))) {
if (py.truth(py.eq(moves$word_key(deck, py.send(py.attribute(other, "name"), "lower")), key))) {
expected = py.make(say$Say, "each word once", "chaque mot une seule fois");
throw _refuse(py.attribute(written, "line"), expected, py.attribute(written, "name"));
}
}
}
return py.get(words, key);
}
export function _check_matches(sheet, end, written) {
let expected, lying, name;
if (py.truth(py.attribute(sheet, "cells"))) {
lying = py.sum(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let cell; cell = $1; yield py.within(py.int(cell), py.attribute(sheet, "cells")); } }.call(this, py.get(state$LINE, py.floordiv(end, 2)))));
if (py.truth(py.gt(py.attribute(written, "matches"), lying))) {
name = py.get(state$END_NAMES, end);
expected = py.make(say$Say, ("at most " + py.str(lying) + " matching images on " + py.str(name)), ("au plus " + py.str(lying) + " images qui vont en " + py.str(name)));
throw _refuse(py.attribute(written, "line"), expected, py.str(py.attribute(written, "matches")));
}
}
return null;
}
export function _word_line(state, deck, sheet, end) {
let cells, name, points;
name = _put(state, deck, sheet, end);
points = scoring$word_points(state, 0, end);
cells = (py.truth(py.attribute(py.get(py.attribute(sheet, "ends"), end), "ladder")) ? tallies$line_cells(end) : null);
return tallies$word_line(state, 0, end, name, points, cells);
}
export const LADDER = py.pattern("([0-9]{1,2})/([0-9]{1,2})/([0-9]{1,2})", 32);
export const DEFAULT_DECK = "tesselle";
export const AMOUNTS = py.dict([["discarded", 96], ["gems", 36]]);
export const HEADS = py.remade(say$Say, {en: "an end (a< … 3v), a cell (a1 … c3), deck, discarded or gems", fr: "un bout de ligne (a< … 3v), une case (a1 … c3), deck, discarded ou gems"});
