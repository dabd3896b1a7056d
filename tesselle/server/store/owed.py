"""Moves that bots owe, each under the lease of the process that sees to it."""

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.store.append import Lease
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Owed

MOST_AT_ONCE = 100


async def locked(session: AsyncSession, which: ColumnElement[bool]) -> list[str]:
    """Lock rows that are to change together, for all in one order; return their matches.

    Otherwise two could each hold what the other waits for.
    """
    rows = select(Owed.match_id).where(which).order_by(Owed.match_id)
    return list(await session.scalars(rows.with_for_update()))


async def left_behind(database: Database, now_ms: int) -> list[str]:
    """Return matches whose bot nobody sees to any more."""
    async with database.reading() as session:
        query = select(Owed.match_id).where(Owed.until_ms < now_ms).limit(MOST_AT_ONCE)
        return list(await session.scalars(query))


async def renew(database: Database, lease: Lease, match_ids: list[str]) -> None:
    """Say that this process is still at work on these matches."""
    held = (Owed.holder == lease.holder) & Owed.match_id.in_(match_ids)
    async with database.writing() as session:
        matches = await locked(session, held)
        await session.execute(
            update(Owed).where(Owed.match_id.in_(matches)).values(until_ms=lease.until_ms)
        )


async def free_held(database: Database, holder: str) -> None:
    """Let others take up at once what this process leaves behind."""
    async with database.writing() as session:
        matches = await locked(session, Owed.holder == holder)
        await session.execute(update(Owed).where(Owed.match_id.in_(matches)).values(until_ms=0))
