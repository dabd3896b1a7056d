"""The lobby: the list of open tables, found once for all who ask and told when it changes."""

import asyncio
import time
from dataclasses import dataclass
from functools import cached_property

from tesselle.server.play.hub import Outbox
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.tables.presence import Presence
from tesselle.server.tables.tables import Tables
from tesselle.server.wire import tables as wire

GATHER_S = 0.1  # changes within this time are told together
STALE_S = 1.0  # news of a change may be lost: no list is older


@dataclass(frozen=True)
class Listing:
    """The list as it was at one moment."""

    lobby: wire.Lobby

    @cached_property
    def whole(self) -> bytes:
        """All of it, as JSON."""
        return self.lobby.model_dump_json().encode()

    @cached_property
    def tables(self) -> dict[str, wire.TableInfo]:
        """What is listed, by id."""
        return {table.id: table for table in (*self.lobby.tables, *self.lobby.playing)}

    def since(self, before: "Listing") -> bytes:
        """What is different from an earlier one, as JSON; nothing if it is the same."""
        old, new = before.lobby, self.lobby
        changes = wire.LobbyChanges(
            since=old.seq,
            seq=new.seq,
            changed=[each for id, each in self.tables.items() if each != before.tables.get(id)],
            tables=_ids_if_new(old.tables, new.tables),
            playing=_ids_if_new(old.playing, new.playing),
            spectators=None if old.spectators == new.spectators else new.spectators,
        )
        nothing = wire.LobbyChanges(
            since=old.seq, seq=new.seq, changed=[], tables=None, playing=None, spectators=None
        )
        return b"" if changes == nothing else changes.model_dump_json().encode()


def _ids_if_new(old: list[wire.TableInfo], new: list[wire.TableInfo]) -> list[str] | None:
    ids = [each.id for each in new]
    return None if ids == [each.id for each in old] else ids


class Lobby:
    """The list as strangers see it, and the outboxes of this process that want it."""

    def __init__(self, tables: Tables, news: Bus, presence: Presence) -> None:
        self._tables = tables
        self._presence = presence
        # Who watches, and what each was told last, if it is to be told what is different.
        self._watching: dict[Outbox, Listing | None] = {}
        self._seq = 0
        self._listed: set[str] = set()  # the tables of the newest list
        self._list: asyncio.Task[Listing] | None = None  # until something changes
        self._until_s = 0.0
        self._told_soon = False
        self._turn = asyncio.Lock()
        self._tasks = Tasks()
        news.listen(bus.LOBBY, self._changed)
        news.listen(bus.LOST, self._changed)
        news.listen(bus.PRESENCE, self._hear_of_presence)

    async def message(self) -> bytes:
        """The list now, as JSON."""
        return (await self.listing()).whole

    async def listing(self) -> Listing:
        """The list now; those who ask before it changes share one search for it.

        One of them is answered each time round the event loop, or all others would wait for
        forty answers at each step of their own.
        """
        async with self._turn:
            await asyncio.sleep(0)
            if self._list is None or time.monotonic() > self._until_s:
                self._list = self._tasks.begin(self._found())
                self._until_s = time.monotonic() + STALE_S
        return await asyncio.shield(self._list)

    async def watch(self, outbox: Outbox, *, changes: bool = False) -> None:
        """Send the list now and whenever it changes, then whole or only what is different."""
        self._watching[outbox] = None
        now = await self.listing()
        if outbox in self._watching:  # it may have left meanwhile
            self._watching[outbox] = now if changes else None
            outbox.put(now.whole)

    def unwatch(self, outbox: Outbox) -> None:
        """Send it no more."""
        self._watching.pop(outbox, None)

    async def close(self) -> None:
        """Say no more."""
        await self._tasks.close()

    def _changed(self, _news: News) -> None:
        self._list = None
        if self._watching and not self._told_soon:
            self._told_soon = True
            self._tasks.begin(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(GATHER_S)
        self._told_soon = False  # a change from now on is told by another turn
        now = await self.listing()
        changes: dict[int, bytes] = {}  # by the number of the list they follow
        for outbox, before in self._watching.items():
            if before is None:
                outbox.offer(now.whole)
                continue
            if before.lobby.seq not in changes:
                changes[before.lobby.seq] = now.since(before)
            message = changes[before.lobby.seq]
            if message and outbox.offer(message):  # or the next change is told with this one
                self._watching[outbox] = now

    def _hear_of_presence(self, news: News) -> None:
        if news.id in self._listed:
            self._changed(news)

    async def _found(self) -> Listing:
        lobby = await self._tables.lobby()
        tables = [*lobby.tables, *lobby.playing]
        self._listed = {table.id for table in tables}
        counted = {
            table.id: self._presence.spectators(table.id, {who.id for who in table.seats if who})
            for table in tables
        }
        spectators = {table: count for table, count in counted.items() if count}
        self._seq += 1
        return Listing(lobby.model_copy(update={"spectators": spectators, "seq": self._seq}))
