import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const write_keys = py.kernel("tesselle.games.mosaic.heuristic.positionkeys.write_keys");
export const IMAGES = 12;
