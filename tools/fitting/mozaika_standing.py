"""Finds the worths of Mozaika's ``standing``: what final points follow from what a seat has.

One-step players play each other.  Whenever all are about to bid or to lay, what sets a seat
apart from the mean of the table is compared with what set it apart at the end, by least squares
for each number of tiles laid.  ``--mixed`` lets bidders of three kinds play, so that some have
more coins than they need: ``python -m tools.fitting mozaika_standing``.
"""

import argparse
from contextlib import ExitStack, closing

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Floats, States
from tesselle.engine.kernel import long_kernel, scratch
from tesselle.games.mozaika.heuristic.expected import LIKENESS, PROMISE
from tesselle.games.mozaika.heuristic.gains import survey, want
from tesselle.games.mozaika.heuristic.standing import (
    BEST_IN_HAND,
    COIN_WORTH,
    FLY_HARM,
    PURSE,
    SAVED,
)
from tesselle.games.mozaika.rules.scoring import ARRANGEMENTS
from tesselle.games.mozaika.rules.state import BID, LAY, ROUNDS
from tesselle.games.mozaika.rules.tiles import KINDS
from tools.fitting.players import Player
from tools.fitting.regression import Fit, least_squares
from tools.fitting.tables import play

SEATS = 3
FIRST = 3  # tiles laid; before that no fly comes and no coin is spent
BIDDERS = ("bids.COIN_BID = 0.5", "", "bids.COIN_BID = 0.15")  # stingy, as they are, eager
BOARD, COINS, BEYOND, FLY, HAND, FEATURES = 0, 1, 2, 3, 4, 5
NAMES = ("coin", "coin beyond the purse", "fly", "point in hand")


def new_steps(states: States, _: int) -> npt.NDArray[np.bool_]:
    """Tell in which states all are about to bid or to lay, and nobody has."""
    everybody = (1 << states["seats"].astype(np.int64)) - 1
    together = (states["step"] == BID) | (states["step"] == LAY)
    begins: npt.NDArray[np.bool_] = together & (states["to_act"] == everybody)
    return begins


@long_kernel
def look(states: States, laid: int, features: Floats) -> None:
    """Write what every seat has, with so many tiles laid."""
    shared, lying = scratch(ARRANGEMENTS, np.int64), scratch(ARRANGEMENTS, np.int64)
    for place in range(len(states)):
        state = states[place]
        for seat in range(state["seats"]):
            board = state["boards"][seat]
            survey(board, state["flies"][seat], shared, lying)
            found = features[place, seat]
            found[BOARD] = found[HAND] = 0.0
            for arrangement in range(ARRANGEMENTS):
                found[BOARD] += PROMISE[laid, LIKENESS[shared[arrangement]], lying[arrangement]]
            coins = int(state["coins"][seat])
            found[COINS], found[BEYOND] = min(coins, PURSE), max(0, coins - PURSE)
            found[FLY] = 1.0 if state["flier"] == seat else 0.0
            for kind in range(KINDS):
                if state["hands"][seat, kind]:
                    best = want(board, shared, lying, kind, laid + 1)
                    found[HAND] = max(found[HAND], best)


def in_code(laid: int) -> Floats:
    """Return the worths that stand in the code, as ``look`` orders them."""
    return np.array([1.0, COIN_WORTH[laid], SAVED, -FLY_HARM[laid], BEST_IN_HAND[laid]])


def apart(values: Floats) -> Floats:
    """Return by how much each seat is above the mean of its table, all in one column."""
    means = values.mean(axis=1, keepdims=True)
    differences: Floats = (values - means).reshape(-1, *values.shape[2:])
    return differences


def explained(target: Floats, forecast: Floats) -> float:
    """Return the part of the differences that a forecast explains."""
    return float(1 - ((target - forecast) ** 2).mean() / (target**2).mean())


def fitted(seen: Floats, target: Floats, groups: npt.NDArray[np.int64]) -> Fit:
    """Return the worths of all but the board, whose points count as they are."""
    return least_squares(seen[:, COINS:], target - seen[:, BOARD], groups)


def report(states: States, matches: npt.NDArray[np.int64], points: Floats, laid: int) -> str:
    """Fit the worths with so many tiles laid; return a line about them and those in the code."""
    features = np.zeros((len(states), SEATS, FEATURES))
    look(states, laid, features)
    seen, target, groups = apart(features), apart(points[matches]), np.repeat(matches, SEATS)
    fit, coins = fitted(seen, target, groups), fitted(seen[:, : COINS + 1], target, groups)
    pairs = zip(fit.texts(), in_code(laid)[COINS:], strict=True)
    texts = " | ".join(f"{text} ({code:.2f})" for text, code in pairs)
    forecasts = (
        seen[:, BOARD] + seen[:, COINS:] @ fit.weights,
        seen @ in_code(laid),
        seen[:, BOARD] + seen[:, COINS] * coins.weights,
    )
    parts = " | ".join(f"{explained(target, forecast):.0%}" for forecast in forecasts)
    return f"| {laid} | {texts} | {parts} |"


def main() -> None:
    """Play, and print the worths by the number of tiles laid, those in the code in brackets."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--matches", type=int, default=6000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--mixed", action="store_true", help="bidders of three kinds")
    asked = reader.parse_args()
    with ExitStack() as stack:
        kinds = BIDDERS if asked.mixed else ("",) * SEATS
        table = [stack.enter_context(closing(Player("mozaika", kind))) for kind in kinds]
        played = play("mozaika", table, asked.matches, seed=asked.seed, keep=new_steps)
    laid = played.states["round"].astype(np.int64) - 1
    print(f"| laid | {' | '.join(NAMES)} | explained | by the code | by board and coins |")
    print("|---|---|---|---|---|---|---|---|")
    for number in range(FIRST, ROUNDS):
        those = np.flatnonzero(laid == number)
        points = played.points.astype(np.float64)
        print(report(played.states[those], played.matches[those], points, number))
