import * as py from "$web/python/python";
import * as lib from "$web/python/library";
import { load as deckfile$load, older as deckfile$older } from "./deckfile.js";
export function number(deck) {
return py.int(py.get(py.attribute(deck, "digest"), py.slice(null, 16, null)), 16);
}
export function put(deck) {
py.put(_decks, number(deck), deck);
return null;
}
export function of(state) {
let known;
known = py.send(_decks, "get", py.int(py.get(state, "deck")));
if (py.truth((known === null))) {
throw py.LookupError(("no deck of digest " + py.format(py.int(py.get(state, "deck")), ("016x")) + "… was loaded here"));
}
return known;
}
export function find(digest) {
return py.send(_decks, "get", py.int(digest, 16));
}
export function pinned(options) {
let deck;
deck = deckfile$load(py.get(options, "deck"));
return py.dict([["deck", py.dict([["name", py.attribute(deck, "name")], ["sha256", py.attribute(deck, "digest")]])]]);
}
export function recalled(options, pinned) {
let deck, edition;
deck = py.send(pinned, "get", "deck");
edition = (py.truth(py.isinstance(deck, py.dict)) ? (py.str(py.get(options, "deck")) + ":" + py.str(py.send(deck, "get", "sha256"))) : "");
return (py.truth(deckfile$older(edition)) ? py.dict([...py.items(options), ["deck", edition]]) : options);
}
export const _decks = py.dict([]);
