"""The tiles and the board of Mozaika, and how both are written.

A *kind* of tile is ``colour * 3 + symbol``, so the twelve kinds (R1) are, in order::

    0 Rs   1 Rw   2 Rf      red    star, wave, flower
    3 Bs   4 Bw   5 Bf      blue
    6 Gs   7 Gw   8 Gf      green
    9 Ys  10 Yw  11 Yf      yellow

Cells are numbered row by row from the top, left to right, as in
``engine.squaregrid``: ``a1`` is 0, ``a4`` is 3, ``d4`` is 15.  Wherever tiles
are not ordered (hands, the row, the bag) they are kept as counts by kind.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from tesselle.engine.squaregrid import squaregrid

COLOURS = "RBGY"
SYMBOLS = "swf"
EACH = len(SYMBOLS)  # kinds of one colour
KINDS = len(COLOURS) * EACH
SIDE = 4
CELLS = SIDE * SIDE
GRID = squaregrid(SIDE)

EMPTY = -1  # no tile on this cell
NO_TILE = "--"  # how that is shown
FLY_MARK = "*"  # follows the tile it sits on

NAMES = tuple(colour + symbol for colour in COLOURS for symbol in SYMBOLS)  # of each kind
KIND_OF = {name.lower(): kind for kind, name in enumerate(NAMES)}
COPIES = {3: 5, 4: 7, 5: 9}  # of each kind, by the number of seats (R1)
MOST_COPIES = max(COPIES.values())


def listed(counts: npt.NDArray[np.int8]) -> list[str]:
    """Return counts by kind as tile texts: ``["Rs", "Rs", "Bw"]``."""
    return [name for name, count in zip(NAMES, counts, strict=True) for _ in range(int(count))]


def counted(kinds: Iterable[int]) -> npt.NDArray[np.int8]:
    """Return the counts by kind of these tiles."""
    counts = np.zeros(KINDS, np.int8)
    for kind in kinds:
        counts[kind] += 1
    return counts
