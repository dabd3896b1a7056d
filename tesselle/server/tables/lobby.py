"""The lobby: the list of open tables, found once for all who ask and told when it changes."""

import asyncio
import time

from tesselle.server.play.hub import Outbox
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.tables.presence import Presence
from tesselle.server.tables.tables import Tables

GATHER_S = 0.1  # changes within this time are told together
STALE_S = 1.0  # news of a change may be lost: no list is older


class Lobby:
    """The list as strangers see it, and the outboxes of this process that want it."""

    def __init__(self, tables: Tables, news: Bus, presence: Presence) -> None:
        self._tables = tables
        self._presence = presence
        self._outboxes: set[Outbox] = set()
        self._listed: set[str] = set()  # the tables of the newest list
        self._list: asyncio.Task[bytes] | None = None  # until something changes
        self._until_s = 0.0
        self._told_soon = False
        self._turn = asyncio.Lock()
        self._tasks = Tasks()
        news.listen(bus.LOBBY, self._changed)
        news.listen(bus.LOST, self._changed)
        news.listen(bus.PRESENCE, self._hear_of_presence)

    async def message(self) -> bytes:
        """The list now, as JSON; those who ask before it changes share one search for it.

        One of them is answered each time round the event loop, or all others would wait for
        forty answers at each step of their own.
        """
        async with self._turn:
            await asyncio.sleep(0)
            if self._list is None or time.monotonic() > self._until_s:
                self._list = self._tasks.begin(self._found())
                self._until_s = time.monotonic() + STALE_S
        return await asyncio.shield(self._list)

    async def watch(self, outbox: Outbox) -> None:
        """Send the list now and whenever it changes."""
        self._outboxes.add(outbox)
        outbox.put(await self.message())

    def unwatch(self, outbox: Outbox) -> None:
        """Send it no more."""
        self._outboxes.discard(outbox)

    async def close(self) -> None:
        """Say no more."""
        await self._tasks.close()

    def _changed(self, _news: News) -> None:
        self._list = None
        if self._outboxes and not self._told_soon:
            self._told_soon = True
            self._tasks.begin(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(GATHER_S)
        self._told_soon = False  # a change from now on is told by another turn
        message = await self.message()
        for outbox in self._outboxes:
            outbox.offer(message)

    def _hear_of_presence(self, news: News) -> None:
        if news.id in self._listed:
            self._changed(news)

    async def _found(self) -> bytes:
        lobby = await self._tables.lobby()
        tables = [*lobby.tables, *lobby.playing]
        self._listed = {table.id for table in tables}
        counted = {
            table.id: self._presence.spectators(table.id, {who.id for who in table.seats if who})
            for table in tables
        }
        spectators = {table: count for table, count in counted.items() if count}
        return lobby.model_copy(update={"spectators": spectators}).model_dump_json().encode()
