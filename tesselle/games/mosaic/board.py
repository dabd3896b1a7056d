"""The board of Mosaic and the state of a match.

Cells are numbered as in ``engine.hexgrid``, for the board of the match's side.
One more, ``RIM``, stands for all that lies beyond the edge and stays empty.

Two things are kept up to date so that looking for legal moves settles most
cells with one glance: the group of every tile, named by its lowest cell, and
``around``, six bits for each cell and colour: bit ``d`` is set when a tile of
that colour lies in direction ``d``.
"""

import numpy as np

from tesselle.engine.game import Options, State
from tesselle.engine.hexgrid import OFF, hexgrid
from tesselle.engine.state import zeroed

SIDES = range(3, 9)  # R2
SMALLEST = SIDES.start
MOST_CELLS = hexgrid(SIDES.stop - 1).cells
DIRECTIONS = 6
AROUND = 1 << DIRECTIONS

RIM = MOST_CELLS
EMPTY = -1  # no tile on this cell
NOBODY = -1  # the match is over
ALONE = -1  # no group: an empty cell

# [side - SMALLEST, cell, direction] -> cell or RIM; unsigned, as Numba then
# need not ask whether to count from the end
NEIGHBOUR = np.full((len(SIDES), MOST_CELLS, DIRECTIONS), RIM, np.uint8)
for _side in SIDES:
    _near = hexgrid(_side).neighbour
    NEIGHBOUR[_side - SMALLEST, : len(_near)] = np.where(_near == OFF, RIM, _near)

# [six bits] -> how many runs they form on the ring: tiles of a run touch each other
ARCS = np.array(
    [
        sum(bits >> d & 1 and not bits >> (d - 1) % DIRECTIONS & 1 for d in range(DIRECTIONS))
        or int(bits == AROUND - 1)
        for bits in range(AROUND)
    ],
    np.int8,
)

STATE = np.dtype(
    [
        ("tiles", np.int8, MOST_CELLS + 1),  # whose tile lies there: 0 red, 1 blue, or EMPTY
        ("group", np.int16, MOST_CELLS + 1),  # lowest cell of the tile's group, or ALONE
        ("around", np.uint8, (2, MOST_CELLS + 1)),  # where tiles of a colour touch the cell
        ("flipped", np.int8, MOST_CELLS + 1),  # 1 for a tile flipped earlier in this turn (R8)
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
