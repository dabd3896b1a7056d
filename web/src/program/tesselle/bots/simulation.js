import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const simulate = py.kernel("tesselle.bots.simulation.simulate");
