"""One game of the arena, from its fixture to its result."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tesselle.arena.results import Result
from tesselle.arena.schedule import Fixture
from tesselle.bots import Bot
from tesselle.engine import registry
from tesselle.engine.ending import places_without
from tesselle.engine.match import Match
from tesselle.engine.seats import LONGEST_NAME

Watch: TypeAlias = Callable[[Match, int, int], None]  # (match, seat, action)


@dataclass
class Played:
    """A match between bots that has ended, or that one of them broke off."""

    match: Match
    spent_ms: list[list[float]]  # on each move, by seat
    forfeit: int | None = None  # the seat of the bot that erred
    error: str | None = None  # what it did

    @property
    def ranking(self) -> list[int]:
        """Each seat's place: a bot that erred is last, the others share the first."""
        if self.forfeit is None:
            return self.match.ranking
        return places_without(self.forfeit, self.match.seats)


def nobody_watches(match: Match, seat: int, action: int) -> None:
    """Look on at a move that is about to be played, and do nothing."""


def played(
    fixture: Fixture,
    bots: Sequence[Bot],
    watch: Watch = nobody_watches,
    opened: Match | None = None,
) -> Played:
    """Play to the end, or until a bot errs; ``watch`` is told each move before it is played.

    The names at the table are neutral, so no bot is told whom it plays.  ``opened`` is the
    fixture's match if it begins with something special, such as an older deck.
    """
    match = opened or Match(registry.get(fixture.game), len(bots), fixture.options, fixture.seed)
    done = Played(match, [[] for _ in bots])
    while not match.over:
        seat = match.waiting[0]
        began = time.perf_counter()
        try:
            action = bots[seat].choose(match, seat)
            done.spent_ms[seat].append(1000 * (time.perf_counter() - began))
            watch(match, seat, action)
            match.play_action(seat, action)
        except Exception as wrong:  # a bot may fail in any way; the arena goes on
            done.forfeit, done.error = seat, f"{type(wrong).__name__}: {wrong}"
            break
    return done


def play(
    fixture: Fixture,
    bots: Sequence[Bot],
    *,
    keep_record: bool = False,
    opened: Match | None = None,
) -> Result:
    """Play a game, and return what came of it."""
    done = played(fixture, bots, opened=opened)
    match = done.match
    return Result(
        id=fixture.id,
        game=fixture.game,
        seats=match.seats,
        options=fixture.options,
        seed=fixture.seed,
        bots=list(fixture.bots),
        scores=match.scores,
        ranking=done.ranking,
        length=len(match.events),
        ms_per_move=[round(statistics.median(ms), 3) if ms else 0.0 for ms in done.spent_ms],
        forfeit=done.forfeit,
        error=done.error,
        record=_record(match, fixture) if keep_record else None,
    )


def _record(match: Match, fixture: Fixture) -> dict[str, object]:
    names = [spec[:LONGEST_NAME] for spec in fixture.bots]
    return match.record(secret=True) | {"names": names}
