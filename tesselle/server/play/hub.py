"""Who watches what in this process, and what is on its way to them.

A connection has one outbox and any number of watches.  Each watch knows the
number of the last event it was told: an event that does not follow, or an outbox
that is full, makes it *behind*, and as soon as its connection keeps up again it
gets one snapshot with all it missed.

Seats are told at once, spectators in groups: they may be ten thousand, and whoever moves
anywhere must not wait for all of them.  What all of them are told is made once.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, KeysView
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import orjson

from tesselle.server.match import messages
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.store.append import StoredEvent

GROUP = 128  # spectators told in one turn
MOST_WAITING = 64  # messages in an outbox, or for all spectators of a match
PAUSE_S = 0.05  # between two looks at a full one
RETRY_S = 1.0  # until a match that could not be found is looked for again

log = logging.getLogger(__name__)

Find: TypeAlias = Callable[[str], Coroutine[Any, Any, LiveMatch]]


class Line(Protocol):
    """What messages may be written to without a task's help."""

    def write(self, text: bytes) -> bool:
        """Send a message now, unless it would have to wait."""
        ...


@dataclass(eq=False, slots=True)
class Watch:
    """One connection's interest in one match."""

    match_id: str
    seat: int | None
    seq: int  # of the last event it was told
    outbox: "Outbox"
    behind: bool = False

    def tell(self, seq: int, message: bytes | None) -> None:
        """Tell of an event; where that cannot be, a snapshot tells of it later."""
        if self.behind or self.seq >= seq:
            return
        if message and self.seq + 1 == seq and self.outbox.offer(message):
            self.seq = seq
        else:
            self.outbox.fall_behind(self)


@dataclass(eq=False, slots=True)
class Audience:
    """Everybody of this process who watches one match."""

    seated: set[Watch] = field(default_factory=set)
    spectators: set[Watch] = field(default_factory=set)
    _waiting: deque[tuple[int, bytes | None]] = field(default_factory=deque)  # numbered events
    _untold: list[Watch] = field(default_factory=list)  # … of the first of these
    _under_way: bool = False  # another group has its turn soon
    _snapshot: tuple[LiveMatch, int, int, bytes] | None = None  # the last one for spectators

    def __iter__(self) -> Iterator[Watch]:
        yield from self.seated
        yield from self.spectators

    def add(self, watch: Watch) -> None:
        """Tell a watch from now on."""
        (self.spectators if watch.seat is None else self.seated).add(watch)

    def discard(self, watch: Watch) -> None:
        """Tell it no more."""
        (self.spectators if watch.seat is None else self.seated).discard(watch)

    def tell_spectators(self, seq: int, message: bytes) -> None:
        """Tell the first group now, the others soon.

        When events come faster than all can be told, snapshots take the place of what waits.
        """
        overrun = len(self._waiting) >= MOST_WAITING
        if overrun:
            self._waiting.clear()
            self._untold.clear()
        self._waiting.append((seq, None if overrun else message))
        if not self._under_way:
            self._tell_group()

    def snapshot(self, live: LiveMatch, since: int) -> bytes:
        """Return the match as spectators see it; where they are many it is made once for all."""
        if self._snapshot and self._snapshot[:3] == (live, live.seq, since):
            return self._snapshot[3]
        made = messages.snapshot(live, None, since).model_dump_json().encode()
        shared = len(self.spectators) > GROUP and not live.clock  # which tells what is left
        self._snapshot = (live, live.seq, since, made) if shared else None
        return made

    def _tell_group(self) -> None:
        self._untold = self._untold or list(self.spectators)
        seq, message = self._waiting[0]
        for watch in self._untold[-GROUP:]:
            if watch in self.spectators:
                watch.tell(seq, message)
        del self._untold[-GROUP:]
        if not self._untold:
            self._waiting.popleft()
        self._under_way = bool(self._waiting)
        if self._under_way:
            asyncio.get_running_loop().call_soon(self._tell_group)


