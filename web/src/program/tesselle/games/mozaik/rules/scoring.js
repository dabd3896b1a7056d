import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { CLAIM as state$CLAIM, DISPUTE as state$DISPUTE } from "./state.js";
export const word_points = py.kernel("tesselle.games.mozaik.rules.scoring.word_points");
export const points = py.kernel("tesselle.games.mozaik.rules.scoring.points");
export const penalty = py.kernel("tesselle.games.mozaik.rules.scoring.penalty");
export const perfect_lines = py.kernel("tesselle.games.mozaik.rules.scoring.perfect_lines");
export const scores = py.kernel("tesselle.games.mozaik.rules.scoring.scores");
export const ranking = py.kernel("tesselle.games.mozaik.rules.scoring.ranking");
export const new_pair = py.kernel("tesselle.games.mozaik.rules.scoring.new_pair");
export const image_of = py.kernel("tesselle.games.mozaik.rules.scoring.image_of");
export const judge_by_deck = py.kernel("tesselle.games.mozaik.rules.scoring.judge_by_deck");
export const ruling = py.kernel("tesselle.games.mozaik.rules.scoring.ruling");
export const unruled = py.kernel("tesselle.games.mozaik.rules.scoring.unruled");
export function asked(state, seat) {
return py.bool(py.within(py.get(state, "step"), py.tuple_of([state$CLAIM, state$DISPUTE])));
}
export const ALL_THREE = 7;
export const STANDS = 1;
