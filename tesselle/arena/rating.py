"""Ratings of bots for tables of two to five seats, by the library openskill.

The model is Plackett–Luce (Weng and Lin, 2011), with no drift of skill (``tau`` 0:
a bot does not learn between games).

Its updates weigh late games more than early ones, and its own sigma is about twice
as wide as the spread one sees when a run is repeated.  So the whole is done many
times, each time on shuffles drawn anew with replacement and in another order (a
bootstrap; the games of one shuffle stay together, for they are not independent).
The rating is the mean; the 95 % interval is 1.96 standard deviations on each side.
"""

import random
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tesselle import extra
from tesselle.arena.result_statistics import Z95
from tesselle.arena.results import Result

LEAST_PASSES = 20
MOST_PASSES = 100
MOST_UPDATES = 100_000  # about five seconds of work, unless the least passes take more
TOO_NARROW = 1e-6  # a spread that says only that every game went the same way


@dataclass(frozen=True)
class Rating:
    """How strong a bot is; 25 is the middle of every arena."""

    bot: str
    value: float
    spread: float  # one standard deviation
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.value - Z95 * self.spread, self.value + Z95 * self.spread


def rate(results: Iterable[Result]) -> list[Rating]:
    """Rate all bots that met another one, strongest first.

    The same results give the same ratings, whichever game was finished first.
    """
    model = extra.load("openskill.models", "arena").PlackettLuce(tau=0)
    told = sorted((each for each in results if len(set(each.bots)) > 1), key=lambda each: each.id)
    if not told:
        return []
    games = Counter(bot for result in told for bot in set(result.bots))
    passes = [_one_pass(model, part) for part in _resamples(told)]
    found = [_rating(bot, [rated[bot] for rated in passes], games[bot]) for bot in games]
    return sorted(found, key=lambda rating: (-rating.value, rating.bot))


def _resamples(results: list[Result]) -> Iterable[list[Result]]:
    """Return as many games again, shuffle by shuffle with replacement, in any order."""
    shuffles: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        shuffles[result.seed].append(result)
    drawn_from = list(shuffles.values())
    chance = random.Random(0)
    for _ in range(max(LEAST_PASSES, min(MOST_PASSES, MOST_UPDATES // len(results)))):
        drawn = chance.choices(drawn_from, k=len(drawn_from))
        part = [result for shuffle in drawn for result in shuffle]
        chance.shuffle(part)
        yield part


def _one_pass(model: Any, results: Iterable[Result]) -> dict[str, Any]:
    rated: dict[str, Any] = defaultdict(model.rating)
    for result in results:
        _update(model, rated, result)
    return rated


def _update(model: Any, rated: dict[str, Any], result: Result) -> None:
    """Learn from one game, in place; a bot with several chairs learns from each of them."""
    before = [(rated[bot].mu, rated[bot].sigma) for bot in result.bots]
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = model.rate(teams, ranks=result.ranking)
    for bot, (mu, sigma), [new] in zip(result.bots, before, after, strict=True):
        rated[bot].mu += new.mu - mu
        rated[bot].sigma *= new.sigma / sigma


def _rating(bot: str, passes: list[Any], games: int) -> Rating:
    values = [rated.mu for rated in passes]
    spread = statistics.stdev(values)
    if spread < TOO_NARROW:  # then only openskill's own sigma tells how little is known
        spread = statistics.fmean(rated.sigma for rated in passes)
    return Rating(bot, statistics.fmean(values), spread, games)
