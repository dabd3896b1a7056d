"""Finds the weights of MozaiK's outlook: what final points follow from what a grid shows.

Two one-step players, who take the second best now and then so that not all grids look
alike, play many matches.  What each seat's grid shows before it draws and before it picks is
compared with the points it ended with, by least squares for each number of images placed:
``python -m tools.mozaik_outlook``.
"""

import argparse

import numpy as np
import numpy.typing as npt

from tesselle.bots.simulation import likely
from tesselle.engine import anygame, registry
from tesselle.engine.entropy import Word, word
from tesselle.engine.game import Actions, Floats, States
from tesselle.engine.kernel import long_kernel
from tesselle.engine.seats import lowest_seat
from tesselle.games.mozaik.heuristic.standing import FEATURES, ONE, POINTS, look, placed
from tesselle.games.mozaik.rules.scoring import points
from tesselle.games.mozaik.rules.state import DRAW, PICK, ROUNDS

SEATS = 2
LOOKS = 2 * ROUNDS * SEATS  # at one match, at most
SLIP = 0.15  # how often the second best is played
RIDGE = 1e-3  # keeps features that say the same from large weights of opposite sign

Table = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]


@long_kernel
def play(
    blank: States,
    seed: Word,
    matches: int,
    room: Actions,
    seen: Table,
    images: Counts,
    ended: Floats,
) -> int:
    """Play matches; return how often a grid was looked at.

    What was seen, how many images lay there, and what the seat ended with are written in place.
    """
    states = blank.copy()
    state = states[0]
    seats = np.zeros(LOOKS, np.int64)
    worths = np.zeros(len(room))
    count = 0
    for match in range(matches):
        chance = word(seed, match)
        states[0] = blank[0]
        anygame.setup(state, word(chance, 0))
        first, step = count, 1
        mask = anygame.waiting(state)
        while mask:
            mover = lowest_seat(mask)
            if state["step"] in (DRAW, PICK):
                look(state, mover, seen[count])
                images[count] = placed(state, mover)
                seats[count - first] = mover
                count += 1
            action = likely(state, mover, word(chance, 2 * step), SLIP, room, worths)
            anygame.apply(state, mover, action, word(chance, 2 * step + 1))
            step += 1
            mask = anygame.waiting(state)
        for number in range(first, count):
            ended[number] = points(state, seats[number - first])
    return count


def fitted(seen: Table, ended: Floats) -> tuple[Floats, float]:
    """Give the weights that explain the final points best, and the part they explain."""
    gained = ended - seen[:, POINTS]
    scale = np.maximum(seen.std(axis=0), 1e-6)
    scale[ONE] = 1.0
    scaled = seen / scale
    square = scaled.T @ scaled / len(seen) + RIDGE * np.eye(FEATURES)
    weights = np.linalg.solve(square, scaled.T @ gained / len(seen)) / scale
    left = gained - seen @ weights
    weights[POINTS] += 1.0
    return weights, float(1.0 - left.var() / ended.var())


def main() -> None:
    """Play, and print a row of weights for each number of images."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--matches", type=int, default=40_000)
    asked = reader.parse_args()
    game = registry.get("mozaik")
    blank = np.zeros(1, game.state)
    blank[0] = game.blank(SEATS, game.check_options({}))
    seen = np.zeros((asked.matches * LOOKS, FEATURES))
    images = np.zeros(len(seen), np.int64)
    ended = np.zeros(len(seen))
    room = np.zeros(game.most_actions, np.int32)
    count = play(blank, np.uint64(1), asked.matches, room, seen, images, ended)
    for number in range(ROUNDS):
        those = np.flatnonzero(images[:count] == number)
        weights, part = fitted(seen[those], ended[those])
        texts = ", ".join(f"{weight:.2f}" for weight in weights)
        print(f"        [{texts}],  # {part:.0%}")


if __name__ == "__main__":
    main()
