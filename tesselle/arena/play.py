"""One game of the arena, from its fixture to its result."""

import statistics
import time
from collections.abc import Sequence

from tesselle.arena.results import Result
from tesselle.arena.schedule import Fixture
from tesselle.bots import Bot
from tesselle.engine import registry
from tesselle.engine.ending import places_without
from tesselle.engine.match import Match
from tesselle.engine.seats import LONGEST_NAME


def play(
    fixture: Fixture,
    bots: Sequence[Bot],
    *,
    keep_record: bool = False,
    opened: Match | None = None,
) -> Result:
    """Play to the end, or until a bot errs: that one is last, the others share the first place.

    The names at the table are neutral, so no bot is told whom it plays.  ``opened`` is the
    fixture's match if it begins with something special, such as an older deck.
    """
    match = opened or Match(registry.get(fixture.game), len(bots), fixture.options, fixture.seed)
    spent: list[list[float]] = [[] for _ in bots]
    forfeit = error = None
    while not match.over:
        seat = match.waiting[0]
        began = time.perf_counter()
        try:
            action = bots[seat].choose(match, seat)
            spent[seat].append(1000 * (time.perf_counter() - began))
            match.play_action(seat, action)
        except Exception as wrong:  # a bot may fail in any way; the arena goes on
            forfeit, error = seat, f"{type(wrong).__name__}: {wrong}"
            break
    return Result(
        id=fixture.id,
        game=fixture.game,
        seats=match.seats,
        options=fixture.options,
        seed=fixture.seed,
        bots=list(fixture.bots),
        scores=match.scores,
        ranking=match.ranking if forfeit is None else places_without(forfeit, match.seats),
        length=len(match.events),
        ms_per_move=[round(statistics.median(times), 3) if times else 0.0 for times in spent],
        forfeit=forfeit,
        error=error,
        record=_record(match, fixture) if keep_record else None,
    )


def _record(match: Match, fixture: Fixture) -> dict[str, object]:
    names = [spec[:LONGEST_NAME] for spec in fixture.bots]
    return match.record(secret=True) | {"names": names}
