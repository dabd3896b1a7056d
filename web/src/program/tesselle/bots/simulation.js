import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const simulate = py.kernel("tesselle.bots.simulation.simulate");
export const likely = py.kernel("tesselle.bots.simulation.likely");
export const START = 0;
export const STATES = 2;
