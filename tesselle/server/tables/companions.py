"""Companions: people who sit at somebody else's screen and take their turns there.

A companion is a player with a seat and a name, and with no way in: no cookie, no
token, no rating.  Whoever owns the screen, its *holder*, plays for the companion
and sees what it sees, one seat at a time; to everybody else it is one more player.
"""

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.selectable import ScalarSelect

from tesselle.server.plumbing.ids import new_id
from tesselle.server.store.players import COMPANION
from tesselle.server.store.schema import Player


def held_by(player_id: str) -> ScalarSelect[str]:
    """Return a query for the ids of a player and its companions."""
    own = or_(Player.id == player_id, Player.owner_id == player_id)
    return select(Player.id).where(own).scalar_subquery()


def add(session: AsyncSession, owner: Player, name: str, at_ms: int) -> str:
    """Add a companion; return its id."""
    player = Player(
        id=new_id(), kind=COMPANION, name=name, session=0, created_ms=at_ms, owner_id=owner.id
    )
    session.add(player)
    return player.id
