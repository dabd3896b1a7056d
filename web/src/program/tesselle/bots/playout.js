import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const likely = py.kernel("tesselle.bots.playout.likely");
