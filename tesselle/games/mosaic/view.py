"""What people may see of a Mosaic match: everything."""

from typing import Any

import numpy as np

from tesselle.engine.game import State, View
from tesselle.engine.hexgrid import hexgrid
from tesselle.games.mosaic import board, groups, rules

LETTERS = {board.EMPTY: ".", 0: "R", 1: "B"}  # how a cell is written


def rows(state: State) -> list[str]:
    """Give the board as text, one string for each row: ``"..RB."``."""
    tiles = state["tiles"]
    grid = hexgrid(int(state["side"]))
    return ["".join(LETTERS[int(tiles[cell])] for cell in row) for row in grid.rows]


def view(state: State, seat: int | None) -> View:
    """Give the open table, the same to every seat and spectator."""
    counts = np.zeros(2, np.int32)
    rules.scores(state, counts)
    names = hexgrid(int(state["side"])).names
    return {
        "side": int(state["side"]),
        "board": rows(state),
        "to_move": None if state["seat"] == board.NOBODY else int(state["seat"]),
        "must_flip": bool(state["chain"]),  # R8: further flips are compulsory
        "flipped": [names[cell] for cell in np.flatnonzero(state["flipped"])],
        "tiles": counts.tolist(),
        "groups": [groups.groups(state, player) for player in (0, 1)],
    }


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Give what chance gave: nothing, ever."""
    return {}
