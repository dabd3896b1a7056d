"""Bots in seats: whoever owes a move is found, thinks, and plays like anybody else.

Which bot owes a move is written together with the event that made it so, with a
lease for the process that will see to it.  When that process dies the lease runs
out, and any other takes the move up.
"""

import asyncio
import logging
from dataclasses import dataclass

from tesselle import bots
from tesselle.engine.errors import TesselleError
from tesselle.server.errors import Refusal
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play.matches import Matches, Proposal
from tesselle.server.plumbing.now import Clock
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.store import leases
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Owed
from tesselle.server.thinking.questions import job_of
from tesselle.server.thinking.thinkers import Thinkers
from tesselle.server.thinking.turns import Urgency
from tesselle.server.wire.kinds import MOVE

log = logging.getLogger(__name__)

LOOK_S = 1.0  # how often a process looks for moves left behind
RENEWALS = 3  # times a lease is renewed within its length
PACE_S = 1.5  # before a move that nobody waits for but those who look on
PAUSE_MS = 10_000  # before a bot that failed is asked again


@dataclass(eq=False)
class Bots:
    """Sees to the moves that bots owe in this process's care."""

    _database: Database
    _matches: Matches
    _thinkers: Thinkers
    _clock: Clock

    def __post_init__(self) -> None:
        self._driving: dict[str, asyncio.Task[bool]] = {}
        self._tasks = Tasks()
        self._tasks.repeat(self._look, LOOK_S, "taking up moves left behind")
        self._tasks.repeat(self._renew, self._matches.lease_ms / RENEWALS / 1000, "renewing leases")
        self._matches.owing.add(self.consider)

    def consider(self, live: LiveMatch) -> None:
        """See to the match if a bot is to move in it."""
        if live.id in self._driving or not live.owing:
            return
        task = self._tasks.begin(self._drive(live))
        self._driving[live.id] = task
        task.add_done_callback(lambda task: self._driven(live, task))

    async def close(self) -> None:
        """Leave what is owed to whoever comes next."""
        self._matches.owing.discard(self.consider)
        await self._tasks.close()
        await leases.free_held(self._database, self._matches.lease().holder)

    def _driven(self, live: LiveMatch, task: asyncio.Task[bool]) -> None:
        del self._driving[live.id]
        if not task.cancelled() and task.result():
            self.consider(live)  # somebody may have moved just now

    async def _drive(self, live: LiveMatch) -> bool:
        """Play for the match's bots until none is to move; tell whether that went well."""
        try:
            while live.owing:
                await self._move(live, live.owing[0])
        except Exception as error:
            log.exception("a bot of match %s could not move", live.id, exc_info=error)
            await self._give_up(live.id)
            return False
        return True

    async def _give_up(self, match_id: str) -> None:
        """Leave the move to whoever looks for one after a pause."""
        ours, later_ms = Owed.holder == self._matches.lease().holder, self._clock() + PAUSE_MS
        try:
            await leases.change(self._database, Owed, match_id, ours, holder="", until_ms=later_ms)
        except Exception:
            log.exception("cannot give up match %s; its lease runs out by itself", match_id)

    async def _move(self, live: LiveMatch, seat: int) -> None:
        if live.host in bots.BOTS:  # an exhibition
            await asyncio.sleep(PACE_S)
        seq = live.seq
        job = job_of(live.match, seat, live.players[seat].id)
        urgency = Urgency.SOMEBODY if live.people else Urgency.NOBODY
        move = await self._thinkers.think(job, live.people or [live.host], urgency)
        try:
            # The number makes it the bot's one answer here, whichever process gives it;
            # no person who sat here before can have used such an id.
            await self._matches.add(
                live, seat, f"bot:{seq}", seq, lambda _: Proposal(MOVE, move), move
            )
        except Refusal as refusal:  # the match went on meanwhile: look again
            log.info("a bot of match %s thinks again: %s", live.id, refusal.code)

    async def _look(self) -> None:
        """Take up moves that were left behind."""
        for match_id in await leases.left_behind(self._database, self._clock()):
            await self._take_up(match_id)

    async def _take_up(self, match_id: str) -> None:
        lease = self._matches.lease()
        if not await leases.claim(self._database, Owed, match_id, lease, self._clock()):
            return
        try:
            self.consider(await self._matches.fresh(match_id))
        except TesselleError as error:  # its deck was exchanged; other matches go on
            log.warning("match %s cannot be opened: %s", match_id, type(error).__name__)
            await self._give_up(match_id)

    async def _renew(self) -> None:
        """Say once more that this process lives."""
        if self._driving:
            await leases.renew(self._database, self._matches.lease(), list(self._driving))
