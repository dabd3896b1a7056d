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
    grid = hexgrid(int(state["side"]))
    return [text[row[0] : row[-1] + 1] for row in grid.rows]  # cells are numbered row by row


def group_at(state: State, cell: int) -> Cells:
    """Give the cells of the group that the tile on ``cell`` belongs to (R3)."""
    names, group = hexgrid(int(state["side"])).names, state["group"]
    return tuple([names[other] for other in (group == group[cell]).nonzero()[0].tolist()])


def all_groups(state: State) -> tuple[list[list[str]], list[list[str]]]:
    """Give the groups of red and those of blue, each as its cells, the largest first (R3)."""
    red: list[list[str]] = []
    blue: list[list[str]] = []
    found: dict[int, list[str]] = {}  # by the lowest cell, which comes first
    names, owners = hexgrid(int(state["side"])).names, state["tiles"].tolist()
    cells = (state["group"] != board.ALONE).nonzero()[0]
    for cell, lowest in zip(cells.tolist(), state["group"][cells].tolist(), strict=True):
        if cell == lowest:
            found[cell] = []
            (red, blue)[owners[cell]].append(found[cell])
        found[lowest].append(names[cell])
    red.sort(key=len, reverse=True)
    blue.sort(key=len, reverse=True)
    return red, blue


def forced(state: State) -> Cells:
    """Give the tiles of which one must be flipped now: none but within a chain (R8)."""
    if not state["chain"]:
        return ()
    actions = np.zeros(rules.ACTIONS, np.int32)
    count = rules.legal(state, int(state["seat"]), actions)
    names = hexgrid(int(state["side"])).names
    return tuple(names[action - board.MOST_CELLS] for action in actions[:count])


def view(state: State, seat: int | None) -> View:
    """Give the open table, the same to every seat and spectator."""
    counts = np.zeros(2, np.int32)
    rules.scores(state, counts)
    names = hexgrid(int(state["side"])).names
    red, blue = all_groups(state)
    return {
        "side": int(state["side"]),
        "board": rows(state),
        "to_move": None if state["seat"] == board.NOBODY else int(state["seat"]),
        "must_flip": bool(state["chain"]),  # R8: further flips are compulsory
        "forced": list(forced(state)),  # and these are they
        "flipped": [names[cell] for cell in state["flipped"].nonzero()[0].tolist()],
        "tiles": counts.tolist(),
        "groups": [len(red), len(blue)],
        "group_cells": [red, blue],
    }


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Give what chance gave: nothing, ever."""
    return {}
