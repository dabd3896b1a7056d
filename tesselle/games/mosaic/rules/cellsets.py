"""Sets of cells of a Mosaic board: a bit for each cell, in words of 64.

Asking a word answers for 64 cells at once; ``lowest_bit`` finds those that are in it, rising.
"""

import numpy as np
import numpy.typing as npt

from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.kernel import kernel
from tesselle.games.mosaic.rules.board import MOST_CELLS

WORD_BITS = 64
WORDS = -(-MOST_CELLS // WORD_BITS)
ONE = np.uint64(1)
LAST_BIT = WORD_BITS - 1

Cells = npt.NDArray[np.uint64]  # WORDS of them


@kernel
def write(cells: Cells, cell: int, held: int) -> None:
    """Put a cell into the set (``held`` is 1), or take it out (0), in place."""
    word, place = cell >> 6, np.uint64(cell & LAST_BIT)
    cells[word] = cells[word] & ~(ONE << place) | np.uint64(held) << place


@kernel
def holds(word: np.uint64, cell: int) -> bool:
    """Tell whether a cell is in the word that it belongs to."""
    return bool(word >> np.uint64(cell & LAST_BIT) & ONE)


def whole(side: int) -> Cells:
    """Return the set of all cells of a board."""
    every = (1 << hexgrid(side).cells) - 1
    words = [every >> WORD_BITS * word & (1 << WORD_BITS) - 1 for word in range(WORDS)]
    return np.array(words, np.uint64)
