import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const collected = py.kernel("tesselle.engine.collected.collected");
