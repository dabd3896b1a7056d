import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BadSeed as errors$BadSeed, shown as errors$shown } from "./errors.js";
import { Say as say$Say } from "./say.js";
export function seed_bytes(seed) {
if (py.truth((seed === null))) {
return lib.secrets_token_bytes(SEED_BYTES);
}
if (py.truth(py.isinstance(seed, py.bytes))) {
if (py.truth(py.ne(py.len(seed), SEED_BYTES))) {
throw py.make(errors$BadSeed, py.make(say$Say, ("a seed of bytes has " + py.str(SEED_BYTES) + " of them, got " + py.str(py.len(seed))), ("une graine en octets en a " + py.str(SEED_BYTES) + " ; reçu " + py.str(py.len(seed)))));
}
return seed;
}
if ((py.truth(py.isinstance(seed, py.bool)) || !py.truth(py.isinstance(seed, py.int)))) {
throw py.make(errors$BadSeed, py.make(say$Say, ("a seed is a whole number, " + py.str(SEED_BYTES) + " bytes or None, got " + py.str(errors$shown(seed))), ("une graine est un nombre entier, " + py.str(SEED_BYTES) + " octets ou None ; reçu " + py.str(errors$shown(seed)))));
}
if (!py.truth((($1, $2) => ($1 = seed, py.le(0, $1)) && ($2 = py.shl(1, py.mul(8, SEED_BYTES)), py.lt($1, $2)))())) {
throw py.make(errors$BadSeed, py.make(say$Say, ("a seed is from 0 to 2**256 - 1, got " + py.str(errors$shown(seed))), ("une graine va de 0 à 2**256 - 1 ; reçu " + py.str(errors$shown(seed)))));
}
return py.send(seed, "to_bytes", SEED_BYTES, "big");
}
export function commitment(seed) {
return py.send(lib.hashlib_sha256(seed), "hexdigest");
}
export function word_of_event(seed, event) {
let digest;
digest = lib.hmac_digest(seed, py.send(event, "to_bytes", 8, "big"), "sha256");
return lib.numpy_uint64(py.send(py.int, "from_bytes", py.get(digest, py.slice(null, 8, null)), "big"));
}
export const SEED_BYTES = 32;
export const NONE = 0;
