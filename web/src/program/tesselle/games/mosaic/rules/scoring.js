import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const scores = py.kernel("tesselle.games.mosaic.rules.scoring.scores");
export const ranking = py.kernel("tesselle.games.mosaic.rules.scoring.ranking");
export const census = py.kernel("tesselle.games.mosaic.rules.scoring.census");
