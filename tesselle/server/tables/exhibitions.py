"""Matches between bots for whoever would like to watch one: at most one of each game at a time.

A bot hosts their tables, which nobody else's table has; they count in no results, and of those
that are over only the latest are kept.
"""

from dataclasses import dataclass

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.engine import registry
from tesselle.local.characters import CAST
from tesselle.server.store import matches as stored_matches
from tesselle.server.store.schema import Match, Player, Table
from tesselle.server.tables.tables import Tables
from tesselle.server.wire import tables as wire

HOST = CAST[0]
KEPT = 3  # of each game


@dataclass(frozen=True)
class Exhibitions:
    """Begins them."""

    _tables: Tables

    async def on(self, game_name: str) -> wire.Started:
        """Return the match of a game that goes on, or begin one."""
        game = registry.get(game_name)
        seats = game.usual_seats
        wish = wire.NewTable(
            game=game.name,
            seats=seats,
            bots={seat: CAST[seat % len(CAST)] for seat in range(seats)},
            seat=None,
        )
        return await self._tables.exhibit(HOST, wish, going_on)


async def going_on(session: AsyncSession, host: Player, game: str) -> Match | None:
    """Find the match that goes on; where there is none, forget the oldest of the others."""
    newest = _hosted(host, game).order_by(Match.started_ms.desc())
    found: Match | None = await session.scalar(newest.where(Match.ended_ms.is_(None)).limit(1))
    if found is None:
        await stored_matches.forget(session, list(await session.scalars(newest.offset(KEPT - 1))))
    return found


def _hosted(host: Player, game: str) -> Select[Match]:
    hosted = select(Match).join(Table, Table.id == Match.table_id)
    return hosted.where(Table.host_id == host.id, Table.game == game)
