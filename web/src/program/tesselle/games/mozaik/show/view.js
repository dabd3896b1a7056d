import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { of as loaded$of } from "./../deck/loaded.js";
import { image_of as scoring$image_of, perfect_lines as scoring$perfect_lines, points as scoring$points } from "./../rules/scoring.js";
import { CELL_NAMES as state$CELL_NAMES, CLAIM as state$CLAIM, DECK as state$DECK, DISCARDED as state$DISCARDED, DISPUTE as state$DISPUTE, END_NAMES as state$END_NAMES, HELD as state$HELD, JUDGES as state$JUDGES, LINE as state$LINE, NONE as state$NONE, OVER as state$OVER, PICK as state$PICK, ROUNDS as state$ROUNDS, STEPS as state$STEPS } from "./../rules/state.js";
import { claimed_pairs as layout$claimed_pairs, disputed as layout$disputed, grid_images as layout$grid_images, grid_words as layout$grid_words, images as layout$images, open_keys as layout$open_keys, rulings as layout$rulings, unruled_pairs as layout$unruled_pairs } from "./../text/layout.js";
import { final as tallies$final } from "./../text/tallies.js";
export function view(state, seat) {
let deck, seats, seen;
deck = loaded$of(state);
seats = py.range(py.int(py.get(state, "seats")));
seen = py.dict([["deck", py.dict([["name", py.attribute(deck, "name")], ["sha256", py.attribute(deck, "digest")]])], ["judge", py.get(state$JUDGES, py.int(py.get(state, "judge")))], ["round", py.int(py.get(state, "round"))], ["rounds", state$ROUNDS], ["step", py.get(state$STEPS, py.int(py.get(state, "step")))], ["to_move", _number(py.get(state, "seat"))], ["open", layout$open_keys(state, deck)], ["words_left", py.send(py.int(py.get(state, "pool")), "bit_count")], ["images_left", py.int(py.get(state, "left"))], ["players", [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let player; player = $1; yield _seat(state, deck, player); } }.call(this, seats))]], ["order", _order(state)], ["pairs", _pairs(state, deck)], ["refused", layout$rulings(state, deck, "refused")], ["own", (py.truth((seat === null)) ? null : _own(state, deck, seat))]]);
if (py.truth(py.eq(py.len(seats), 1))) {
py.put(seen, "gems", py.int(py.get(state, "gems")));
py.put(seen, "reserve", py.int(py.get(state, "reserve")));
py.put(seen, "bought", py.bool(py.get(state, "bought")));
}
return seen;
}
export function _number(value) {
return (py.truth(py.eq(value, state$NONE)) ? null : py.int(value));
}
export function _seat(state, deck, seat) {
let answer, pick, picking;
picking = py.eq(py.get(state, "step"), state$PICK);
pick = py.int(py.get(py.get(state, "pick"), seat));
answer = (py.truth(picking) ? pick : py.int(py.get(py.get(state, "disputed"), seat)));
return py.dict([["cells", layout$grid_images(state, seat)], ["ends", layout$grid_words(state, deck, seat)], ["points", scoring$points(state, seat)], ["perfect", scoring$perfect_lines(state, seat)], ["hand", py.len(layout$images(state, py.add(state$HELD, seat)))], ["discarded", py.int(py.get(py.get(state, "discarded"), seat))], ["chosen", py.ne(answer, state$NONE)], ["pick", ((py.truth(picking) || py.truth(py.eq(pick, state$NONE))) ? null : py.add(pick, 1))], ["tally", (py.truth(py.eq(py.get(state, "step"), state$OVER)) ? py.send(tallies$final(state, seat), "data") : null)]]);
}
export function _order(state) {
let picks;
if (py.truth(py.eq(py.get(state, "step"), state$PICK))) {
return [];
}
picks = py.dict(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let pick, seat; { const $2 = py.unpack($1, 2, -1); seat = $2[0]; pick = $2[1]; } if (py.truth(py.ne(pick, state$NONE))) { yield py.tuple_of([seat, py.int(pick)]); } } }.call(this, py.enumerate(py.get(state, "pick")))));
return py.sorted(picks, py.named({key: py.attribute(picks, "__getitem__")}));
}
export function _pairs(state, deck) {
let pairs, seat, step;
step = py.get(state, "step");
if (py.truth(py.without(step, py.tuple_of([state$CLAIM, state$DISPUTE])))) {
return [];
}
seat = py.int(py.get(state, "seat"));
pairs = (py.truth(py.eq(step, state$CLAIM)) ? layout$unruled_pairs(state, seat) : layout$claimed_pairs(state));
return [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let pair; pair = $1; yield _pair(state, deck, seat, pair); } }.call(this, pairs))];
}
export function _pair(state, deck, seat, pair) {
let number, word;
word = py.get(py.attribute(deck, "words"), py.int(py.get(py.get(state, "ends"), py.tuple_of([seat, py.floordiv(pair, 3)]))));
number = py.add(scoring$image_of(state, seat, pair), 1);
return py.dict([["word", py.attribute(word, "key")], ["image", number], ["end", py.get(state$END_NAMES, py.floordiv(pair, 3))], ["cell", py.get(state$CELL_NAMES, py.get(state$LINE, py.tuple_of([py.floordiv(pair, 6), py.mod(pair, 3)])))], ["opinion", py.send(deck, "opinion", number, py.attribute(word, "key"))]]);
}
export function _own(state, deck, seat) {
return py.dict([["seat", seat], ["hand", layout$images(state, py.add(state$HELD, seat))], ["pick", (py.truth(py.eq(py.get(py.get(state, "pick"), seat), state$NONE)) ? null : py.add(py.int(py.get(py.get(state, "pick"), seat)), 1))], ["discarded", layout$images(state, py.add(state$DISCARDED, seat))], ["disputed", layout$disputed(state, deck, seat)]]);
}
export function dealt(before, after, seat) {
let deck, drawn, gifts, hands, words;
deck = loaded$of(after);
words = layout$open_keys(after, deck);
if (py.truth((before === null))) {
hands = [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let player; player = $1; yield layout$images(after, py.add(state$HELD, player)); } }.call(this, py.range(py.int(py.get(after, "seats")))))];
return py.dict([["hands", hands], ["words", words]]);
}
gifts = py.dict([]);
drawn = py.band(py.eq(py.get(before, "where"), state$DECK), py.eq(py.get(after, "where"), py.add(state$HELD, seat)));
if (py.truth(py.send(drawn, "any"))) {
py.put(gifts, "draw", [...py.generator(function* ($source) { for (const $2 of py.iter($source)) { let image; image = $2; yield py.add(py.int(image), 1); } }.call(this, lib.numpy_flatnonzero(drawn)))]);
}
if (py.truth(py.ne(py.get(after, "round"), py.get(before, "round")))) {
py.put(gifts, "words", words);
}
return gifts;
}
