import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const setup = py.kernel("tesselle.games.genial.rules.play.setup");
export const waiting = py.kernel("tesselle.games.genial.rules.play.waiting");
export const legal = py.kernel("tesselle.games.genial.rules.play.legal");
export const apply = py.kernel("tesselle.games.genial.rules.play.apply");
export const place = py.kernel("tesselle.games.genial.rules.play.place");
export const mastered = py.kernel("tesselle.games.genial.rules.play.mastered");
export const random_action = py.kernel("tesselle.games.genial.rules.play.random_action");
