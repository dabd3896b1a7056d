"""Moves that bots owe, and which process sees to them."""

from sqlalchemy import select, update

from tesselle.server.store.append import Lease
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Owed

MOST_AT_ONCE = 100


async def free_all(database: Database) -> None:
    """Let every owed move be taken up at once: nobody else can be at work on them."""
    async with database.writing() as session:
        await session.execute(update(Owed).values(until_ms=0))


async def left_behind(database: Database, now_ms: int) -> list[str]:
    """Give matches whose bot nobody sees to any more."""
    async with database.reading() as session:
        query = select(Owed.match_id).where(Owed.until_ms < now_ms).limit(MOST_AT_ONCE)
        return list(await session.scalars(query))


async def claim(database: Database, match_id: str, lease: Lease, now_ms: int) -> bool:
    """Take a move that is left behind; False when another process was quicker."""
    async with database.writing() as session:
        claimed = await session.scalars(
            update(Owed)
            .where(Owed.match_id == match_id, Owed.until_ms < now_ms)
            .values(holder=lease.holder, until_ms=lease.until_ms)
            .returning(Owed.match_id)
        )
        return claimed.first() is not None


async def renew(database: Database, lease: Lease, match_ids: list[str]) -> None:
    """Say that this process is still at work on these matches."""
    async with database.writing() as session:
        await session.execute(
            update(Owed)
            .where(Owed.holder == lease.holder, Owed.match_id.in_(match_ids))
            .values(until_ms=lease.until_ms)
        )


async def free_held(database: Database, holder: str) -> None:
    """Let others take up at once what this process leaves behind."""
    async with database.writing() as session:
        await session.execute(update(Owed).where(Owed.holder == holder).values(until_ms=0))


async def release(database: Database, match_id: str, lease: Lease) -> None:
    """Leave a move to whoever looks for one after the lease's time."""
    async with database.writing() as session:
        await session.execute(
            update(Owed)
            .where(Owed.match_id == match_id, Owed.holder == lease.holder)
            .values(holder="", until_ms=lease.until_ms)
        )
