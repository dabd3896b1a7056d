"""Random play in bulk, through the ordinary kernels, on all cores.

Game ``g`` of a run depends on the run's seed and on ``g`` alone, so the result
is the same for any number of cores and any size of the pieces.
"""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from tesselle.engine import anygame, registry
from tesselle.engine.entropy import Word, word
from tesselle.engine.errors import BadSeed, shown, too_few
from tesselle.engine.game import Actions, Game, Numbers, State, States
from tesselle.engine.kernel import long_kernel
from tesselle.engine.say import say
from tesselle.engine.seats import lowest_seat

PIECES_PER_CORE = 32  # so that a progress bar moves, and cores end together
MOST_SEEDS = 1 << 63

# The places of ``states``.
START, PLAYED = 0, 1
STATES = 2


@dataclass(frozen=True)
class Simulation:
    """What many random games gave; arrays have one row for each game."""

    game: str
    seats: int
    scores: Numbers  # (games, seats), or (games, seats, numbers of a score)
    ranks: Numbers  # (games, seats)
    lengths: Numbers  # (games,) events
    seconds: float

    def summary(self) -> dict[str, Any]:
        """Return means and speed as plain data, ready for JSON."""
        moves = int(self.lengths.sum())
        return {
            "game": self.game,
            "seats": self.seats,
            "games": len(self.lengths),
            "moves": moves,
            "seconds": round(self.seconds, 4),
            "moves_per_second": round(moves / self.seconds),
            "mean_length": round(float(self.lengths.mean()), 2),
            "mean_score": np.round(self.scores.mean(axis=0), 3).tolist(),
            "first_places": np.round((self.ranks == 1).mean(axis=0), 4).tolist(),
        }


def simulate(
    game: str,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Simulation:
    """Play ``games`` random games; ``progress`` is told how many were just finished."""
    found = registry.get(game)
    seats = found.check_seats(found.usual_seats if seats is None else seats)
    chosen = found.check_options(options)
    _check_run(games, seed, cores)
    start = found.blank(seats, chosen)
    scores = np.zeros((games, seats * found.score_numbers), np.int32)
    ranks = np.zeros((games, seats), np.int32)
    lengths = np.zeros(games, np.int32)

    def piece(first: int, last: int) -> int:
        room = np.zeros(found.most_actions, np.int32)
        part = slice(first, last)
        states = _started(found, start)
        _play_games(states, np.uint64(seed), first, room, scores[part], ranks[part], lengths[part])
        return last - first

    _warm_up(_started(found, start))
    began = time.perf_counter()
    workers = cores or os.cpu_count() or 1
    size = max(1, -(-games // (workers * PIECES_PER_CORE)))
    with ThreadPoolExecutor(workers) as pool:  # `_play_games` lets them run side by side
        pieces = [pool.submit(piece, at, min(at + size, games)) for at in range(0, games, size)]
        for done in as_completed(pieces):
            finished = done.result()
            if progress:
                progress(finished)
    seconds = time.perf_counter() - began
    shape = (games, seats, found.score_numbers) if found.score_numbers > 1 else (games, seats)
    return Simulation(game, seats, scores.reshape(shape), ranks, lengths, seconds)


def _started(game: Game, start: State) -> States:
    """Return room for the states that ``_play_games`` works on, the first of them at the start."""
    states = np.zeros(STATES, game.state)
    states[START] = start
    return states


def _warm_up(states: States) -> None:
    """Compile the loop for this game, or load it from the cache, by playing no game."""
    nothing = np.zeros((0, 1), np.int32)
    _play_games(states, np.uint64(0), 0, np.zeros(1, np.int32), nothing, nothing, nothing[:, 0])


def _check_run(games: int, seed: int, cores: int | None) -> None:
    if type(games) is not int or games < 1:
        raise too_few("games", games)
    if type(seed) is not int or not 0 <= seed < MOST_SEEDS:
        raise BadSeed(say("simulation-seed", got=shown(seed)))
    if cores is not None and (type(cores) is not int or cores < 1):
        raise too_few("cores", cores)


@long_kernel
def _play_games(
    states: States,
    seed: Word,
    first: int,
    room: Actions,
    scores: Numbers,
    ranks: Numbers,
    lengths: Numbers,
) -> None:
    """Play one random game from ``states[START]`` for each row of the results, written in place."""
    state = states[PLAYED]
    for game in range(lengths.size):
        states[PLAYED] = states[START]
        chance = word(seed, first + game)
        anygame.setup(state, word(chance, 0))
        events = 0
        mask = anygame.waiting(state)
        while mask:
            seat = lowest_seat(mask)
            events += 1
            action = anygame.random_action(state, seat, word(chance, 2 * events), room)
            anygame.apply(state, seat, action, word(chance, 2 * events + 1))
            mask = anygame.waiting(state)
        lengths[game] = events
        anygame.scores(state, scores[game])
        anygame.ranking(state, ranks[game])
