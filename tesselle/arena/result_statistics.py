"""Shares of wins with their intervals, and points: plain counting over results.

A shared first place is split among those who share it.  Intervals are Wilson's,
for 95 %.  They treat games as independent; the seatings of one shuffle are not
quite, which makes the intervals a little wide, not narrow.
"""

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from tesselle.arena.results import Result
from tesselle.engine import registry

Z95 = 1.959964  # standard deviations on each side of 95 % of a normal distribution


@dataclass(frozen=True)
class Share:
    """A part of some games, with its 95 % interval."""

    wins: float
    games: int
    equal: float = 0.5  # the share of one who is neither stronger nor weaker

    @property
    def part(self) -> float:
        """The share itself, from 0 to 1."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Points:
    """The points of one bot over its games."""

    values: tuple[int, ...]

    @property
    def mean(self) -> float:
        """Their mean."""
        return statistics.fmean(self.values)

    @property
    def median(self) -> float:
        """Their median."""
        return statistics.median(self.values)

    @property
    def margin(self) -> float:
        """Half the 95 % interval of the mean; 0 for a single game."""
        if len(self.values) < 2:
            return 0.0
        return Z95 * statistics.stdev(self.values) / math.sqrt(len(self.values))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    share, square = wins / games, Z95 * Z95
    middle = share + square / (2 * games)
    margin = Z95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)


def first_places(results: Iterable[Result]) -> dict[tuple[str, ...], dict[str, Share]]:
    """Return for every table the share of first places of each bot at it."""
    tables: dict[tuple[str, ...], list[Result]] = defaultdict(list)
    for result in results:
        tables[tuple(sorted(result.bots))].append(result)
    return {
        table: {
            bot: Share(
                sum(_credit(result, bot) for result in games),
                len(games),
                table.count(bot) / len(table),
            )
            for bot in dict.fromkeys(table)
        }
        for table, games in sorted(tables.items())
    }


def duels(results: Iterable[Result]) -> dict[tuple[str, str], Share]:
    """Return for every pair of bots how often the first ended above the second, draws as half.

    Where a bot has several chairs at a table each counts, but the table is one game.
    """
    wins: dict[tuple[str, str], float] = defaultdict(float)
    games: dict[tuple[str, str], int] = defaultdict(int)
    for result in results:
        for ours, theirs in combinations(sorted(set(result.bots)), 2):
            wins[ours, theirs] += _above(result, ours, theirs)
            games[ours, theirs] += 1
    return {pair: Share(wins[pair], games[pair]) for pair in sorted(games)}


def seat_shares(results: Iterable[Result]) -> list[Share]:
    """Return for every seat its share of first places in the games played to the end."""
    whole = [result for result in results if result.forfeit is None]
    if not whole:
        return []
    seats = whole[0].seats
    wins = [0.0] * seats
    for result in whole:
        first = result.ranking.count(1)
        for seat, place in enumerate(result.ranking):
            wins[seat] += (place == 1) / first
    return [Share(won, len(whole), 1 / seats) for won in wins]


def points(results: Iterable[Result]) -> dict[str, Points]:
    """Return every bot's points in the games played to the end.

    What a score is worth is the game's to say.
    """
    values: dict[str, list[int]] = defaultdict(list)
    for result in results:
        if result.forfeit is None:
            worth = registry.get(result.game).points
            for bot, score in zip(result.bots, result.scores, strict=True):
                values[bot].append(int(worth(np.array(score, np.int32, ndmin=1))))
    return {bot: Points(tuple(values[bot])) for bot in sorted(values)}


def milliseconds(results: Iterable[Result]) -> dict[str, float]:
    """Return every bot's median time for a move."""
    times: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for bot, time_ms in zip(result.bots, result.ms_per_move, strict=True):
            times[bot].append(time_ms)
    return {bot: statistics.median(times[bot]) for bot in sorted(times)}


def forfeits(results: Iterable[Result]) -> dict[str, list[str]]:
    """Return what each bot that erred did, game by game."""
    errors: dict[str, list[str]] = defaultdict(list)
    for result in results:
        if result.forfeit is not None:
            errors[result.bots[result.forfeit]].append(result.error or "")
    return dict(errors)


def _credit(result: Result, bot: str) -> float:
    firsts = [name for name, place in zip(result.bots, result.ranking, strict=True) if place == 1]
    return firsts.count(bot) / len(firsts)


def _above(result: Result, ours: str, theirs: str) -> float:
    """Return how often a chair of ``ours`` is above one of ``theirs``, as a part of the pairs."""
    places = list(zip(result.bots, result.ranking, strict=True))
    pairs = [
        (place < other) + (place == other) / 2
        for bot, place in places
        if bot == ours
        for rival, other in places
        if rival == theirs
    ]
    return statistics.fmean(pairs)
