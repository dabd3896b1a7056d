import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say } from "./../../../engine/say.js";
import { waiting as play$waiting } from "./../rules/play.js";
import { STANDS as scoring$STANDS, new_pair as scoring$new_pair, ruling as scoring$ruling } from "./../rules/scoring.js";
import { CELL_NAMES as state$CELL_NAMES, CLAIM as state$CLAIM, DISPUTE as state$DISPUTE, END_NAMES as state$END_NAMES, NEW_PAIRS as state$NEW_PAIRS, NONE as state$NONE, PLACE as state$PLACE, STEPS as state$STEPS } from "./../rules/state.js";
import { unruled_pairs as layout$unruled_pairs } from "./layout.js";
import { NOT_ONE as refusal$NOT_ONE, refuse as refusal$refuse, same as refusal$same } from "./refusal.js";
export function check(state) {
let alone, cards_wait, claimed, picked, ruled, running, seat, silent, step, waits;
{ const $1 = py.unpack(py.tuple_of([py.int(py.get(state, "step")), py.int(py.get(state, "seat"))]), 2, -1); step = $1[0]; seat = $1[1]; }
waits = py.within(step, py.tuple_of([state$CLAIM, state$DISPUTE]));
alone = py.eq(py.get(state, "seats"), 1);
if (py.truth(py.ne(waits, py.or(py.ne(py.get(state, "cell"), state$NONE), () => py.ne(py.get(state, "end"), state$NONE))))) {
cards_wait = py.make(say$Say, "cell and end while pairs wait for a ruling, and only then", "cell et end tant que des paires attendent une décision, et alors seulement");
refusal$refuse(cards_wait, py.get(state$STEPS, step));
}
if (py.truth(py.ne(py.ne(py.get(state, "claimed"), 0), py.eq(step, state$DISPUTE)))) {
claimed = py.make(say$Say, "claimed pairs in step dispute, and only then", "des paires affirmées à l’étape dispute, et alors seulement");
refusal$refuse(claimed, py.get(state$STEPS, step));
}
ruled = py.or(py.or(py.get(state, "stands"), () => py.get(state, "refused")), () => py.send(py.get(state, "stands_at"), "any"));
if (((py.truth(ruled) || py.truth(py.send(py.get(state, "refused_at"), "any"))) && (py.truth(alone) || (py.truth(py.ne(step, state$PLACE)) && !py.truth(waits))))) {
running = py.make(say$Say, "rulings of a running turn only (R13)", "des décisions d’un tour en cours (R13)");
refusal$refuse(running, py.get(state$STEPS, step));
}
_check_rulings(state);
if (!py.truth(waits)) {
return null;
}
if (py.truth(alone)) {
_check_lone_attempt(state);
} else if ((py.truth(py.eq(py.get(state, "cell"), state$NONE)) || py.truth(py.eq(py.get(state, "end"), state$NONE)))) {
refusal$refuse(py.make(say$Say, "both cell and end", "cell et end"), py.make(say$Say, "one of them", "l’un des deux"));
} else if (py.truth(py.ne(py.get(py.get(state, "cells"), py.tuple_of([seat, py.get(state, "cell")])), py.get(py.get(state, "pick"), seat)))) {
picked = py.make(say$Say, "the picked image on cell", "l’image choisie en cell");
refusal$refuse(picked, py.get(state$CELL_NAMES, py.get(state, "cell")));
}
_check_new_pairs(state, seat);
if ((py.truth(py.eq(step, state$DISPUTE)) && py.truth(py.eq(play$waiting(state), 0)))) {
silent = py.make(say$Say, "a seat that has not answered (R12)", "un siège qui n’a pas répondu (R12)");
refusal$refuse(silent, refusal$NOT_ONE);
}
return null;
}
export function _check_rulings(state) {
let both, one;
both = py.band(py.int(py.get(state, "stands")), py.int(py.get(state, "refused")));
if ((py.truth(both) || py.truth(py.send(py.band(py.get(state, "stands_at"), py.get(state, "refused_at")), "any")))) {
one = py.make(say$Say, "one ruling for each pair (R13)", "une décision par paire (R13)");
refusal$refuse(one, py.make(say$Say, "both stands and refused", "stands et refused"));
}
return null;
}
export function _check_lone_attempt(state) {
let by_image, order;
by_image = py.eq(py.get(state, "end"), state$NONE);
if ((!py.truth(by_image) && py.truth(py.ne(py.get(state, "cell"), state$NONE)))) {
refusal$refuse(py.make(say$Say, "cell or end alone (R24)", "cell ou end seul (R24)"), py.make(say$Say, "both", "les deux"));
}
if (py.truth(py.eq(by_image, py.bool(py.get(state, "bought"))))) {
order = py.make(say$Say, "an image's claim before the first word, a word's after", "l’affirmation d’une image avant le premier mot, d’un mot après");
refusal$refuse(order, py.get(state$STEPS, state$CLAIM));
}
if ((py.truth(by_image) && py.truth(py.eq(py.get(py.get(state, "cells"), py.tuple_of([0, py.get(state, "cell")])), state$NONE)))) {
refusal$refuse(py.make(say$Say, "an image on cell", "une image en cell"), py.get(state$CELL_NAMES, py.get(state, "cell")));
}
return null;
}
export function _check_new_pairs(state, seat) {
let hit, name, number, pair, unruled;
for (const $1 of py.iter(py.range(state$NEW_PAIRS))) {
number = $1;
pair = scoring$new_pair(state, seat, number);
if (py.truth(py.eq(pair, state$NONE))) {
continue;
}
hit = py.band(py.shr(py.int(py.get(py.get(state, "matched"), py.tuple_of([seat, py.floordiv(pair, 3)]))), py.mod(pair, 3)), 1);
name = (py.str(py.get(state$END_NAMES, py.floordiv(pair, 3))) + ":" + py.str(py.add(py.mod(pair, 3), 1)));
refusal$same(py.make(say$Say, ("match of new pair " + py.str(name)), ("correspondance de la nouvelle paire " + py.str(name))), py.int(py.eq(scoring$ruling(state, seat, pair), scoring$STANDS)), hit);
}
if (!py.truth(layout$unruled_pairs(state, seat))) {
unruled = py.make(say$Say, "a new pair without a ruling (R14a)", "une nouvelle paire à trancher (R14a)");
refusal$refuse(unruled, refusal$NOT_ONE);
}
return null;
}
