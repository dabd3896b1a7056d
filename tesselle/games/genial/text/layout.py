"""The board of Génial! as rows of letters, from the top, over the whole side-8 board.

``.`` is a free cell, ``R`` a symbol on a tile, ``r`` the same symbol printed on
the board, ``_`` a cell beyond the area in use.
"""

from tesselle.engine.game import State
from tesselle.games.genial.rules import board
from tesselle.games.genial.rules.tiles import SYMBOLS, Counts, listed

NOTHING = "-"  # an empty list
LETTERS = {board.EMPTY: ".", board.OUTSIDE: "_"} | dict(enumerate(SYMBOLS))
PRINTED_CELLS = frozenset(board.PRINTED.tolist())


def rows(state: State) -> list[str]:
    """Return the board as text, one string for each row: ``"__..rR.._"``."""
    return ["".join(letter(state, cell) for cell in row) for row in board.GRID.rows]


def letter(state: State, cell: int) -> str:
    """Return how one cell is written."""
    shown = LETTERS[int(state["cells"][cell])]
    return shown.lower() if cell in PRINTED_CELLS else shown


def write_tiles(counts: Counts) -> str:
    """Write tiles by their names: ``RR,RB,RB``."""
    return ",".join(listed(counts)) or NOTHING
