import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { BOTS as bots$BOTS } from "./../bots.js";
import { replayed as localmatch$replayed } from "./localmatch.js";
export function move_of(stored, seat, bot) {
let chosen, match;
match = localmatch$replayed(stored);
chosen = py.send(py.call(py.get(bots$BOTS, bot), chance_of(match, seat)), "choose", match, seat);
return py.send(py.attribute(match, "game"), "write_move", py.attribute(match, "state"), seat, chosen);
}
export function chance_of(match, seat) {
let digest, own, text;
own = py.sum(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let event; event = $1; yield py.eq(py.attribute(event, "seat"), seat); } }.call(this, py.attribute(match, "events"))));
text = py.send(("bot " + py.str(seat) + " " + py.str(own)), "encode");
digest = lib.hmac_digest(py.attribute(match, "seed"), py.send(text, "ljust", 9), "sha256");
return py.send(py.int, "from_bytes", py.get(digest, py.slice(null, 7, null)), "big");
}
