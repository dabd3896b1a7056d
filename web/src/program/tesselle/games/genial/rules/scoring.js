import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const line = py.kernel("tesselle.games.genial.rules.scoring.line");
export const points = py.kernel("tesselle.games.genial.rules.scoring.points");
export const lowest = py.kernel("tesselle.games.genial.rules.scoring.lowest");
export const places = py.kernel("tesselle.games.genial.rules.scoring.places");
export const scores = py.kernel("tesselle.games.genial.rules.scoring.scores");
export const ranking = py.kernel("tesselle.games.genial.rules.scoring.ranking");
