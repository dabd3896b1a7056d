import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const worths = py.kernel("tesselle.games.mozaika.heuristic.worths.worths");
