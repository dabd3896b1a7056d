"""Reviews of finished matches, in the background, one move after the other.

A process works on one review at a time, under a lease that it renews; progress
is stored, so whoever takes a review up goes on where the last one stopped.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass

from tesselle.local.minds import turning_of
from tesselle.server.errors import StillPlaying
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play.matches import Matches
from tesselle.server.plumbing.now import Clock
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.store import reviews as store
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Review
from tesselle.server.thinking.judging import move_question
from tesselle.server.thinking.thinkers import NoAnswer, Thinkers
from tesselle.server.thinking.turns import Urgency
from tesselle.server.wire.reviews import ReviewInfo

log = logging.getLogger(__name__)

LOOK_S = 2.0  # how often a process looks for reviews left behind
SAVE_MS = 1000  # progress is stored about so often
PAUSE_MS = 10_000  # before a review that stumbled is tried again
RENEWALS = 3


@dataclass(eq=False)
class Reviews:
    """Sees to the reviews that people asked for."""

    _database: Database
    _matches: Matches
    _thinkers: Thinkers
    _clock: Clock

    def __post_init__(self) -> None:
        self._asked = asyncio.Event()
        self._current: str | None = None
        self._tasks = Tasks()
        self._tasks.begin(self._work())
        pause_s = self._matches.lease_ms / RENEWALS / 1000
        self._tasks.repeat(self._renew, pause_s, "renewing the lease of a review")

    async def ask(self, live: LiveMatch) -> Review:
        """Ask for the review of a match that is over; asked again it is the same one."""
        if not live.over:
            raise StillPlaying(seq=live.seq)
        await store.ask(self._database, live.id, len(live.match.events), self._clock())
        self._asked.set()
        found = await self.find(live)
        if found is None:
            raise RuntimeError(f"match {live.id}: expected the review that was asked for")
        return found

    async def find(self, live: LiveMatch) -> Review | None:
        """Return the review as far as it has got, if anybody asked for it."""
        return await store.find(self._database, live.id)

    async def close(self) -> None:
        """Leave what is under way to whoever comes next."""
        await self._tasks.close()
        if self._current:
            await store.keep(
                self._database, self._current, self._matches.lease()._replace(until_ms=0)
            )

    async def _work(self) -> None:
        """Take up one review after the other, for ever."""
        while True:
            self._asked.clear()
            try:
                found = await store.claim(self._database, self._matches.lease(), self._clock())
                if found:
                    await self._see_to(found)
                    continue
            except Exception:
                log.exception("cannot look for reviews")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_S)

    async def _see_to(self, review: Review) -> None:
        self._current = review.match_id
        try:
            await self._judge(review)
        except NoAnswer as error:
            log.warning("review of match %s failed: %s", review.match_id, error)
            await self._keep(review, state=store.FAILED)
        except Exception:
            log.exception("review of match %s stumbled", review.match_id)
            later = self._matches.lease()._replace(until_ms=self._clock() + PAUSE_MS)
            await store.keep(self._database, review.match_id, later)
        self._current = None

    async def _judge(self, review: Review) -> None:
        """Judge move after move, until all are or another process has taken over."""
        live = await self._matches.fresh(review.match_id)
        saved_ms = self._clock()
        for number in range(review.done + 1, review.total + 1):
            question = move_question(live.match, number)
            judged = await self._thinkers.think(question, [live.host], Urgency.BACKGROUND)
            review.judged = [*review.judged, judged] if judged else review.judged
            review.done = number
            if self._clock() - saved_ms >= SAVE_MS:
                saved_ms = self._clock()
                if not await self._keep(review):
                    return
        await self._keep(review, state=store.DONE)

    async def _keep(self, review: Review, state: str = store.WORKING) -> bool:
        return await store.keep(
            self._database,
            review.match_id,
            self._matches.lease(),
            state=state,
            done=review.done,
            judged=review.judged,
        )

    async def _renew(self) -> None:
        """Say once more that this process lives: one thought may take long."""
        if self._current:
            await store.keep(self._database, self._current, self._matches.lease())


def review_info(row: Review) -> ReviewInfo:
    """Return a review as it crosses the wire."""
    return ReviewInfo.model_validate(
        {
            "match": row.match_id,
            "state": row.state,
            "done": row.done,
            "total": row.total,
            "judged": row.judged,
            "turning": turning_of(row.judged),
        }
    )
