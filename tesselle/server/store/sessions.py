"""Sessions that ended, in the database: what a process must know that nobody told."""

from typing import NamedTuple

from sqlalchemy import and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.store.database import Database, insert
from tesselle.server.store.schema import Session, SessionEnd

YEAR_MS = 365 * 24 * 3600 * 1000  # a session lasts no longer, so its end need not be known after
HOUR_MS = 3600 * 1000  # by then every process that runs has looked


class Ended(NamedTuple):
    """A player whose open sockets are to be looked at again."""

    id: int
    player_id: str


async def end(session: AsyncSession, player_id: str, at_ms: int, digest: str | None = None) -> None:
    """Note that one session of a player is void, or that any of them may be."""
    if digest:
        await session.execute(delete(Session).where(Session.digest == digest))
    row = {"player_id": player_id, "digest": digest, "at_ms": at_ms}
    await session.execute(insert(session, SessionEnd).values(row).on_conflict_do_nothing())
    told = and_(SessionEnd.digest.is_(None), SessionEnd.at_ms < at_ms - HOUR_MS)
    await session.execute(delete(SessionEnd).where(or_(told, SessionEnd.at_ms < at_ms - YEAR_MS)))


async def ended_after(database: Database, number: int) -> list[Ended]:
    """The sessions that ended after the one of this number, in order."""
    query = select(SessionEnd.id, SessionEnd.player_id).where(SessionEnd.id > number)
    async with database.reading() as session:
        return [Ended(*row) for row in await session.execute(query.order_by(SessionEnd.id))]


async def last_number(database: Database) -> int:
    """The number of the newest end, or 0."""
    async with database.reading() as session:
        return await session.scalar(select(func.max(SessionEnd.id))) or 0
