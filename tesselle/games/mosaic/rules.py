"""Mosaic, by Mark Steere: place or flip tiles, and own most of them at the end.

``R1``, ``R2``, … are the numbered rules in ``RULES.md`` beside this file.  The
board and the state are in ``board.py``, groups of tiles in ``groups.py``.

An action below ``MOST_CELLS`` places a tile on that cell; ``MOST_CELLS + cell``
flips the enemy tile on it.  Skipped turns are no action (R9): ``seat`` is
always somebody who has a move, or ``NOBODY``.
"""

import numpy as np

from tesselle.engine.entropy import Word
from tesselle.engine.game import Actions, Numbers, State
from tesselle.engine.kernel import kernel
from tesselle.games.mosaic.board import (
    ALONE,
    ARCS,
    DIRECTIONS,
    EMPTY,
    MOST_CELLS,
    NEIGHBOUR,
    NOBODY,
    SMALLEST,
)
from tesselle.games.mosaic.groups import flip, groups, pieces, place, touched

ACTIONS = 2 * MOST_CELLS


@kernel
def setup(state: State, entropy: Word) -> None:
    """Clear the board; red starts.  Nothing is random here."""
    state["tiles"][:] = EMPTY
    state["group"][:] = ALONE
    state["around"][:] = 0
    state["flipped"][:] = 0
    state["seat"] = 0
    state["chain"] = 0


@kernel
def waiting(state: State) -> int:
    """Give the bit of the seat to move, or 0 when neither has a move (R10)."""
    return 0 if state["seat"] == NOBODY else 1 << int(state["seat"])


@kernel
def may_place(state: State, seat: int, cell: int) -> bool:
    """Tell whether ``seat`` may put a tile on ``cell`` (R5, R6)."""
    if state["tiles"][cell] != EMPTY:
        return False
    if state["around"][seat, cell] == 0:
        return True
    if state["around"][1 - seat, cell] == 0:
        return False  # R5: never beside own tiles only
    return touched(state, seat, cell) == 1  # R6: it joins no groups


@kernel
def could_flip(state: State, seat: int, cell: int) -> bool:
    """Tell at a glance whether R7 is worth a look: an enemy tile between own tiles."""
    return bool(state["tiles"][cell] == 1 - seat and ARCS[state["around"][seat, cell]] > 1)


@kernel
def may_flip(state: State, seat: int, cell: int) -> bool:
    """Tell whether ``seat`` may flip the tile on ``cell``, chains aside (R7)."""
    if not could_flip(state, seat, cell):
        return False
    joined = touched(state, seat, cell)
    if joined < 2:
        return False
    if ARCS[state["around"][1 - seat, cell]] < joined:
        return True  # it cannot fall into more pieces than it has arcs
    return pieces(state, cell) < joined


@kernel
def beside_flipped(state: State, cell: int) -> bool:
    """Tell whether ``cell`` is next to a tile flipped earlier in this turn (R8)."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    for direction in range(DIRECTIONS):
        if state["flipped"][near[cell, direction]]:
            return True
    return False


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    """Write the legal actions to ``out`` in rising order; return their number."""
    count = 0
    if seat != state["seat"]:
        return count
    if not state["chain"]:
        for cell in range(state["cells"]):
            if may_place(state, seat, cell):
                out[count] = cell
                count += 1
    for cell in range(state["cells"]):
        if state["chain"] and not beside_flipped(state, cell):
            continue  # R8: the chain goes on where it flipped
        if may_flip(state, seat, cell):
            out[count] = MOST_CELLS + cell
            count += 1
    return count


@kernel
def can_move(state: State, seat: int) -> bool:
    """Tell whether ``seat`` has a placement or a flip at the start of a turn (R9)."""
    for cell in range(state["cells"]):
        if may_place(state, seat, cell):
            return True
    for cell in range(state["cells"]):
        if may_flip(state, seat, cell):
            return True
    return False


@kernel
def can_go_on(state: State, seat: int) -> bool:
    """Tell whether the chain of ``seat`` has another flip (R8)."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    for cell in range(state["cells"]):
        if not state["flipped"][cell]:
            continue
        for direction in range(DIRECTIONS):
            if may_flip(state, seat, near[cell, direction]):
                return True
    return False


@kernel
def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    """Place or flip in place, then find who is to move next (R4, R8, R9)."""
    if action < MOST_CELLS:
        place(state, seat, action)
    else:
        flip(state, seat, action - MOST_CELLS)
        state["flipped"][action - MOST_CELLS] = 1
        if can_go_on(state, seat):
            state["chain"] = 1
            return
        state["flipped"][:] = 0
        state["chain"] = 0
    end_turn(state, seat)


@kernel
def end_turn(state: State, seat: int) -> None:
    """Give the turn to the other seat, or whoever can still move (R9, R10)."""
    if can_move(state, 1 - seat):
        state["seat"] = 1 - seat
    elif can_move(state, seat):
        state["seat"] = seat
    else:
        state["seat"] = NOBODY


@kernel
def resample(state: State, seat: int, entropy: Word) -> None:
    """Leave the state alone: everything is open."""


@kernel
def scores(state: State, out: Numbers) -> None:
    """Write both tile counts (R11)."""
    out[0] = out[1] = 0
    for cell in range(state["cells"]):
        if state["tiles"][cell] != EMPTY:
            out[state["tiles"][cell]] += 1


@kernel
def census(state: State, out: Numbers) -> None:
    """Write the side, who is to move, whether in a chain, both tile and both group counts (R3)."""
    out[0], out[1], out[2] = state["side"], state["seat"], state["chain"]
    scores(state, out[3:])
    out[5], out[6] = groups(state, 0), groups(state, 1)


@kernel
def ranking(state: State, out: Numbers) -> None:
    """Write the places; equal counts share the first (R11)."""
    counts = np.zeros(2, np.int32)
    scores(state, counts)
    out[0] = 1 if counts[0] >= counts[1] else 2
    out[1] = 1 if counts[1] >= counts[0] else 2
