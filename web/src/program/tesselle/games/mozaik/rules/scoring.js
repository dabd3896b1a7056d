import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export const word_points = py.kernel("tesselle.games.mozaik.rules.scoring.word_points");
export const points = py.kernel("tesselle.games.mozaik.rules.scoring.points");
export const penalty = py.kernel("tesselle.games.mozaik.rules.scoring.penalty");
export const perfect_lines = py.kernel("tesselle.games.mozaik.rules.scoring.perfect_lines");
export const scores = py.kernel("tesselle.games.mozaik.rules.scoring.scores");
export const ranking = py.kernel("tesselle.games.mozaik.rules.scoring.ranking");
export const ALL_THREE = 7;
