"""How a seat stands before the end: its board, coins, hand, and a fly not placed yet.

The worths, in points, follow least squares over matches of the one-step player, smoothed
by hand (``tools.fitting mozaika_standing``, docs/tuning.md).
"""

import numpy as np

from tesselle.engine.game import Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mozaika.heuristic.expected import LIKENESS, PROMISE
from tesselle.games.mozaika.heuristic.gains import survey, want
from tesselle.games.mozaika.rules.scoring import ARRANGEMENTS, coin_points, mosaic_points
from tesselle.games.mozaika.rules.state import OVER, ROUNDS
from tesselle.games.mozaika.rules.tiles import CELLS, EMPTY, KINDS

_tiles = np.arange(ROUNDS + 1)
PURSE = 8  # coins that will be spent; those beyond it bring what R14 pays
# [tiles laid] -> points.  A coin to spend is worth far more than R14 pays: it keeps flies away.
COIN_WORTH = np.interp(_tiles, [6, 16], [0.8, 0.22])
SAVED = 0.2  # what R14 pays for a coin
FLY_HARM = np.interp(_tiles, [4, 8, 16], [2.6, 2.0, 0.6])  # of one taken and not placed yet
BEST_IN_HAND = np.interp(_tiles, [10, 16], [1.05, 0.6])  # for each point of its gain


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Write the points that each seat may expect, promised ones included."""
    for seat in range(state["seats"]):
        out[seat] = standing(state, seat)


@kernel
def standing(state: State, seat: int) -> float:
    """Return the points a seat may expect beyond what all seats will still gain alike."""
    board, flies = state["boards"][seat], state["flies"][seat]
    coins = int(state["coins"][seat])
    if state["step"] == OVER:
        return float(mosaic_points(board, flies) + coin_points(coins))
    laid = 0
    for cell in range(CELLS):
        laid += int(board[cell] != EMPTY)
    shared, lying = scratch(ARRANGEMENTS, np.int64), scratch(ARRANGEMENTS, np.int64)
    survey(board, flies, shared, lying)
    points = COIN_WORTH[laid] * min(coins, PURSE) + SAVED * max(0, coins - PURSE)
    for arrangement in range(ARRANGEMENTS):
        points += PROMISE[laid, LIKENESS[shared[arrangement]], lying[arrangement]]
    if state["flier"] == seat:
        points -= FLY_HARM[laid]
    if laid < CELLS:
        best = 0.0
        for kind in range(KINDS):
            if state["hands"][seat, kind]:
                best = max(best, want(board, shared, lying, kind, laid + 1))
        points += BEST_IN_HAND[laid] * best
    return float(points)
