"""What people may see of a Mosaic match: everything."""

from typing import Any, TypedDict

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.games.mosaic.rules import scoring
from tesselle.games.mosaic.rules.state import NOBODY
from tesselle.games.mosaic.text.layout import flipped, forced, rows


class View(TypedDict):
    """The open table."""

    side: int
    board: list[str]  # rows from the top: "..RB."
    group: list[int]  # of each cell, row by row: the first cell of its group, or -1
    to_move: int | None  # null when the match is over
    must_flip: bool  # further flips are compulsory (R8)
    forced: list[str]  # the tiles of which one must be flipped now
    flipped: list[str]  # the tiles flipped earlier in this turn
    tiles: list[int]  # by seat
    groups: list[int]  # by seat


def view(state: State, seat: int | None) -> View:
    """Return the open table, the same to every seat and spectator."""
    counts = np.empty(7, np.int32)
    scoring.census(state, counts)
    side, mover, chain, red_tiles, blue_tiles, red_groups, blue_groups = counts.tolist()
    return {
        "side": side,
        "board": rows(state),
        "group": state["group"][: hexgrid(side).cells].tolist(),
        "to_move": None if mover == NOBODY else mover,
        "must_flip": bool(chain),
        "forced": list(forced(state)) if chain else [],
        "flipped": flipped(state) if chain else [],
        "tiles": [red_tiles, blue_tiles],
        "groups": [red_groups, blue_groups],
    }


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Return what chance gave: nothing, ever."""
    return {}
