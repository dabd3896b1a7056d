import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const end_is_free = py.kernel("tesselle.games.mozaik.rules.solo.end_is_free");
export const WORDS_A_TURN = 3;
