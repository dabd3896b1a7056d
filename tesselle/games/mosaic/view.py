"""What people may see of a Mosaic match: everything."""

from typing import Any

import numpy as np

from tesselle.engine.game import State, View
from tesselle.engine.hexgrid import hexgrid
from tesselle.games.mosaic import board, rules

# How a cell is written, by its byte: EMPTY is the last, 255.
LETTERS = b"RB".ljust(board.EMPTY % 256) + b"."

Cells = tuple[str, ...]  # names, in the order of the board


def rows(state: State) -> list[str]:
    """Give the board as text, one string for each row: ``"..RB."``."""
    text = state["tiles"].tobytes().translate(LETTERS).decode()
    return [text[span] for span in hexgrid(int(state["side"])).spans]


def group_at(state: State, cell: int) -> Cells:
    """Give the cells of the group that the tile on ``cell`` belongs to (R3)."""
    names, group = hexgrid(int(state["side"])).names, state["group"]
    return tuple([names[other] for other in (group == group[cell]).nonzero()[0].tolist()])


def forced(state: State) -> Cells:
    """Give the tiles of which one must be flipped now, within a chain (R8)."""
    actions = np.zeros(rules.ACTIONS, np.int32)
    count = rules.legal(state, int(state["seat"]), actions)
    names = hexgrid(int(state["side"])).names
    return tuple(names[action - board.MOST_CELLS] for action in actions[:count])


def flipped(state: State) -> list[str]:
    """Give the tiles flipped earlier in this turn (R8)."""
    names = hexgrid(int(state["side"])).names
    return [names[cell] for cell in state["flipped"].nonzero()[0].tolist()]


def view(state: State, seat: int | None) -> View:
    """Give the open table, the same to every seat and spectator."""
    counts = np.empty(7, np.int32)
    rules.census(state, counts)
    side, mover, chain, red_tiles, blue_tiles, red_groups, blue_groups = counts.tolist()
    return {
        "side": side,
        "board": rows(state),
        "group": state["group"][: hexgrid(side).cells].tolist(),  # by its first cell, or -1
        "to_move": None if mover == board.NOBODY else mover,
        "must_flip": bool(chain),  # R8: further flips are compulsory
        "forced": list(forced(state)) if chain else [],  # and these are they
        "flipped": flipped(state) if chain else [],
        "tiles": [red_tiles, blue_tiles],
        "groups": [red_groups, blue_groups],
    }


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Give what chance gave: nothing, ever."""
    return {}
