r"""The board of Génial!: its areas, its printed symbols, its pairs of cells.

Cells are those of ``engine.hexgrid`` with side 8, whatever the number of seats.
One more, ``RIM``, stands for all that lies beyond the edge, so that a walk in
any direction ends on a cell that is neither free nor shows a symbol.

A *pair* is two adjacent cells that a tile can cover.  Its first cell is the one
with the lower number; the second lies to the east, south-east or south-west of
it.  Pairs are numbered by their first cell, then their second.  Cells with a
printed symbol are in no pair: nothing is ever placed there.
"""

import numpy as np
import numpy.typing as npt

from tesselle.engine.hexgrid import OFF, hexgrid
from tesselle.games.genial.rules.tiles import SYMBOLS

Cells = npt.NDArray[np.int8]  # what lies on each cell, RIM included
Pairs = npt.NDArray[np.int16]  # a list of pairs

GRID = hexgrid(8)
CELLS = GRID.cells
RIM = CELLS
DIRECTIONS = 6

EMPTY = -1  # a free cell
OUTSIDE = -2  # a cell beyond the area in use (R1)

FEWEST_SEATS = 2
REACH = (5, 6, 7)  # R1: how far from the centre 2, 3 and 4 seats play

# R2: the cell of each printed symbol, in the order of SYMBOLS
PRINTED = np.array(
    [GRID.by_axial[spot] for spot in ((0, -5), (5, -5), (5, 0), (0, 5), (-5, 5), (-5, 0))],
    np.int16,
)

# Cells are unsigned in these tables, as Numba then need not ask whether to count from the end.
NEIGHBOUR = np.full((CELLS + 1, DIRECTIONS), RIM, np.uint8)
NEIGHBOUR[:CELLS] = np.where(GRID.neighbour == OFF, RIM, GRID.neighbour)


def _distance(cell: int) -> int:
    q, r = GRID.axial[cell]
    return max(abs(q), abs(r), abs(q + r))


_PAIRS = [
    (first, second)
    for first in range(CELLS)
    for second in sorted(NEIGHBOUR[first].tolist())
    if first < second < RIM and not {first, second} & set(PRINTED.tolist())
]
PAIRS = len(_PAIRS)
PAIR = {cells: pair for pair, cells in enumerate(_PAIRS)}

FIRST = np.array([first for first, _ in _PAIRS], np.uint8)
SECOND = np.array([second for _, second in _PAIRS], np.uint8)
# the direction from the first cell to the second; the way back is the opposite one
TOWARDS = np.array([NEIGHBOUR[first].tolist().index(second) for first, second in _PAIRS], np.int8)

# the pairs that share a cell with each pair, itself included: rising, then PAIRS
DROPS = np.full((PAIRS, 11), PAIRS, np.int16)
for _pair, _cells in enumerate(_PAIRS):
    _drops = np.flatnonzero(np.isin(FIRST, _cells) | np.isin(SECOND, _cells))
    DROPS[_pair, : len(_drops)] = _drops
LAST_DROP = np.where(DROPS < PAIRS, DROPS, 0).max(axis=1)  # the highest of them

# the printed symbols next to a cell of the pair, one bit each; there is never more than one
PRINTED_BESIDE = np.zeros(PAIRS, np.int8)
for _symbol in range(len(SYMBOLS)):
    _around = NEIGHBOUR[PRINTED[_symbol]]
    PRINTED_BESIDE[np.isin(FIRST, _around) | np.isin(SECOND, _around)] |= 1 << _symbol


def free_pairs(cells: Cells) -> Pairs:
    """Return the pairs of which both cells are free, rising."""
    free = (cells[FIRST] == EMPTY) & (cells[SECOND] == EMPTY)
    return np.flatnonzero(free).astype(np.int16)


# For each area (seats − FEWEST_SEATS): the cells at the start; the free pairs, then zeros.
START = np.full((len(REACH), CELLS + 1), OUTSIDE, np.int8)
START_PAIRS = np.zeros((len(REACH), PAIRS), np.int16)
START_FREE = np.zeros(len(REACH), np.int16)  # how many pairs are free
for _area, _reach in enumerate(REACH):
    START[_area, [cell for cell in range(CELLS) if _distance(cell) <= _reach]] = EMPTY
    START[_area, PRINTED] = range(len(SYMBOLS))
    START_FREE[_area] = len(free_pairs(START[_area]))
    START_PAIRS[_area, : START_FREE[_area]] = free_pairs(START[_area])

MOST_PLACED = (CELLS - len(SYMBOLS)) // 2  # tiles that fit on the largest area
