"""Simulations a second of our search beside OpenSpiel's C++ MCTS, on one core, in one run.

Both search blindly: UCT in the tree and full random play-outs.  OpenSpiel plays
``hex(board_size=11)``; ours plays two-seat Génial! and Mosaic of side 5.  Each is
measured from its opening position, in turn, several times over; the medians count.
"""

import argparse
import json
import statistics
import time
from typing import Any

import pyspiel
from rich.console import Console
from rich.table import Table

import tesselle
from bench.openspiel import HEX
from tesselle.bots import Plain

SIMULATIONS = 5000
EXPLORATION = 1.4  # as ours
MEMORY_MB = 1000


def theirs(seed: int) -> float:
    """Give OpenSpiel's simulations a second."""
    game = pyspiel.load_game(HEX)
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        EXPLORATION,
        SIMULATIONS,
        MEMORY_MB,
        False,  # noqa: FBT003  # solve
        seed,
        False,  # noqa: FBT003  # verbose
    )
    state = game.new_initial_state()
    began = time.perf_counter()
    bot.step(state)
    return SIMULATIONS / (time.perf_counter() - began)


def ours(name: str, seed: int, **options: Any) -> float:
    """Give our simulations a second."""
    match = tesselle.new(name, seats=2, seed=seed, **options)
    Plain(seed, 2).choose(match, 0)  # compiled, or loaded
    bot = Plain(seed, SIMULATIONS)
    began = time.perf_counter()
    bot.choose(match, 0)
    return SIMULATIONS / (time.perf_counter() - began)


def measure(rounds: int) -> dict[str, float]:
    """Measure all in turn; give the median of each."""
    found: dict[str, list[float]] = {"openspiel": [], "genial": [], "mosaic": []}
    for seed in range(rounds):
        found["openspiel"].append(theirs(seed))
        found["genial"].append(ours("genial", seed))
        found["mosaic"].append(ours("mosaic", seed, side=5))
    return {name: statistics.median(speeds) for name, speeds in found.items()}


def main() -> None:
    """Measure and show the ratios, or print them as JSON."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--json", action="store_true")
    asked = reader.parse_args()
    speeds = measure(asked.rounds)
    if asked.json:
        print(json.dumps({name: round(speed) for name, speed in speeds.items()}))
        return
    table = Table("search", "simulations/s", "× OpenSpiel")
    for name, speed in speeds.items():
        table.add_row(name, f"{speed:,.0f}", f"{speed / speeds['openspiel']:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
