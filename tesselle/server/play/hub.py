"""Who watches what in this process, and what is on its way to them.

A connection has one outbox and any number of watches.  Each watch knows the
number of the last event it was told: an event that does not follow, or an outbox
that is full, makes it *behind*, and as soon as its connection keeps up again it
gets one snapshot with all it missed.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, KeysView
from dataclasses import dataclass
from typing import Any, TypeAlias

import orjson

from tesselle.server.match import messages
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.store.append import StoredEvent

MOST_WAITING = 64  # messages in an outbox
PAUSE_S = 0.05  # between two looks at a full one
RETRY_S = 1.0  # until a match that could not be found is looked for again

log = logging.getLogger(__name__)

Find: TypeAlias = Callable[[str], Coroutine[Any, Any, LiveMatch]]


@dataclass(eq=False)
class Watch:
    """One connection's interest in one match."""

    match_id: str
    seat: int | None
    seq: int  # of the last event it was told
    outbox: "Outbox"
    behind: bool = False


class Outbox:
    """Messages on their way to one connection, oldest first."""

    def __init__(self, hub: "Hub", find: Find) -> None:
        self._hub = hub
        self._find = find
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
        self.put(messages.snapshot(live, seat, since).model_dump_json().encode())

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
        while not self._messages:
            if self._lagging:
                await self._catch_up()
                continue
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        return self._messages.popleft()

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
            told = messages.snapshot(live, watch.seat, watch.seq)
            watch.behind, watch.seq = False, live.seq
            self.put(told.model_dump_json().encode())


class Hub:
    """All watches of this process, by match."""

    def __init__(self) -> None:
        self._watches: dict[str, set[Watch]] = {}

    @property
    def watched(self) -> KeysView[str]:
        """The matches somebody here watches, now and as that changes."""
        return self._watches.keys()

    def add(self, watch: Watch) -> None:
        """Tell this watch of its match from now on."""
        self._watches.setdefault(watch.match_id, set()).add(watch)

    def remove(self, watch: Watch) -> None:
        """Forget a watch."""
        watches = self._watches.get(watch.match_id, set())
        watches.discard(watch)
        if not watches:
            self._watches.pop(watch.match_id, None)

    def tell(self, live: LiveMatch, event: StoredEvent, revealed: list[StoredEvent]) -> None:
        """Tell every watch of the match's newest event; each seat's message is made once."""
        made: dict[int | None, bytes] = {}
        for watch in self._watches.get(live.id, ()):
            if watch.behind or watch.seq >= event.seq:
                continue
            seat = watch.seat
            if seat not in made:
                made[seat] = orjson.dumps(messages.event(live, event, revealed, seat))
            follows = watch.seq + 1 == event.seq
            if follows and watch.outbox.offer(made[seat]):
                watch.seq = event.seq
            else:
                watch.outbox.fall_behind(watch)

    def look_again(self, live: LiveMatch) -> None:
        """Heal the watches of a match that went on without their being told."""
        for watch in self._watches.get(live.id, ()):
            if watch.seq < live.seq:
                watch.outbox.fall_behind(watch)
