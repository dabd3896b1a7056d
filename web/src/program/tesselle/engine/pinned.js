import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { TesselleError as errors$TesselleError } from "./errors.js";
import { Say as say$Say } from "./say.js";
export class Exchanged extends errors$TesselleError {
static $name = "Exchanged";
}
export function check_pinned(was, now) {
let begun, found, name, pinned;
for (const $1 of py.iter(py.send(was, "items"))) {
{ const $2 = py.unpack($1, 2, -1); name = $2[0]; pinned = $2[1]; }
if (py.truth(py.ne(py.send(now, "get", name), pinned))) {
{ const $3 = py.unpack(py.tuple_of([lib.json_dumps(pinned), lib.json_dumps(py.send(now, "get", name))]), 2, -1); begun = $3[0]; found = $3[1]; }
throw py.make(Exchanged, py.send(py.make(say$Say, ("the match was begun with " + py.str(begun) + ", got " + py.str(found) + "; it goes on when the old one is back"), ("la partie a commencé avec " + py.str(begun) + " ; reçu " + py.str(found) + " ; elle reprend quand l’ancien est de retour")), "within", name));
}
}
return null;
}
