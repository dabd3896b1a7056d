"""Sees that time runs out for whoever lets it, also when nobody is connected.

Every process looks; the number of the event decides which of them acts.
"""

import logging
from collections.abc import Callable

from tesselle.engine.errors import TesselleError
from tesselle.engine.say import Say
from tesselle.server.errors import Conflict
from tesselle.server.match.downtime import Downtime
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play.matches import Matches, Proposal
from tesselle.server.plumbing.now import Clock
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.store import timers
from tesselle.server.store.database import Database
from tesselle.server.thinking.questions import job_of
from tesselle.server.thinking.thinkers import Thinkers
from tesselle.server.wire import kinds

log = logging.getLogger(__name__)

LOOK_S = 1.0
ASKED = "time"
JUDGE = "greedy"  # the bot whose judgement is taken
PAUSE_MS = 10_000  # before a match that could not be seen to is looked at again


class Timeouts:
    """Looks for clocks that have run out, about every second."""

    def __init__(
        self,
        database: Database,
        matches: Matches,
        thinkers: Thinkers,
        downtime: Downtime,
        clock: Clock,
    ) -> None:
        self._database = database
        self._matches = matches
        self._thinkers = thinkers
        self._downtime = downtime
        self._clock = clock
        self._tasks = Tasks()
        self._tasks.repeat(self.look, LOOK_S, "looking at the clocks")

    async def close(self) -> None:
        """Look no more; the last look says until when this process lived."""
        await self._tasks.close()
        await self._downtime.beat()

    async def look(self) -> None:
        """Let time run out where it has."""
        await self._downtime.beat()
        for match_id in await timers.due(self._database, self._clock()):
            try:
                await self._see_to(match_id)
            except Exception:
                log.exception("cannot see to the clocks of match %s", match_id)
                await timers.postpone(self._database, match_id, self._clock() + PAUSE_MS)

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
            await timers.postpone(self._database, match_id, due_ms)

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
            raise Conflict(Say(f"seat {seat} has time left", f"le siège {seat} a encore du temps"))
        return Proposal(kinds.TIME, live.terms.stand_in if live.terms.on_time == "bot" else "")

    return propose
