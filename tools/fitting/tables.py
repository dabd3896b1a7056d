"""Many matches at one table, in step with each other, so that players are asked for many at once.

Chairs go round: in match ``m`` player ``p`` sits on chair ``(p + m) % seats``.  In *paired*
matches everybody sits once on each chair with the same deal before the next is dealt.
"""

import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from tesselle.engine import anygame, registry
from tesselle.engine.entropy import word
from tesselle.engine.game import Actions, Floats, Numbers, States
from tesselle.engine.kernel import long_kernel
from tesselle.engine.seats import lowest_seat
from tools.fitting.players import CORES, Counts, Player, Words

BATCH = 250  # matches in step, at most
NOBODY = -1

# Which states are to be looked at later, by the states and their step, from 1.
Keep: TypeAlias = Callable[[States, int], npt.NDArray[np.bool_]]


@dataclass(frozen=True)
class Played:
    """Matches that were played, a row each, and the states that were kept of them."""

    ends: States  # the last state of each match
    points: Numbers  # [match, chair]
    firsts: Floats  # [match, chair] -> its share of the first place
    states: States  # as they were before somebody chose
    movers: Counts  # who that was
    matches: Counts  # in which row their match is

    def by_player(self, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Return what stands by chairs by players instead."""
        matches, seats = values.shape
        chairs = (np.arange(seats) + np.arange(matches)[:, None]) % seats
        return np.take_along_axis(values, chairs, axis=1)


def play(
    game: str,
    players: Sequence[Player],
    matches: int,
    *,
    paired: bool = False,
    seed: int = 1,
    keep: Keep | None = None,
    **options: Any,
) -> Played:
    """Play so many matches on all cores; what comes out depends on the seed alone."""
    found = registry.get(game)
    blank = found.blank(len(players), found.check_options(options))

    size = min(BATCH, -(-matches // (2 * CORES)))

    def batch(first: int) -> Played:
        numbers = np.arange(first, min(first + size, matches))
        deals = numbers // len(players) if paired else numbers
        chances = np.array([word(np.uint64(seed), int(deal)) for deal in deals], np.uint64)
        states = np.zeros(len(numbers), found.state)
        states[:] = blank
        return _play(states, players, numbers, chances, keep)

    with ThreadPoolExecutor(2 * CORES) as pool:  # while some think, others are played on
        parts = list(pool.map(batch, range(0, matches, size)))
    names = Played.__dataclass_fields__
    return Played(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def _play(
    states: States, players: Sequence[Player], numbers: Counts, chances: Words, keep: Keep | None
) -> Played:
    """Play the matches of these numbers to the end, from blank states, in place."""
    seats, count = len(players), len(states)
    lots, movers = np.zeros(count, np.uint64), np.zeros(count, np.int64)
    draw_words(chances, 0, lots)
    deal(states, lots)
    kept = [(states[:0], movers[:0], numbers[:0])]
    for step in itertools.count(1):
        find_movers(states, movers)
        if (movers == NOBODY).all():
            break
        if keep:
            those = (movers != NOBODY) & keep(states, step)
            kept.append((states[those], movers[those], numbers[those]))
        draw_words(chances, 2 * step, lots)
        actions = _chosen(states, players, (movers - numbers) % seats, movers, lots)
        draw_words(chances, 2 * step + 1, lots)
        advance(states, movers, actions, lots)
    points, places = np.zeros((count, seats), np.int32), np.zeros((count, seats), np.int32)
    count_up(states, points, places)
    firsts = (places == 1) / (places == 1).sum(axis=1, keepdims=True)
    seen = [np.concatenate(each) for each in zip(*kept, strict=True)]
    return Played(states, points, firsts, *seen)


def _chosen(
    states: States, players: Sequence[Player], turns: Counts, movers: Counts, lots: Words
) -> Actions:
    """Ask every player for all the states where it is to move."""
    actions = np.zeros(len(states), np.int32)
    for player in dict.fromkeys(players):
        own = [turn for turn, each in enumerate(players) if each is player]
        those = np.flatnonzero((movers != NOBODY) & np.isin(turns, own))
        if len(those):
            actions[those] = player.choose(states[those], movers[those], lots[those])
    return actions


@long_kernel
def draw_words(chances: Words, turn: int, out: Words) -> None:
    """Write a word for each match."""
    for place in range(len(out)):
        out[place] = word(chances[place], turn)


@long_kernel
def deal(states: States, words: Words) -> None:
    """Complete blank states, in place."""
    for place in range(len(states)):
        anygame.setup(states[place], words[place])


@long_kernel
def find_movers(states: States, movers: Counts) -> None:
    """Write the lowest seat that is waiting in each state, NOBODY where the match is over."""
    for place in range(len(states)):
        mask = anygame.waiting(states[place])
        movers[place] = lowest_seat(mask) if mask else NOBODY


@long_kernel
def advance(states: States, movers: Counts, actions: Actions, words: Words) -> None:
    """Play what was chosen, in place."""
    for place in range(len(states)):
        if movers[place] != NOBODY:
            anygame.apply(states[place], movers[place], actions[place], words[place])


@long_kernel
def count_up(states: States, points: Numbers, places: Numbers) -> None:
    """Write the points and places of every seat."""
    for place in range(len(states)):
        anygame.points(states[place], points[place])
        anygame.ranking(states[place], places[place])
