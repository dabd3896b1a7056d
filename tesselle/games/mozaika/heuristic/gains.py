"""What a board may still gain and lose, in points.

The *gain* of a tile on a cell is its income and what it adds to the promises of
the arrangements through that cell; the *harm* of a fly is what it takes from
them.  Promises are those of the board as it is ``after`` so many tiles.  What lies
in the arrangements is surveyed once, to weigh many tiles and cells.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Int8s
from tesselle.engine.kernel import kernel
from tesselle.games.mozaika.heuristic.expected import LIKENESS, PROMISE, SHARED, TILE, summed
from tesselle.games.mozaika.rules.play import income_on
from tesselle.games.mozaika.rules.scoring import ARRANGEMENT, ARRANGEMENTS
from tesselle.games.mozaika.rules.state import ROUNDS
from tesselle.games.mozaika.rules.tiles import CELLS, EMPTY

Int64s: TypeAlias = npt.NDArray[np.int64]  # where the engine's Numbers are int32

NEVER = -1e9  # worse than anything on a board

# [cell, …] -> the arrangements through the cell, filled up with ARRANGEMENTS
_through = [[a for a in range(ARRANGEMENTS) if cell in ARRANGEMENT[a]] for cell in range(CELLS)]
MOST_THROUGH = max(map(len, _through))
THROUGH = np.array(
    [those + [ARRANGEMENTS] * (MOST_THROUGH - len(those)) for those in _through], np.int8
)
THROUGHS = np.array([len(those) for those in _through], np.int8)  # [cell] -> how many

# [round] -> points for a coin of income: R14 pays 0.2 at the end, and before that it buys
# (`tools.fitting variants`, docs/tuning.md).
COIN = np.linspace(0.64, 0.3, ROUNDS + 1)


@kernel
def survey(board: Int8s, flies: Int8s, shared: Int64s, lying: Int64s) -> None:
    """Write what is shared and lying in every arrangement."""
    for arrangement in range(ARRANGEMENTS):
        shared[arrangement], lying[arrangement] = summed(board, flies, arrangement)


@kernel
def gain(board: Int8s, shared: Int64s, lying: Int64s, kind: int, cell: int, after: int) -> float:
    """Return what laying ``kind`` on the free ``cell`` of a surveyed board brings."""
    points = COIN[after] * income_on(board, kind, cell)
    for turn in range(THROUGHS[cell]):
        arrangement = THROUGH[cell, turn]
        points += added(shared[arrangement], lying[arrangement], kind, after)
    return float(points)


@kernel
def added(shared: int, lying: int, kind: int, after: int) -> float:
    """Return what one more tile adds to the promise of an arrangement."""
    then = PROMISE[after, LIKENESS[shared & SHARED[kind]], lying + TILE]
    return float(then - PROMISE[after, LIKENESS[shared], lying])


@kernel
def want(board: Int8s, shared: Int64s, lying: Int64s, kind: int, after: int) -> float:
    """Return the gain of ``kind`` on the best cell of a surveyed board."""
    best = NEVER
    for cell in range(CELLS):
        if board[cell] == EMPTY:
            best = max(best, gain(board, shared, lying, kind, cell, after))
    return best


@kernel
def harm(shared: Int64s, lying: Int64s, cell: int, after: int) -> float:
    """Return what a fly on ``cell`` of a surveyed board would spoil (R18)."""
    points = 0.0
    for turn in range(THROUGHS[cell]):
        arrangement = THROUGH[cell, turn]
        points += spoiled(shared[arrangement], lying[arrangement], after)
    return points


@kernel
def spoiled(shared: int, lying: int, after: int) -> float:
    """Return what one more fly takes from the promise of an arrangement."""
    likeness = LIKENESS[shared]
    return float(PROMISE[after, likeness, lying] - PROMISE[after, likeness, lying + 1])


@kernel
def least_harm(board: Int8s, flies: Int8s, shared: Int64s, lying: Int64s, after: int) -> float:
    """Return what a fly would spoil where it harms least on a surveyed board."""
    least = -NEVER
    for cell in range(CELLS):
        if board[cell] != EMPTY and not flies[cell]:
            least = min(least, harm(shared, lying, cell, after))
    return least
