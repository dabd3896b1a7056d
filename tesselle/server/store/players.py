"""Players in the database, and as those see them who sit with them."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.store.database import insert
from tesselle.server.store.schema import MatchSeat, Player

GUEST = "guest"
ACCOUNT = "account"
BOT = "bot"
COMPANION = "companion"  # sits at somebody else's screen: see `seating`
LEFT = "left"  # took everything away; only what others played with them remains


class Seated(NamedTuple):
    """A player at a match: all of it that a match needs, looked at many times a move."""

    id: str
    kind: str
    name: str
    owner_id: str | None = None  # of a companion: whose screen it sits at

    @classmethod
    def of(cls, player: Player) -> "Seated":
        """Return a player as it sits down."""
        return cls(player.id, player.kind, player.name, player.owner_id)


def one_among_bots(players: Sequence[Player | Seated]) -> bool:
    """Tell whether one person plays against bots."""
    return len(players) > 1 and [player.kind == BOT for player in players].count(False) == 1


async def seated_at(session: AsyncSession, match_id: str) -> list[Player]:
    """Return who sat in each seat when the match began."""
    query = select(Player).join(MatchSeat, MatchSeat.player_id == Player.id)
    seated = query.where(MatchSeat.match_id == match_id).order_by(MatchSeat.seat)
    return list(await session.scalars(seated))


async def ensure_bots(session: AsyncSession, specs: set[str], at_ms: int) -> None:
    """Make sure that each of these bots is a player."""
    if not specs:
        return
    rows = [
        {"id": spec, "kind": BOT, "name": spec, "session": 0, "created_ms": at_ms}
        for spec in sorted(specs)
    ]
    await session.execute(insert(session, Player).values(rows).on_conflict_do_nothing())
