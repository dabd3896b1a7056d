import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { Say as say$Say, gained as say$gained } from "./../../../engine/say.js";
import { Line as tally$Line, Tally as tally$Tally } from "./../../../engine/tally.js";
import { DIRECTIONS as board$DIRECTIONS, FIRST as board$FIRST, GRID as board$GRID, NEIGHBOUR as board$NEIGHBOUR, PAIRS as board$PAIRS, SECOND as board$SECOND, TOWARDS as board$TOWARDS } from "./../rules/board.js";
import { mastered as play$mastered, place as play$place } from "./../rules/play.js";
import { line as scoring$line, points as scoring$points } from "./../rules/scoring.js";
import { KEEP as state$KEEP, LAST as state$LAST, SWAP as state$SWAP } from "./../rules/state.js";
import { SYMBOLS as tiles$SYMBOLS } from "./../rules/tiles.js";
import { write_move as moves$write_move } from "./moves.js";
export function summary(tracks) {
let lowest, others, then;
{ const $1 = py.unpack(py.sorted(tracks), 2, 1); lowest = $1[0]; others = $1[1]; }
if (py.truth(py.eq(lowest, state$LAST))) {
return py.make(say$Say, ("all six tracks at " + py.str(state$LAST)), ("les six pistes à " + py.str(state$LAST)));
}
then = py.send(", ", "join", py.map(py.str, others));
return py.make(say$Say, ("lowest track " + py.str(lowest) + ", then " + py.str(then)), ("piste la plus basse " + py.str(lowest) + ", puis " + py.str(then)));
}
export function preview(state, seat, action) {
let after, climbed, gain, halves, lines, lost, remark, symbol, total;
halves = earnings(state, action);
if (!py.truth(halves)) {
return py.make(tally$Tally, py.tuple_of([]), 0);
}
after = lib.tesselle_engine_state_copied(state);
play$place(after, seat, action);
climbed = py.send(py.sub(py.get(py.get(after, "tracks"), seat), py.get(py.get(state, "tracks"), seat)), "tolist");
lines = [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let half; half = $2; for (const $1 of py.iter(py.get(half, "lines"))) { let each; each = $1; yield _line(half, each); } } }.call(this, halves))];
for (const $3 of py.iter(py.zip(tiles$SYMBOLS, climbed, py.named({strict: true})))) {
{ const $4 = py.unpack($3, 2, -1); symbol = $4[0]; gain = $4[1]; }
lost = py.sub(py.sum(py.generator(function* ($source) { for (const $5 of py.iter($source)) { let half; half = $5; if (py.truth(py.eq(py.get(half, "symbol"), symbol))) { yield py.get(half, "points"); } } }.call(this, halves))), gain);
if (py.truth(lost)) {
py.send(lines, "append", _lost(symbol, lost, halves));
}
}
{ const $6 = py.unpack(py.tuple_of([py.sum(climbed), _remark(state, after, seat)]), 2, -1); total = $6[0]; remark = $6[1]; }
return py.make(tally$Tally, py.tuple(lines), total, remark, undefined, say$gained(total));
}
export function _line(half, line) {
let cells, colour, what;
colour = py.get(COLOURS, py.get(half, "symbol"));
cells = py.tuple_of([py.get(half, "cell"), ...py.iter(py.get(line, "cells"))]);
what = py.make(say$Say, (py.str(py.attribute(colour, "en")) + ", " + py.str(py.get(cells, 0)) + " to " + py.str(py.get(cells, py.neg(1)))), (py.str(py.attribute(colour, "fr")) + ", de " + py.str(py.get(cells, 0)) + " à " + py.str(py.get(cells, py.neg(1)))));
return py.make(tally$Line, "R7", what, py.get(line, "points"), cells);
}
export function _lost(symbol, lost, halves) {
let colour, lines, what;
colour = py.get(COLOURS, symbol);
lines = [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let half; half = $2; if (py.truth(py.eq(py.get(half, "symbol"), symbol))) { for (const $1 of py.iter(py.get(half, "lines"))) { let line; line = $1; yield py.get(line, "cells"); } } } }.call(this, halves))];
what = py.make(say$Say, (py.str(py.attribute(colour, "en")) + " ends at " + py.str(state$LAST)), (py.str(py.attribute(colour, "fr")) + " : la piste s'arrête à " + py.str(state$LAST)));
return py.make(tally$Line, "R8", what, py.neg(lost), py.tuple(py.get(lines, 0)));
}
export function _remark(before, after, seat) {
let english, french, full, tracks;
if (py.truth(play$mastered(after, seat))) {
return py.make(say$Say, ("All six tracks at " + py.str(state$LAST) + ": that wins at once!"), ("Les six pistes à " + py.str(state$LAST) + " : victoire immédiate !"));
}
if (py.truth(py.eq(py.get(after, "free"), 0))) {
return py.make(say$Say, "No tile fits after that: the match ends.", "Plus aucune tuile ne tiendra ensuite : c'est la fin.");
}
tracks = py.zip(tiles$SYMBOLS, py.get(py.get(before, "tracks"), seat), py.get(py.get(after, "tracks"), seat), py.named({strict: true}));
full = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let new$, old, symbol; { const $4 = py.unpack($1, 3, -1); symbol = $4[0]; old = $4[1]; new$ = $4[2]; } if (py.truth((($2, $3) => ($2 = new$, py.lt(old, $2)) && ($3 = state$LAST, py.eq($2, $3)))())) { yield py.get(COLOURS, symbol); } } }.call(this, tracks))];
if (!py.truth(full)) {
return null;
}
english = py.send(" and ", "join", py.generator(function* ($source) { for (const $5 of py.iter($source)) { let colour; colour = $5; yield py.attribute(colour, "en"); } }.call(this, full)));
french = py.send(" et ", "join", py.generator(function* ($source) { for (const $6 of py.iter($source)) { let colour; colour = $6; yield py.attribute(colour, "fr"); } }.call(this, full)));
if (py.truth(py.eq(py.len(full), 1))) {
return py.make(say$Say, ("Génial! " + py.str(py.send(english, "capitalize")) + " reaches " + py.str(state$LAST) + ": lay another tile."), ("Génial ! " + py.str(py.send(french, "capitalize")) + " arrive à " + py.str(state$LAST) + " : posez encore une tuile."));
}
return py.make(say$Say, ("Génial! " + py.str(py.send(english, "capitalize")) + " reach " + py.str(state$LAST) + ": lay two more tiles."), ("Génial ! " + py.str(py.send(french, "capitalize")) + " arrivent à " + py.str(state$LAST) + " : posez encore deux tuiles."));
}
export function describe(state, seat, action) {
let first, one, other, second;
if (py.truth(py.eq(action, state$SWAP))) {
return py.make(say$Say, "[shows|show] all tiles and [swaps|swap] them", "[montre|montrer] toutes ses tuiles et les [échange|échanger]");
}
if (py.truth(py.eq(action, state$KEEP))) {
return py.make(say$Say, "[keeps|keep] the tiles", "[garde|garder] ses tuiles");
}
{ const $1 = py.unpack(py.send(moves$write_move(state, seat, action), "split", "-"), 2, -1); one = $1[0]; other = $1[1]; }
{ const $2 = py.unpack(py.tuple_of([py.get(COLOURS, py.get(one, 0)), py.get(COLOURS, py.get(other, 0))]), 2, -1); first = $2[0]; second = $2[1]; }
if (py.truth(py.eq(first, second))) {
return py.make(say$Say, ("[lays|lay] double " + py.str(py.attribute(first, "en")) + " on " + py.str(py.get(one, py.slice(1, null, null))) + " and " + py.str(py.get(other, py.slice(1, null, null)))), ("[pose|poser] un double " + py.str(py.attribute(first, "fr")) + " en " + py.str(py.get(one, py.slice(1, null, null))) + " et " + py.str(py.get(other, py.slice(1, null, null)))));
}
return py.make(say$Say, ("[lays|lay] " + py.str(py.attribute(first, "en")) + " on " + py.str(py.get(one, py.slice(1, null, null))) + " and " + py.str(py.attribute(second, "en")) + " on " + py.str(py.get(other, py.slice(1, null, null)))), ("[pose|poser] " + py.str(py.attribute(first, "fr")) + " en " + py.str(py.get(one, py.slice(1, null, null))) + " et " + py.str(py.attribute(second, "fr")) + " en " + py.str(py.get(other, py.slice(1, null, null)))));
}
export function earnings(state, action) {
let back, code, ends, pair, symbols, towards;
{ const $1 = py.unpack(py.divmod(action, board$PAIRS), 2, -1); code = $1[0]; pair = $1[1]; }
if (py.truth(py.ge(code, py.pow(py.len(tiles$SYMBOLS), 2)))) {
return [];
}
symbols = py.divmod(code, py.len(tiles$SYMBOLS));
towards = py.int(py.get(board$TOWARDS, pair));
back = py.mod(py.add(towards, py.floordiv(board$DIRECTIONS, 2)), board$DIRECTIONS);
ends = py.tuple_of([py.tuple_of([py.int(py.get(board$FIRST, pair)), towards]), py.tuple_of([py.int(py.get(board$SECOND, pair)), back])]);
return [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let cell, partner, symbol; { const $3 = py.unpack($2, 2, -1); symbol = $3[0]; { const $4 = py.unpack($3[1], 2, -1); cell = $4[0]; partner = $4[1]; } } yield _half(py.get(state, "cells"), cell, symbol, partner); } }.call(this, py.zip(symbols, ends, py.named({strict: true}))))];
}
export function _half(cells, cell, symbol, partner) {
let _, ahead, direction, length, lines, names;
lines = [];
for (const $1 of py.iter(py.range(board$DIRECTIONS))) {
direction = $1;
length = (py.truth(py.ne(direction, partner)) ? scoring$line(cells, cell, direction, symbol) : 0);
if (py.truth(length)) {
{ const $2 = py.unpack(py.tuple_of([[], cell]), 2, -1); names = $2[0]; ahead = $2[1]; }
for (const $3 of py.iter(py.range(length))) {
_ = $3;
ahead = py.int(py.get(board$NEIGHBOUR, py.tuple_of([ahead, direction])));
py.send(names, "append", py.get(py.attribute(board$GRID, "names"), ahead));
}
py.send(lines, "append", py.dict([["direction", direction], ["cells", names], ["points", length]]));
}
}
return py.dict([["symbol", py.get(tiles$SYMBOLS, symbol)], ["cell", py.get(py.attribute(board$GRID, "names"), cell)], ["points", scoring$points(cells, cell, symbol, partner)], ["lines", lines]]);
}
export const COLOURS = py.dict([["R", py.remade(say$Say, {en: "red", fr: "rouge"})], ["G", py.remade(say$Say, {en: "green", fr: "vert"})], ["B", py.remade(say$Say, {en: "blue", fr: "bleu"})], ["O", py.remade(say$Say, {en: "orange", fr: "orange"})], ["Y", py.remade(say$Say, {en: "yellow", fr: "jaune"})], ["P", py.remade(say$Say, {en: "purple", fr: "violet"})]]);
