import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const has = py.kernel("tesselle.games.mozaik.rules.cards.has");
export const ones = py.kernel("tesselle.games.mozaik.rules.cards.ones");
export const hand = py.kernel("tesselle.games.mozaik.rules.cards.hand");
export const resample = py.kernel("tesselle.games.mozaik.rules.cards.resample");
