"""Our random games a second beside OpenSpiel's, on one core, in one run.

OpenSpiel's ``hex(board_size=11)`` is played in the two ways its Python package
offers: a loop in Python over ``legal_actions`` and ``apply_action``, and two
uniform bots that play inside its C++ core (``evaluate_bots``).  Ours is the
public batch call, ``tesselle.simulate(..., cores=1)``.

Everything is measured in turn, several times over, and the medians compared,
so that a busy machine disturbs all of them alike.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import tesselle

HEX = "hex(board_size=11)"


@dataclass(frozen=True)
class Goal:
    """A game of ours and how many times OpenSpiel's speed it must reach."""

    game: str
    seats: int
    games: int
    times: float
    options: dict[str, Any]


GOALS = (
    Goal("genial", 2, 8_000, 2, {}),
    Goal("mozaika", 3, 4_000, 2, {}),
    Goal("mosaic", 2, 4_000, 1, {"side": 5}),
    Goal("mozaik", 2, 8_000, 1, {}),
)


def ours(goal: Goal, seed: int) -> float:
    """Give our moves a second on one core."""
    result = tesselle.simulate(
        goal.game, seats=goal.seats, games=goal.games, seed=seed, cores=1, **goal.options
    )
    return int(result.lengths.sum()) / result.seconds


def python_loop(seed: int, games: int = 100) -> float:
    """Give OpenSpiel's moves a second when a Python loop plays."""
    game = pyspiel.load_game(HEX)
    chance = np.random.default_rng(seed)
    moves = 0
    began = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            moves += 1
    return moves / (time.perf_counter() - began)


def compiled_bots(seed: int, games: int = 1000) -> float:
    """Give OpenSpiel's moves a second when its own random bots play in C++."""
    game = pyspiel.load_game(HEX)
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(2)]
    moves = 0
    seconds = 0.0
    for number in range(games):
        state = game.new_initial_state()
        began = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, number)
        seconds += time.perf_counter() - began
        moves += state.move_number()
    return moves / seconds


def measure(rounds: int) -> dict[str, float]:
    """Measure everything in turn; give the median of each."""
    runs: dict[str, Callable[[int], float]] = {
        "openspiel, Python loop": python_loop,
        "openspiel, C++ bots": compiled_bots,
    }
    for goal in GOALS:
        runs[goal.game] = lambda seed, goal=goal: ours(goal, seed)  # type: ignore[misc]  # mypy cannot see the default
    found: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(rounds):
        for name, run in runs.items():
            found[name].append(run(number))
    return {name: statistics.median(speeds) for name, speeds in found.items()}


def main() -> None:
    """Measure and show the ratios, or print them as JSON."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--json", action="store_true")
    asked = reader.parse_args()
    speeds = measure(asked.rounds)
    loop, core = speeds["openspiel, Python loop"], speeds["openspiel, C++ bots"]
    if asked.json:
        print(json.dumps({name: round(speed) for name, speed in speeds.items()}))
        return
    table = Table("what", "moves/s", "× Python loop", "× C++ bots", "goal")
    for name, speed in speeds.items():
        goal = next((f"{goal.times:g}×" for goal in GOALS if goal.game == name), "")
        table.add_row(name, f"{speed:,.0f}", f"{speed / loop:.2f}", f"{speed / core:.2f}", goal)
    Console().print(table)


if __name__ == "__main__":
    main()
