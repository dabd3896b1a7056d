r"""The points of a mosaic, and who is first by them (R14 to R20).

An *arrangement* is four cells that score together: a row, a column, a diagonal
or a block of 2 × 2.  They are numbered in this order::

    0 … 3  rows a to d        8  diagonal a1–d4  \        10 … 18  squares, by their
    4 … 7  columns 1 to 4     9  diagonal a4–d1  /                 top left cell

The match and the counting of a real table (``text.count``) both use these kernels.
"""

import numpy as np

from tesselle.engine.game import Int8s, Numbers, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.engine.seats import places_by
from tesselle.games.mozaika.rules.state import MOST_SEATS
from tesselle.games.mozaika.rules.tiles import CELLS, EACH, EMPTY, GRID, SIDE
from tesselle.games.mozaika.words import say

_along = range(SIDE)
_lines = [
    *([row * SIDE + column for column in _along] for row in _along),
    *([row * SIDE + column for row in _along] for column in _along),
    [step * SIDE + step for step in _along],
    [step * SIDE + SIDE - 1 - step for step in _along],
]
_corners = [row * SIDE + column for row in range(SIDE - 1) for column in range(SIDE - 1)]
_squares = [[cell, cell + 1, cell + SIDE, cell + SIDE + 1] for cell in _corners]

LINES = len(_lines)  # the arrangements below this are lines (R15), the others squares (R16)
ARRANGEMENT = np.array(_lines + _squares, np.int8)  # [arrangement, place] -> cell
ARRANGEMENTS = len(ARRANGEMENT)
DIAGONALS = ("a1–d4", "a4–d1")
ARRANGEMENT_NAMES = (
    *(say("row", name=letter) for letter in "abcd"),
    *(say("column", name=number) for number in "1234"),
    *(say("diagonal", ends=ends) for ends in DIAGONALS),
    *(say("square", ends=f"{GRID.names[cell]}–{GRID.names[cell + SIDE + 1]}") for cell in _corners),
)

UNLIKE, ONE_COLOUR, ONE_SYMBOL, ONE_KIND = range(4)  # how the four tiles agree
LIKENESS_PRICE = np.array([0, 2, 2, 4], np.int8)  # points for that (R15, R16)

LEFT_RIGHT, TOP_BOTTOM, DIAGONAL, HALF_TURN = range(4)  # R19
SYMMETRIES = 4
SYMMETRY_PRICE = np.array([12, 12, 8, 12], np.int8)
SYMMETRY_NAMES = (
    say("mirror-left-right"),
    say("mirror-top-bottom"),
    say("mirror-diagonal"),
    say("half-turn"),
)

_cells = np.arange(CELLS, dtype=np.int8).reshape(SIDE, SIDE)
# [fold, cell] -> the cell that must hold the same kind.
FOLD = np.array(
    [
        _cells[:, ::-1].ravel(),
        _cells[::-1].ravel(),
        _cells.T.ravel(),
        _cells[::-1, ::-1].ravel(),
        _cells[::-1, ::-1].T.ravel(),  # over the other diagonal
    ],
    np.int8,
)
OTHER_DIAGONAL = 4  # that fold; the four before it are numbered as the symmetries
MANY_COINS = 1000  # more than anybody can hold: coins only part those of equal points (R20)


@kernel
def alike(kind: int, other: int) -> int:
    """Count what two tiles share: 2 for one kind, 1 for one colour or one symbol."""
    return int(kind // EACH == other // EACH) + int(kind % EACH == other % EACH)


@kernel
def likeness(board: Int8s, arrangement: int) -> int:
    """Tell how the four tiles agree; with a free cell among them they do not (R15, R16)."""
    start = int(board[ARRANGEMENT[arrangement, 0]])
    colour = symbol = True
    for place in range(SIDE):
        kind = int(board[ARRANGEMENT[arrangement, place]])
        if kind == EMPTY:
            return UNLIKE
        colour = colour and kind // EACH == start // EACH
        symbol = symbol and kind % EACH == start % EACH
    return ONE_COLOUR * int(colour) + ONE_SYMBOL * int(symbol)


@kernel
def flies_in(flies: Int8s, arrangement: int) -> int:
    """Count the flies on the four cells (R18)."""
    count = 0
    for place in range(SIDE):
        count += int(flies[ARRANGEMENT[arrangement, place]])
    return count


@kernel
def value(board: Int8s, flies: Int8s, arrangement: int) -> int:
    """Return the points of one arrangement: its price less its flies, never below 0 (R18)."""
    price = int(LIKENESS_PRICE[likeness(board, arrangement)])
    return max(0, price - flies_in(flies, arrangement))


@kernel
def folds(board: Int8s, fold: int) -> bool:
    """Tell whether each cell of a full board holds the kind of its partner (R19)."""
    for cell in range(CELLS):
        if board[cell] == EMPTY or board[cell] != board[FOLD[fold, cell]]:
            return False
    return True


@kernel
def symmetry(board: Int8s, which: int) -> int:
    """Return the points for one type of symmetry; either diagonal will do (R19)."""
    if folds(board, which) or (which == DIAGONAL and folds(board, OTHER_DIAGONAL)):
        return int(SYMMETRY_PRICE[which])
    return 0


@kernel
def mosaic_points(board: Int8s, flies: Int8s) -> int:
    """Add up every arrangement on its own (R17) and every symmetry (R19)."""
    points = 0
    for arrangement in range(ARRANGEMENTS):
        points += value(board, flies, arrangement)
    for which in range(SYMMETRIES):
        points += symmetry(board, which)
    return points


@kernel
def coin_points(coins: int) -> int:
    """Count 1 point for every five coins (R14)."""
    return int(coins) // 5


@kernel
def scores(state: State, out: Numbers) -> None:
    """Write each seat's points: coins (R14), R15, R16, R17, R18 and symmetry (R19)."""
    for seat in range(state["seats"]):
        laid = mosaic_points(state["boards"][seat], state["flies"][seat])
        out[seat] = laid + coin_points(state["coins"][seat])


@kernel
def merit(points: int, coins: int) -> int:
    """Return what decides places: points, then coins (R20)."""
    return points * MANY_COINS + coins


@kernel
def ranking(state: State, out: Numbers) -> None:
    """Write the places: by points, then by coins, else shared (R20)."""
    points = scratch(MOST_SEATS, np.int32)
    scores(state, points)
    for seat in range(state["seats"]):
        points[seat] = merit(points[seat], state["coins"][seat])
    places_by(points, out[: state["seats"]])
