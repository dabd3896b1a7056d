"""Hexagons of hexagonal cells: numbering, names and neighbours.

Cells are pointy-top and stand in horizontal rows.  Axial (q, r) has its origin
in the centre; the six directions go clockwise from the east::

        4   5           0 = E  (1, 0)    1 = SE (0, 1)    2 = SW (−1, 1)
      3   ●   0         3 = W (−1, 0)    4 = NW (0, −1)   5 = NE (1, −1)
        2   1

Cells are numbered row by row from the top, left to right.  Their names are the
row's letter from the top and the number in the row: ``a1`` is the top left.
"""

import functools
import string
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
OFF = -1  # no cell beyond this edge


@dataclass(frozen=True)
class HexGrid:
    """The tables of one board; all are read-only."""

    side: int
    axial: tuple[tuple[int, int], ...]  # of each cell
    names: tuple[str, ...]  # of each cell
    neighbour: npt.NDArray[np.int16]  # [cell, direction] -> cell or OFF

    @property
    def cells(self) -> int:
        """How many cells the board has."""
        return len(self.axial)

    @functools.cached_property
    def by_name(self) -> dict[str, int]:
        """The cell of each name."""
        return {name: cell for cell, name in enumerate(self.names)}

    @functools.cached_property
    def by_axial(self) -> dict[tuple[int, int], int]:
        """The cell at each (q, r)."""
        return {place: cell for cell, place in enumerate(self.axial)}

    @functools.cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The cells of each row, from the top."""
        return tuple(
            tuple(cell for cell, (_, r) in enumerate(self.axial) if r == row)
            for row in range(1 - self.side, self.side)
        )

    @functools.cached_property
    def spans(self) -> tuple[slice, ...]:
        """Where the cells of each row lie among all, for they are numbered row by row."""
        return tuple(slice(row[0], row[-1] + 1) for row in self.rows)


@functools.cache
def hexgrid(side: int) -> HexGrid:
    """Return the board with ``side`` cells along each of its six sides."""
    reach = side - 1
    axial = tuple(
        (q, r)
        for r in range(-reach, reach + 1)
        for q in range(max(-reach, -r - reach), min(reach, -r + reach) + 1)
    )
    names = tuple(
        f"{string.ascii_lowercase[r + reach]}{q - max(-reach, -r - reach) + 1}" for q, r in axial
    )
    place = {spot: cell for cell, spot in enumerate(axial)}
    neighbour = np.array(
        [[place.get((q + dq, r + dr), OFF) for dq, dr in DIRECTIONS] for q, r in axial],
        dtype=np.int16,
    )
    neighbour.flags.writeable = False
    return HexGrid(side, axial, names, neighbour)
