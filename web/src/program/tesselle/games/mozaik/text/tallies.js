import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say } from "./../../../engine/say.js";
import { Line as tally$Line, Tally as tally$Tally } from "./../../../engine/tally.js";
import { of as loaded$of } from "./../deck/loaded.js";
import { ones as cards$ones } from "./../rules/cards.js";
import { penalty as scoring$penalty, perfect_lines as scoring$perfect_lines, points as scoring$points, word_points as scoring$word_points } from "./../rules/scoring.js";
import { CELL_NAMES as state$CELL_NAMES, END_NAMES as state$END_NAMES, LINE as state$LINE, NONE as state$NONE } from "./../rules/state.js";
export function end_place(end) {
let line, side;
{ const $1 = py.unpack(py.tuple_of([py.get(SIDES, py.get(py.get(state$END_NAMES, end), 1)), py.get(LINE_PLACES, py.floordiv(end, 2))]), 2, -1); side = $1[0]; line = $1[1]; }
return py.make(say$Say, (py.str(py.attribute(side, "en")) + " " + py.str(py.attribute(line, "en"))), (py.str(py.attribute(side, "fr")) + " " + py.str(py.attribute(line, "fr"))));
}
export function title(state, word) {
let card;
card = py.get(py.attribute(loaded$of(state), "words"), word);
return py.make(say$Say, py.attribute(card, "en"), py.attribute(card, "fr"));
}
export function line_cells(end) {
return py.tuple(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let cell; cell = $1; yield py.get(state$CELL_NAMES, cell); } }.call(this, py.get(state$LINE, py.floordiv(end, 2)))));
}
export function word_line(state, seat, end, name, points, cells = null) {
let count, matched, place;
matched = py.int(py.get(py.get(state, "matched"), py.tuple_of([seat, end])));
if (py.truth((cells === null))) {
cells = py.tuple(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let cell, place; { const $2 = py.unpack($1, 2, -1); place = $2[0]; cell = $2[1]; } if (py.truth(py.band(py.shr(matched, place), 1))) { yield cell; } } }.call(this, py.enumerate(line_cells(end)))));
}
place = end_place(end);
count = cards$ones(matched);
return py.make(tally$Line, "R5", py.make(say$Say, (py.str(py.attribute(name, "en")) + ", " + py.str(py.attribute(place, "en"))), (py.str(py.attribute(name, "fr")) + ", " + py.str(py.attribute(place, "fr")))), points, py.tuple_of([py.get(state$END_NAMES, end), ...py.iter(cells)]), py.make(say$Say, (py.str(count) + " of 3 images"), (py.str(count) + " image" + py.str((py.truth(py.gt(count, 1)) ? "s" : "")) + " sur 3")));
}
export function gems_line(gems) {
return py.make(tally$Line, "R23", py.make(say$Say, (py.str(gems) + " gem" + py.str((py.truth(py.ne(gems, 1)) ? "s" : "")) + " left"), (py.str(gems) + " gemme" + py.str((py.truth(py.gt(gems, 1)) ? "s" : "")) + " en stock")), gems);
}
export function discards_line(state, seat) {
let count, plural;
count = py.int(py.get(py.get(state, "discarded"), seat));
plural = (py.truth(py.gt(count, 1)) ? "s" : "");
return py.make(tally$Line, "R8", py.make(say$Say, (py.str(count) + " discarded image" + py.str((py.truth(py.ne(count, 1)) ? "s" : ""))), (py.str(count) + " image" + py.str(plural) + " défaussée" + py.str(plural))), py.neg(scoring$penalty(state, seat)), undefined, py.make(say$Say, "1 point less for each pair", "1 point de moins par paire"));
}
export function band(points) {
return py.next(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let least, name; { const $2 = py.unpack($1, 2, -1); least = $2[0]; name = $2[1]; } if (py.truth(py.ge(points, least))) { yield name; } } }.call(this, BANDS)), LOWEST);
}
export function remark(state, seat) {
let perfect;
if (py.truth(py.eq(py.get(state, "seats"), 1))) {
return band(scoring$points(state, seat));
}
perfect = scoring$perfect_lines(state, seat);
return py.make(say$Say, ("perfect rows and columns, for ties: " + py.str(perfect) + " (R9)"), ("rangées et colonnes parfaites, en cas d’égalité : " + py.str(perfect) + " (R9)"));
}
export function final(state, seat) {
let lines;
lines = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let end, word; { const $2 = py.unpack($1, 2, -1); end = $2[0]; word = $2[1]; } if (py.truth(py.ne(word, state$NONE))) { yield word_line(state, seat, end, title(state, py.int(word)), scoring$word_points(state, seat, end)); } } }.call(this, py.enumerate(py.get(py.get(state, "ends"), seat))))];
if (py.truth(py.eq(py.get(state, "seats"), 1))) {
py.send(lines, "append", gems_line(py.int(py.get(state, "gems"))));
} else if (py.truth(py.get(py.get(state, "discarded"), seat))) {
py.send(lines, "append", discards_line(state, seat));
}
return py.make(tally$Tally, py.tuple(lines), scoring$points(state, seat), remark(state, seat));
}
export const LINE_PLACES = py.tuple_of([py.remade(say$Say, {en: "the top row", fr: "la rangée du haut"}), py.remade(say$Say, {en: "the middle row", fr: "la rangée du milieu"}), py.remade(say$Say, {en: "the bottom row", fr: "la rangée du bas"}), py.remade(say$Say, {en: "the left column", fr: "la colonne de gauche"}), py.remade(say$Say, {en: "the middle column", fr: "la colonne du milieu"}), py.remade(say$Say, {en: "the right column", fr: "la colonne de droite"})]);
export const SIDES = py.dict([["<", py.remade(say$Say, {en: "left of", fr: "à gauche de"})], [">", py.remade(say$Say, {en: "right of", fr: "à droite de"})], ["^", py.remade(say$Say, {en: "above", fr: "au-dessus de"})], ["v", py.remade(say$Say, {en: "below", fr: "sous"})]]);
export const BANDS = py.tuple_of([py.tuple_of([51, py.remade(say$Say, {en: "over 50: a masterpiece", fr: "plus de 50 : un chef-d’œuvre"})]), py.tuple_of([46, py.remade(say$Say, {en: "46 to 50: splendid", fr: "de 46 à 50 : superbe"})]), py.tuple_of([40, py.remade(say$Say, {en: "40 to 45: very good", fr: "de 40 à 45 : très bien"})]), py.tuple_of([30, py.remade(say$Say, {en: "30 to 39: on the way", fr: "de 30 à 39 : en bonne voie"})])]);
export const LOWEST = py.remade(say$Say, {en: "under 30: the next grid will be better", fr: "moins de 30 : la prochaine sera meilleure"});
