"""Mosaic, by Mark Steere: place or flip tiles, and own most of them at the end.

``R1``, ``R2``, … are the numbered rules in ``RULES.md`` beside this file.

Cells are numbered as in ``engine.hexgrid``, for the board of the match's side.
An action below ``MOST_CELLS`` places a tile on that cell; ``MOST_CELLS + cell``
flips the enemy tile on it.  Skipped turns are no action (R9): ``seat`` is
always somebody who has a move, or ``NOBODY``.

Groups are kept up to date in the state, each named by its lowest cell, and so
is the number of tiles of each colour beside a cell.  Looking for legal moves
then settles most cells with one glance and never walks a group.
"""

import numpy as np

from tesselle.engine.entropy import Word
from tesselle.engine.game import Actions, Flags, Numbers, Options, State, zeroed
from tesselle.engine.hexgrid import OFF, hexgrid
from tesselle.engine.kernel import kernel

SIDES = range(3, 9)  # R2
SMALLEST = SIDES.start
MOST_CELLS = hexgrid(SIDES.stop - 1).cells
ACTIONS = 2 * MOST_CELLS
DIRECTIONS = 6

EMPTY = -1  # no tile on this cell
NOBODY = -1  # the match is over
ALONE = -1  # no group: an empty cell

# [side - SMALLEST, cell, direction] -> cell or OFF
NEIGHBOUR = np.full((len(SIDES), MOST_CELLS, DIRECTIONS), OFF, np.int16)
for _side in SIDES:
    NEIGHBOUR[_side - SMALLEST, : hexgrid(_side).cells] = hexgrid(_side).neighbour

STATE = np.dtype(
    [
        ("tiles", np.int8, MOST_CELLS),  # whose tile lies there: 0 red, 1 blue, or EMPTY
        ("group", np.int16, MOST_CELLS),  # lowest cell of the tile's group, or ALONE
        ("beside", np.int8, (2, MOST_CELLS)),  # how many tiles of a colour touch the cell
        ("flipped", np.int8, MOST_CELLS),  # 1 for a tile flipped earlier in this turn (R8)
        ("side", np.int8),
        ("cells", np.int16),  # 3·side² − 3·side + 1
        ("seat", np.int8),  # who is to move, or NOBODY
        ("chain", np.int8),  # 1 while further flips are compulsory (R8)
    ],
    align=True,
)


def blank(seats: int, options: Options) -> State:
    """Give the empty board of the chosen side (R1, R2); seats are always two."""
    state = zeroed(STATE)
    state["side"] = options["side"]
    state["cells"] = hexgrid(options["side"]).cells
    return state


@kernel
def setup(state: State, entropy: Word) -> None:
    """Clear the board; red starts.  Nothing is random here."""
    state["tiles"][:] = EMPTY
    state["group"][:] = ALONE
    state["beside"][:] = 0
    state["flipped"][:] = 0
    state["seat"] = 0
    state["chain"] = 0


@kernel
def waiting(state: State) -> int:
    """Give the bit of the seat to move, or 0 when neither has a move (R10)."""
    return 0 if state["seat"] == NOBODY else 1 << state["seat"]


@kernel
def may_place(state: State, seat: int, cell: int) -> bool:
    """Tell whether ``seat`` may put a tile on ``cell`` (R5, R6)."""
    if state["tiles"][cell] != EMPTY:
        return False
    own = state["beside"][seat, cell]
    if own == 0:
        return True
    if state["beside"][1 - seat, cell] == 0:
        return False  # R5: never beside own tiles only
    return own == 1 or own_groups(state, seat, cell) == 1  # R6: it joins no groups


@kernel
def own_groups(state: State, seat: int, cell: int) -> int:
    """Count the different groups of ``seat`` that ``cell`` touches (k of R7)."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    first = second = third = ALONE  # no cell touches more than three
    for direction in range(DIRECTIONS):
        other = near[cell, direction]
        if other == OFF or state["tiles"][other] != seat:
            continue
        group = state["group"][other]
        if first == ALONE:
            first = group
        elif group != first and second == ALONE:
            second = group
        elif group not in (first, second):
            third = group
    return int(first != ALONE) + int(second != ALONE) + int(third != ALONE)


@kernel
def arcs(state: State, cell: int) -> int:
    """Count the runs of its own colour around ``cell``: tiles of a run stay together."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    colour = state["tiles"][cell]
    last = near[cell, DIRECTIONS - 1]
    inside = last != OFF and state["tiles"][last] == colour
    found = 0
    for direction in range(DIRECTIONS):
        other = near[cell, direction]
        same = other != OFF and state["tiles"][other] == colour
        found += int(same and not inside)
        inside = same
    return found


