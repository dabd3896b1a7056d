"""What an arrangement is likely to bring in the end, from what lies in it now.

Colours and symbols that may still be *shared* by all four tiles are bits, four
for the colours and three for the symbols; a free cell shares everything.  What
is *lying* in an arrangement is ``tiles * TILE + flies``.
"""

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Int8s
from tesselle.engine.kernel import kernel
from tesselle.games.mozaika.rules.scoring import (
    ARRANGEMENT,
    LIKENESS_PRICE,
    ONE_COLOUR,
    ONE_KIND,
    ONE_SYMBOL,
)
from tesselle.games.mozaika.rules.state import ROUNDS
from tesselle.games.mozaika.rules.tiles import COLOURS, EACH, EMPTY, KINDS, SIDE, SYMBOLS

TILE = SIDE + 1  # room for 0 … 4 flies
MOST_LYING = TILE * TILE
ANYTHING = (1 << len(COLOURS) + len(SYMBOLS)) - 1  # what a free cell shares

# [kind] -> the bits of its colour and its symbol; EMPTY, -1, finds the last
SHARED = np.array(
    [1 << kind // EACH | 1 << len(COLOURS) + kind % EACH for kind in range(KINDS)] + [ANYTHING],
    np.int64,
)
_colours = (1 << len(COLOURS)) - 1
LIKENESS = np.array(
    [
        ONE_COLOUR * bool(shared & _colours) + ONE_SYMBOL * bool(shared & ~_colours)
        for shared in range(ANYTHING + 1)
    ],
    np.int8,
)  # [shared] -> how four such tiles would agree

# Points that came true in matches of a one-step player, by likeness, tiles and flies 0, 1, 2, 3:
# after round EARLY and after round LATE (`tools.fitting mozaika_promises`, docs/tuning.md).
EARLY, LATE = 3, 15
CAME_TRUE = {
    (ONE_COLOUR, 2): ((0.66, 0.21), (0.38, 0.13)),
    (ONE_COLOUR, 3): ((1.15, 0.40), (0.92, 0.36)),
    (ONE_SYMBOL, 2): ((0.88, 0.28), (0.55, 0.22)),
    (ONE_SYMBOL, 3): ((1.48, 0.52), (1.00, 0.47)),
    (ONE_KIND, 0): ((0.66,), (0.45,)),
    (ONE_KIND, 1): ((0.80, 0.20), (0.42, 0.12)),
    (ONE_KIND, 2): ((1.42, 0.68, 0.19), (0.90, 0.39, 0.05)),
    (ONE_KIND, 3): ((2.70, 1.80, 1.05, 0.28), (1.80, 1.05, 0.38, 0.13)),
}


def _promises() -> npt.NDArray[np.float64]:
    table = np.zeros((ROUNDS + 1, len(LIKENESS_PRICE), MOST_LYING))
    for (likeness, tiles), knots in CAME_TRUE.items():
        for flies, (early, late) in enumerate(zip(*knots, strict=True)):
            table[:, likeness, tiles * TILE + flies] = [
                early + (late - early) * (after - EARLY) / (LATE - EARLY)
                for after in range(ROUNDS + 1)
            ]
    for likeness, price in enumerate(LIKENESS_PRICE):
        for flies in range(SIDE + 1):
            table[:, likeness, SIDE * TILE + flies] = max(0, price - flies)
    return table


PROMISE = _promises()  # [tiles on the whole board, likeness, lying] -> points


@kernel
def summed(board: Int8s, flies: Int8s, arrangement: int) -> tuple[int, int]:
    """Return what the tiles of an arrangement share, and what is lying in it."""
    shared, lying = ANYTHING, 0
    for place in range(SIDE):
        cell = ARRANGEMENT[arrangement, place]
        shared &= SHARED[board[cell]]
        lying += TILE * int(board[cell] != EMPTY) + int(flies[cell])
    return shared, lying
