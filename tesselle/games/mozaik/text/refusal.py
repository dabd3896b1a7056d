"""What the checks of a MozaiK position share: refusing one, and counting its cards."""

from typing import NoReturn

import numpy as np

from tesselle.engine.errors import BadPosition, mismatch
from tesselle.engine.game import State
from tesselle.engine.say import Given, Say
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.words import say

NOT_ONE = say("none")


def refuse(expected: Say, got: Say | str | int) -> NoReturn:
    """Raise BadPosition with what was expected and what is there."""
    raise BadPosition(mismatch(expected, got if isinstance(got, Say) else str(got)))


def same(name: str, expected: int, got: int, **given: Given) -> None:
    """Refuse a number that is not the expected one; ``name`` is that of what there should be."""
    if expected != got:
        refuse(say(name, number=expected, **given), got)


def images_in_grid(state: State, seat: int) -> int:
    """Count the images in the grid of a seat."""
    return int(np.count_nonzero(state["cells"][seat] != s.NONE))


def words_in_grid(state: State, seat: int) -> int:
    """Count the words around it."""
    return int(np.count_nonzero(state["ends"][seat] != s.NONE))
