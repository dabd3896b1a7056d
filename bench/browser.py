"""The games in WebAssembly beside the native ones, in one run on one core.

First whole random games, whose scores, ranks and lengths must be the same; then searches of
the strongest level from positions midway, in turn here and there.  Seconds are of processor.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from tesselle.bots.simulation import simulate
from tesselle.browser.kernels.build import build
from tesselle.engine import registry
from tesselle.engine.contract import Case, cases
from tesselle.engine.match import Match
from tesselle.engine.simulate import _play_games, _started
from tests.browser.device import Device
from tests.browser.searching import midway, planted, root_visits

GAMES = 100_000
BATCH = 5_000  # games in one call
POSITIONS = 8
WARM_S = 0.5  # of searching before it counts: V8 compiles a second time what is used much
SEED = 1


class Unequal(Exception):
    """WebAssembly and native code disagree."""


def played(case: Case, device: Device, games: int) -> tuple[float, float]:
    """Play random games here and there; give the seconds of each."""
    if games > 1:
        played(case, device, 1)  # compiled, or loaded
    game = case.game
    start = game.blank(case.seats, game.check_options(case.options))
    ours = theirs = 0.0
    for first in range(0, games, BATCH):
        found = []
        for play in (_play_games, device.calling("simulate._play_games")):
            count = min(BATCH, games - first)
            room = np.zeros(game.most_actions, np.int32)
            results = (
                np.zeros((count, case.seats * game.score_numbers), np.int32),
                np.zeros((count, case.seats), np.int32),
                np.zeros(count, np.int32),
            )
            began = time.thread_time()
            play(_started(game, start), np.uint64(SEED), first, room, *results)
            ours += time.thread_time() - began if play is _play_games else 0.0
            found.append(results)
        theirs += device.seconds
        if not all(np.array_equal(*pair) for pair in zip(*found, strict=True)):
            raise Unequal(f"{case}: games {first} to {first + BATCH}")
    return ours, theirs


def searched(case: Case, device: Device, positions: int) -> tuple[int, float, float]:
    """Search from some positions here and there; give the simulations and the seconds of each."""
    budget = Match(case.game, case.seats, case.options, 0).tuning.budgets[-1]
    warm = 0.0
    while warm < WARM_S:
        warm += sum(_searched_once(case, device, budget, seed=0))
    spent = [_searched_once(case, device, budget, seed) for seed in range(1, positions + 1)]
    ours, theirs = map(sum, zip(*spent, strict=True))
    return budget * positions, ours, theirs


def _searched_once(case: Case, device: Device, budget: int, seed: int) -> tuple[float, float]:
    match = midway(Match(case.game, case.seats, case.options, seed))
    given, other = planted(match, budget), planted(match, budget)
    began = time.thread_time()
    simulate(*given)
    spent = time.thread_time() - began
    device.call("simulation.simulate", *other)
    seat = match.waiting[0]
    if root_visits(given[3], seat) != root_visits(other[3], seat):
        raise Unequal(f"{case}: search from the position of seed {seed}")
    return spent, device.seconds


def rows(case: Case, device: Device, asked: argparse.Namespace) -> Iterator[list[str]]:
    """Measure one way to play a game."""
    for what, count, (ours, theirs) in _measured(case, device, asked):
        speeds = f"{count / ours:,.0f}", f"{count / theirs:,.0f}"
        yield [str(case), what, f"{count:,}", *speeds, f"{ours / theirs:.2f}"]


def _measured(case: Case, device: Device, asked: Any) -> Iterator[tuple[str, int, Any]]:
    if asked.games:
        yield "games", asked.games, played(case, device, asked.games)
    if asked.positions:
        count, *seconds = searched(case, device, asked.positions)
        yield "simulations", count, seconds


def main() -> None:
    """Measure every number of seats and every option, or what is asked for."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("names", nargs="*", default=registry.names())
    reader.add_argument("--games", type=int, default=GAMES, help="for each way to play; 0: none")
    reader.add_argument("--positions", type=int, default=POSITIONS, help="to search; 0: none")
    asked = reader.parse_args()
    table = Table("", "", "number", "native/s", "wasm/s", "wasm ÷ native")
    for built in build(asked.names):
        with Device(built) as device:
            for case in cases(built.game):
                for row in rows(case, device, asked):
                    table.add_row(*row)
                    print(*row, file=sys.stderr, flush=True)
    Console().print(table)


if __name__ == "__main__":
    main()
