"""What a placement earns in Génial!, and who is ahead (R7, R8, R15)."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Numbers, State
from tesselle.engine.kernel import kernel
from tesselle.games.genial.board import (
    DIRECTIONS,
    FIRST,
    GRID,
    NEIGHBOUR,
    PAIRS,
    SECOND,
    TOWARDS,
    Cells,
)
from tesselle.games.genial.tiles import SYMBOLS

Tracks = npt.NDArray[np.int8]  # six of one seat, or six of each seat

LAST = 18  # where a track ends (R4)


@kernel
def line(cells: Cells, cell: int, direction: int, symbol: int) -> int:
    """Count the symbols like ``symbol`` in one unbroken line from ``cell`` (R7)."""
    length = 0
    ahead = NEIGHBOUR[cell, direction]
    while cells[ahead] == symbol:
        length += 1
        ahead = NEIGHBOUR[ahead, direction]
    return length


@kernel
def points(cells: Cells, cell: int, symbol: int, partner: int) -> int:
    """Count what ``symbol`` on ``cell`` earns; its partner lies in direction ``partner`` (R7)."""
    total = 0
    for direction in range(DIRECTIONS):
        if direction != partner:
            total += line(cells, cell, direction, symbol)
    return total


@kernel
def lead(mine: Tracks, theirs: Tracks) -> int:
    """Compare six tracks with six: above 0 when ``mine`` rank higher, 0 when equal (R15).

    The lowest number that the two have differently often decides: whoever has
    fewer tracks there is ahead.  That is the order of the sorted tracks.
    """
    for number in range(LAST + 1):
        fewer = 0
        for track in range(len(SYMBOLS)):
            fewer += int(theirs[track] == number) - int(mine[track] == number)
        if fewer:
            return fewer
    return 0


@kernel
def places(tracks: Tracks, seats: int, out: Numbers) -> None:
    """Write each seat's place from 1, equal tracks sharing one (R14a, R15).

    Six tracks at 18 come first by R15 alone, and only one seat can have them,
    since the match ends with it: R14a needs nothing more.
    """
    for seat in range(seats):
        out[seat] = 1
        for other in range(seats):
            if lead(tracks[other], tracks[seat]) > 0:
                out[seat] += 1


def earnings(state: State, action: int) -> list[dict[str, Any]]:
    """Tell what a placement would earn: for each half its points and the lines they come from.

    Points are those of R7, before a track stops at 18.  The list is empty for
    an action that places nothing.  The state is left alone.
    """
    code, pair = divmod(action, PAIRS)
    if code >= len(SYMBOLS) ** 2:
        return []
    symbols = divmod(code, len(SYMBOLS))
    towards = int(TOWARDS[pair])
    back = (towards + DIRECTIONS // 2) % DIRECTIONS
    ends = ((int(FIRST[pair]), towards), (int(SECOND[pair]), back))
    return [
        _half(state["cells"], cell, symbol, partner)
        for symbol, (cell, partner) in zip(symbols, ends, strict=True)
    ]


def _half(cells: Cells, cell: int, symbol: int, partner: int) -> dict[str, Any]:
    lines = []
    for direction in range(DIRECTIONS):
        length = line(cells, cell, direction, symbol) if direction != partner else 0
        if length:
            names, ahead = [], cell
            for _ in range(length):
                ahead = int(NEIGHBOUR[ahead, direction])
                names.append(GRID.names[ahead])
            lines.append({"direction": direction, "cells": names, "points": length})
    return {
        "symbol": SYMBOLS[symbol],
        "cell": GRID.names[cell],
        "points": points(cells, cell, symbol, partner),
        "lines": lines,
    }
