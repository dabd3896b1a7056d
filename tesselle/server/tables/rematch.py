"""Once more: the same table and terms, everybody one seat on, when all people agree."""

from dataclasses import dataclass

from pydantic import BaseModel
from sqlalchemy import select

from tesselle.server.errors import Conflict, NotFound, StillPlaying
from tesselle.server.play.matches import Matches
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.store.creations import remember
from tesselle.server.store.database import Database, insert
from tesselle.server.store.schema import Player, Rematch, Table
from tesselle.server.tables import seating
from tesselle.server.tables.seating import CLOSED
from tesselle.server.tables.tables import Tables
from tesselle.server.wire.rooms import Again
from tesselle.server.words import say


class Wished(BaseModel):
    """A wish for a rematch after one match at a table."""

    table: str
    match: str


@dataclass(frozen=True)
class Rematches:
    """Counts who agrees, and begins."""

    _database: Database
    _tables: Tables
    _matches: Matches
    _news: Bus

    async def agreed(self, match_id: str | None) -> list[str]:
        """Return the ids of those who want a rematch."""
        if match_id is None:
            return []
        async with self._database.reading() as session:
            query = select(Rematch.player_id).where(Rematch.match_id == match_id)
            return sorted(await session.scalars(query))

    async def wish(self, table_id: str, player: Player) -> Wished:
        """Want a rematch of the latest match."""
        match_id = await self._latest(table_id)
        live = await self._matches.get(match_id) if match_id else None
        if match_id is None or live is None or not live.seats_of(player.id):
            raise NotFound("table", table_id)
        if not live.over:
            raise StillPlaying(seq=live.seq)
        async with self._database.writing() as session:
            if (await seating.found(session, table_id, lock=True)).state == CLOSED:
                raise Conflict(say("was-closed"))
            wish = insert(session, Rematch).values(match_id=match_id, player_id=player.id)
            await session.execute(wish.on_conflict_do_nothing())
            wished = Wished(table=table_id, match=match_id)
            await remember(session, player.id, wished)
        return wished

    async def begun(self, wished: Wished) -> Again:
        """Begin it if all agree; once only, however often this is asked."""
        table_id, match_id = wished.table, wished.match
        live = await self._matches.get(match_id)
        again = await self.agreed(match_id)
        begun = None
        if set(live.people) <= set(again):
            begun = await self._tables.again(table_id, match_id, live.players)
        self._news.publish(News(topic=bus.TABLE, id=table_id))
        return Again(table=table_id, again=again, match=begun)

    async def _latest(self, table_id: str) -> str | None:
        async with self._database.reading() as session:
            table = await session.get(Table, table_id)
            return table.match_id if table else None
