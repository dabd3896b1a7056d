import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { image_of as scoring$image_of, unruled as scoring$unruled, word_points as scoring$word_points } from "./../rules/scoring.js";
import { CELLS as state$CELLS, CELL_NAMES as state$CELL_NAMES, END_NAMES as state$END_NAMES, NEW_PAIRS as state$NEW_PAIRS, NONE as state$NONE } from "./../rules/state.js";
export function open_keys(state, deck) {
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let slot, word; { const $2 = py.unpack($1, 2, -1); slot = $2[0]; word = $2[1]; } if ((py.truth(py.ne(word, state$NONE)) && py.truth(py.ne(slot, py.get(state, "slot"))))) { yield py.attribute(py.get(py.attribute(deck, "words"), py.int(word)), "key"); } } }.call(this, py.enumerate(py.get(state, "open"))))];
}
export function images(state, place) {
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let image; image = $1; yield py.add(py.int(image), 1); } }.call(this, lib.numpy_flatnonzero(py.eq(py.get(state, "where"), place))))];
}
export function grid_images(state, seat) {
return py.dict(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let image, name; { const $2 = py.unpack($1, 2, -1); name = $2[0]; image = $2[1]; } if (py.truth(py.ne(image, state$NONE))) { yield py.tuple_of([name, py.add(py.int(image), 1)]); } } }.call(this, py.zip(state$CELL_NAMES, py.get(py.get(state, "cells"), seat), py.named({strict: true})))));
}
export function grid_words(state, deck, seat) {
return py.dict(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let end, name; { const $3 = py.unpack($2, 2, -1); end = $3[0]; name = $3[1]; } if (py.truth(py.ne(py.get(py.get(state, "ends"), py.tuple_of([seat, end])), state$NONE))) { yield py.tuple_of([name, py.dict([["word", py.attribute(py.get(py.attribute(deck, "words"), py.int(py.get(py.get(state, "ends"), py.tuple_of([seat, end])))), "key")], ["matched", [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let place; place = $1; yield py.bool(py.band(py.shr(py.int(py.get(py.get(state, "matched"), py.tuple_of([seat, end]))), place), 1)); } }.call(this, py.range(3)))]], ["points", scoring$word_points(state, seat, end)]])]); } } }.call(this, py.enumerate(state$END_NAMES))));
}
export function pair_text(state, deck, seat, pair) {
let word;
word = py.get(py.attribute(deck, "words"), py.int(py.get(py.get(state, "ends"), py.tuple_of([seat, py.floordiv(pair, 3)]))));
return (py.str(py.attribute(word, "key")) + ":" + py.str(py.add(scoring$image_of(state, seat, pair), 1)));
}
export function unruled_pairs(state, seat) {
let pairs;
pairs = lib.numpy_zeros(state$NEW_PAIRS, lib.numpy_int8);
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let pair; pair = $1; yield py.int(pair); } }.call(this, py.get(pairs, py.slice(null, scoring$unruled(state, seat, pairs), null))))];
}
export function claimed_pairs(state) {
let pairs;
pairs = unruled_pairs(state, py.int(py.get(state, "seat")));
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let index, pair; { const $2 = py.unpack($1, 2, -1); index = $2[0]; pair = $2[1]; } if (py.truth(py.band(py.shr(py.int(py.get(state, "claimed")), index), 1))) { yield pair; } } }.call(this, py.enumerate(pairs)))];
}
export function rulings(state, deck, kind) {
let pairs, pick, words;
pick = py.int(py.get(py.get(state, "pick"), py.get(state, "seat")));
words = py.range(py.len(py.attribute(deck, "words")));
pairs = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let word; word = $1; if (py.truth(py.band(py.shr(py.int(py.get(state, kind)), word), 1))) { yield py.tuple_of([word, pick]); } } }.call(this, words))];
pairs = py.iadd(pairs, [...py.generator(function* ($source) { for (const $3 of py.iter($source)) { let mask, slot; { const $4 = py.unpack($3, 2, -1); slot = $4[0]; mask = $4[1]; } for (const $2 of py.iter(py.range(state$CELLS))) { let cell; cell = $2; if (py.truth(py.band(py.shr(py.int(mask), cell), 1))) { yield py.tuple_of([py.int(py.get(py.get(state, "open"), slot)), py.int(py.get(py.get(state, "cells"), py.tuple_of([py.get(state, "seat"), cell])))]); } } } }.call(this, py.enumerate(py.get(state, (py.str(kind) + "_at")))))]);
return [...py.generator(function* ($source) { for (const $5 of py.iter($source)) { let image, word; { const $6 = py.unpack($5, 2, -1); word = $6[0]; image = $6[1]; } yield (py.str(py.attribute(py.get(py.attribute(deck, "words"), word), "key")) + ":" + py.str(py.add(image, 1))); } }.call(this, py.sorted(pairs)))];
}
export function disputed(state, deck, seat) {
let answer, owner, pairs;
answer = py.int(py.get(py.get(state, "disputed"), seat));
if (py.truth(py.eq(answer, state$NONE))) {
return null;
}
owner = py.int(py.get(state, "seat"));
pairs = py.enumerate(claimed_pairs(state));
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let index, pair; { const $2 = py.unpack($1, 2, -1); index = $2[0]; pair = $2[1]; } if (py.truth(py.band(py.shr(answer, index), 1))) { yield pair_text(state, deck, owner, pair); } } }.call(this, pairs))];
}
export const NOTHING = "-";
