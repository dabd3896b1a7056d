import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const evaluate = py.kernel("tesselle.games.mozaik.heuristic.evaluate.evaluate");
