import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const setup = py.kernel("tesselle.games.mozaik.rules.play.setup");
export const waiting = py.kernel("tesselle.games.mozaik.rules.play.waiting");
export const secret = py.kernel("tesselle.games.mozaik.rules.play.secret");
export const legal = py.kernel("tesselle.games.mozaik.rules.play.legal");
export const apply = py.kernel("tesselle.games.mozaik.rules.play.apply");
