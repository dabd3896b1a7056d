"""Why a move may not be played."""

from typing import NamedTuple

from tesselle.engine.say import Say


class Reason(NamedTuple):
    """A sentence that names the rule, and the cells that show it."""

    said: Say  # "a tile on d4 would join two of your groups (R6)"
    cells: tuple[str, ...] = ()  # what to light on a board, as the seat sees it: ("d3", "d5")
