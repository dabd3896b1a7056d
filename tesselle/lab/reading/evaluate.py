"""How well somebody plays who reads and answers with text: whole matches, a score, intervals.

    from tesselle.lab.reading.evaluate import evaluate

    found = evaluate(ask, game="mosaic", against="level2", matches=20)
    print(found.data())

The deals, the seats and the bots' chance follow from the seed, so everybody meets the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

import numpy as np

from tesselle import __version__
from tesselle.arena.play import Played, played
from tesselle.arena.result_statistics import Points, wilson
from tesselle.arena.schedule import Fixture, Plan
from tesselle.bots import Bot, roster
from tesselle.bots.analysis import judge
from tesselle.bots.outside import BadBot
from tesselle.bots.reading.reader import Ask, Reader
from tesselle.engine import registry
from tesselle.engine.errors import too_few
from tesselle.engine.match import Match
from tesselle.engine.say import ENGLISH, alike

READER = "reader"  # the name of who is evaluated, in a fixture
FORMAT = "tesselle-reading/1"  # grows when the same play would give another score
STANDARD = ("mosaic", "genial", "mozaika", "mozaik")  # what a whole benchmark plays
MOST_ERRORS = 10  # that a result repeats
SIMULATIONS = 200  # for the regret of each move

Interval = tuple[float, float]


@dataclass(frozen=True)
class Regret:
    """A part of the chance to come first that was lost, on the mean of all moves judged."""

    mean: float
    interval: Interval
    moves: int


@dataclass(frozen=True)
class Evaluation:
    """How somebody played one game."""

    game: str
    rules: str
    pinned: dict[str, Any]  # such as the deck's SHA-256
    options: dict[str, Any]
    seats: int
    against: str
    listed: bool  # whether legal moves were listed
    language: str
    seed: int
    matches: int
    first: float  # the share of first places
    first_interval: Interval
    equal: float  # the share of one who is neither stronger nor weaker
    points: float  # on the mean
    points_interval: Interval
    answers: int
    illegal: float  # the share of the answers that held no legal move
    illegal_interval: Interval
    helped: int  # moves that chance played, after as many answers without one
    errors: list[str]  # why, of some
    regret: Regret | None  # none where nothing was judged
    simulations: int  # for the regret of each move
    results: list[dict[str, Any]]  # match by match
    format: str = FORMAT
    tesselle: str = __version__

    def data(self) -> dict[str, Any]:
        """Return it as plain data, ready for JSON."""
        return asdict(self)


class Helped:
    """A reader whose part chance takes where no answer holds a legal move: the match goes on."""

    def __init__(self, reader: Reader, seed: int) -> None:
        self.reader = reader
        self.times = 0
        self.errors: list[str] = []  # of the last answers, or of what should have given them
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Return the reader's move, or any."""
        try:
            return self.reader.choose(match, seat)
        except BadBot as error:
            if not self.reader.answers:  # it never answered: nothing would be measured
                raise
            self.times += 1
            self.errors.append(str(error))
            return self._chance.choice(match.actions(seat))


