import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const touched = py.kernel("tesselle.games.mosaic.rules.groups.touched");
export const place = py.kernel("tesselle.games.mosaic.rules.groups.place");
