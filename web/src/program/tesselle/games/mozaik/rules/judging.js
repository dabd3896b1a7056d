import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { CLAIM as state$CLAIM, DISPUTE as state$DISPUTE } from "./state.js";
export const new_pair = py.kernel("tesselle.games.mozaik.rules.judging.new_pair");
export const image_of = py.kernel("tesselle.games.mozaik.rules.judging.image_of");
export const judge_by_deck = py.kernel("tesselle.games.mozaik.rules.judging.judge_by_deck");
export const ruling = py.kernel("tesselle.games.mozaik.rules.judging.ruling");
export const unruled = py.kernel("tesselle.games.mozaik.rules.judging.unruled");
export function asked(state, seat) {
return py.bool(py.within(py.get(state, "step"), py.tuple_of([state$CLAIM, state$DISPUTE])));
}
export const STANDS = 1;
