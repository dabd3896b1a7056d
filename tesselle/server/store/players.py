"""Players in the database."""

from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.store.database import insert
from tesselle.server.store.schema import Player

GUEST = "guest"
ACCOUNT = "account"
BOT = "bot"
COMPANION = "companion"  # sits at somebody else's screen: see `companions`
LEFT = "left"  # took everything away; only what others played with them remains


async def ensure_bots(session: AsyncSession, specs: set[str], at_ms: int) -> None:
    """Make sure that each of these bots is a player."""
    if not specs:
        return
    rows = [
        {"id": spec, "kind": BOT, "name": spec, "session": 0, "created_ms": at_ms}
        for spec in sorted(specs)
    ]
    await session.execute(insert(session, Player).values(rows).on_conflict_do_nothing())
