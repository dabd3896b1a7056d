import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say } from "./../../../engine/say.js";
import { FIRST_FLY as play$FIRST_FLY, income_on as play$income_on } from "./../rules/play.js";
import { BID as state$BID, COINS as state$COINS, HAND as state$HAND, LAY as state$LAY, OVER as state$OVER, TAKE as state$TAKE } from "./../rules/state.js";
import { CELLS as tiles$CELLS } from "./../rules/tiles.js";
import { refuse as refusal$refuse, refuse_seat as refusal$refuse_seat } from "./refusal.js";
export function check_hands(state) {
let bought, expected, full, held, seat, wanted;
for (const $1 of py.iter(py.range(py.int(py.get(state, "seats"))))) {
seat = $1;
full = py.and(py.eq(py.get(state, "step"), state$LAY), () => py.band(py.shr(py.int(py.get(state, "to_act")), seat), 1));
bought = py.and(py.eq(py.get(state, "step"), state$TAKE), () => py.within(seat, py.get(py.get(state, "order"), py.slice(null, py.get(state, "picked"), null))));
wanted = ((py.truth(full) || py.truth(bought)) ? state$HAND : py.sub(state$HAND, 1));
held = py.int(py.send(py.get(py.get(state, "hands"), seat), "sum"));
if (py.truth(py.ne(held, wanted))) {
expected = py.make(say$Say, (py.str(wanted) + " tiles in hand"), (py.str(wanted) + " tuiles en main"));
refusal$refuse_seat(seat, expected, held);
}
}
return null;
}
export function check_flies(state) {
let expected, most, over, sit;
over = py.sub(py.int(py.get(state, "round")), py.int(py.ne(py.get(state, "step"), state$OVER)));
most = py.max(0, py.add(py.sub(over, py.int(py.get(play$FIRST_FLY, py.int(py.get(state, "seats"))))), 1));
sit = py.int(py.send(py.get(state, "flies"), "sum"));
if (py.truth(py.gt(sit, most))) {
expected = py.make(say$Say, ("at most " + py.str(most) + " flies by now"), ("au plus " + py.str(most) + " mouches à ce moment"));
refusal$refuse(expected, sit);
}
return null;
}
export function check_coins(state) {
let expected, got, held, most, paid, seat;
for (const $1 of py.iter(py.range(py.int(py.get(state, "seats"))))) {
seat = $1;
paid = (py.truth(py.ne(py.get(state, "step"), state$BID)) ? py.max(0, py.int(py.get(py.get(state, "bids"), seat))) : 0);
most = py.sub(py.add(state$COINS, _earned(state, seat)), paid);
if (py.truth(py.gt(py.get(py.get(state, "coins"), seat), most))) {
held = py.int(py.get(py.get(state, "coins"), seat));
got = py.make(say$Say, (py.str(held) + " and a bid of " + py.str(paid)), (py.str(held) + " et une enchère de " + py.str(paid)));
expected = py.make(say$Say, ("at most " + py.str(py.add(most, paid)) + " coins"), ("au plus " + py.str(py.add(most, paid)) + " pièces"));
refusal$refuse_seat(seat, expected, (py.truth(paid) ? got : held));
}
}
return null;
}
export function _earned(state, seat) {
let board, pays;
board = py.get(py.get(state, "boards"), seat);
pays = py.generator(function* ($source) { for (const $1 of py.iter($source)) { let cell; cell = $1; if (py.truth(py.ge(py.get(board, cell), 0))) { yield play$income_on(board, py.int(py.get(board, cell)), cell); } } }.call(this, py.range(tiles$CELLS)));
return py.floordiv(py.sum(pays), 2);
}
