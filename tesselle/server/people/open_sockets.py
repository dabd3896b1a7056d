"""Open sockets by player: whatever ends a player's session cuts them too.

A socket asks who one is when it opens and never again, so somebody must tell it.
News of an end comes at once where it comes at all; besides, every process reads
from the database which sessions ended, so that an operator's ban or a bus that was
away changes nothing but how soon.
"""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.store import sessions
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Player

LOOK_S = 1.0  # between two looks for sessions that ended


@dataclass(eq=False, frozen=True)
class OpenSocket:
    """An open socket: what was shown to open it, and how to cut it."""

    credential: str
    cut: Callable[[], object]


class OpenSockets:
    """The sockets of this process whose player is known."""

    def __init__(
        self, database: Database, news: Bus, known: Callable[[str], Awaitable[Player | None]]
    ) -> None:
        self._database = database
        self._known = known
        self._open: dict[str, set[OpenSocket]] = defaultdict(set)
        self._last: int | None = None  # the number of the newest end that was looked at …
        self._before_last = 0  # … and of the newest one at the look before
        self._tasks = Tasks()
        self._tasks.repeat(self._look, LOOK_S, "looking for sessions that ended")
        news.listen(bus.SESSIONS, lambda news: self._tasks.begin(self._check(news.id)))

    @contextmanager
    def opened(
        self, player: Player | None, credential: str | None, cut: Callable[[], object]
    ) -> Iterator[None]:
        """Remember how to cut a socket while it is open."""
        if player is None or credential is None:
            yield
            return
        socket = OpenSocket(credential, cut)
        self._open[player.id].add(socket)
        try:
            yield
        finally:
            self._open[player.id].discard(socket)
            if not self._open[player.id]:
                del self._open[player.id]

    async def close(self) -> None:
        """Look no more."""
        await self._tasks.close()

    async def _look(self) -> None:
        """Check whose sessions ended since the look before the last one.

        Each end is looked at twice: a socket may be opening at the first time, and of
        two ends the one with the lower number may be written later.
        """
        if self._last is None:
            self._last = self._before_last = await sessions.last_number(self._database)
        ended = await sessions.ended_after(self._database, self._before_last)
        for player_id in {each.player_id for each in ended} & self._open.keys():
            await self._check(player_id)
        newest = max((each.id for each in ended), default=self._last)
        self._before_last, self._last = self._last, newest

    async def _check(self, player_id: str) -> None:
        """Cut the sockets of a player that what they showed opens no more."""
        for socket in list(self._open.get(player_id, ())):
            if await self._known(socket.credential) is None:
                socket.cut()
