"""Sending somebody away: the host may, before the match and in it.

Before the match whoever was sent away may not sit down again; in it, a bot takes the seat, as
if they had left.  Not in a rated one, or a host who is losing could make it count for nothing.
"""

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.errors import Conflict
from tesselle.server.play.acts import Acts
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Player, Table
from tesselle.server.tables import seating
from tesselle.server.tables.seating import GATHERING, PLAYING
from tesselle.server.tables.tables import Tables
from tesselle.server.wire import tables as wire
from tesselle.server.words import say


@dataclass(frozen=True)
class Removals:
    """Removes people from tables."""

    _database: Database
    _tables: Tables
    _acts: Acts

    async def remove(self, table_id: str, host: Player, player_id: str) -> wire.TableInfo:
        """Send somebody away; asked again, or of who does not sit there, it changes nothing."""
        if player_id == host.id:
            raise Conflict(say("not-oneself"))
        async with self._database.writing() as session:
            table = await seating.owned(session, table_id, host)
            if table.state == GATHERING:
                await _send_away(session, table, player_id)
            told = await seating.table_info(session, table, host)
        if table.state == PLAYING and table.match_id:
            await self._acts.remove(table.match_id, player_id)
        self._tables.changed(table)
        return told


async def _send_away(session: AsyncSession, table: Table, player_id: str) -> None:
    if player_id not in table.removed:
        table.removed = [*table.removed, player_id]
    seating.stand_up(await seating.seats_of(session, table), player_id)
    await session.flush()
