"""What a mosaic that is not complete may still bring, in points.

An arrangement *promises* a share of its price, growing with the tiles that lie
in it already.  The *gain* of a tile on a cell is its income and what it adds to
the promises of the arrangements through that cell; the *harm* of a fly is what
it takes from them.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Flags, State
from tesselle.engine.kernel import kernel
from tesselle.games.mozaika.rules import ROUNDS, income_on
from tesselle.games.mozaika.scoring import (
    ARRANGEMENT,
    ARRANGEMENTS,
    DIAGONAL,
    FOLD,
    OTHER_DIAGONAL,
    SYMMETRIES,
    SYMMETRY_PRICE,
)
from tesselle.games.mozaika.tiles import CELLS, EACH, EMPTY, SIDE

Floats: TypeAlias = npt.NDArray[np.float64]

COIN = 0.2  # what a coin is worth (R14)
NOWHERE = -1  # no cell: look at the board as it is
NEVER = -1e9  # worse than anything on a board

# How likely an arrangement comes true, by the number of its tiles that lie already.
COLOUR_CHANCE = np.array([0.0, 0.0, 0.10, 0.35, 1.0])  # they share a colour only
SYMBOL_CHANCE = np.array([0.0, 0.0, 0.16, 0.45, 1.0])  # they share a symbol only
EITHER_CHANCE = np.array([0.0, 0.08, 0.28, 0.60, 0.0])  # one kind so far, to bring 2
KIND_CHANCE = np.array([0.0, 0.0, 0.03, 0.15, 1.0])  # one kind, to bring 4
HOPE = 4  # a symmetry promises its price times (share of matched cells) ** HOPE

# [cell, …] -> the arrangements through the cell, filled up with ARRANGEMENTS
_through = [[a for a in range(ARRANGEMENTS) if cell in ARRANGEMENT[a]] for cell in range(CELLS)]
MOST_THROUGH = max(map(len, _through))
THROUGH = np.array(
    [those + [ARRANGEMENTS] * (MOST_THROUGH - len(those)) for those in _through], np.int8
)


@kernel
def promise(
    board: Flags, flies: Flags, arrangement: int, cell: int, kind: int, more_flies: int
) -> float:
    """Give what an arrangement is likely to bring, as if ``kind`` lay on ``cell``."""
    start = filled = 0
    landed = more_flies
    colour = symbol = True
    for place in range(SIDE):
        here = ARRANGEMENT[arrangement, place]
        tile = kind if here == cell else int(board[here])
        landed += int(flies[here])
        if tile == EMPTY:
            continue
        if filled == 0:
            start = tile
        colour = colour and tile // EACH == start // EACH
        symbol = symbol and tile % EACH == start % EACH
        filled += 1
    two, four = max(0, 2 - landed), max(0, 4 - landed)
    if colour and symbol:
        return float(two * EITHER_CHANCE[filled] + four * KIND_CHANCE[filled])
    if colour:
        return float(two * COLOUR_CHANCE[filled])
    if symbol:
        return float(two * SYMBOL_CHANCE[filled])
    return 0.0


@kernel
def hope(board: Flags, cell: int, kind: int) -> float:
    """Give what the symmetries promise, as if ``kind`` lay on ``cell`` (R19)."""
    points = 0.0
    for which in range(SYMMETRIES):
        matched = matches(board, which, cell, kind)
        if which == DIAGONAL:
            matched = max(matched, matches(board, OTHER_DIAGONAL, cell, kind))
        points += SYMMETRY_PRICE[which] * (matched / CELLS) ** HOPE
    return points


@kernel
def matches(board: Flags, fold: int, cell: int, kind: int) -> int:
    """Count the cells that equal their partner, or 0 when some tile does not."""
    count = 0
    for here in range(CELLS):
        there = FOLD[fold, here]
        tile = kind if here == cell else int(board[here])
        partner = kind if there == cell else int(board[there])
        if EMPTY in (tile, partner):
            continue
        if tile != partner:
            return 0
        count += 1
    return count


@kernel
def gain(board: Flags, flies: Flags, kind: int, cell: int) -> float:
    """Give what laying ``kind`` on the free ``cell`` brings."""
    points = COIN * income_on(board, kind, cell)
    for turn in range(MOST_THROUGH):
        arrangement = THROUGH[cell, turn]
        if arrangement == ARRANGEMENTS:
            break
        points += promise(board, flies, arrangement, cell, kind, 0)
        points -= promise(board, flies, arrangement, NOWHERE, EMPTY, 0)
    return points + hope(board, cell, kind) - hope(board, NOWHERE, EMPTY)


@kernel
def harm(board: Flags, flies: Flags, cell: int) -> float:
    """Give what a fly on ``cell`` would spoil (R18)."""
    points = 0.0
    for turn in range(MOST_THROUGH):
        arrangement = THROUGH[cell, turn]
        if arrangement == ARRANGEMENTS:
            break
        points += promise(board, flies, arrangement, NOWHERE, EMPTY, 0)
        points -= promise(board, flies, arrangement, NOWHERE, EMPTY, 1)
    return points


@kernel
def want(state: State, seat: int, kind: int) -> float:
    """Give the gain of one more ``kind`` on the best cell that those in hand leave to it."""
    board, flies = state["boards"][seat], state["flies"][seat]
    gains = np.full(CELLS, NEVER)
    for cell in range(CELLS):
        if board[cell] == EMPTY:
            gains[cell] = gain(board, flies, kind, cell)
    rank = min(int(state["hands"][seat, kind]), ROUNDS - int(state["round"]))
    for _ in range(rank):  # ROUNDS - round + 1 cells are free
        gains[gains.argmax()] = NEVER
    return float(gains.max())
