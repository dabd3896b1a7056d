"""The decks this process has seen, by the number a state carries.

A state holds the first 8 bytes of its deck's digest, and no texts.  Whatever
makes a state puts its deck here, so that views and moves find the words' keys.
"""

from collections.abc import Mapping
from typing import Any

from tesselle.engine.game import Options, State
from tesselle.games.mozaik.deck.deck import Deck
from tesselle.games.mozaik.deck.deckfile import load, older

_decks: dict[int, Deck] = {}


def number(deck: Deck) -> int:
    """Return what a state carries of ``deck``: the first 8 bytes of its digest."""
    return int(deck.digest[:16], 16)


def put(deck: Deck) -> None:
    """Remember ``deck``."""
    _decks[number(deck)] = deck


def of(state: State) -> Deck:
    """Return the deck ``state`` is played with."""
    known = _decks.get(int(state["deck"]))
    if known is None:
        raise LookupError(f"no deck of digest {int(state['deck']):016x}… was loaded here")
    return known


def find(digest: str) -> Deck | None:
    """Return the deck whose digest begins with these 16 hex digits, if it was seen."""
    return _decks.get(int(digest, 16))


def pinned(options: Options) -> dict[str, Any]:
    """Return what a record must name beside the options: the deck's exact data."""
    deck = load(options["deck"])
    return {"deck": {"name": deck.name, "sha256": deck.digest}}


def recalled(options: Options, pinned: Mapping[str, Any]) -> Options:
    """Return the options with the older edition of our deck that was pinned, if it was one."""
    deck = pinned.get("deck")
    edition = f"{options['deck']}:{deck.get('sha256')}" if isinstance(deck, dict) else ""
    return {**options, "deck": edition} if older(edition) else options
