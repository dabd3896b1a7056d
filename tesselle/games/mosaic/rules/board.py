r"""The board of Mosaic: cells, their neighbours, and runs of tiles around a cell.

Cells are numbered as in ``engine.hexgrid``, for the board of the match's side.
One more, ``RIM``, stands for all that lies beyond the edge and stays empty.
"""

import numpy as np

from tesselle.engine.hexgrid import OFF, hexgrid

SIDES = range(3, 9)  # R2
SMALLEST = SIDES.start
MOST_CELLS = hexgrid(SIDES.stop - 1).cells
DIRECTIONS = 6
AROUND = 1 << DIRECTIONS

RIM = MOST_CELLS

# [side - SMALLEST, cell, direction] -> cell or RIM; unsigned, as Numba then
# need not ask whether to count from the end
NEIGHBOUR = np.full((len(SIDES), MOST_CELLS, DIRECTIONS), RIM, np.uint8)
for _side in SIDES:
    _near = hexgrid(_side).neighbour
    NEIGHBOUR[_side - SMALLEST, : len(_near)] = np.where(_near == OFF, RIM, _near)


def _runs(bits: int) -> list[int]:
    """Return the direction in which each run of tiles on the ring begins."""
    if bits == AROUND - 1:
        return [0]
    ring = range(DIRECTIONS)
    return [d for d in ring if bits >> d & 1 and not bits >> (d - 1) % DIRECTIONS & 1]


# [six bits] -> how many runs they form on the ring: tiles of a run touch each other
ARCS = np.array([len(_runs(bits)) for bits in range(AROUND)], np.int8)
MOST_RUNS = DIRECTIONS // 2
# [six bits] -> where the first, second and third run begins; the first again, if there is none
RUN_START = np.array(
    [(_runs(bits) + MOST_RUNS * (_runs(bits) or [0])[:1])[:MOST_RUNS] for bits in range(AROUND)],
    np.uint8,
)
