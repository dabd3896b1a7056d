"""Those who watch one match: its seats, who are told at once, and spectators, told in groups.

Spectators may be ten thousand, and whoever moves anywhere must not wait for all of them: after
each group everything else has its turn.  What all of them are told is made once.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from tesselle.server.match import messages
from tesselle.server.match.live_match import LiveMatch

GROUP = 128  # spectators told in one turn
MOST_WAITING = 64  # messages in an outbox, or for all spectators of a match


class Mailbox(Protocol):
    """Where a watch's messages go."""

    def offer(self, message: bytes) -> bool:
        """Send a message if there is room."""
        ...

    def fall_behind(self, watch: "Watch") -> None:
        """Let a watch wait for a snapshot."""
        ...


@dataclass(eq=False, slots=True)
class Watch:
    """One connection's interest in one match."""

    match_id: str
    seat: int | None
    seq: int  # of the last event it was told
    outbox: Mailbox
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
