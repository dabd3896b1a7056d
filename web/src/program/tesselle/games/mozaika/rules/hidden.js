import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const resample = py.kernel("tesselle.games.mozaika.rules.hidden.resample");
