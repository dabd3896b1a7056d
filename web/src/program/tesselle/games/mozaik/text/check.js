import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say } from "./../../../engine/say.js";
import { hand as cards$hand, has as cards$has } from "./../rules/cards.js";
import { image_of as scoring$image_of } from "./../rules/scoring.js";
import { CLAIM as state$CLAIM, DISPUTE as state$DISPUTE, DRAW as state$DRAW, ENDS as state$ENDS, END_NAMES as state$END_NAMES, HAND as state$HAND, LYING as state$LYING, NONE as state$NONE, OVER as state$OVER, PICK as state$PICK, PICKED as state$PICKED, ROUNDS as state$ROUNDS, STEPS as state$STEPS, TABLE_JUDGES as state$TABLE_JUDGES } from "./../rules/state.js";
import { check as check_rulings$check } from "./check_rulings.js";
import { check as check_solo$check } from "./check_solo.js";
import { NOT_ONE as refusal$NOT_ONE, images_in_grid as refusal$images_in_grid, refuse as refusal$refuse, same as refusal$same, words_in_grid as refusal$words_in_grid } from "./refusal.js";
export function check(state, gone) {
let alone, step;
step = py.int(py.get(state, "step"));
alone = py.eq(py.get(state, "seats"), 1);
if (py.truth(py.without(step, (py.truth(alone) ? STEPS_ALONE : STEPS_TOGETHER)))) {
refusal$refuse(py.make(say$Say, "a step of this number of seats", "une étape de ce nombre de sièges"), py.get(state$STEPS, step));
}
if ((py.truth(py.within(step, py.tuple_of([state$CLAIM, state$DISPUTE]))) && py.truth(py.ne(py.get(state, "judge"), state$TABLE_JUDGES)))) {
refusal$refuse(py.make(say$Say, "judge=table for claims", "judge=table pour des affirmations"), "judge=deck");
}
if (py.truth(py.ne(py.eq(py.get(state, "seat"), state$NONE), py.within(step, py.tuple_of([state$PICK, state$OVER]))))) {
refusal$refuse(py.make(say$Say, "a seat to move, but for step pick and over", "un siège au trait, sauf aux étapes pick et over"), py.make(say$Say, ("seat " + py.str(py.get(state, "seat"))), ("siège " + py.str(py.get(state, "seat")))));
}
if (py.truth(alone)) {
check_solo$check(state, gone);
} else {
_check_together(state, gone);
}
_check_matches(state);
check_rulings$check(state);
return null;
}
export function _check_together(state, gone) {
let drawing, expected, images, last, none, played, seat, step, still, this$, turns, untaken, waits, words;
{ const $1 = py.unpack(py.tuple_of([py.int(py.get(state, "step")), py.int(py.get(state, "round"))]), 2, -1); step = $1[0]; this$ = $1[1]; }
if ((py.truth(py.eq(step, state$OVER)) && py.truth(py.ne(this$, state$ROUNDS)))) {
last = py.make(say$Say, ("round " + py.str(state$ROUNDS) + " when it is over"), ("le tour " + py.str(state$ROUNDS) + " à la fin"));
refusal$refuse(last, this$);
}
if ((py.truth(py.eq(step, state$DRAW)) && py.truth(py.eq(this$, state$ROUNDS)))) {
none = py.make(say$Say, "no draw in the last round (R6)", "pas de pioche au dernier tour (R6)");
refusal$refuse(none, "step=draw");
}
_check_picks(state);
played = 0;
for (const $2 of py.iter(py.range(py.int(py.get(state, "seats"))))) {
seat = $2;
turns = _turns(state, seat);
waits = py.and(py.within(step, py.tuple_of([state$CLAIM, state$DISPUTE])), () => py.eq(seat, py.get(state, "seat")));
images = py.make(say$Say, ("images in the grid of seat " + py.str(seat)), ("images dans la grille du siège " + py.str(seat)));
refusal$same(images, py.add(turns, waits), refusal$images_in_grid(state, seat));
words = py.make(say$Say, ("words in the grid of seat " + py.str(seat)), ("mots autour de la grille du siège " + py.str(seat)));
refusal$same(words, py.add(turns, waits), refusal$words_in_grid(state, seat));
if (py.truth(py.without(step, py.tuple_of([state$PICK, state$OVER])))) {
played = py.iadd(played, py.add(py.sub(turns, this$), 1));
_check_pick_place(state, seat, py.ge(py.add(turns, waits), this$));
}
drawing = py.and(py.eq(step, state$DRAW), () => py.eq(seat, py.get(state, "seat")));
_check_hand(state, seat, py.add(turns, waits), py.sub(turns, drawing));
}
untaken = py.make(say$Say, "words that nobody took", "mots que personne n’a pris");
refusal$same(untaken, (py.truth(py.eq(step, state$OVER)) ? this$ : py.sub(this$, 1)), gone);
expected = (py.truth(py.eq(step, state$OVER)) ? 0 : py.sub(py.add(py.int(py.get(state, "seats")), 1), played));
still = py.int(lib.numpy_count_nonzero(py.ne(py.get(state, "open"), state$NONE)));
refusal$same(py.make(say$Say, "open words", "mots révélés"), expected, still);
return null;
}
export function _turns(state, seat) {
let before, mover, step, this$;
{ const $1 = py.unpack(py.tuple_of([py.int(py.get(state, "round")), py.get(state, "step"), py.int(py.get(state, "seat"))]), 3, -1); this$ = $1[0]; step = $1[1]; mover = $1[2]; }
if (py.truth(py.eq(step, state$OVER))) {
return this$;
}
if (py.truth(py.eq(step, state$PICK))) {
return py.sub(this$, 1);
}
before = py.lt(py.get(py.get(state, "pick"), seat), py.get(py.get(state, "pick"), mover));
return py.add(py.sub(this$, 1), py.int(py.or(before, () => py.and(py.eq(step, state$DRAW), () => py.eq(seat, mover)))));
}
export function _check_picks(state) {
let fewer, picks, seats, step;
step = py.get(state, "step");
picks = py.int(lib.numpy_count_nonzero(py.ne(py.get(state, "pick"), state$NONE)));
seats = py.int(py.get(state, "seats"));
if (py.truth(py.eq(step, state$PICK))) {
if (py.truth(py.ge(picks, seats))) {
fewer = py.make(say$Say, ("fewer than " + py.str(seats) + " picks while picking (R2)"), ("moins de " + py.str(seats) + " images choisies pendant le choix (R2)"));
refusal$refuse(fewer, picks);
}
} else {
refusal$same(py.make(say$Say, "picks", "images choisies"), (py.truth(py.eq(step, state$OVER)) ? 0 : seats), picks);
}
return null;
}
export function _check_pick_place(state, seat, lies) {
let expected, image, ou, where;
image = py.int(py.get(py.get(state, "pick"), seat));
if (py.truth(py.ne(py.eq(py.get(py.get(state, "where"), image), state$LYING), lies))) {
{ const $1 = py.unpack((py.truth(lies) ? py.tuple_of(["in", "dans"]) : py.tuple_of(["out of", "hors de"])), 2, -1); where = $1[0]; ou = $1[1]; }
expected = py.make(say$Say, ("the pick of seat " + py.str(seat) + " " + py.str(where) + " its grid (R3)"), ("l’image choisie du siège " + py.str(seat) + " " + py.str(ou) + " sa grille (R3)"));
refusal$refuse(expected, ("image " + py.str(py.add(image, 1))));
}
return null;
}
export function _check_hand(state, seat, placed, draws) {
let drew, even, full, hand, held, least, thrown;
held = cards$hand(state, seat);
if ((py.truth(py.eq(py.get(state, "step"), state$PICK)) || py.truth(py.eq(py.get(py.get(state, "where"), py.get(py.get(state, "pick"), seat)), state$PICKED)))) {
held = py.iadd(held, py.int(py.ne(py.get(py.get(state, "pick"), seat), state$NONE)));
}
drew = (py.truth(py.ne(py.get(state, "step"), state$OVER)) ? draws : py.sub(state$ROUNDS, 1));
drew = py.min(drew, py.sub(state$ROUNDS, 1));
full = py.sub(py.add(state$HAND, drew), placed);
least = (py.truth(py.gt(py.get(state, "left"), 0)) ? full : py.min(full, py.sub(state$ROUNDS, placed)));
if (!py.truth((($1, $2) => ($1 = held, py.le(least, $1)) && ($2 = full, py.le($1, $2)))())) {
hand = py.make(say$Say, (py.str(full) + " images in the hand of seat " + py.str(seat) + ", its pick included"), (py.str(full) + " images dans la main du siège " + py.str(seat) + ", celle choisie comprise"));
refusal$refuse(hand, held);
}
thrown = py.int(py.get(py.get(state, "discarded"), seat));
if ((py.truth(py.mod(thrown, 2)) || py.truth(py.gt(thrown, py.mul(2, drew))))) {
even = py.make(say$Say, ("an even number of discards of seat " + py.str(seat) + ", at most " + py.str(py.mul(2, drew))), ("un nombre pair de défausses du siège " + py.str(seat) + ", au plus " + py.str(py.mul(2, drew))));
refusal$refuse(even, thrown);
}
return null;
}
export function _check_matches(state) {
let a, end, expected, fits, hit, image, ou, pair, place, seat, un, where, word;
for (const $1 of py.iter(py.range(py.int(py.get(state, "seats"))))) {
seat = $1;
for (const $2 of py.iter(py.range(py.mul(state$ENDS, 3)))) {
pair = $2;
{ const $3 = py.unpack(py.divmod(pair, 3), 2, -1); end = $3[0]; place = $3[1]; }
{ const $4 = py.unpack(py.tuple_of([py.int(py.get(py.get(state, "ends"), py.tuple_of([seat, end]))), scoring$image_of(state, seat, pair)]), 2, -1); word = $4[0]; image = $4[1]; }
fits = py.without(state$NONE, py.tuple_of([word, image]));
if ((py.truth(fits) && py.truth(py.eq(py.get(state, "judge"), state$TABLE_JUDGES)))) {
continue;
}
fits = py.and(fits, () => cards$has(py.get(py.get(state, "yes"), image), word));
hit = py.bool(py.band(py.shr(py.int(py.get(py.get(state, "matched"), py.tuple_of([seat, end]))), place), 1));
if (py.truth(py.ne(hit, fits))) {
where = ("place " + py.str(py.add(place, 1)) + " of " + py.str(py.get(state$END_NAMES, end)) + ", seat " + py.str(seat));
ou = ("la place " + py.str(py.add(place, 1)) + " de " + py.str(py.get(state$END_NAMES, end)) + ", siège " + py.str(seat));
{ const $5 = py.unpack((py.truth(fits) ? py.tuple_of(["a", "une"]) : py.tuple_of(["no", "aucune"])), 2, -1); a = $5[0]; un = $5[1]; }
expected = py.make(say$Say, (py.str(a) + " match on " + py.str(where)), (py.str(un) + " correspondance à " + py.str(ou)));
refusal$refuse(expected, (py.truth(hit) ? py.make(say$Say, "one", "une") : refusal$NOT_ONE));
}
}
}
return null;
}
export const STEPS_TOGETHER = py.tuple_of([0, 1, 2, 3, 4, 7]);
export const STEPS_ALONE = py.tuple_of([5, 6, 2, 7]);