class Outbox:
    """Messages on their way to one connection, oldest first.

    With a line they are written to it at once, and wait only while it has no room.
    """

    def __init__(self, hub: "Hub", find: Find, line: Line | None = None) -> None:
        self._hub = hub
        self._find = find
        self._line = line
        self._messages: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None  # the sender waits for it to be done
        self._watches: dict[str, Watch] = {}
        self._lagging = False  # a watch is behind

    def watch(self, live: LiveMatch, seat: int | None, since: int) -> None:
        """Send a snapshot now and every event from now on."""
        self.unwatch(live.id)
        watch = Watch(live.id, seat, live.seq, self)
        self._watches[live.id] = watch
        self._hub.add(watch)
        self.put(self._hub.snapshot(live, seat, since))

    def unwatch(self, match_id: str) -> None:
        """Send no more of this match."""
        watch = self._watches.pop(match_id, None)
        if watch:
            self._hub.remove(watch)

    def watches(self, match_id: str) -> bool:
        """Tell whether events of this match are sent."""
        return match_id in self._watches

    def told(self, live: LiveMatch) -> bool:
        """Tell whether nothing of a match that is over is left to send."""
        watch = self._watches.get(live.id)
        return live.over and not self._messages and (watch is None or watch.seq >= live.seq)

    def put(self, message: bytes) -> None:
        """Send a message that answers this connection; nothing else may take its place."""
        if self._line is None or self._messages or not self._line.write(message):
            self._messages.append(message)
            self._wake()

    def offer(self, message: bytes) -> bool:
        """Send a message if there is room."""
        if self.full:
            return False
        self.put(message)
        return True

    @property
    def full(self) -> bool:
        """Whether there is no room for more."""
        return len(self._messages) >= MOST_WAITING

    async def room(self) -> None:
        """Return when there is room: who does not read is not listened to either."""
        while self.full:
            await asyncio.sleep(PAUSE_S)

    def drop(self) -> None:
        """Forget what can no longer be sent."""
        self._messages.clear()

    def fall_behind(self, watch: Watch) -> None:
        """Let a watch wait for a snapshot, until its connection keeps up again."""
        watch.behind = self._lagging = True
        self._wake()

    def close(self) -> None:
        """Watch nothing more."""
        for match_id in list(self._watches):
            self.unwatch(match_id)

    async def next(self) -> bytes:
        """Return what is to be sent next, as soon as there is anything."""
        await self.waiting()
        return self._messages.popleft()

    async def waiting(self) -> None:
        """Return when anything waits."""
        while not self._messages:
            if self._lagging:
                await self._catch_up()
                continue
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle

    def flush(self) -> None:
        """Write what waits, as far as the line has room."""
        while self._messages and self._line and self._line.write(self._messages[0]):
            self._messages.popleft()

    def _wake(self) -> None:
        if self._idle and not self._idle.done():
            self._idle.set_result(None)

    async def _catch_up(self) -> None:
        """Send snapshots to the watches that are behind; what cannot be found now, later."""
        self._lagging = False
        for watch in list(self._watches.values()):
            if not watch.behind:
                continue
            try:
                live = await self._find(watch.match_id)
            except asyncio.CancelledError:
                self._lagging = True
                raise
            except Exception as error:
                log.warning("match %s is not to be had: %s", watch.match_id, type(error).__name__)
                asyncio.get_running_loop().call_later(RETRY_S, self.fall_behind, watch)
                continue
            told = self._hub.snapshot(live, watch.seat, watch.seq)
            watch.behind, watch.seq = False, live.seq
            self.put(told)


class Hub:
    """All watches of this process, by match."""

    def __init__(self) -> None:
        self._audiences: dict[str, Audience] = {}

    @property
    def watched(self) -> KeysView[str]:
        """The matches somebody here watches, now and as that changes."""
        return self._audiences.keys()

    def watches(self, match_id: str) -> list[Watch]:
        """Return all watches of a match."""
        return list(self._audiences.get(match_id, ()))

    def add(self, watch: Watch) -> None:
        """Tell this watch of its match from now on."""
        self._audiences.setdefault(watch.match_id, Audience()).add(watch)

    def remove(self, watch: Watch) -> None:
        """Forget a watch."""
        audience = self._audiences.get(watch.match_id)
        if audience is None:
            return
        audience.discard(watch)
        if not audience.seated and not audience.spectators:
            del self._audiences[watch.match_id]

    def snapshot(self, live: LiveMatch, seat: int | None, since: int) -> bytes:
        """Return the match as it stands, with the events after ``since``."""
        audience = self._audiences.get(live.id)
        if audience and seat is None:
            return audience.snapshot(live, since)
        return messages.snapshot(live, seat, since).model_dump_json().encode()

    def tell(self, live: LiveMatch, event: StoredEvent, revealed: list[StoredEvent]) -> None:
        """Tell every watch of the match's newest event; each seat's message is made once."""
        audience = self._audiences.get(live.id)
        if audience is None:
            return

        def told(seat: int | None) -> bytes:
            return orjson.dumps(messages.event(live, event, revealed, seat))

        made: dict[int | None, bytes] = {}
        for watch in audience.seated:
            if watch.seat not in made:
                made[watch.seat] = told(watch.seat)
            watch.tell(event.seq, made[watch.seat])
        if audience.spectators:
            audience.tell_spectators(event.seq, told(None))

    def look_again(self, live: LiveMatch) -> None:
        """Heal the watches of a match that went on without their being told."""
        for watch in self.watches(live.id):
            if watch.seq < live.seq:
                watch.outbox.fall_behind(watch)
