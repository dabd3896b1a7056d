"""What people say at tables and in the lobby, and whom each of them does not hear."""

from dataclasses import dataclass

from sqlalchemy import delete, func, select

from tesselle.server.errors import NotFound, TooSoon
from tesselle.server.match import messages
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.now import Clock
from tesselle.server.store.creations import remember
from tesselle.server.store.database import Database, insert
from tesselle.server.store.players import BOT, COMPANION
from tesselle.server.store.schema import Chat as Row
from tesselle.server.store.schema import Mute, Player
from tesselle.server.wire.people import Who
from tesselle.server.wire.rooms import Line

LOBBY = "lobby"  # the place that is no table
MOST_LINES = 5  # that one player may say …
WITHIN_MS = 10_000  # … in this time
RECENT = 100  # lines shown to whoever comes in


@dataclass(frozen=True)
class Chat:
    """Keeps what is said, and tells the other parts that something was."""

    _database: Database
    _news: Bus
    _clock: Clock

    async def say(self, player: Player, place: str, text: str) -> Line:
        """Say something in a place where the player may be."""
        async with self._database.writing() as session:
            since = self._clock() - WITHIN_MS
            said = select(func.count(), func.min(Row.at_ms)).where(
                Row.player_id == player.id, Row.at_ms > since
            )
            count, first_ms = (await session.execute(said)).one()
            if count >= MOST_LINES:
                raise TooSoon(retry_after_s=max(1, -(-(first_ms - since) // 1000)))
            row = Row(place=place, player_id=player.id, text=text, at_ms=self._clock())
            session.add(row)
            await session.flush()
            line = _line(row, player)
            await remember(session, player.id, line)
        self._news.publish(News(topic=bus.CHAT, id=place, seq=row.id))
        return line

    async def recent(self, place: str, listener: Player | None) -> list[Line]:
        """Return what was said lately, oldest first, as ``listener`` hears it."""
        async with self._database.reading() as session:
            rows = await session.execute(
                select(Row, Player)
                .join(Player, Player.id == Row.player_id)
                .where(Row.place == place)
                .order_by(Row.id.desc())
                .limit(RECENT)
            )
            lines = [_line(row, player) for row, player in rows]
        unheard = await self.unheard(listener)
        return [line for line in reversed(lines) if line.who.id not in unheard]

    async def line(self, id: int) -> Line | None:
        """Return one line."""
        async with self._database.reading() as session:
            row = await session.get(Row, id)
            return _line(row, await session.get_one(Player, row.player_id)) if row else None

    async def unheard(self, listener: Player | None) -> set[str]:
        """Return the ids of those whom ``listener`` muted."""
        return {who.id for who in await self.muted(listener)} if listener else set()

    async def muted(self, listener: Player) -> list[Who]:
        """Return those whom ``listener`` does not hear."""
        async with self._database.reading() as session:
            found = await session.scalars(
                select(Player)
                .join(Mute, Mute.muted_id == Player.id)
                .where(Mute.player_id == listener.id)
                .order_by(Player.name)
            )
            return [messages.who(player) for player in found]

    async def mute(self, listener: Player, muted_id: str) -> None:
        """Hear this player no more; nobody else knows."""
        async with self._database.writing() as session:
            muted = await session.get(Player, muted_id)
            if muted is None or muted.kind in (BOT, COMPANION):
                raise NotFound("player", muted_id)
            row = insert(session, Mute).values(player_id=listener.id, muted_id=muted_id)
            await session.execute(row.on_conflict_do_nothing())
        self._news.publish(News(topic=bus.MUTES, id=listener.id))

    async def unmute(self, listener: Player, muted_id: str) -> None:
        """Hear this player again."""
        async with self._database.writing() as session:
            await session.execute(
                delete(Mute).where(Mute.player_id == listener.id, Mute.muted_id == muted_id)
            )
        self._news.publish(News(topic=bus.MUTES, id=listener.id))


def _line(row: Row, player: Player) -> Line:
    table = None if row.place == LOBBY else row.place
    return Line(id=row.id, table=table, who=messages.who(player), text=row.text, at_ms=row.at_ms)