def evaluate(
    ask: Ask,
    game: str = "mosaic",
    against: str = "level2",
    matches: int = 10,
    seed: int = 1,
    *,
    seats: int | None = None,
    listed: bool = True,
    language: str = ENGLISH,
    simulations: int = SIMULATIONS,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Evaluation:
    """Let ``ask`` play whole matches against bots, each deal from every seat; return its score.

    Where ``ask`` raises, chance plays instead; if it has never answered, BadBot tells why.
    ``simulations=0`` judges nothing.
    """
    plan = _plan(game, against, seats, matches, seed, options)
    fixtures = list(plan.fixtures())[:matches]
    reader = Reader(ask, listed=listed, language=language)
    helped = Helped(reader, seed)
    done, lost = [], list[float]()
    for fixture in fixtures:
        done.append(played(fixture, _seated(fixture, helped)))
        if done[-1].error:
            raise BadBot(alike(done[-1].error))
        lost += _lost(done[-1].match, fixture.bots.index(READER), simulations)
        if progress:
            progress(1)
    terms = {"listed": listed, "language": language, "simulations": simulations}
    return _summary(plan, fixtures, done, helped, lost, terms)


def benchmark(
    ask: Ask,
    games: Sequence[str] = STANDARD,
    matches: int = 20,
    against: str = "level2",
    *,
    listed: bool = True,
    simulations: int = SIMULATIONS,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Evaluate by the standard deals of each game; return one score for each, as plain data."""
    terms: dict[str, Any] = {"listed": listed, "simulations": simulations, "progress": progress}
    found = [evaluate(ask, game, against, matches, **terms) for game in games]
    return {
        "format": FORMAT,
        "tesselle": __version__,
        "first": fmean(each.first / each.equal for each in found),  # 1: as good as its rivals
        "games": {each.game: each.data() for each in found},
    }


def _plan(
    game: str,
    against: str,
    seats: int | None,
    matches: int,
    seed: int,
    options: dict[str, Any],
) -> Plan:
    """Return the plan of one reader among bots of one kind."""
    found = registry.get(game)
    if matches < 1:
        raise too_few("matches", matches)
    count = found.check_seats(found.usual_seats if seats is None else seats)
    rivals = [roster.check(against)] * (count - 1)
    return Plan(
        game=game,
        bots=(READER, *rivals),
        seats=count,
        games=matches,
        seed=seed,
        ladder=False,
        options=found.check_options(options),
    )


def _seated(fixture: Fixture, helped: Helped) -> list[Bot]:
    return [
        helped if bot == READER else roster.make(bot, fixture.seed_of(seat))
        for seat, bot in enumerate(fixture.bots)
    ]


def _lost(match: Match, seat: int, simulations: int) -> list[float]:
    """Return what each of the seat's moves lost, where it had an alternative."""
    again, lost = match.without(len(match.events)), []
    for event in match.events:
        if event.seat == seat and simulations:
            found = judge(again, seat, event.move, simulations=simulations)
            lost += [found.lost] if found else []
        again.play_action(event.seat, event.action)
    return lost


def _summary(
    plan: Plan,
    fixtures: list[Fixture],
    done: list[Played],
    helped: Helped,
    lost: list[float],
    terms: dict[str, Any],
) -> Evaluation:
    game, match, reader = registry.get(plan.game), done[0].match, helped.reader
    seats = [fixture.bots.index(READER) for fixture in fixtures]
    firsts = [_share(each.ranking, seat) for each, seat in zip(done, seats, strict=True)]
    worth = tuple(_points(each.match, seat) for each, seat in zip(done, seats, strict=True))
    return Evaluation(
        game=game.name,
        rules=game.rules,
        pinned=match.pinned,
        options=match.options,
        seats=plan.seats,
        against=plan.bots[-1],
        **terms,
        seed=plan.seed,
        matches=len(done),
        first=fmean(firsts),
        first_interval=wilson(sum(firsts), len(firsts)),
        equal=1 / plan.seats,
        points=fmean(worth),
        points_interval=_around(worth),
        answers=reader.answers,
        illegal=reader.illegal / reader.answers if reader.answers else 0.0,
        illegal_interval=wilson(reader.illegal, max(1, reader.answers)),
        helped=helped.times,
        errors=helped.errors[:MOST_ERRORS],
        regret=Regret(fmean(lost), _around(lost), len(lost)) if lost else None,
        results=[
            {
                "seed": fixture.seed,
                "seat": seat,
                "ranking": each.ranking,
                "scores": each.match.scores,
                "length": len(each.match.events),
            }
            for fixture, each, seat in zip(fixtures, done, seats, strict=True)
        ],
    )


def _share(ranking: list[int], seat: int) -> float:
    """Return a seat's share of the first place."""
    return (ranking[seat] == 1) / ranking.count(1)


def _points(match: Match, seat: int) -> int:
    return int(match.game.points(np.array(match.scores[seat], np.int32, ndmin=1)))


def _around(values: Sequence[float]) -> Interval:
    """Return the 95 % interval of a mean."""
    found = Points(tuple(values))  # type: ignore[arg-type]  # it counts with any numbers
    return found.mean - found.margin, found.mean + found.margin
