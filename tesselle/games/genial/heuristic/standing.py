"""How a match of Génial! may end: what each track can still expect.

The *outlook* of a symbol is its track and a part of what the two best free
cells would give for it, more if the seat holds the symbol.  So filling the cell
that an opponent's low symbol waits for lowers his outlook, and spending the
last tile with the own low symbol lowers one's own.

Outlooks are compared from the lowest up, as the tracks are in the end (R15).
Early all of them count; the fuller the board, the more the lowest alone does.
"""

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Floats, State
from tesselle.engine.kernel import kernel, scratch, sort
from tesselle.games.genial.rules.board import (
    CELLS,
    DIRECTIONS,
    EMPTY,
    FEWEST_SEATS,
    NEIGHBOUR,
    START_FREE,
)
from tesselle.games.genial.rules.scoring import line
from tesselle.games.genial.rules.state import LAST, TRACKS
from tesselle.games.genial.rules.tiles import KINDS, NAMES, SYMBOLS

Best = npt.NDArray[np.int64]  # points of the best and second best free cell for each symbol
Steps = npt.NDArray[np.int16]  # what each symbol would earn on a cell
Outlooks = npt.NDArray[np.float64]

# In steps of a track, fitted to who won by `tools.fitting genial_standing` (docs/tuning.md).
HELD = 0.4  # of the best cell's points, when the symbol is in hand
BEST = 0.1  # of the best cell's points in any case
NEXT = 0.3  # of the second best cell's
COPY = 0.1  # for each time the symbol is in hand,
COPIES_COUNTED = 3  # up to so many

# What a step of the outlook weighs, the lowest first, and what it weighs to be next to move:
# in the logarithm of the odds to win, by the same program.
WEIGHT = np.array(
    [
        [0.05, 0.17, 0.29, 0.22, 0.12, 0.07],  # the board empty
        [0.45, 0.35, 0.13, 0.05, 0.02, 0.01],  # a quarter of the pairs of cells left
        [2.09, 0.20, 0.02, 0.02, 0.01, 0.01],  # none left
    ]
)
TEMPO = np.array([0.14, 0.35, 0.70])

SHOWN = np.array([[name.count(symbol) for symbol in SYMBOLS] for name in NAMES], np.int8)


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Write what the outlooks of each seat are worth."""
    best = scratch((TRACKS, 2), np.int64)
    best_cells(state, best)
    for seat in range(state["seats"]):
        out[seat] = standing(state, seat, best)


@kernel
def standing(state: State, seat: int, best: Best) -> float:
    """Return the value of a seat's outlooks and of its turn; ``best`` is from ``best_cells``."""
    outlooks = scratch(TRACKS, np.float64)
    write_outlooks(state, seat, best, outlooks)
    sort(outlooks)
    left = state["free"] / START_FREE[state["seats"] - FEWEST_SEATS]
    phase = (len(TEMPO) - 1) * (1.0 - np.sqrt(left))
    early = min(int(phase), len(TEMPO) - 2)
    late = phase - early  # how near the later of the two rows
    value = 0.0
    for rank in range(TRACKS):
        weight = WEIGHT[early, rank] * (1.0 - late) + WEIGHT[early + 1, rank] * late
        value += weight * outlooks[rank]
    if state["seat"] == seat:
        value += TEMPO[early] * (1.0 - late) + TEMPO[early + 1] * late
    return value


@kernel
def write_outlooks(state: State, seat: int, best: Best, out: Outlooks) -> None:
    """Write what each of a seat's tracks can expect."""
    for symbol in range(TRACKS):
        held = 0
        for kind in range(KINDS):
            held += int(state["hands"][seat, kind]) * int(SHOWN[kind, symbol])
        outlook = state["tracks"][seat, symbol] + BEST * best[symbol, 0] + NEXT * best[symbol, 1]
        if held:
            outlook += HELD * best[symbol, 0] + COPY * min(held, COPIES_COUNTED)
        out[symbol] = min(outlook, float(LAST))


@kernel
def best_cells(state: State, out: Best) -> None:
    """Write the points of the two best cells for each symbol, where a tile still fits."""
    for symbol in range(TRACKS):
        out[symbol, 0] = out[symbol, 1] = 0
    earned = scratch(TRACKS, np.int16)
    for cell in range(CELLS):
        if state["cells"][cell] == EMPTY and earnings_of(state, cell, earned) > 0:
            for symbol in range(TRACKS):
                if earned[symbol] > out[symbol, 0]:
                    out[symbol, 1] = out[symbol, 0]
                    out[symbol, 0] = earned[symbol]
                elif earned[symbol] > out[symbol, 1]:
                    out[symbol, 1] = earned[symbol]


@kernel
def earnings_of(state: State, cell: int, out: Steps) -> int:
    """Write what each symbol would earn on a free cell; return how many free cells are beside it.

    The other half of a tile would lie on one of these, and no line leads that way (R7).
    """
    for symbol in range(TRACKS):
        out[symbol] = 0
    free = 0
    for direction in range(DIRECTIONS):
        shown = int(state["cells"][NEIGHBOUR[cell, direction]])
        if shown == EMPTY:
            free += 1
        elif shown >= 0:
            out[shown] += line(state["cells"], cell, direction, shown)
    return free
