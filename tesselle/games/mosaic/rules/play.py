"""Mosaic, by Mark Steere: place or flip tiles, and own most of them at the end.

``R1``, ``R2``, … are the numbered rules in ``RULES.md``.  The state and its
actions are in ``state``, groups of tiles in ``groups``, the result in ``scoring``.
"""

import numpy as np
import numpy.typing as npt

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Actions, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mosaic.rules.board import ARCS, DIRECTIONS, MOST_CELLS, NEIGHBOUR, SMALLEST
from tesselle.games.mosaic.rules.groups import flip, pieces, place, touched
from tesselle.games.mosaic.rules.state import EMPTY, NOBODY

Glances = npt.NDArray[np.uint8]


@kernel
def waiting(state: State) -> int:
    """Return the bit of the seat to move, or 0 when neither has a move (R10)."""
    return 0 if state["seat"] == NOBODY else 1 << int(state["seat"])


@kernel
def may_place(state: State, seat: int, cell: int) -> bool:
    """Tell whether ``seat`` may put a tile on ``cell`` (R5, R6)."""
    if state["tiles"][cell] != EMPTY:
        return False
    own, theirs = state["around"][seat, cell], state["around"][1 - seat, cell]
    may = (own == 0) | (theirs != 0)  # R5: never beside own tiles only
    if may & (ARCS[own] > 1):
        return touched(state, seat, cell) == 1  # R6: it joins no groups
    return bool(may)


@kernel
def could_flip(state: State, seat: int, cell: int) -> bool:
    """Tell at a glance whether R7 is worth a look: an enemy tile between own tiles."""
    enemy, arcs = state["tiles"][cell] == 1 - seat, ARCS[state["around"][seat, cell]]
    return bool(enemy & (arcs > 1))  # both are asked: quicker than to guess the first answer


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
def glance(state: State, seat: int, places: Glances, flips: Glances) -> None:
    """Write 1 for each cell where a placement or a flip is worth a look, else 0.

    No cell waits for another, so that a processor looks at many of them at once.
    """
    tiles, own, theirs = state["tiles"], state["around"][seat], state["around"][1 - seat]
    for cell in range(state["cells"]):
        bits = int(own[cell])
        places[cell] = (tiles[cell] == EMPTY) & ((bits == 0) | (theirs[cell] != 0))
        starts = bits & ~(bits << 1 | bits >> DIRECTIONS - 1)  # of runs, a bit each
        flips[cell] = (tiles[cell] == 1 - seat) & (starts & starts - 1 != 0)  # two or more


@kernel
def list_cells(glances: Glances, cells: int, first: int, out: Actions, place: int) -> int:
    """Write ``first`` + cell to ``out``, from ``place`` on, where a cell is worth a look.

    Returns the place after the last of them.
    """
    for cell in range(cells):
        out[place] = first + cell  # overwritten by the next one if it is not
        place += int(glances[cell])
    return place


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    """Write the legal actions to ``out``, with room for ACTIONS, rising; return their number."""
    if seat != state["seat"]:
        return 0
    cells = int(state["cells"])
    places, flips = scratch(MOST_CELLS, np.uint8), scratch(MOST_CELLS, np.uint8)
    glance(state, seat, places, flips)
    count = 0
    if not state["chain"]:
        for place in range(list_cells(places, cells, 0, out, 0)):
            if may_place(state, seat, out[place]):
                out[count] = out[place]
                count += 1
    for place in range(count, list_cells(flips, cells, MOST_CELLS, out, count)):
        cell = out[place] - MOST_CELLS
        if state["chain"] and not beside_flipped(state, cell):
            continue  # R8: the chain goes on where it flipped
        if may_flip(state, seat, cell):
            out[count] = out[place]
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
        for cell in range(state["cells"]):
            state["flipped"][cell] = 0
        state["chain"] = 0
    end_turn(state, seat)


@kernel
def end_turn(state: State, seat: int) -> None:
    """Pass the turn to the other seat, or whoever can still move (R9, R10)."""
    if can_move(state, 1 - seat):
        state["seat"] = 1 - seat
    elif can_move(state, seat):
        state["seat"] = seat
    else:
        state["seat"] = NOBODY


LOT_TRIES = 12  # then few moves are left, and listing them is quicker


@kernel
def random_action(state: State, seat: int, entropy: Word, room: Actions) -> int:
    """Try placements and flips by lot; the first that is legal is as likely as any other."""
    cells = int(state["cells"])
    if not state["chain"]:
        for turn in range(LOT_TRIES):
            tried = below(entropy, turn, 2 * cells)
            if tried < cells:
                if may_place(state, seat, tried):
                    return tried
            elif may_flip(state, seat, tried - cells):
                return MOST_CELLS + tried - cells
    return int(room[below(entropy, LOT_TRIES, legal(state, seat, room))])
