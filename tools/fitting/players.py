"""Players of many matches at once: one step ahead or by search, with numbers of their own.

A player whose numbers are changed thinks in processes of its own, because kernels are
compiled with their numbers.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from tempfile import TemporaryDirectory
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tesselle.bots import Searcher
from tesselle.bots.simulation import likely
from tesselle.engine import registry
from tesselle.engine.game import Actions, Floats, States
from tesselle.engine.kernel import long_kernel
from tesselle.engine.match import Match
from tools.fitting.changes import change_numbers, check_changes

Counts: TypeAlias = npt.NDArray[np.int64]
Words: TypeAlias = npt.NDArray[np.uint64]

CORES = os.cpu_count() or 1


class Player:
    """Chooses by a game's heuristics, as they are or with changed numbers (``changes``)."""

    def __init__(
        self, game: str, numbers: str = "", *, simulations: int = 0, slip: float = 0.0
    ) -> None:
        self._asked = game, simulations, slip
        self._open = ExitStack()
        self._pool: ProcessPoolExecutor | None = None
        if numbers:
            check_changes(game, numbers)
            cache = self._open.enter_context(TemporaryDirectory(prefix="tesselle-numbers-"))
            self._pool = ProcessPoolExecutor(
                CORES, get_context("spawn"), change_numbers, (game, numbers, cache)
            )
            self._open.callback(self._pool.shutdown, cancel_futures=True)

    def choose(self, states: States, seats: Counts, lots: Words) -> Actions:
        """Return an action in each state for a seat that is waiting there."""
        if self._pool is None:
            return choose(*self._asked, states, seats, lots)
        return self._pool.submit(choose, *self._asked, states, seats, lots).result()

    def close(self) -> None:
        """End its processes, and forget what they compiled."""
        self._open.close()


def choose(
    game: str, simulations: int, slip: float, states: States, seats: Counts, lots: Words
) -> Actions:
    """Return an action in each state, with the numbers that this process has."""
    found = registry.get(game)
    actions = np.zeros(len(states), np.int32)
    if simulations:
        for place, state in enumerate(states):
            match = Match.at(found, found.write_position(state))
            bot = Searcher(int(lots[place]), simulations)
            actions[place] = bot.choose(match, int(seats[place]))
    else:
        room, worths = np.zeros(found.most_actions, np.int32), np.zeros(found.most_actions)
        choose_one_step(states, seats, lots, slip, room, worths, actions)
    return actions


@long_kernel
def choose_one_step(
    states: States,
    seats: Counts,
    lots: Words,
    slip: float,
    room: Actions,
    worths: Floats,
    actions: Actions,
) -> None:
    """Write what looks best one step ahead, or with a slip the second best."""
    for place in range(len(states)):
        actions[place] = likely(states[place], seats[place], lots[place], slip, room, worths)
