"""Groups of tiles in Mosaic: maximal connected sets of one colour (R3).

Tiles are put down and turned over here, so that groups are always up to date.
"""

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mosaic.rules.board import (
    ARCS,
    DIRECTIONS,
    MOST_CELLS,
    MOST_RUNS,
    NEIGHBOUR,
    RIM,
    RUN_START,
    SMALLEST,
)
from tesselle.games.mosaic.rules.cellsets import write

MARKS = 2 * MOST_CELLS + 1
Marks = npt.NDArray[np.uint8]  # MARKS of them, for walks over groups


@kernel
def clear(marks: Marks) -> None:
    """Make ready for walks over groups.

    Cell by cell it holds the number of the last walk that came by, then the
    cells a walk has yet to visit, and last how many walks there were.
    """
    for cell in range(MOST_CELLS):
        marks[cell] = 0
    marks[-1] = 0


@kernel
def walk(state: State, start: int, marks: Marks) -> int:
    """Mark all tiles joined to ``start`` with the number of this walk; return the lowest.

    Tiles that bear the number already are walls.
    """
    near = NEIGHBOUR[state["side"] - SMALLEST]
    around = state["around"][state["tiles"][start]]
    number = marks[-1]
    ahead = marks[MOST_CELLS:-1]
    ahead[0] = start
    left = 1
    marks[start] = number
    lowest = start
    while left:
        left -= 1
        cell = ahead[left]
        lowest = min(lowest, cell)
        bits = int(around[cell])
        for direction in range(DIRECTIONS):
            other = near[cell, direction]
            if bits >> direction & 1 and marks[other] != number:
                marks[other] = number
                ahead[left] = other
                left += 1
    return lowest


@kernel
def touched(state: State, seat: int, cell: int) -> int:
    """Count the different groups of ``seat`` that ``cell`` touches (k of R7)."""
    bits = state["around"][seat, cell]
    near, group = NEIGHBOUR[state["side"] - SMALLEST], state["group"]
    first = group[near[cell, RUN_START[bits, 0]]]  # neighbours in one run are of one group
    second = group[near[cell, RUN_START[bits, 1]]]
    third = group[near[cell, RUN_START[bits, 2]]]
    others = int(second != first) + int((third != first) & (third != second))
    return int(bits != 0) + others


@kernel
def pieces(state: State, cell: int) -> int:
    """Count the pieces that the group of ``cell`` falls into without it (m of R7)."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    bits = int(state["around"][state["tiles"][cell], cell])
    most = ARCS[bits]
    if most < 2:
        return int(most)
    marks = scratch(MARKS, np.uint8)
    clear(marks)
    marks[-1] = 1
    marks[cell] = 1  # nobody walks through it
    found = 0
    for direction in range(DIRECTIONS):
        start = near[cell, direction]
        if bits >> direction & 1 and marks[start] != marks[-1]:
            found += 1
            if found == most:
                break  # all runs are apart: the last needs no walk
            walk(state, start, marks)
    return found


@kernel
def place(state: State, seat: int, cell: int) -> None:
    """Put a tile of ``seat`` on an empty cell."""
    state["tiles"][cell] = seat
    write(state["empty"], cell, 0)
    write(state["held"][seat], cell, 1)
    turn_around(state, seat, cell)
    join(state, seat, cell)


@kernel
def flip(state: State, seat: int, cell: int) -> None:
    """Turn the tile on ``cell`` over, splitting its old group and joining its new one."""
    splits = ARCS[state["around"][1 - seat, cell]] > 1
    state["tiles"][cell] = seat
    write(state["held"][1 - seat], cell, 0)
    write(state["held"][seat], cell, 1)
    turn_around(state, 1 - seat, cell)
    turn_around(state, seat, cell)
    if splits or state["group"][cell] == cell:  # else the old group keeps its name
        name_pieces(state, 1 - seat, cell)
    join(state, seat, cell)


@kernel
def turn_around(state: State, seat: int, cell: int) -> None:
    """Tell the cells around ``cell`` that a tile of ``seat`` came to lie on it, or left."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    for direction in range(DIRECTIONS):
        other = near[cell, direction]
        if other != RIM:
            back = (direction + DIRECTIONS // 2) % DIRECTIONS
            bits = int(state["around"][seat, other]) ^ 1 << back
            state["around"][seat, other] = bits
            write(state["beside"][seat], other, int(bits != 0))
            write(state["between"][seat], other, int(ARCS[bits] > 1))


@kernel
def join(state: State, seat: int, cell: int) -> None:
    """Make the tile of ``seat`` on ``cell`` and the groups around it one group (R3)."""
    near, group = NEIGHBOUR[state["side"] - SMALLEST], state["group"]
    bits = state["around"][seat, cell]
    lowest = cell
    for run in range(MOST_RUNS if bits else 0):
        lowest = min(lowest, group[near[cell, RUN_START[bits, run]]])
    for run in range(MOST_RUNS if bits else 0):
        name = group[near[cell, RUN_START[bits, run]]]
        if name != lowest:
            rename(state, name, lowest)
    group[cell] = lowest


@kernel
def rename(state: State, old: int, new: int) -> None:
    """Call group ``old`` by the name ``new``, in place."""
    for cell in range(state["cells"]):
        if state["group"][cell] == old:
            state["group"][cell] = new


@kernel
def name_pieces(state: State, seat: int, cell: int) -> None:
    """Name the groups of ``seat`` around ``cell`` anew, each by its lowest cell."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    marks = scratch(MARKS, np.uint8)
    clear(marks)
    for direction in range(DIRECTIONS):
        start = near[cell, direction]
        if state["tiles"][start] != seat or marks[start]:
            continue
        marks[-1] += 1
        lowest = walk(state, start, marks)
        for other in range(state["cells"]):
            if marks[other] == marks[-1]:
                state["group"][other] = lowest


@kernel
def groups(state: State, seat: int) -> int:
    """Count the groups of ``seat`` (R3)."""
    found = 0
    for cell in range(state["cells"]):
        if state["tiles"][cell] == seat and state["group"][cell] == cell:
            found += 1
    return found
