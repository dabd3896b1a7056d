import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const earnings = py.kernel("tesselle.bots.points_ahead.earnings");
export const START = 0;
export const STATES = 3;
