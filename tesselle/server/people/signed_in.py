"""In which browsers somebody with an account is signed in, to end any of them.

A session is noted when it is used, about once an hour: so those of before are found too,
and nothing is written for most requests.
"""

import asyncio
from contextlib import suppress

from sqlalchemy import and_, delete, or_, select
from ua_parser import parse

from tesselle.server.errors import NotFound, Unavailable
from tesselle.server.people.tokens import PREFIX, digest
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.ids import new_id
from tesselle.server.plumbing.now import Clock
from tesselle.server.store import sessions
from tesselle.server.store.database import Database, insert
from tesselle.server.store.players import ACCOUNT
from tesselle.server.store.schema import Player, Session
from tesselle.server.wire.accounts import SessionInfo

HOUR_MS = 3600 * 1000
MOST_KNOWN = 10_000  # sessions noted within the hour; beyond that they are noted again
LONGEST_AGENT = 256  # letters of what a browser calls itself that are looked at
LONGEST = 64


class SignedIn:
    """Notes sessions, lists and ends them."""

    def __init__(self, database: Database, news: Bus, clock: Clock) -> None:
        self._database = database
        self._news = news
        self._clock = clock
        self._noted_ms: dict[str, int] = {}

    async def note(self, player: Player, credential: str, agent: str) -> None:
        """Remember that a session is used, and by what; a request never fails for it."""
        if player.kind != ACCOUNT or credential.startswith(PREFIX):
            return
        at_ms, kept = self._clock(), digest(credential)
        if self._noted_ms.get(kept, 0) > at_ms - HOUR_MS:
            return
        if len(self._noted_ms) >= MOST_KNOWN:
            self._noted_ms.clear()
        self._noted_ms[kept] = at_ms
        with suppress(Unavailable):
            await self._keep(player, kept, agent, at_ms)

    async def _keep(self, player: Player, kept: str, agent: str, at_ms: int) -> None:
        browser, system = await asyncio.to_thread(_families, agent)
        row = {
            "digest": kept,
            "id": new_id(),
            "player_id": player.id,
            "number": player.session,
            "browser": browser,
            "system": system,
            "begun_ms": at_ms,
            "seen_ms": at_ms,
        }
        void = or_(Session.number != player.session, Session.seen_ms < at_ms - sessions.YEAR_MS)
        async with self._database.writing() as session:
            await session.execute(delete(Session).where(and_(Session.player_id == player.id, void)))
            new = insert(session, Session).values(row)
            again = new.on_conflict_do_update(index_elements=["digest"], set_={"seen_ms": at_ms})
            await session.execute(again)

    async def all_of(self, player: Player, credential: str | None) -> list[SessionInfo]:
        """List a player's sessions, the latest first."""
        own = select(Session).where(
            Session.player_id == player.id, Session.number == player.session
        )
        async with self._database.reading() as session:
            found = list(await session.scalars(own.order_by(Session.seen_ms.desc(), Session.id)))
        here = digest(credential or "")
        return [
            SessionInfo(
                id=each.id,
                browser=each.browser,
                system=each.system,
                begun_ms=each.begun_ms,
                seen_ms=each.seen_ms,
                here=each.digest == here,
            )
            for each in found
        ]

    async def end(self, player: Player, session_id: str) -> None:
        """End one of a player's sessions, or raise NotFound."""
        async with self._database.writing() as session:
            own = select(Session.digest).where(
                Session.id == session_id, Session.player_id == player.id
            )
            kept = await session.scalar(own)
            if kept is None:
                raise NotFound("session", session_id)
            await sessions.end(session, player.id, self._clock(), kept)
        self._news.publish(News(topic=bus.SESSIONS, id=player.id))


def _families(agent: str) -> tuple[str, str]:
    """Return what browser and what system a request says it comes from, if that is known."""
    found = parse(agent[:LONGEST_AGENT])
    browser = found.user_agent.family if found.user_agent else ""
    system = found.os.family if found.os else ""
    return browser[:LONGEST], system[:LONGEST]
