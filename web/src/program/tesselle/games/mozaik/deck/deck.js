import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { TesselleError as errors$TesselleError, cut as errors$cut } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
export class BadDeck extends errors$TesselleError {
static $name = "BadDeck";
}
export class Word extends py.Object {
static $name = "Word";
data() {
const self = this;
let fields;
fields = py.dict(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let name; name = $1; yield py.tuple_of([name, py.getattr(self, name)]); } }.call(this, WORD_FIELDS)));
return py.bor(fields, py.dict([["ladder", py.list(py.attribute(self, "ladder"))]]));
}
static $fields = ['key', 'fr', 'en', 'about_fr', 'about_en', 'level', 'ladder', 'colour'];
__init__(key, fr, en, about_fr, about_en, level, ladder, colour) { this.key = key; this.fr = fr; this.en = en; this.about_fr = about_fr; this.about_en = about_en; this.level = level; this.ladder = ladder; this.colour = colour;  }
}
export class Image extends py.Object {
static $name = "Image";
data() {
const self = this;
return py.dict([["about_fr", py.attribute(self, "about_fr")], ["about_en", py.attribute(self, "about_en")], ["yes", py.sorted(py.attribute(self, "yes"))], ["arguable", py.sorted(py.attribute(self, "arguable"))]]);
}
static $fields = ['number', 'about_fr', 'about_en', 'yes', 'arguable'];
__init__(number, about_fr, about_en, yes, arguable) { this.number = number; this.about_fr = about_fr; this.about_en = about_en; this.yes = yes; this.arguable = arguable;  }
}
export class Deck extends py.Object {
static $name = "Deck";
opinion(image_number, word_key) {
const self = this;
let image;
image = py.send(py.attribute(self, "_image_by_number"), "get", image_number);
if (py.truth((image === null))) {
py.send(py.make(Place, py.attribute(self, "name"), "images"), "refuse", AN_IMAGE, shown_json(image_number));
}
if (py.truth(py.without(word_key, py.attribute(self, "_keys")))) {
py.send(py.make(Place, py.attribute(self, "name"), "words"), "refuse", A_WORD, shown_json(word_key));
}
if (py.truth(py.within(word_key, py.attribute(image, "yes")))) {
return "yes";
}
return (py.truth(py.within(word_key, py.attribute(image, "arguable"))) ? "arguable" : "no");
}
words_in_play(colours) {
const self = this;
return py.tuple(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let word; word = $1; if ((py.truth(colours) || !py.truth(py.attribute(word, "colour")))) { yield word; } } }.call(this, py.attribute(self, "words"))));
}
data() {
const self = this;
return py.dict([["name", py.attribute(self, "name")], ["words", py.dict(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let word; word = $2; yield py.tuple_of([py.attribute(word, "key"), py.send(word, "data")]); } }.call(this, py.attribute(self, "words"))))], ["images", py.dict(py.generator(function* ($source) { for (const $3 of py.iter($source)) { let image; image = $3; yield py.tuple_of([py.str(py.attribute(image, "number")), py.send(image, "data")]); } }.call(this, py.attribute(self, "images"))))]]);
}
get _image_by_number() { const self = this; return py.once(this, "_image_by_number", () => {
return py.dict(py.generator(function* ($source) { for (const $4 of py.iter($source)) { let image; image = $4; yield py.tuple_of([py.attribute(image, "number"), image]); } }.call(this, py.attribute(self, "images"))));
}); }
get _keys() { const self = this; return py.once(this, "_keys", () => {
return py.frozenset(py.generator(function* ($source) { for (const $5 of py.iter($source)) { let word; word = $5; yield py.attribute(word, "key"); } }.call(this, py.attribute(self, "words"))));
}); }
static $fields = ['name', 'words', 'images', 'digest'];
__init__(name, words, images, digest) { this.name = name; this.words = words; this.images = images; this.digest = digest;  }
}
export class Place extends py.Object {
static $name = "Place";
at(step) {
const self = this;
return py.make(Place, py.attribute(self, "deck"), (py.truth(py.attribute(self, "path")) ? (py.str(py.attribute(self, "path")) + "." + py.str(step)) : step));
}
refuse(expected, got) {
const self = this;
let came, en, fr, name, ou, venu, where;
{ const $1 = py.unpack(py.tuple_of([shown_json(py.attribute(self, "deck")), (py.truth(py.attribute(self, "path")) ? (": " + py.str(py.attribute(self, "path"))) : "")]), 2, -1); name = $1[0]; where = $1[1]; }
ou = (py.truth(py.attribute(self, "path")) ? (" : " + py.str(py.attribute(self, "path"))) : "");
{ const $2 = py.unpack(py.tuple_of([_both(expected), _both(got)]), 2, -1); { const $3 = py.unpack($2[0], 2, -1); en = $3[0]; fr = $3[1]; } { const $4 = py.unpack($2[1], 2, -1); came = $4[0]; venu = $4[1]; } }
throw py.make(BadDeck, py.make(say$Say, ("deck " + py.str(name) + py.str(where) + ": expected " + py.str(en) + ", got " + py.str(came)), ("jeu de cartes " + py.str(name) + py.str(ou) + " : attendu : " + py.str(fr) + " ; reçu : " + py.str(venu))));
return null;
}
static $fields = ['deck', 'path'];
__init__(deck, path = "") { this.deck = deck; this.path = path;  }
}
export function check_size(deck, seats, colours) {
let got, place, words;
place = py.make(Place, py.attribute(deck, "name"));
if (py.truth(py.without(seats, WORDS_NEEDED))) {
py.send(place, "refuse", py.make(say$Say, "1 to 4 seats", "1 à 4 sièges"), py.str(seats));
}
words = py.len(py.send(deck, "words_in_play", colours));
if (py.truth(py.lt(words, py.get(WORDS_NEEDED, seats)))) {
got = py.make(say$Say, (py.str(words) + " without its colours"), (py.str(words) + " sans ses couleurs"));
py.send(py.send(place, "at", "words"), "refuse", _at_least(py.get(WORDS_NEEDED, seats), seats), (py.truth(colours) ? py.str(words) : got));
}
if (py.truth(py.lt(py.len(py.attribute(deck, "images")), py.get(IMAGES_NEEDED, seats)))) {
py.send(py.send(place, "at", "images"), "refuse", _at_least(py.get(IMAGES_NEEDED, seats), seats), py.str(py.len(py.attribute(deck, "images"))));
}
return null;
}
export function shown_json(value) {
let text;
if (py.truth(py.isinstance(value, py.list))) {
return ("a list of " + py.str(py.len(value)));
}
if (py.truth(py.isinstance(value, py.dict))) {
return ("an object of " + py.str(py.len(value)));
}
text = py.send(py.send(lib.json_dumps(value, py.named({ensure_ascii: false})), "encode", "utf-8", "backslashreplace"), "decode");
return errors$cut(text);
}
export function _at_least(needed, seats) {
let plural;
plural = (py.truth(py.eq(seats, 1)) ? "" : "s");
return py.make(say$Say, ("at least " + py.str(needed) + " for " + py.str(seats) + " seat" + py.str(plural)), ("au moins " + py.str(needed) + " pour " + py.str(seats) + " siège" + py.str(plural)));
}
export function _both(text) {
return (py.truth(py.isinstance(text, say$Say)) ? text : py.make(say$Say, text, text));
}
export const WORDS_NEEDED = py.dict([[1, 27], [2, 27], [3, 36], [4, 45]]);
export const IMAGES_NEEDED = py.dict([[1, 32], [2, 40], [3, 61], [4, 82]]);
export const WORD_FIELDS = py.tuple_of(["fr", "en", "about_fr", "about_en", "level", "ladder", "colour"]);
export const AN_IMAGE = py.remade(say$Say, {en: "an image of this deck", fr: "une image de ce jeu"});
export const A_WORD = py.remade(say$Say, {en: "a word of this deck", fr: "un mot de ce jeu"});
