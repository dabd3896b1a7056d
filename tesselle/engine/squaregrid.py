"""Square boards: names and neighbours.

Cells are numbered row by row from the top, left to right, and named by the
row's letter and the column's number: ``a1`` is the top left.
"""

import functools
import string
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

OFF = -1  # no cell beyond this edge


@dataclass(frozen=True)
class SquareGrid:
    """The tables of one board; all are read-only."""

    side: int
    names: tuple[str, ...]  # of each cell
    neighbour: npt.NDArray[np.int8]  # [cell, direction] -> cell or OFF; east, south, west, north

    @functools.cached_property
    def by_name(self) -> dict[str, int]:
        """The cell of each name."""
        return {name: cell for cell, name in enumerate(self.names)}


@functools.cache
def squaregrid(side: int) -> SquareGrid:
    """Return the board of ``side`` × ``side`` cells."""
    spots = [(row, column) for row in range(side) for column in range(side)]
    names = tuple(f"{string.ascii_lowercase[row]}{column + 1}" for row, column in spots)
    cell_of = {spot: cell for cell, spot in enumerate(spots)}
    neighbour = np.array(
        [
            [
                cell_of.get((row + down, column + right), OFF)
                for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            ]
            for row, column in spots
        ],
        dtype=np.int8,
    )
    neighbour.flags.writeable = False
    return SquareGrid(side, names, neighbour)
