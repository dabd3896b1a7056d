"""The state of a Mosaic match, and its actions.

An action below ``MOST_CELLS`` places a tile on that cell; ``MOST_CELLS + cell``
flips the enemy tile on it.  Skipped turns are no action (R9): ``seat`` is
always somebody who has a move, or ``NOBODY``.

What follows from the tiles is kept up to date, so that looking for legal moves
settles most cells at a glance: the group of every tile, named by its lowest cell;
``around``, six bits for each cell and colour, of which bit ``d`` is set when a tile
of that colour lies in direction ``d``; and sets of cells (``cellsets``).
"""

import numpy as np

from tesselle.engine.game import Options, State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.state import zeroed
from tesselle.games.mosaic.rules.board import MOST_CELLS
from tesselle.games.mosaic.rules.cellsets import WORDS, whole

EMPTY = -1  # no tile on this cell
NOBODY = -1  # the match is over
ALONE = -1  # no group: an empty cell

ACTIONS = 2 * MOST_CELLS

STATE = np.dtype(
    [
        ("tiles", np.int8, MOST_CELLS + 1),  # whose tile lies there: 0 red, 1 blue, or EMPTY
        ("group", np.int16, MOST_CELLS + 1),  # lowest cell of the tile's group, or ALONE
        ("around", np.uint8, (2, MOST_CELLS + 1)),  # where tiles of a colour touch the cell
        ("empty", np.uint64, WORDS),  # the cells without a tile
        ("held", np.uint64, (2, WORDS)),  # those with a tile of a colour
        ("beside", np.uint64, (2, WORDS)),  # those that tiles of a colour touch
        ("between", np.uint64, (2, WORDS)),  # those that they touch in two runs or more
        ("flipped", np.int8, MOST_CELLS + 1),  # 1 for a tile flipped earlier in this turn (R8)
        ("side", np.int8),
        ("cells", np.int16),  # 3·side² − 3·side + 1
        ("seat", np.int8),  # who is to move, or NOBODY
        ("chain", np.int8),  # 1 while further flips are compulsory (R8)
    ],
    align=True,
)


def blank(seats: int, options: Options) -> State:
    """Return the empty board of the chosen side, red to move (R1, R2); seats are always two."""
    state = zeroed(STATE)
    state["tiles"] = EMPTY
    state["group"] = ALONE
    state["empty"] = whole(options["side"])
    state["side"] = options["side"]
    state["cells"] = hexgrid(options["side"]).cells
    return state


def opened_with(state: State) -> tuple[int, Options]:
    """Return the seats and options of a state: always two, and the board's side."""
    return 2, {"side": int(state["side"])}
