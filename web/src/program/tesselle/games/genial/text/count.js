import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadPosition as errors$BadPosition, cut as errors$cut, mismatch as errors$mismatch, shown as errors$shown } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { Line as tally$Line, Tally as tally$Tally } from "./../../../engine/tally.js";
import { places as scoring$places } from "./../rules/scoring.js";
import { LAST as state$LAST, MOST_SEATS as state$MOST_SEATS } from "./../rules/state.js";
import { SYMBOLS as tiles$SYMBOLS } from "./../rules/tiles.js";
export class Player extends py.Object {
static $name = "Player";
get rising() {
const self = this;
return py.tuple(py.sorted(py.attribute(self, "tracks")));
}
get mastered() {
const self = this;
return py.eq(py.min(py.attribute(self, "tracks")), state$LAST);
}
static $fields = ['name', 'tracks'];
__init__(name, tracks) { this.name = name; this.tracks = tracks;  }
}
export function count(text) {
let lines, order, place, players, ranked, tracks;
players = py.list(_players(text));
if (!py.truth(players)) {
throw py.make(errors$BadPosition, py.make(say$Say, ("expected 1 to " + py.str(state$MOST_SEATS) + " lines 'name: six tracks', got none"), ("il faut de 1 à " + py.str(state$MOST_SEATS) + " lignes « nom : six pistes » ; reçu aucune")));
}
tracks = lib.numpy_array([...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let player; player = $1; yield py.attribute(player, "tracks"); } }.call(this, players))], lib.numpy_int8);
place = lib.numpy_zeros(py.len(players), lib.numpy_int32);
scoring$places(tracks, py.len(players), place);
order = py.sorted(py.range(py.len(players)), py.named({key: ((seat) => py.int(py.get(place, seat)))}));
ranked = [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let seat; seat = $2; yield py.tuple_of([py.int(py.get(place, seat)), py.get(players, seat)]); } }.call(this, order))];
lines = py.tuple(py.generator(function* ($source) { for (const $3 of py.iter($source)) { let at; at = $3; yield _line(ranked, at); } }.call(this, py.range(py.len(ranked)))));
return py.make(tally$Tally, lines, py.min(py.attribute(py.get(py.get(ranked, 0), 1), "tracks")), _winner(ranked), false);
}
export function* _players(text) {
let line, master, number, player, seen;
seen = py.dict([]);
master = "";
for (const $1 of py.iter(py.enumerate(py.send(text, "splitlines"), 1))) {
{ const $2 = py.unpack($1, 2, -1); number = $2[0]; line = $2[1]; }
if ((!py.truth(py.send(line, "strip")) || py.truth(py.send(py.send(line, "lstrip"), "startswith", "#")))) {
continue;
}
player = _player(number, line);
if (py.truth(py.within(py.attribute(player, "name"), seen))) {
throw _bad(number, py.make(say$Say, "a new name", "un nouveau nom"), py.make(say$Say, (py.str(errors$cut(py.attribute(player, "name"))) + " as on line " + py.str(py.get(seen, py.attribute(player, "name")))), (py.str(errors$cut(py.attribute(player, "name"))) + ", déjà en ligne " + py.str(py.get(seen, py.attribute(player, "name"))))));
}
py.put(seen, py.attribute(player, "name"), number);
if (py.truth(py.gt(py.len(seen), state$MOST_SEATS))) {
throw _bad(number, py.make(say$Say, ("at most " + py.str(state$MOST_SEATS) + " players"), ("au plus " + py.str(state$MOST_SEATS) + " joueurs")), py.make(say$Say, "one more", "un de plus"));
}
if ((py.truth(py.attribute(player, "mastered")) && py.truth(master))) {
throw _bad(number, py.make(say$Say, ("one player with all tracks at " + py.str(state$LAST) + ", since that ends the game (R14)"), ("un seul joueur avec toutes ses pistes à " + py.str(state$LAST) + ", car la partie s'arrête (R14)")), py.make(say$Say, (py.str(errors$cut(py.attribute(player, "name"))) + " besides " + py.str(errors$cut(master))), (py.str(errors$cut(py.attribute(player, "name"))) + " après " + py.str(errors$cut(master)))));
}
master = (py.truth(py.attribute(player, "mastered")) ? py.attribute(player, "name") : master);
(yield player);
}
}
export function _player(number, line) {
let colon, name, rest, track, tracks;
{ const $1 = py.unpack(py.send(line, "partition", ":"), 3, -1); name = $1[0]; colon = $1[1]; rest = $1[2]; }
if ((!py.truth(colon) || !py.truth(py.send(name, "strip")))) {
throw _bad(number, py.make(say$Say, "'name: six tracks'", "« nom : six pistes »"), errors$shown(py.send(line, "strip")));
}
tracks = _tracks(py.send(py.send(rest, "replace", ",", " "), "upper"));
if (py.truth((tracks === null))) {
throw _bad(number, py.make(say$Say, "six numbers, or R G B O Y P once each with its number", "six nombres, ou R G B O Y P une fois chacun avec son nombre"), errors$shown(py.send(rest, "strip")));
}
for (const $2 of py.iter(tracks)) {
track = $2;
if (py.truth(py.gt(track, state$LAST))) {
throw _bad(number, py.make(say$Say, ("tracks from 0 to " + py.str(state$LAST)), ("des pistes de 0 à " + py.str(state$LAST))), py.str(track));
}
}
return py.make(Player, py.send(name, "strip"), tracks);
}
export function _tracks(text) {
let named;
if (py.truth(lib.re_fullmatch("\\s*([0-9]{1,4}\\s+){5}[0-9]{1,4}\\s*", text, lib.re_ASCII))) {
return py.tuple(py.map(py.int, py.send(text, "split")));
}
if (!py.truth(lib.re_fullmatch("\\s*([RGBOYP]\\s*[0-9]{1,4}\\s*){6}", text, lib.re_ASCII))) {
return null;
}
named = py.dict(py.send(LETTERED, "findall", text));
return (py.truth(py.eq(py.len(named), py.len(tiles$SYMBOLS))) ? py.tuple(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let letter; letter = $1; yield py.int(py.get(named, letter)); } }.call(this, tiles$SYMBOLS))) : null);
}
export function _bad(number, expected, got) {
let told;
told = errors$mismatch(expected, got);
return py.make(errors$BadPosition, py.make(say$Say, ("line " + py.str(number) + ": " + py.str(py.attribute(told, "en"))), ("ligne " + py.str(number) + " : " + py.str(py.attribute(told, "fr")))));
}
export function _line(ranked, at) {
let note, place, player, tracks, what;
{ const $1 = py.unpack(py.get(ranked, at), 2, -1); place = $1[0]; player = $1[1]; }
tracks = py.send(" ", "join", py.map(py.str, py.attribute(player, "rising")));
what = py.make(say$Say, (py.str(place) + ". " + py.str(py.attribute(player, "name")) + ": " + py.str(tracks)), (py.str(place) + py.str((py.truth(py.eq(place, 1)) ? "er" : "e")) + " " + py.str(py.attribute(player, "name")) + " : " + py.str(tracks)));
note = _why(ranked, at);
return py.make(tally$Line, (py.truth(py.attribute(player, "mastered")) ? "R14" : "R15"), what, py.min(py.attribute(player, "tracks")), undefined, note);
}
export function _why(ranked, at) {
let levels, mine, other, player, rank, shared, theirs;
player = py.get(py.get(ranked, at), 1);
if (py.truth(py.attribute(player, "mastered"))) {
return py.make(say$Say, ("all six tracks at " + py.str(state$LAST) + ": wins at once"), ("les six pistes à " + py.str(state$LAST) + " : victoire immédiate"));
}
if (py.truth(py.eq(py.len(ranked), 1))) {
return null;
}
other = py.get(py.get(ranked, (py.truth(at) ? py.sub(at, 1) : 1)), 1);
levels = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let rank; rank = $1; if (py.truth(py.ne(py.get(py.attribute(player, "rising"), rank), py.get(py.attribute(other, "rising"), rank)))) { yield rank; } } }.call(this, py.range(py.len(tiles$SYMBOLS))))];
if (!py.truth(levels)) {
return py.make(say$Say, ("the same six tracks as " + py.str(py.attribute(other, "name")) + ": the place is shared"), ("les six mêmes pistes que " + py.str(py.attribute(other, "name")) + " : la place est partagée"));
}
rank = py.get(levels, 0);
{ const $2 = py.unpack(py.tuple_of([py.get(py.attribute(player, "rising"), rank), py.get(py.attribute(other, "rising"), rank)]), 2, -1); mine = $2[0]; theirs = $2[1]; }
if (py.truth(py.eq(rank, 0))) {
return py.make(say$Say, ("lowest track " + py.str(mine) + ", " + py.str(py.attribute(other, "name")) + " has " + py.str(theirs)), ("piste la plus basse " + py.str(mine) + ", " + py.str(py.attribute(other, "name")) + " a " + py.str(theirs)));
}
shared = py.send(", ", "join", py.map(py.str, py.get(py.attribute(player, "rising"), py.slice(null, rank, null))));
return py.make(say$Say, ("level with " + py.str(py.attribute(other, "name")) + " at " + py.str(shared) + "; then the " + py.str(py.get(ORDINALS, rank)) + " is " + py.str(mine) + " to " + py.str(theirs)), ("à égalité avec " + py.str(py.attribute(other, "name")) + " à " + py.str(shared) + " ; puis " + py.str(py.get(ORDINALS_FR, rank)) + " : " + py.str(mine) + " contre " + py.str(theirs)));
}
export function _winner(ranked) {
let firsts, lowest;
firsts = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let place, player; { const $2 = py.unpack($1, 2, -1); place = $2[0]; player = $2[1]; } if (py.truth(py.eq(place, 1))) { yield py.attribute(player, "name"); } } }.call(this, ranked))];
lowest = py.min(py.attribute(py.get(py.get(ranked, 0), 1), "tracks"));
if (py.truth(py.eq(py.len(ranked), 1))) {
return py.make(say$Say, (py.str(py.get(firsts, 0)) + "'s lowest track is " + py.str(lowest) + "."), ("La piste la plus basse de " + py.str(py.get(firsts, 0)) + " est à " + py.str(lowest) + "."));
}
if (py.truth(py.attribute(py.get(py.get(ranked, 0), 1), "mastered"))) {
return py.make(say$Say, (py.str(py.get(firsts, 0)) + " wins at once: all six tracks are at " + py.str(state$LAST) + "."), (py.str(py.get(firsts, 0)) + " l'emporte aussitôt : ses six pistes sont à " + py.str(state$LAST) + "."));
}
if (py.truth(py.gt(py.len(firsts), 1))) {
return py.make(say$Say, (py.str(py.send(", ", "join", py.get(firsts, py.slice(null, py.neg(1), null)))) + " and " + py.str(py.get(firsts, py.neg(1))) + " share the win."), (py.str(py.send(", ", "join", py.get(firsts, py.slice(null, py.neg(1), null)))) + " et " + py.str(py.get(firsts, py.neg(1))) + " partagent la victoire."));
}
return py.make(say$Say, (py.str(py.get(firsts, 0)) + " wins with a lowest track of " + py.str(lowest) + "."), (py.str(py.get(firsts, 0)) + " l'emporte avec " + py.str(lowest) + " sur sa piste la plus basse."));
}
export const LETTERED = py.pattern("([A-Z])\\s*([0-9]+)", 256);
export const ORDINALS = py.tuple_of(["lowest", "second lowest", "third lowest", "fourth lowest", "fifth lowest", "highest"]);
export const ORDINALS_FR = py.tuple_of(["la plus basse", "la 2e plus basse", "la 3e plus basse", "la 4e plus basse", "la 5e plus basse", "la plus haute"]);
