import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadSeats as errors$BadSeats, mismatch as errors$mismatch, shown as errors$shown } from "./errors.js";
import { Say as say$Say } from "./say.js";
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
export const MOST_SEATS = 32;
