import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadOption as errors$BadOption } from "./../../../engine/errors.js";
import { Say as say$Say } from "./../../../engine/say.js";
import { check_size as deck$check_size } from "./../deck/deck.js";
import { load as deckfile$load } from "./../deck/deckfile.js";
import { number as loaded$number, put as loaded$put } from "./../deck/loaded.js";
export function blank(seats, options) {
return table(deckfile$load(py.get(options, "deck")), seats, py.get(options, "judge"), py.get(options, "colours"));
}
export function table(deck, seats, judge, colours) {
let name, state;
deck$check_size(deck, seats, colours);
state = lib.tesselle_engine_state_zeroed(STATE);
py.put(state, "seats", seats);
py.put(state, "judge", py.send(JUDGES, "index", judge));
copy_deck(state, deck, colours);
loaded$put(deck);
py.put(state, "left", py.get(state, "images"));
py.put(state, "pool", py.get(state, "words"));
for (const $1 of py.iter(py.tuple_of(["cells", "ends", "open", "pick", "disputed", "seat", "cell", "end", "slot"]))) {
name = $1;
py.put(state, name, NONE);
}
py.put(state, "round", 1);
if (py.truth(py.eq(seats, 1))) {
{ const $2 = py.unpack(py.tuple_of([LAY, 0]), 2, -1); py.put(state, "step", $2[0]); py.put(state, "seat", $2[1]); }
{ const $3 = py.unpack(py.tuple_of([GEMS, RESERVE]), 2, -1); py.put(state, "gems", $3[0]); py.put(state, "reserve", $3[1]); }
}
return state;
}
export function copy_deck(state, deck, colours) {
let count, image, index, ladders, number, word;
ladders = py.sorted(py.set(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let word; word = $1; yield py.attribute(word, "ladder"); } }.call(this, py.attribute(deck, "words")))));
if (py.truth(py.gt(py.len(ladders), LADDERS))) {
count = py.len(ladders);
throw py.make(errors$BadOption, py.make(say$Say, ("a deck has at most " + py.str(LADDERS) + " ladders, " + py.str(py.attribute(deck, "name")) + " has " + py.str(count)), ("un jeu a au plus " + py.str(LADDERS) + " échelles, " + py.str(py.attribute(deck, "name")) + " en a " + py.str(count))));
}
index = py.dict(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let number, word; { const $3 = py.unpack($2, 2, -1); number = $3[0]; word = $3[1]; } yield py.tuple_of([py.attribute(word, "key"), number]); } }.call(this, py.enumerate(py.attribute(deck, "words")))));
py.put(state, "deck", loaded$number(deck));
py.put(state, "words", py.sum(py.generator(function* ($source) { for (const $4 of py.iter($source)) { let word; word = $4; yield py.shl(1, py.get(index, py.attribute(word, "key"))); } }.call(this, py.send(deck, "words_in_play", colours)))));
py.put(state, "images", py.len(py.attribute(deck, "images")));
py.put(py.get(state, "ladder"), py.slice(null, py.len(ladders), null), ladders);
for (const $5 of py.iter(py.enumerate(py.attribute(deck, "words")))) {
{ const $6 = py.unpack($5, 2, -1); number = $6[0]; word = $6[1]; }
py.put(py.get(state, "tier"), number, py.send(ladders, "index", py.attribute(word, "ladder")));
py.put(py.get(state, "often"), number, py.sum(py.generator(function* ($source) { for (const $7 of py.iter($source)) { let image; image = $7; yield py.within(py.attribute(word, "key"), py.attribute(image, "yes")); } }.call(this, py.attribute(deck, "images")))));
}
py.put(py.get(state, "where"), py.slice(null, null, null), ABSENT);
for (const $8 of py.iter(py.attribute(deck, "images"))) {
image = $8;
py.put(py.get(state, "where"), py.sub(py.attribute(image, "number"), 1), DECK);
py.put(py.get(state, "yes"), py.sub(py.attribute(image, "number"), 1), py.sum(py.generator(function* ($source) { for (const $9 of py.iter($source)) { let key; key = $9; yield py.shl(1, py.get(index, key)); } }.call(this, py.attribute(image, "yes")))));
py.put(py.get(state, "arguable"), py.sub(py.attribute(image, "number"), 1), py.sum(py.generator(function* ($source) { for (const $10 of py.iter($source)) { let key; key = $10; yield py.shl(1, py.get(index, key)); } }.call(this, py.attribute(image, "arguable")))));
}
return null;
}
export const SEATS = 4;
export const IMAGES = 96;
export const WORDS = 64;
export const LADDERS = 16;
export const CELLS = 9;
export const ENDS = 12;
export const OPEN = 5;
export const NEW_PAIRS = 7;
export const HAND = 3;
export const ROUNDS = 9;
export const GEMS = 7;
export const RESERVE = 29;
export const NONE = -1;
export const DECK = 0;
export const HELD = 1;
export const DISCARDED = 5;
export const PICKED = 9;
export const LYING = 10;
export const ABSENT = 11;
export const PICK = 0;
export const PLACE = 1;
export const CLAIM = 2;
export const DISPUTE = 3;
export const DRAW = 4;
export const LAY = 5;
export const BUY = 6;
export const OVER = 7;
export const STEPS = py.tuple_of(["pick", "place", "claim", "dispute", "draw", "image", "words", "over"]);
export const TABLE_JUDGES = 1;
export const JUDGES = py.tuple_of(["deck", "table"]);
export const PICKS = 0;
export const PLACES = 96;
export const KEEP = 636;
export const RENEW = 637;
export const CLAIMS = 638;
export const DISPUTES = 766;
export const LAYS = 894;
export const BUYS = 1758;
export const DONE = 1818;
export const LINE = py.array([0,1,2,3,4,5,6,7,8,0,3,6,1,4,7,2,5,8], "int8", [6, 3]);
export const CELL_NAMES = py.tuple_of(["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]);
export const END_NAMES = py.tuple_of(["a<", "a>", "b<", "b>", "c<", "c>", "1^", "1v", "2^", "2v", "3^", "3v"]);
export const STATE = py.dtype({"size": 2048, "fields": {"yes": {"at": 0, "type": "uint64", "shape": [96], "size": 768}, "arguable": {"at": 768, "type": "uint64", "shape": [96], "size": 768}, "deck": {"at": 1536, "type": "uint64", "shape": [], "size": 8}, "words": {"at": 1544, "type": "uint64", "shape": [], "size": 8}, "tier": {"at": 1552, "type": "int8", "shape": [64], "size": 64}, "often": {"at": 1616, "type": "int8", "shape": [64], "size": 64}, "images": {"at": 1680, "type": "int8", "shape": [], "size": 1}, "ladder": {"at": 1681, "type": "int8", "shape": [16, 3], "size": 48}, "pool": {"at": 1736, "type": "uint64", "shape": [], "size": 8}, "where": {"at": 1744, "type": "int8", "shape": [96], "size": 96}, "cells": {"at": 1840, "type": "int8", "shape": [4, 9], "size": 36}, "ends": {"at": 1876, "type": "int8", "shape": [4, 12], "size": 48}, "matched": {"at": 1924, "type": "int8", "shape": [4, 12], "size": 48}, "open": {"at": 1972, "type": "int8", "shape": [5], "size": 5}, "pick": {"at": 1977, "type": "int8", "shape": [4], "size": 4}, "discarded": {"at": 1981, "type": "int8", "shape": [4], "size": 4}, "left": {"at": 1985, "type": "int8", "shape": [], "size": 1}, "seats": {"at": 1986, "type": "int8", "shape": [], "size": 1}, "judge": {"at": 1987, "type": "int8", "shape": [], "size": 1}, "round": {"at": 1988, "type": "int8", "shape": [], "size": 1}, "step": {"at": 1989, "type": "int8", "shape": [], "size": 1}, "seat": {"at": 1990, "type": "int8", "shape": [], "size": 1}, "gems": {"at": 1991, "type": "int8", "shape": [], "size": 1}, "reserve": {"at": 1992, "type": "int8", "shape": [], "size": 1}, "bought": {"at": 1993, "type": "int8", "shape": [], "size": 1}, "cell": {"at": 1994, "type": "int8", "shape": [], "size": 1}, "end": {"at": 1995, "type": "int8", "shape": [], "size": 1}, "slot": {"at": 1996, "type": "int8", "shape": [], "size": 1}, "claimed": {"at": 1997, "type": "int8", "shape": [], "size": 1}, "disputed": {"at": 1998, "type": "int8", "shape": [4], "size": 4}, "stands": {"at": 2008, "type": "uint64", "shape": [], "size": 8}, "refused": {"at": 2016, "type": "uint64", "shape": [], "size": 8}, "stands_at": {"at": 2024, "type": "int16", "shape": [5], "size": 10}, "refused_at": {"at": 2034, "type": "int16", "shape": [5], "size": 10}}});
