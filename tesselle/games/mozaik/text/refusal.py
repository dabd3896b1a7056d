"""What the checks of a MozaiK position share: refusing one, and counting its cards."""

from typing import NoReturn

import numpy as np

from tesselle.engine.errors import BadPosition, mismatch
from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.mozaik.rules import state as s

NOT_ONE = Say("none", "aucun")


def refuse(expected: Say, got: Say | str | int) -> NoReturn:
    """Raise BadPosition with what was expected and what is there."""
    raise BadPosition(mismatch(expected, got if isinstance(got, Say) else str(got)))


def same(what: Say, expected: int, got: int) -> None:
    """Refuse a number that is not the expected one."""
    if expected != got:
        refuse(Say(f"{expected} {what.en}", f"{expected} {what.fr}"), got)


def images_in_grid(state: State, seat: int) -> int:
    """Count the images in the grid of a seat."""
    return int(np.count_nonzero(state["cells"][seat] != s.NONE))


def words_in_grid(state: State, seat: int) -> int:
    """Count the words around it."""
    return int(np.count_nonzero(state["ends"][seat] != s.NONE))