@kernel
def pieces(state: State, cell: int) -> int:
    """Count the pieces that the group of ``cell`` falls into without it (m of R7)."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    colour = state["tiles"][cell]
    reached = np.zeros(MOST_CELLS, np.int8)
    reached[cell] = 1
    found = 0
    for direction in range(DIRECTIONS):
        start = near[cell, direction]
        if start != OFF and state["tiles"][start] == colour and not reached[start]:
            found += 1
            spread(state, start, reached)
    return found


@kernel
def spread(state: State, start: int, reached: Flags) -> int:
    """Mark in ``reached`` all tiles joined to ``start``; return the lowest of them.

    Tiles already marked are walls.
    """
    near = NEIGHBOUR[state["side"] - SMALLEST]
    stack = np.empty(MOST_CELLS, np.int16)
    stack[0] = start
    size = 1
    reached[start] = 1
    lowest = start
    while size:
        size -= 1
        cell = stack[size]
        lowest = min(lowest, cell)
        for direction in range(DIRECTIONS):
            other = near[cell, direction]
            if other == OFF or reached[other] or state["tiles"][other] != state["tiles"][start]:
                continue
            reached[other] = 1
            stack[size] = other
            size += 1
    return lowest


@kernel
def may_flip(state: State, seat: int, cell: int) -> bool:
    """Tell whether ``seat`` may flip the tile on ``cell``, chains aside (R7)."""
    if state["tiles"][cell] != 1 - seat or state["beside"][seat, cell] < 2:
        return False
    joined = own_groups(state, seat, cell)
    if joined < 2:
        return False
    return arcs(state, cell) < joined or pieces(state, cell) < joined


@kernel
def beside_flipped(state: State, cell: int) -> bool:
    """Tell whether ``cell`` is next to a tile flipped earlier in this turn (R8)."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    for direction in range(DIRECTIONS):
        other = near[cell, direction]
        if other != OFF and state["flipped"][other]:
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
        if may_place(state, seat, cell) or may_flip(state, seat, cell):
            return True
    return False


@kernel
def can_go_on(state: State, seat: int) -> bool:
    """Tell whether the chain of ``seat`` has another flip (R8)."""
    for cell in range(state["cells"]):
        if may_flip(state, seat, cell) and beside_flipped(state, cell):
            return True
    return False


@kernel
def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    """Place or flip in place, then find who is to move next (R4, R8, R9)."""
    if action < MOST_CELLS:
        place(state, seat, action)
    else:
        cell = action - MOST_CELLS
        flip(state, seat, cell)
        state["flipped"][cell] = 1
        if can_go_on(state, seat):
            state["chain"] = 1
            return
    end_turn(state, seat)


@kernel
def end_turn(state: State, seat: int) -> None:
    """Give the turn to the other seat, or whoever can still move (R9, R10)."""
    if state["chain"] or state["flipped"].any():
        state["flipped"][:] = 0
        state["chain"] = 0
    if can_move(state, 1 - seat):
        state["seat"] = 1 - seat
    elif can_move(state, seat):
        state["seat"] = seat
    else:
        state["seat"] = NOBODY


@kernel
def place(state: State, seat: int, cell: int) -> None:
    """Put a tile of ``seat`` on an empty cell."""
    state["tiles"][cell] = seat
    tell_neighbours(state, seat, cell, 1)
    join(state, cell)


@kernel
def tell_neighbours(state: State, seat: int, cell: int, change: int) -> None:
    """Add ``change`` to the tiles of ``seat`` that the cells around ``cell`` touch."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    for direction in range(DIRECTIONS):
        other = near[cell, direction]
        if other != OFF:
            state["beside"][seat, other] += change


@kernel
def join(state: State, cell: int) -> None:
    """Make the tile on ``cell`` and the groups of its colour around it one group (R3)."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    state["group"][cell] = cell
    for direction in range(DIRECTIONS):
        other = near[cell, direction]
        if other == OFF or state["tiles"][other] != state["tiles"][cell]:
            continue
        mine, theirs = state["group"][cell], state["group"][other]
        if mine != theirs:
            rename(state, max(mine, theirs), min(mine, theirs))


@kernel
def rename(state: State, old: int, new: int) -> None:
    """Call group ``old`` by the name ``new``, in place."""
    for cell in range(state["cells"]):
        if state["group"][cell] == old:
            state["group"][cell] = new


@kernel
def flip(state: State, seat: int, cell: int) -> None:
    """Turn the tile on ``cell`` over, splitting its old group and joining its new one."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    state["tiles"][cell] = seat
    tell_neighbours(state, seat, cell, 1)
    tell_neighbours(state, 1 - seat, cell, -1)
    reached = np.zeros(MOST_CELLS, np.int8)
    for direction in range(DIRECTIONS):
        start = near[cell, direction]
        if start == OFF or state["tiles"][start] != 1 - seat or reached[start]:
            continue
        piece = np.zeros(MOST_CELLS, np.int8)
        lowest = spread(state, start, piece)
        for other in range(state["cells"]):
            if piece[other]:
                reached[other] = 1
                state["group"][other] = lowest
    join(state, cell)


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
def ranking(state: State, out: Numbers) -> None:
    """Write the places; equal counts share the first (R11)."""
    counts = np.zeros(2, np.int32)
    scores(state, counts)
    out[0] = 1 if counts[0] >= counts[1] else 2
    out[1] = 1 if counts[1] >= counts[0] else 2


@kernel
def groups(state: State, seat: int) -> int:
    """Count the groups of ``seat`` (R3)."""
    found = 0
    for cell in range(state["cells"]):
        if state["tiles"][cell] == seat and state["group"][cell] == cell:
            found += 1
    return found
