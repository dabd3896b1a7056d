"""Finds the numbers of Génial!'s ``standing``: which outlooks win.

One-step players play each other.  Every third position is compared with who won, by logistic
regression for ``WEIGHT`` and ``TEMPO``; what makes up an outlook (``HELD``, ``BEST``, ``NEXT``,
``COPY``, ``COPIES_COUNTED``) is searched for step by step.  Of every five matches one is kept
apart, to judge by: ``python -m tools.fitting genial_standing``.
"""

import argparse
from dataclasses import asdict, astuple, dataclass, replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Floats, States
from tesselle.engine.kernel import long_kernel
from tesselle.games.genial.heuristic import standing
from tesselle.games.genial.heuristic.standing import SHOWN, TEMPO, WEIGHT, best_cells
from tesselle.games.genial.rules.board import FEWEST_SEATS, START_FREE
from tesselle.games.genial.rules.state import LAST, TRACKS
from tools.fitting.players import Player
from tools.fitting.regression import Fit, chance, log_loss, logistic
from tools.fitting.tables import play

SEATS = 2
EVERY = 3  # of so many positions one is looked at; odd, or it would always be one seat's turn
GAIN = 1e-5  # of log-loss: less is not worth another number
APART = 5  # of so many matches one is kept apart

Counts = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Outlook:
    """What makes up the outlook of a track, besides the track."""

    held: float = standing.HELD
    best: float = standing.BEST
    next: float = standing.NEXT
    copy: float = standing.COPY
    counted: int = standing.COPIES_COUNTED


STEPS = Outlook(0.1, 0.1, 0.1, 0.1, 1)  # by which each is changed
NOTHING = Outlook(0.0, 0.0, 0.0, 0.0, 1)  # the tracks alone


class Positions(NamedTuple):
    """What is known of many positions, a row each."""

    tracks: Counts  # [position, seat, symbol]
    held: Counts  # the same of hands
    best: Counts  # [position, symbol, best or second best cell]
    phase: Floats  # 0.0 where the board is empty, to 2.0 where it is full
    turn: Floats  # 1 where seat 0 is to move, -1 where it is seat 1
    won: Floats  # seat 0's share of the first place
    matches: Counts

    def part(self, those: npt.NDArray[np.bool_]) -> "Positions":
        """Return some of them."""
        return Positions._make(values[those] for values in self)


def watched(matches: int, seed: int) -> Positions:
    """Play matches, and return every third position."""

    def keep(states: States, step: int) -> npt.NDArray[np.bool_]:
        return np.full(len(states), step % EVERY == 0)

    played = play("genial", [Player("genial")] * SEATS, matches, seed=seed, keep=keep)
    return positions(played.states, played.firsts[played.matches, 0], played.matches)


def positions(states: States, won: Floats, matches: Counts) -> Positions:
    """Look at states."""
    best = np.zeros((len(states), TRACKS, 2), np.int64)
    write_best(states, best)
    left = states["free"] / START_FREE[SEATS - FEWEST_SEATS]
    return Positions(
        states["tracks"][:, :SEATS].astype(np.int64),
        states["hands"][:, :SEATS].astype(np.int64) @ SHOWN.astype(np.int64),
        best,
        (len(TEMPO) - 1) * (1.0 - np.sqrt(left)),
        np.where(states["seat"] == 0, 1.0, -1.0),
        won,
        matches,
    )


@long_kernel
def write_best(states: States, out: Counts) -> None:
    """Write the two best cells of each symbol."""
    for place in range(len(states)):
        best_cells(states[place], out[place])


def features(seen: Positions, outlook: Outlook) -> Floats:
    """Return what ``WEIGHT`` and ``TEMPO``, row by row, are weights of: seat 0's less seat 1's."""
    first, second = seen.best[:, None, :, 0], seen.best[:, None, :, 1]
    hopes = seen.tracks + outlook.best * first + outlook.next * second
    copies = outlook.copy * np.minimum(seen.held, outlook.counted)
    hopes = hopes + np.where(seen.held > 0, outlook.held * first + copies, 0.0)
    ranked = np.sort(np.minimum(hopes, float(LAST)), axis=2)
    ahead = np.column_stack([ranked[:, 0] - ranked[:, 1], seen.turn])
    near = np.maximum(0.0, 1.0 - np.abs(seen.phase[:, None] - np.arange(len(TEMPO))))
    found: Floats = (near[:, :, None] * ahead[:, None]).reshape(len(ahead), -1)
    return found


def in_code() -> Floats:
    """Return the weights that stand in the code, as ``features`` wants them."""
    return np.column_stack([WEIGHT, TEMPO]).ravel()


def fitted(seen: Positions, outlook: Outlook, start: Floats | None = None) -> Fit:
    """Return the weights of one outlook."""
    return logistic(features(seen, outlook), seen.won, seen.matches, start)


def loss(seen: Positions, outlook: Outlook, weights: Floats) -> float:
    """Return the log-loss of the forecast."""
    return log_loss(chance(features(seen, outlook), weights), seen.won)


def search(seen: Positions) -> Outlook:
    """Return the outlook that forecasts best, changing one number at a time as long as it helps."""
    best, known = Outlook(), {}

    def judged(outlook: Outlook) -> float:
        if outlook not in known:
            known[outlook] = loss(seen, outlook, fitted(seen, outlook, in_code()).weights)
        return known[outlook]

    while True:
        better = (other for other in beside(best) if judged(other) < judged(best) - GAIN)
        tried = next(better, None)
        if tried is None:
            return best
        best = tried


def beside(outlook: Outlook) -> list[Outlook]:
    """Return the outlooks with one number a step higher or lower."""
    steps = zip(asdict(outlook).items(), astuple(STEPS), strict=True)
    changes = [
        (name, round(value + up * step, 2)) for (name, value), step in steps for up in (-1, 1)
    ]
    return [replace(outlook, **{name: value}) for name, value in changes if value >= 0]


def report(seen: Positions, apart: Positions, outlook: Outlook) -> None:
    """Print the weights, and how well they forecast what was kept apart."""
    found = fitted(seen, outlook)
    print(outlook)
    for row in np.reshape(found.texts(), (len(TEMPO), TRACKS + 1)):
        print("  ".join(row))
    print(f"log-loss {loss(apart, outlook, found.weights):.4f}")


def main() -> None:
    """Play, fit, and print what was found beside what stands in the code."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--matches", type=int, default=25_000)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    everything = watched(asked.matches, asked.seed)
    kept_apart = everything.matches % APART == 0
    seen, apart = everything.part(~kept_apart), everything.part(kept_apart)
    print(f"{len(seen.won)} positions to fit, {len(apart.won)} kept apart")
    print(f"in the code: log-loss {loss(apart, Outlook(), in_code()):.4f}")
    print("its outlook, weights found anew:")
    report(seen, apart, Outlook())
    print("tracks alone:")
    report(seen, apart, NOTHING)
    print("the best outlook:")
    report(seen, apart, search(seen))
