"""Finds the weights of MozaiK's ``standing``: what final points follow from what a grid shows.

Two one-step players, who take the second best now and then so that not all grids look
alike, play many matches.  What each seat's grid shows before it draws and before it picks is
compared with the points it ended with, by least squares for each number of images placed:
``python -m tools.fitting mozaik_standing``.
"""

import argparse

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Floats, States
from tesselle.engine.kernel import long_kernel
from tesselle.games.mozaik.heuristic.standing import FEATURES, POINTS, look, placed
from tesselle.games.mozaik.rules.state import DRAW, PICK, ROUNDS
from tools.fitting.players import Counts, Player
from tools.fitting.regression import least_squares
from tools.fitting.tables import play

SEATS = 2
SLIP = 0.15  # how often the second best is played
RIDGE = 1e-3
PIECE = 2000  # matches whose states are in memory


def to_choose(states: States, _: int) -> npt.NDArray[np.bool_]:
    """Tell in which states somebody is about to draw or to pick."""
    return np.isin(states["step"], (DRAW, PICK))


@long_kernel
def look_all(states: States, movers: Counts, seen: Floats, images: Counts) -> None:
    """Write what the grids of those who choose show, and how many images lie there."""
    for place in range(len(states)):
        look(states[place], movers[place], seen[place])
        images[place] = placed(states[place], movers[place])


def watched(matches: int, seed: int) -> tuple[Floats, Counts, Floats]:
    """Play; return what was seen, how many images lay there, and the points at the end."""
    table = [Player("mozaik", slip=SLIP)] * SEATS
    played = play("mozaik", table, matches, seed=seed, keep=to_choose)
    seen = np.zeros((len(played.states), FEATURES))
    images = np.zeros(len(seen), np.int64)
    look_all(played.states, played.movers, seen, images)
    return seen, images, played.points[played.matches, played.movers].astype(np.float64)


def fitted(seen: Floats, ended: Floats) -> tuple[Floats, float]:
    """Return the weights that explain the final points best, and the part they explain."""
    gained = ended - seen[:, POINTS]
    weights = least_squares(seen, gained, np.arange(len(seen)), RIDGE).weights
    left = gained - seen @ weights
    weights[POINTS] += 1.0
    return weights, float(1.0 - left.var() / ended.var())


def main() -> None:
    """Play, and print a row of weights for each number of images."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--matches", type=int, default=40_000)
    asked = reader.parse_args()
    pieces = [watched(PIECE, 1 + piece) for piece in range(-(-asked.matches // PIECE))]
    seen, images, ended = (np.concatenate(parts) for parts in zip(*pieces, strict=True))
    for number in range(ROUNDS):
        those = np.flatnonzero(images == number)
        weights, part = fitted(seen[those], ended[those])
        texts = ", ".join(f"{weight:.2f}" for weight in weights)
        print(f"        [{texts}],  # {part:.0%}")
