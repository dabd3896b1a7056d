"""The decks this process has seen, by the number a state carries.

A state holds the first 8 bytes of its deck's digest, and no texts.  Whatever
makes a state puts its deck here, so that views and moves find the words' keys.
"""

from tesselle.engine.game import State
from tesselle.games.mozaik.deck import Deck

_decks: dict[int, Deck] = {}


def number(deck: Deck) -> int:
    """Give what a state carries of ``deck``: the first 8 bytes of its digest."""
    return int(deck.digest[:16], 16)


def put(deck: Deck) -> None:
    """Remember ``deck``."""
    _decks[number(deck)] = deck


def of(state: State) -> Deck:
    """Give the deck ``state`` is played with."""
    known = _decks.get(int(state["deck"]))
    if known is None:
        raise LookupError(f"no deck of digest {int(state['deck']):016x}… was loaded here")
    return known


def find(digest: str) -> Deck | None:
    """Give the deck whose digest begins with these 16 hex digits, if it was seen."""
    return _decks.get(int(digest, 16))
