import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadSeats as errors$BadSeats, IllegalMove as errors$IllegalMove, mismatch as errors$mismatch, shown as errors$shown } from "./errors.js";
import { Say as say$Say } from "./say.js";
export function check_seat(seat, seats) {
let expected;
if ((py.truth(py.isinstance(seat, py.bool)) || !py.truth(py.isinstance(seat, py.int)) || !py.truth((($1, $2) => ($1 = seat, py.le(0, $1)) && ($2 = seats, py.lt($1, $2)))()))) {
expected = py.make(say$Say, ("a seat from 0 to " + py.str(py.sub(seats, 1))), ("un siège de 0 à " + py.str(py.sub(seats, 1))));
throw py.make(errors$IllegalMove, errors$mismatch(expected, errors$shown(seat)));
}
return null;
}
export function check_turn(seat, seats, waiting) {
let others;
check_seat(seat, seats);
if (!py.truth(waiting)) {
throw py.make(errors$IllegalMove, py.make(say$Say, "the match is over", "la partie est terminée"));
}
if (py.truth(py.without(seat, waiting))) {
others = py.send(", ", "join", py.map(py.str, waiting));
throw py.make(errors$IllegalMove, py.make(say$Say, ("seat " + py.str(seat) + " is not to act now; waiting for seat " + py.str(others)), ("ce n'est pas au siège " + py.str(seat) + " de jouer ; on attend : " + py.str(others))));
}
return null;
}
export function checked_names(names, seats) {
let name;
if (py.truth((names === null))) {
return py.tuple(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let seat; seat = $1; yield ("seat " + py.str(seat)); } }.call(this, py.range(seats))));
}
if ((!py.truth(py.isinstance(names, py.bor(py.list, py.tuple))) || py.truth(py.ne(py.len(names), seats)))) {
throw py.make(errors$BadSeats, errors$mismatch(py.make(say$Say, (py.str(seats) + " names"), (py.str(seats) + " noms")), errors$shown(names)));
}
for (const $2 of py.iter(names)) {
name = $2;
if ((!py.truth(py.isinstance(name, py.str)) || !py.truth((($3, $4) => ($3 = py.len(name), py.le(1, $3)) && ($4 = LONGEST_NAME, py.le($3, $4)))()))) {
throw py.make(errors$BadSeats, py.make(say$Say, ("a name has 1 to " + py.str(LONGEST_NAME) + " characters, got " + py.str(errors$shown(name))), ("un nom a de 1 à " + py.str(LONGEST_NAME) + " caractères ; reçu " + py.str(errors$shown(name)))));
}
}
return py.tuple(names);
}
export const LONGEST_NAME = 64;
export const seats_in = py.cached(function seats_in(mask) {
return py.tuple(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let seat; seat = $1; if (py.truth(py.band(py.shr(mask, seat), 1))) { yield seat; } } }.call(this, py.range(py.send(mask, "bit_length")))));
});
