"""The live lobby: whoever watches it gets the whole list whenever it changes."""

import asyncio

from tesselle.server import bus
from tesselle.server.bus import Bus, News
from tesselle.server.hub import Outbox
from tesselle.server.presence import Presence
from tesselle.server.tables import Tables

GATHER_S = 0.1  # changes within this time are told together


class Lobby:
    """The outboxes that want the lobby, in this process."""

    def __init__(self, tables: Tables, news: Bus, presence: Presence) -> None:
        self._tables = tables
        self._presence = presence
        self._outboxes: set[Outbox] = set()
        self._listed: set[str] = set()  # the tables that were told last
        self._telling: asyncio.Task[None] | None = None
        news.listen(bus.LOBBY, self._hear)
        news.listen(bus.LOST, self._hear)
        news.listen(bus.PRESENCE, self._hear_of_presence)

    async def watch(self, outbox: Outbox) -> None:
        """Send the lobby now and whenever it changes."""
        self._outboxes.add(outbox)
        outbox.put(await self._message())

    def unwatch(self, outbox: Outbox) -> None:
        """Send it no more."""
        self._outboxes.discard(outbox)

    def _hear(self, _news: News) -> None:
        if self._outboxes and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(GATHER_S)
        self._telling = None  # a change from now on is told by another turn
        message = await self._message()
        for outbox in self._outboxes:
            outbox.offer(message)

    def _hear_of_presence(self, news: News) -> None:
        if news.id in self._listed:
            self._hear(news)

    async def _message(self) -> bytes:
        lobby = await self._tables.lobby()
        tables = [*lobby.tables, *lobby.playing]
        self._listed = {table.id for table in tables}
        counted = {
            table.id: self._presence.spectators(table.id, {who.id for who in table.seats if who})
            for table in tables
        }
        spectators = {table: count for table, count in counted.items() if count}
        return lobby.model_copy(update={"spectators": spectators}).model_dump_json().encode()
