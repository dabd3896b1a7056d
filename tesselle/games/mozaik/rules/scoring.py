"""The points of MozaiK (R5, R8, R9, R18, R23)."""

import numpy as np

from tesselle.engine.game import Numbers, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.engine.places import places_by
from tesselle.games.mozaik.rules.cards import ones
from tesselle.games.mozaik.rules.state import ENDS, NONE, SEATS

ALL_THREE = 7  # `matched` of a word that matches all images of its line


@kernel
def rung(state: State, word: int, matches: int) -> int:
    """Return the points of ``word`` for so many matching images (R5)."""
    return 0 if matches == 0 else int(state["ladder"][state["tier"][word], matches - 1])


@kernel
def word_points(state: State, seat: int, end: int) -> int:
    """Return the points of the word at ``end``, as its line is now; 0 without a word (R5)."""
    word = state["ends"][seat, end]
    return 0 if word == NONE else rung(state, word, ones(int(state["matched"][seat, end])))


@kernel
def points(state: State, seat: int) -> int:
    """Return the points of ``seat`` as they stand (R8, R23)."""
    total = 0
    for end in range(ENDS):
        total += word_points(state, seat, end)
    if state["seats"] == 1:
        return total + int(state["gems"])  # R23
    return total - penalty(state, seat)


@kernel
def penalty(state: State, seat: int) -> int:
    """Return what the images that ``seat`` threw away cost: 1 for each pair (R8)."""
    return int(state["discarded"][seat]) // 2


@kernel
def perfect_lines(state: State, seat: int) -> int:
    """Count the rows and columns with a word that matches all their images (R9)."""
    found = 0
    for line in range(ENDS // 2):
        first, second = state["matched"][seat, 2 * line], state["matched"][seat, 2 * line + 1]
        found += int(ALL_THREE in (first, second))
    return found


@kernel
def scores(state: State, out: Numbers) -> None:
    """Write the points of each seat (R8, R23)."""
    for seat in range(state["seats"]):
        out[seat] = points(state, seat)


@kernel
def ranking(state: State, out: Numbers) -> None:
    """Write the places: points, then fewer discards, then perfect lines (R9)."""
    merit = scratch(SEATS, np.int64)
    for seat in range(state["seats"]):
        fewer = 100 - int(state["discarded"][seat])
        merit[seat] = (points(state, seat) * 1000 + fewer) * 10 + perfect_lines(state, seat)
    places_by(merit, out[: state["seats"]])
