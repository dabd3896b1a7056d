"""What lies on a MozaiK table, in text: open words, images, pairs and rulings."""

from typing import TypedDict

import numpy as np

from tesselle.engine.game import State
from tesselle.games.mozaik.deck.deck import Deck
from tesselle.games.mozaik.rules import scoring
from tesselle.games.mozaik.rules import state as s

NOTHING = "-"  # an empty list: no pairs claimed, no image matched


class PlacedWord(TypedDict):
    """A word at one end of a grid."""

    word: str  # its key: "lune"
    matched: list[bool]  # along its line: which of the three images it fits
    points: int


def open_keys(state: State, deck: Deck) -> list[str]:
    """Return the keys of the words that lie open, but for one that waits for a ruling."""
    return [
        deck.words[int(word)].key
        for slot, word in enumerate(state["open"])
        if word != s.NONE and slot != state["slot"]
    ]


def images(state: State, place: int) -> list[int]:
    """Return the numbers of the images that are at ``place`` (HELD + seat …)."""
    return [int(image) + 1 for image in np.flatnonzero(state["where"] == place)]


def grid_images(state: State, seat: int) -> dict[str, int]:
    """Return the number of the image on each cell of a seat's grid that has one."""
    return {
        name: int(image) + 1
        for name, image in zip(s.CELL_NAMES, state["cells"][seat], strict=True)
        if image != s.NONE
    }


def grid_words(state: State, deck: Deck, seat: int) -> dict[str, PlacedWord]:
    """Return the word at each end of a seat's grid that has one, what it matches and its points."""
    return {
        name: {
            "word": deck.words[int(state["ends"][seat, end])].key,
            "matched": [bool(int(state["matched"][seat, end]) >> place & 1) for place in range(3)],
            "points": scoring.word_points(state, seat, end),
        }
        for end, name in enumerate(s.END_NAMES)
        if state["ends"][seat, end] != s.NONE
    }


def pair_text(state: State, deck: Deck, seat: int, pair: int) -> str:
    """Write a pair of the seat's grid: ``lune:17``."""
    word = deck.words[int(state["ends"][seat, pair // 3])]
    return f"{word.key}:{scoring.image_of(state, seat, pair) + 1}"


def unruled_pairs(state: State, seat: int) -> list[int]:
    """Return the new pairs without a ruling, in the order claims count them (R11)."""
    pairs = np.zeros(s.NEW_PAIRS, np.int8)
    return [int(pair) for pair in pairs[: scoring.unruled(state, seat, pairs)]]


def claimed_pairs(state: State) -> list[int]:
    """Return the claimed pairs, in the order disputes count them (R12)."""
    pairs = unruled_pairs(state, int(state["seat"]))
    return [pair for index, pair in enumerate(pairs) if int(state["claimed"]) >> index & 1]


def rulings(state: State, deck: Deck, kind: str) -> list[str]:
    """Write this turn's rulings, ``stands`` or ``refused``, by word, then by image (R13)."""
    pick = int(state["pick"][state["seat"]])
    words = range(len(deck.words))
    pairs = [(word, pick) for word in words if int(state[kind]) >> word & 1]
    pairs += [
        (int(state["open"][slot]), int(state["cells"][state["seat"], cell]))
        for slot, mask in enumerate(state[f"{kind}_at"])
        for cell in range(s.CELLS)
        if int(mask) >> cell & 1
    ]
    return [f"{deck.words[word].key}:{image + 1}" for word, image in sorted(pairs)]


def disputed(state: State, deck: Deck, seat: int) -> list[str] | None:
    """Write the pairs that a seat disputes; None while it has not answered (R12)."""
    answer = int(state["disputed"][seat])
    if answer == s.NONE:
        return None
    owner = int(state["seat"])
    pairs = enumerate(claimed_pairs(state))
    return [pair_text(state, deck, owner, pair) for index, pair in pairs if answer >> index & 1]
