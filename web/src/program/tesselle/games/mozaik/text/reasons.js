import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say } from "./../../../engine/say.js";
import { of as loaded$of } from "./../deck/loaded.js";
import { BUYS as state$BUYS, CELLS as state$CELLS, CELL_NAMES as state$CELL_NAMES, DISPUTE as state$DISPUTE, DONE as state$DONE, ENDS as state$ENDS, END_NAMES as state$END_NAMES, HAND as state$HAND, HELD as state$HELD, IMAGES as state$IMAGES, KEEP as state$KEEP, LAYS as state$LAYS, NONE as state$NONE, OVER as state$OVER, PICK as state$PICK, PICKS as state$PICKS, PLACES as state$PLACES, RENEW as state$RENEW } from "./../rules/state.js";
export function expected_now(state) {
return py.get(EXPECTED, py.int(py.get(state, "step")));
}
export function reason(state, seat, action) {
let expected, fitting, mover, step;
step = py.int(py.get(state, "step"));
fitting = py.next(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let bound, steps; { const $2 = py.unpack($1, 2, -1); bound = $2[0]; steps = $2[1]; } if (py.truth(py.lt(action, bound))) { yield steps; } } }.call(this, STEPS_OF)), py.tuple_of([]));
if (py.truth(py.eq(step, state$OVER))) {
return py.make(say$Say, "the match is over", "la partie est finie");
}
if ((py.truth(py.without(py.get(state, "seat"), py.tuple_of([seat, state$NONE]))) && py.truth(py.ne(step, state$DISPUTE)))) {
mover = py.add(py.int(py.get(state, "seat")), 1);
return py.make(say$Say, ("it is seat " + py.str(mover) + "'s turn (R3)"), ("c'est au siège " + py.str(mover) + " de jouer (R3)"));
}
if (py.truth(py.without(step, fitting))) {
expected = expected_now(state);
return py.make(say$Say, ("now is the time for " + py.str(py.attribute(expected, "en"))), ("il faut maintenant " + py.str(py.attribute(expected, "fr"))));
}
if ((py.truth(py.eq(step, state$PICK)) && py.truth(py.ne(py.get(py.get(state, "pick"), seat), state$NONE)))) {
return py.make(say$Say, "your image is already chosen (R2)", "votre image est déjà choisie (R2)");
}
if (py.truth(py.eq(step, state$DISPUTE))) {
return py.make(say$Say, "you already answered, or it is your own claim (R12)", "vous avez déjà répondu, ou c'est votre propre affirmation (R12)");
}
if (py.truth(py.eq(action, state$RENEW))) {
return _why_no_renewal(state);
}
if (py.truth(py.eq(action, state$DONE))) {
return py.make(say$Say, "first buy a word (R17, R21)", "achetez d'abord un mot (R17, R21)");
}
return _why_no_card(state, seat, action);
}
export function _why_no_renewal(state) {
let left;
left = py.int(py.get(state, "left"));
if (py.truth(py.lt(left, state$HAND))) {
return py.make(say$Say, ("renewing takes " + py.str(state$HAND) + " images, " + py.str(left) + " are left (R6, R20)"), ("il faut " + py.str(state$HAND) + " images pour renouveler, il en reste " + py.str(left) + " (R6, R20)"));
}
return py.make(say$Say, "renewing costs a gem, you have none (R20)", "renouveler coûte une gemme (R20)");
}
export function _why_no_card(state, seat, action) {
let cell, end, hand, image, name, number;
image = null;
end = null;
cell = null;
if (py.truth(py.lt(action, state$PLACES))) {
image = py.sub(action, state$PICKS);
} else if (py.truth(py.lt(action, state$KEEP))) {
{ const $1 = py.unpack(py.divmod(py.mod(py.sub(action, state$PLACES), py.mul(state$ENDS, state$CELLS)), state$CELLS), 2, -1); end = $1[0]; cell = $1[1]; }
} else if (py.truth(py.lt(action, state$BUYS))) {
{ const $2 = py.unpack(py.divmod(py.sub(action, state$LAYS), state$CELLS), 2, -1); image = $2[0]; cell = $2[1]; }
} else {
end = py.mod(py.sub(action, state$BUYS), state$ENDS);
}
if ((py.truth((image !== null)) && py.truth(py.ne(py.get(py.get(state, "where"), image), py.add(state$HELD, seat))))) {
hand = py.send(", ", "join", py.generator(function* ($source) { for (const $3 of py.iter($source)) { let i; i = $3; if (py.truth(py.eq(py.get(py.get(state, "where"), i), py.add(state$HELD, seat)))) { yield py.str(py.add(i, 1)); } } }.call(this, py.range(state$IMAGES))));
return py.make(say$Say, ("image " + py.str(py.add(image, 1)) + " is not in your hand (" + py.str(hand) + ")"), ("l'image " + py.str(py.add(image, 1)) + " n'est pas dans votre main (" + py.str(hand) + ")"));
}
if ((py.truth((end !== null)) && py.truth(py.ne(py.get(py.get(state, "ends"), py.tuple_of([seat, end])), state$NONE)))) {
return _taken(state, py.get(state$END_NAMES, end), py.int(py.get(py.get(state, "ends"), py.tuple_of([seat, end]))));
}
if ((py.truth((cell !== null)) && py.truth(py.ne(py.get(py.get(state, "cells"), py.tuple_of([seat, cell])), state$NONE)))) {
number = py.add(py.int(py.get(py.get(state, "cells"), py.tuple_of([seat, cell]))), 1);
name = py.get(state$CELL_NAMES, cell);
return py.make(say$Say, ("image " + py.str(number) + " already lies on " + py.str(name) + " (R4, R17)"), ("l'image " + py.str(number) + " est déjà en " + py.str(name) + " (R4, R17)"));
}
return py.make(say$Say, "a word costs a gem, and you have none (R17)", "un mot coûte une gemme, et vous n'en avez plus (R17)");
}
export function _taken(state, name, word) {
let key;
key = py.attribute(py.get(py.attribute(loaded$of(state), "words"), word), "key");
return py.make(say$Say, (py.str(key) + " already lies at " + py.str(name) + ": one word for each end (R4)"), (py.str(key) + " est déjà en " + py.str(name) + " : un mot par bout (R4)"));
}
export const EXPECTED = py.dict([[0, py.remade(say$Say, {en: "an image of your hand, like image 17", fr: "une image de votre main : image 17"})], [1, py.remade(say$Say, {en: "a word, its end and a cell, like lune a< b2", fr: "un mot, son bout et une case : lune a< b2"})], [2, py.remade(say$Say, {en: "the pairs you claim, like claim lune:17, or claim -", fr: "les paires que vous affirmez : claim lune:17, ou claim -"})], [3, py.remade(say$Say, {en: "the pairs you dispute, like dispute lune:17, or dispute -", fr: "les paires que vous contestez : dispute lune:17, ou dispute -"})], [4, py.remade(say$Say, {en: "keep or renew", fr: "keep (garder) ou renew (renouveler)"})], [5, py.remade(say$Say, {en: "an image and a cell, like image 17 b2, or renew", fr: "une image et une case : image 17 b2, ou renew"})], [6, py.remade(say$Say, {en: "a word and an end, like lune a<, renew or done", fr: "un mot et un bout : lune a<, renew ou done"})], [7, py.remade(say$Say, {en: "nothing: the match is over", fr: "rien : la partie est finie"})]]);
export const STEPS_OF = py.tuple_of([py.tuple_of([96, py.tuple_of([0])]), py.tuple_of([636, py.tuple_of([1])]), py.tuple_of([637, py.tuple_of([4])]), py.tuple_of([638, py.tuple_of([4, 5, 6])]), py.tuple_of([766, py.tuple_of([2])]), py.tuple_of([894, py.tuple_of([3])]), py.tuple_of([1758, py.tuple_of([5])]), py.tuple_of([1819, py.tuple_of([6])])]);
