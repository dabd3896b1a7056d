"""Reviews in the database: asked for once, worked on under a lease, picked up again."""

from typing import Any

from sqlalchemy import select

from tesselle.server.store import leases
from tesselle.server.store.append import Lease
from tesselle.server.store.database import Database, insert
from tesselle.server.store.schema import Review

WORKING = "working"
DONE = "done"
FAILED = "failed"


async def find(database: Database, match_id: str) -> Review | None:
    """Return a match's review as far as it has got."""
    async with database.reading() as session:
        return await session.get(Review, match_id)


async def ask(database: Database, match_id: str, total: int, now_ms: int) -> None:
    """Ask for a review, unless somebody has; one that failed begins anew."""
    row = {
        "match_id": match_id,
        "state": WORKING,
        "done": 0,
        "total": total,
        "judged": [],
        "asked_ms": now_ms,
        "holder": "",
        "until_ms": 0,
    }
    async with database.writing() as session:
        new = insert(session, Review).values(row)
        await session.execute(
            new.on_conflict_do_update(
                index_elements=["match_id"],
                set_={"state": WORKING, "until_ms": 0},
                where=Review.state == FAILED,
            )
        )


async def claim(database: Database, lease: Lease, now_ms: int) -> Review | None:
    """Take the review that has waited longest and that nobody sees to."""
    free = (Review.state == WORKING) & (Review.until_ms < now_ms)
    oldest = select(Review.match_id).where(free).order_by(Review.asked_ms).limit(1)
    async with database.reading() as session:
        match_id = await session.scalar(oldest)
    if match_id and await leases.claim(database, Review, match_id, lease, now_ms):
        return await find(database, match_id)
    return None  # nothing to do, or another process was quicker


async def keep(database: Database, match_id: str, lease: Lease, **values: Any) -> bool:
    """Write progress, or only renew the lease; False when it is another's by now."""
    held = (Review.state == WORKING) & (Review.holder == lease.holder)
    return await leases.change(database, Review, match_id, held, until_ms=lease.until_ms, **values)
