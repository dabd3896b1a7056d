import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say, gained as say$gained } from "./../../../engine/say.js";
import { Line as tally$Line, Tally as tally$Tally } from "./../../../engine/tally.js";
import { apply as play$apply } from "./../rules/play.js";
import { ALL_THREE as scoring$ALL_THREE, image_of as scoring$image_of, penalty as scoring$penalty, points as scoring$points, word_points as scoring$word_points } from "./../rules/scoring.js";
import { BUYS as state$BUYS, CELLS as state$CELLS, CLAIM as state$CLAIM, CLAIMS as state$CLAIMS, DISPUTE as state$DISPUTE, DISPUTES as state$DISPUTES, DONE as state$DONE, ENDS as state$ENDS, END_NAMES as state$END_NAMES, KEEP as state$KEEP, LAYS as state$LAYS, OVER as state$OVER, PICK as state$PICK, PICKS as state$PICKS, PLACES as state$PLACES, RENEW as state$RENEW } from "./../rules/state.js";
import { claimed_pairs as layout$claimed_pairs, unruled_pairs as layout$unruled_pairs } from "./layout.js";
import { end_place as tallies$end_place, title as tallies$title, word_line as tallies$word_line } from "./tallies.js";
export function preview(state, seat, action) {
let after, found, total;
if (py.truth(py.within(py.get(state, "step"), py.tuple_of([state$PICK, state$DISPUTE])))) {
return NO_TALLY;
}
after = _played(state, seat, action);
found = [...py.iter(_words(state, after, seat)), ...py.iter(_gems(state, after, seat, action))];
if ((py.truth(py.ne(py.get(py.get(after, "discarded"), seat), py.get(py.get(state, "discarded"), seat))) && py.truth(py.gt(py.get(state, "seats"), 1)))) {
py.send(found, "append", _discards(state, after, seat));
}
total = py.sub(scoring$points(after, seat), scoring$points(state, seat));
return py.make(tally$Tally, py.tuple(found), total, _remark(state, after, action), undefined, say$gained(total));
}
export function _played(state, seat, action) {
let after, other;
after = lib.tesselle_engine_state_copied(state);
play$apply(after, seat, action, lib.numpy_uint64(0));
if (py.truth(py.eq(py.get(state, "step"), state$CLAIM))) {
for (const $1 of py.iter(py.range(py.int(py.get(after, "seats"))))) {
other = $1;
if ((py.truth(py.eq(py.get(after, "step"), state$DISPUTE)) && py.truth(py.ne(other, seat)))) {
play$apply(after, other, state$DISPUTES, lib.numpy_uint64(0));
}
}
}
return after;
}
export function* _words(state, after, seat) {
let end, gain, word;
for (const $1 of py.iter(py.range(state$ENDS))) {
end = $1;
word = py.int(py.get(py.get(after, "ends"), py.tuple_of([seat, end])));
gain = py.sub(scoring$word_points(after, seat, end), scoring$word_points(state, seat, end));
if (py.truth(gain)) {
(yield tallies$word_line(after, seat, end, tallies$title(after, word), gain));
}
}
}
export function* _gems(state, after, seat, action) {
let ends, full, paid, perfect, taken;
if (py.truth(py.gt(py.get(state, "seats"), 1))) {
return null;
}
full = scoring$ALL_THREE;
perfect = py.band(py.eq(py.get(py.get(after, "matched"), seat), full), py.ne(py.get(py.get(state, "matched"), seat), full));
taken = py.int(py.send(perfect, "sum"));
paid = py.sub(py.add(py.int(py.get(state, "gems")), taken), py.int(py.get(after, "gems")));
if (py.truth(taken)) {
ends = py.tuple(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let end; end = $1; yield py.get(state$END_NAMES, end); } }.call(this, lib.numpy_flatnonzero(perfect))));
(yield py.make(tally$Line, "R18", py.make(say$Say, "perfect line", "ligne parfaite"), taken, ends));
}
if ((py.truth(paid) && py.truth(py.eq(action, state$RENEW)))) {
(yield py.make(tally$Line, "R20", py.make(say$Say, "three new pictures", "trois nouvelles images"), py.neg(paid)));
} else if (py.truth(paid)) {
(yield py.make(tally$Line, "R17", py.make(say$Say, "price of the word", "prix du mot"), py.neg(paid)));
}
}
export function _discards(state, after, seat) {
let cost;
cost = py.sub(scoring$penalty(after, seat), scoring$penalty(state, seat));
return py.make(tally$Line, "R8", py.make(say$Say, "two pictures discarded", "deux images défaussées"), py.neg(cost));
}
export function _remark(state, after, action) {
if (py.truth(py.eq(py.get(after, "step"), state$CLAIM))) {
return TO_CLAIM;
}
if ((py.truth(py.eq(py.get(state, "step"), state$CLAIM)) && py.truth(py.gt(py.get(state, "seats"), 1)) && py.truth(py.ne(action, state$CLAIMS)))) {
return IF_AGREED;
}
if ((py.truth(py.eq(py.get(state, "seats"), 1)) && py.truth(py.eq(py.get(after, "step"), state$OVER)) && py.truth(py.ne(action, state$DONE)))) {
return LAST;
}
return null;
}
export function describe(state, seat, action) {
let number;
if (py.truth(py.lt(action, state$PLACES))) {
number = py.add(py.sub(action, state$PICKS), 1);
return py.make(say$Say, ("[chooses|choose] picture " + py.str(number)), ("[choisit|choisir] l’image " + py.str(number)));
}
if (py.truth(py.lt(action, state$KEEP))) {
return _placed(state, seat, py.sub(action, state$PLACES));
}
if (py.truth(py.lt(action, state$CLAIMS))) {
return _drew(state, action);
}
if (py.truth(py.lt(action, state$LAYS))) {
return _judged(state, seat, action);
}
if (py.truth(py.lt(action, state$BUYS))) {
return _laid(...py.iter(py.divmod(py.sub(action, state$LAYS), state$CELLS)));
}
if (py.truth(py.lt(action, state$DONE))) {
return _bought(state, ...py.iter(py.divmod(py.sub(action, state$BUYS), state$ENDS)));
}
return py.make(say$Say, "[ends|end] the turn", "[termine|terminer] le tour");
}
export function _laid(image, cell) {
let place;
place = py.get(CELL_PLACES, cell);
return py.make(say$Say, ("[lays|lay] picture " + py.str(py.add(image, 1)) + " " + py.str(py.attribute(place, "en"))), ("[pose|poser] l’image " + py.str(py.add(image, 1)) + " " + py.str(py.attribute(place, "fr"))));
}
export function _placed(state, seat, choice) {
let cell, end, laid, place, slot, word;
{ const $1 = py.unpack(py.divmod(choice, state$CELLS), 2, -1); choice = $1[0]; cell = $1[1]; }
{ const $2 = py.unpack(py.divmod(choice, state$ENDS), 2, -1); slot = $2[0]; end = $2[1]; }
laid = _laid(py.int(py.get(py.get(state, "pick"), seat)), cell);
word = tallies$title(state, py.int(py.get(py.get(state, "open"), slot)));
place = tallies$end_place(end);
return py.make(say$Say, (py.str(py.attribute(laid, "en")) + " and [puts|put] " + py.str(py.attribute(word, "en")) + " " + py.str(py.attribute(place, "en"))), (py.str(py.attribute(laid, "fr")) + " et [met|mettre] « " + py.str(py.attribute(word, "fr")) + " » " + py.str(py.attribute(place, "fr"))));
}
export function _bought(state, slot, end) {
let place, word;
word = tallies$title(state, py.int(py.get(py.get(state, "open"), slot)));
place = tallies$end_place(end);
return py.make(say$Say, ("[buys|buy] " + py.str(py.attribute(word, "en")) + " and [puts|put] it " + py.str(py.attribute(place, "en"))), ("[achète|acheter] « " + py.str(py.attribute(word, "fr")) + " » et le [met|mettre] " + py.str(py.attribute(place, "fr"))));
}
export function _drew(state, action) {
if (py.truth(py.eq(py.get(state, "seats"), 1))) {
return py.make(say$Say, "[pays|pay] a gem for three new pictures", "[paie|payer] une gemme pour trois nouvelles images");
}
if (py.truth(py.eq(action, state$RENEW))) {
return py.make(say$Say, "[discards|discard] two pictures and [draws|draw] three", "[défausse|défausser] deux images et en [pioche|piocher] trois");
}
if (py.truth(py.eq(py.get(state, "left"), 0))) {
return py.make(say$Say, "[keeps|keep] both pictures", "[garde|garder] ses deux images");
}
return py.make(say$Say, "[keeps|keep] both pictures and [draws|draw] one", "[garde|garder] ses deux images et en [pioche|piocher] une");
}
export function _judged(state, seat, action) {
let chosen, claims, mask, pairs, told;
claims = py.lt(action, state$DISPUTES);
mask = py.sub(action, (py.truth(claims) ? state$CLAIMS : state$DISPUTES));
pairs = (py.truth(claims) ? layout$unruled_pairs(state, seat) : layout$claimed_pairs(state));
chosen = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let index, pair; { const $2 = py.unpack($1, 2, -1); index = $2[0]; pair = $2[1]; } if (py.truth(py.band(py.shr(mask, index), 1))) { yield pair; } } }.call(this, py.enumerate(pairs)))];
if (!py.truth(chosen)) {
if (py.truth(claims)) {
return py.make(say$Say, "[claims|claim] no match", "n’[affirme|affirmer] aucune paire");
}
return py.make(say$Say, "[lets|let] everything pass", "[laisse tout|tout laisser] passer");
}
told = _pairs(state, chosen);
if (py.truth(claims)) {
return py.make(say$Say, ("[claims|claim] " + py.str(py.attribute(told, "en"))), ("[affirme|affirmer] " + py.str(py.attribute(told, "fr"))));
}
return py.make(say$Say, ("[disputes|dispute] " + py.str(py.attribute(told, "en"))), ("[conteste|contester] " + py.str(py.attribute(told, "fr"))));
}
export function _pairs(state, pairs) {
let images, owner, pair, told, word;
owner = py.int(py.get(state, "seat"));
images = py.dict([]);
for (const $1 of py.iter(pairs)) {
pair = $1;
word = py.int(py.get(py.get(state, "ends"), py.tuple_of([owner, py.floordiv(pair, 3)])));
py.send(py.send(images, "setdefault", word, []), "append", py.add(scoring$image_of(state, owner, pair), 1));
}
told = [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let numbers, word; { const $3 = py.unpack($2, 2, -1); word = $3[0]; numbers = $3[1]; } yield _fits(tallies$title(state, word), numbers); } }.call(this, py.send(images, "items")))];
return py.make(say$Say, py.send(", ", "join", py.generator(function* ($source) { for (const $4 of py.iter($source)) { let each; each = $4; yield py.attribute(each, "en"); } }.call(this, told))), py.send(", ", "join", py.generator(function* ($source) { for (const $5 of py.iter($source)) { let each; each = $5; yield py.attribute(each, "fr"); } }.call(this, told))));
}
export function _fits(word, numbers) {
let first, last;
if (py.truth(py.eq(py.len(numbers), 1))) {
return py.make(say$Say, (py.str(py.attribute(word, "en")) + " for picture " + py.str(py.get(numbers, 0))), ("« " + py.str(py.attribute(word, "fr")) + " » pour l’image " + py.str(py.get(numbers, 0))));
}
{ const $1 = py.unpack(py.tuple_of([py.send(", ", "join", py.map(py.str, py.get(numbers, py.slice(null, py.neg(1), null)))), py.get(numbers, py.neg(1))]), 2, -1); first = $1[0]; last = $1[1]; }
return py.make(say$Say, (py.str(py.attribute(word, "en")) + " for pictures " + py.str(first) + " and " + py.str(last)), ("« " + py.str(py.attribute(word, "fr")) + " » pour les images " + py.str(first) + " et " + py.str(last)));
}
export const CELL_PLACES = py.tuple_of([py.remade(say$Say, {en: "at the top left", fr: "en haut à gauche"}), py.remade(say$Say, {en: "at the top, in the middle", fr: "en haut au milieu"}), py.remade(say$Say, {en: "at the top right", fr: "en haut à droite"}), py.remade(say$Say, {en: "in the middle, on the left", fr: "au milieu à gauche"}), py.remade(say$Say, {en: "in the middle", fr: "au milieu"}), py.remade(say$Say, {en: "in the middle, on the right", fr: "au milieu à droite"}), py.remade(say$Say, {en: "at the bottom left", fr: "en bas à gauche"}), py.remade(say$Say, {en: "at the bottom, in the middle", fr: "en bas au milieu"}), py.remade(say$Say, {en: "at the bottom right", fr: "en bas à droite"})]);
export const TO_CLAIM = py.remade(say$Say, {en: "then you say which pictures fit", fr: "vous direz ensuite quelles images vont"});
export const IF_AGREED = py.remade(say$Say, {en: "if the table agrees", fr: "si la table est d’accord"});
export const LAST = py.remade(say$Say, {en: "no gem would be left for a word: the match ends here", fr: "il ne resterait aucune gemme pour un mot : la partie s’arrête là"});
export const NO_TALLY = py.remade(tally$Tally, {lines: py.tuple_of([]), total: 0, remark: null, summed: true, gain: null});
