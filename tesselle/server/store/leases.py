"""Rows that one process at a time works on: its lease says which, and until when.

A process renews its leases while it lives; whoever finds one that has run out may claim it.
Of moves that bots owe it holds many at once, of reviews one.
"""

from typing import Any

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.store.append import Lease
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Owed, Review

Leased = type[Owed] | type[Review]

MOST_AT_ONCE = 100


async def free_all(database: Database, rows: Leased) -> None:
    """Let every row be claimed at once: nobody else can be at work on any."""
    async with database.writing() as session:
        await session.execute(update(rows).values(until_ms=0))


async def claim(database: Database, rows: Leased, match_id: str, lease: Lease, now_ms: int) -> bool:
    """Take a row whose lease has run out; False when another process was quicker."""
    return await change(database, rows, match_id, rows.until_ms < now_ms, **lease._asdict())


async def change(
    database: Database, rows: Leased, match_id: str, which: ColumnElement[bool], **values: Any
) -> bool:
    """Change a row if ``which`` is true of it; False when it is not, any more."""
    changed = update(rows).where(rows.match_id == match_id, which).values(values)
    async with database.writing() as session:
        return (await session.scalars(changed.returning(rows.match_id))).first() is not None


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
