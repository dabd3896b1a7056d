"""Rows that one process at a time works on: its lease says which, and until when.

A process renews its leases while it lives; whoever finds one that has run out may claim it.
"""

from typing import Any

from sqlalchemy import ColumnElement, update

from tesselle.server.store.append import Lease
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Owed, Review

Leased = type[Owed] | type[Review]


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
