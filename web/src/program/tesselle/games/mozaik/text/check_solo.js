import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say } from "./../../../engine/say.js";
import { hand as cards$hand } from "./../rules/cards.js";
import { ALL_THREE as scoring$ALL_THREE } from "./../rules/scoring.js";
import { WORDS_A_TURN as solo$WORDS_A_TURN, end_is_free as solo$end_is_free } from "./../rules/solo.js";
import { BUY as state$BUY, CLAIM as state$CLAIM, ENDS as state$ENDS, GEMS as state$GEMS, HAND as state$HAND, LAY as state$LAY, NONE as state$NONE, OVER as state$OVER, RESERVE as state$RESERVE, ROUNDS as state$ROUNDS } from "./../rules/state.js";
import { images_in_grid as refusal$images_in_grid, refuse as refusal$refuse, same as refusal$same, words_in_grid as refusal$words_in_grid } from "./refusal.js";
export function check(state, gone) {
let each, gems, hand, held, in_all, none, perfect, placed, renewals, step, thrown, turn, two, words;
{ const $1 = py.unpack(py.tuple_of([py.int(py.get(state, "step")), py.int(py.get(state, "round")), py.int(py.get(state, "gems"))]), 3, -1); step = $1[0]; turn = $1[1]; gems = $1[2]; }
if (py.truth(py.ne(py.get(py.get(state, "pick"), 0), state$NONE))) {
none = py.make(say$Say, "no pick alone", "aucune image choisie en solo");
refusal$refuse(none, py.add(py.int(py.get(py.get(state, "pick"), 0)), 1));
}
words = refusal$words_in_grid(state, 0);
placed = py.make(say$Say, "images placed", "images posées");
refusal$same(placed, py.sub(turn, py.int(py.eq(step, state$LAY))), refusal$images_in_grid(state, 0));
in_all = py.make(say$Say, "gems in all (R16)", "gemmes en tout (R16)");
refusal$same(in_all, py.add(state$GEMS, state$RESERVE), py.add(py.add(gems, py.int(py.get(state, "reserve"))), words));
perfect = py.int(lib.numpy_count_nonzero(py.eq(py.get(py.get(state, "matched"), 0), scoring$ALL_THREE)));
renewals = py.sub(py.sub(py.add(state$GEMS, perfect), words), gems);
thrown = py.int(py.get(py.get(state, "discarded"), 0));
if (!py.truth((($2, $3, $4) => ($2 = py.mul(2, renewals), py.le(0, $2)) && ($3 = thrown, py.le($2, $3)) && ($4 = py.mul(3, renewals), py.le($3, $4)))())) {
each = py.make(say$Say, ("2 or 3 discards for each of " + py.str(renewals) + " renewals (R20)"), ("2 ou 3 défausses pour chacun des " + py.str(renewals) + " renouvellements (R20)"));
refusal$refuse(each, thrown);
}
held = cards$hand(state, 0);
if ((py.truth(py.ne(held, state$HAND)) && (py.truth(py.eq(step, state$LAY)) || py.truth(py.ne(held, py.sub(state$HAND, 1)))))) {
hand = py.make(say$Say, "2 or 3 images in hand, 3 before the image", "2 ou 3 images en main, 3 avant de poser");
refusal$refuse(hand, held);
}
if ((py.truth(py.within(step, py.tuple_of([state$BUY, state$CLAIM, state$OVER]))) && py.truth(py.eq(held, state$HAND)) && py.truth(py.eq(renewals, 0)))) {
two = py.make(say$Say, "2 images in hand after placing one", "2 images en main après en avoir posé une");
refusal$refuse(two, held);
}
_check_words(state, gone, words);
return null;
}
export function _check_words(state, gone, words) {
let before, broke, done, earlier, least, now, opened, over, step, still, turn;
{ const $1 = py.unpack(py.tuple_of([py.int(py.get(state, "step")), py.int(py.get(state, "round"))]), 2, -1); step = $1[0]; turn = $1[1]; }
still = py.int(lib.numpy_count_nonzero(py.ne(py.get(state, "open"), state$NONE)));
opened = py.make(say$Say, "words opened so far", "mots révélés jusqu’ici");
refusal$same(opened, py.mul(solo$WORDS_A_TURN, turn), py.add(py.add(words, still), gone));
now = py.sub(solo$WORDS_A_TURN, still);
if (py.truth(py.eq(step, state$LAY))) {
before = py.make(say$Say, "open words before the image", "mots révélés avant l’image");
refusal$same(before, solo$WORDS_A_TURN, still);
}
if (py.truth(py.within(step, py.tuple_of([state$BUY, state$CLAIM])))) {
py.put(state, "bought", py.int(py.gt(now, 0)));
}
broke = py.and(py.and(py.eq(py.get(state, "gems"), 0), () => py.eq(still, solo$WORDS_A_TURN)), () => solo$end_is_free(state));
if ((py.truth(py.eq(step, state$BUY)) && py.truth(broke))) {
over = py.make(say$Say, "step over without a gem for the compulsory word (R19)", "step=over sans gemme pour le mot obligatoire (R19)");
refusal$refuse(over, "step=words");
}
if ((py.truth(py.eq(step, state$OVER)) && !py.truth(broke))) {
if ((py.truth(py.ne(turn, state$ROUNDS)) || py.truth(still))) {
done = py.make(say$Say, "turn 9 done, or no gem left (R19, R21)", "le tour 9 fini, ou plus de gemme (R19, R21)");
refusal$refuse(done, py.make(say$Say, ("turn " + py.str(turn)), ("le tour " + py.str(turn))));
}
now = 0;
}
earlier = py.sub(words, (py.truth(py.ne(step, state$OVER)) ? now : 0));
if (py.truth(py.lt(earlier, py.min(py.sub(turn, 1), state$ENDS)))) {
least = py.make(say$Say, ("at least " + py.str(py.sub(turn, 1)) + " words from the turns before (R17)"), ("au moins " + py.str(py.sub(turn, 1)) + " mots des tours précédents (R17)"));
refusal$refuse(least, earlier);
}
return null;
}
