"""Sees that time runs out for whoever lets it, also when nobody is connected.

Every process looks; the number of the event decides which of them acts.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import select, update

from tesselle.engine.errors import TesselleError
from tesselle.server.errors import Conflict
from tesselle.server.match.downtime import Downtime
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play.matches import Matches, Proposal
from tesselle.server.plumbing.now import Clock
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Timer
from tesselle.server.thinking.questions import job_of
from tesselle.server.thinking.thinkers import Thinkers
from tesselle.server.wire import kinds
from tesselle.server.words import say

log = logging.getLogger(__name__)

LOOK_S = 1.0
MOST_AT_ONCE = 100  # matches in one look
ASKED = "time"
JUDGE = "greedy"  # the bot whose judgement is taken
PAUSE_MS = 10_000  # before a match that could not be seen to is looked at again


@dataclass(eq=False)
class Timeouts:
    """Looks for clocks that have run out, about every second."""

    _database: Database
    _matches: Matches
    _thinkers: Thinkers
    _downtime: Downtime
    _clock: Clock

    def __post_init__(self) -> None:
        self._tasks = Tasks()
        self._tasks.repeat(self.look, LOOK_S, "looking at the clocks")

    async def close(self) -> None:
        """Look no more; the last look says until when this process lived."""
        await self._tasks.close()
        await self._downtime.beat()

    async def look(self) -> None:
        """Let time run out where it has."""
        await self._downtime.beat()
        for match_id in await self._due():
            try:
                await self._see_to(match_id)
            except Exception:
                log.exception("cannot see to the clocks of match %s", match_id)
                await self._postpone(match_id, self._clock() + PAUSE_MS)

    async def _due(self) -> list[str]:
        """Return matches in which a clock may have run out, the longest since first."""
        query = select(Timer.match_id).where(Timer.due_ms <= self._clock()).order_by(Timer.due_ms)
        async with self._database.reading() as session:
            return list(await session.scalars(query.limit(MOST_AT_ONCE)))

    async def _postpone(self, match_id: str, due_ms: int) -> None:
        """Look at this match later: its clock stood still for a while."""
        later = update(Timer).where(Timer.match_id == match_id).values(due_ms=due_ms)
        async with self._database.writing() as session:
            await session.execute(later)

    async def _see_to(self, match_id: str) -> None:
        live = await self._matches.fresh(match_id)
        if live.clock is None:
            return
        out = live.clock.out(self._clock())
        for seat in out:
            try:
                await self._run_out(live, seat)
            except TesselleError as error:  # the seat moved meanwhile
                log.info("time has not run out in match %s: %s", match_id, error)
        due_ms = live.clock.due_ms(self._clock())
        if not out and due_ms is not None:
            await self._postpone(match_id, due_ms)

    async def _run_out(self, live: LiveMatch, seat: int) -> None:
        """Add the event of a clock that has run out; its number makes it the only one."""
        run = live.clock.runs.get(seat) if live.clock else None
        seq, id = live.seq, f"time:{live.seq}"
        if run and run.judging:  # as a bot would that does not look ahead (MozaiK: R15)
            move = await self._thinkers.think(job_of(live.match, seat, JUDGE), live.people)
            await self._matches.add(live, seat, id, seq, lambda _: Proposal(kinds.MOVE, move), move)
        else:
            await self._matches.add(live, seat, id, None, given_up(seat, self._clock), ASKED)


def given_up(seat: int, clock: Clock) -> Callable[[LiveMatch], Proposal]:
    """Return what takes a seat out of the match for want of time, by the table's terms."""

    def propose(live: LiveMatch) -> Proposal:
        if live.clock is None or seat not in live.clock.out(clock()):
            raise Conflict(say("time-left", seat=seat))
        return Proposal(kinds.TIME, live.terms.stand_in if live.terms.on_time == "bot" else "")

    return propose
