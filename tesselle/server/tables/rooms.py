"""Rooms: whoever watches a table hears of it, of who is there, and what is said.

The lobby is a room too; what is listed there, ``lobby`` tells.
"""

import asyncio
from dataclasses import dataclass, field

from tesselle.server.errors import NotFound
from tesselle.server.match import messages
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play.hub import Outbox
from tesselle.server.play.matches import Matches
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.store.schema import Player
from tesselle.server.tables import seating
from tesselle.server.tables.chat import LOBBY, Chat
from tesselle.server.tables.presence import Presence
from tesselle.server.tables.rematch import Rematches
from tesselle.server.tables.seating import GATHERING
from tesselle.server.tables.tables import Tables
from tesselle.server.wire.people import Who
from tesselle.server.wire.rooms import Line, Room, SayLine
from tesselle.server.wire.tables import TableInfo

GATHER_S = 0.1  # changes within this time are told together


@dataclass(eq=False)
class Visit:
    """One connection in one room."""

    place: str
    player: Player | None
    outbox: Outbox
    invitation: str | None = None
    unheard: set[str] = field(default_factory=set)

    @property
    def who(self) -> Who | None:
        """Who it is, as others see it."""
        return messages.who(self.player) if self.player else None


@dataclass(eq=False)
class Rooms:
    """The visits of this process."""

    _tables: Tables
    _matches: Matches
    _chat: Chat
    _presence: Presence
    _rematches: Rematches
    _news: Bus

    def __post_init__(self) -> None:
        self._visits: dict[str, dict[Outbox, Visit]] = {}
        self._telling: set[str] = set()  # places where a change is about to be told
        self._tasks = Tasks()
        self._matches.ended.add(self._ended)
        for topic in (bus.TABLE, bus.PRESENCE):
            self._news.listen(topic, self._changed)
        self._news.listen(bus.CHAT, lambda news: self._tasks.begin(self._said(news)))
        self._news.listen(bus.MUTES, lambda news: self._tasks.begin(self._muted(news)))

    async def allowed(
        self, table_id: str, player: Player | None, invitation: str | None
    ) -> TableInfo:
        """A table whose room ``player`` may enter, or NotFound."""
        return _entered(await self._tables.info(table_id), player, invitation)

    async def enter(
        self, table_id: str, player: Player | None, invitation: str | None, outbox: Outbox
    ) -> None:
        """Let a connection in, and tell it what there is."""
        await self.allowed(table_id, player, invitation)
        visit = Visit(table_id, player, outbox, invitation)
        await self._settle(visit)
        outbox.put(_message(await self._room(table_id), visit))

    async def enter_lobby(self, player: Player | None, outbox: Outbox) -> None:
        """Let a connection hear what is said in the lobby."""
        await self._settle(Visit(LOBBY, player, outbox))

    async def say(self, player: Player, outbox: Outbox, ask: SayLine) -> Line:
        """Say something in a room where the connection is."""
        if ask.table is not None and outbox not in self._visits.get(ask.table, {}):
            raise NotFound("table", ask.table)
        return await self._chat.say(player, ask.table or LOBBY, ask.text)

    def leave(self, place: str, outbox: Outbox) -> None:
        """Let a connection out of one room."""
        visits = self._visits.get(place, {})
        visit = visits.pop(outbox, None)
        if visit:
            self._presence.go(place, visit.who)
        if not visits:
            self._visits.pop(place, None)

    def leave_all(self, outbox: Outbox) -> None:
        """Forget a connection."""
        for place in list(self._visits):
            self.leave(place, outbox)

    async def close(self) -> None:
        """Say no more."""
        await self._tasks.close()

    async def _settle(self, visit: Visit) -> None:
        visit.unheard = await self._chat.unheard(visit.player)
        self.leave(visit.place, visit.outbox)
        self._visits.setdefault(visit.place, {})[visit.outbox] = visit
        self._presence.come(visit.place, visit.who)

    async def _room(self, place: str) -> Room:
        """What all at a table are told, and its invitation, which not all of them are."""
        info = await self._tables.info(place)
        seated = {who.id for who in info.seats if who}
        return Room(
            table=info,
            present=self._presence.people(place),
            spectators=self._presence.spectators(place, seated),
            again=await self._rematches.agreed(info.match),
        )

    def _ended(self, live: LiveMatch) -> None:
        """A match is over: its table looks different now."""
        self._news.publish(News(topic=bus.TABLE, id=live.table_id))
        self._news.publish(News(topic=bus.LOBBY))

    def _changed(self, news: News) -> None:
        if news.id in self._visits and news.id != LOBBY and news.id not in self._telling:
            self._telling.add(news.id)
            self._tasks.begin(self._tell(news.id))

    async def _tell(self, place: str) -> None:
        await asyncio.sleep(GATHER_S)
        self._telling.discard(place)  # a change from now on is told by another turn
        room = await self._room(place)
        for visit in list(self._visits.get(place, {}).values()):
            try:
                visit.outbox.offer(_message(room, visit))
            except NotFound:  # a private match began without this one
                self.leave(place, visit.outbox)

    async def _said(self, news: News) -> None:
        if news.id not in self._visits:
            return
        line = await self._chat.line(news.seq)
        if line:
            self._pass_on(line, news.id)

    def _pass_on(self, line: Line, place: str) -> None:
        message = line.model_dump_json().encode()
        for visit in self._visits.get(place, {}).values():
            if line.who.id not in visit.unheard:
                visit.outbox.offer(message)

    async def _muted(self, news: News) -> None:
        visits = [visit for room in self._visits.values() for visit in room.values()]
        for visit in visits:
            if visit.player and visit.player.id == news.id:
                visit.unheard = await self._chat.unheard(visit.player)


def _entered(info: TableInfo, player: Player | None, invitation: str | None) -> TableInfo:
    """The table as ``player`` sees it who may enter its room, or NotFound."""
    seen = seating.admitted(info, player, invitation)
    inside = seen.invitation is not None  # told to nobody else
    if info.visibility == "private" and info.state != GATHERING and not inside:
        raise NotFound("table", info.id)
    return seen


def _message(room: Room, visit: Visit) -> bytes:
    table = _entered(room.table, visit.player, visit.invitation)
    return room.model_copy(update={"table": table}).model_dump_json().encode()
