"""When the next clock of a match runs out; written together with the event that set it."""

from sqlalchemy import select, update

from tesselle.server.store.database import Database
from tesselle.server.store.schema import Timer

MOST_AT_ONCE = 100


async def due(database: Database, now_ms: int) -> list[str]:
    """Return matches in which a clock may have run out, the longest since first."""
    async with database.reading() as session:
        query = select(Timer.match_id).where(Timer.due_ms <= now_ms).order_by(Timer.due_ms)
        return list(await session.scalars(query.limit(MOST_AT_ONCE)))


async def postpone(database: Database, match_id: str, due_ms: int) -> None:
    """Look at this match later: its clock stood still for a while."""
    async with database.writing() as session:
        await session.execute(update(Timer).where(Timer.match_id == match_id).values(due_ms=due_ms))
