import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const total = py.kernel("tesselle.games.genial.rules.bag.total");
export const lacks_lowest = py.kernel("tesselle.games.genial.rules.bag.lacks_lowest");
