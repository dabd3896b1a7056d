"""The state of a Génial! match, and its actions.

An action below ``SWAP`` places a tile: ``code * PAIRS + pair``.  Two equal tiles
in hand give the same action, a double gives one for each pair of cells.  ``SWAP``
and ``KEEP`` answer the offer of R11, and are possible only then.

The free pairs are kept in the state, rising, so that listing the legal actions
reads no cell and the end of the match (R13) is a count of zero.
"""

import numpy as np

from tesselle.engine.game import Options, State
from tesselle.engine.state import zeroed
from tesselle.games.genial.rules.board import (
    CELLS,
    FEWEST_SEATS,
    MOST_PLACED,
    PAIRS,
    START,
    START_FREE,
    START_PAIRS,
)
from tesselle.games.genial.rules.tiles import CODES, COPIES, KINDS, SYMBOLS

MOST_SEATS = 4
TRACKS = len(SYMBOLS)

LAST = 18  # where a track ends (R4)
HAND = 6  # tiles in a full hand (R4)

SWAP = CODES * PAIRS
KEEP = SWAP + 1
STRIDE = 32  # numbers that a processor writes at a time, with some reserve
PAIRS_ROOM = -(-PAIRS // STRIDE) * STRIDE
# six different mixed tiles, both ways round, on every pair; then what `write` needs besides
ROOM = 2 * HAND * PAIRS + STRIDE
LONGEST = 2 * MOST_PLACED  # every placement followed by an offer to swap

NOBODY = -1  # the match is over

STATE = np.dtype(
    [
        ("cells", np.int8, CELLS + 1),  # the symbol on each cell, EMPTY or OUTSIDE; RIM last
        ("pairs", np.int16, PAIRS_ROOM),  # the free pairs, rising; zeros after them
        ("free", np.int16),  # how many these are
        ("tracks", np.int8, (MOST_SEATS, TRACKS)),  # R4: from 0 to LAST
        ("hands", np.int8, (MOST_SEATS, KINDS)),  # how many tiles of each kind: a secret
        ("bag", np.int8, KINDS),
        ("shown", np.int8, KINDS),  # the tiles just swapped; back in the bag, but seen by all
        ("placed", np.int16),  # tiles on the board; below `seats`, it is a first turn (R6)
        ("seats", np.int8),
        ("seat", np.int8),  # who is to act, or NOBODY
        ("owed", np.int8),  # bonus placements still to make in this turn (R10)
        ("swap", np.int8),  # 1 while `seat` is to answer SWAP or KEEP (R11)
    ],
    align=True,
)


def blank(seats: int, options: Options) -> State:
    """Return the empty board for this number of seats, and a full bag; seat 0 starts (R1 to R3)."""
    state = zeroed(STATE)
    state["seats"] = seats
    state["cells"] = START[seats - FEWEST_SEATS]
    state["pairs"][:PAIRS] = START_PAIRS[seats - FEWEST_SEATS]
    state["free"] = START_FREE[seats - FEWEST_SEATS]
    state["bag"] = COPIES
    return state
