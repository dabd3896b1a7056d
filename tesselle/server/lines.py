"""Open sockets by player: when a player's sessions end, so do they.

A socket asks who one is when it opens and never again, so somebody must tell it.
Whoever still may comes back with what they show now.
"""

from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from tesselle.server import bus
from tesselle.server.bus import Bus, News
from tesselle.server.store.schema import Player
from tesselle.server.tasks import Tasks

Close: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class Lines:
    """The sockets of this process whose player is known."""

    def __init__(self, news: Bus) -> None:
        self._open: dict[str, set[Close]] = defaultdict(set)
        self._tasks = Tasks()
        news.listen(bus.SESSIONS, self._hear)

    @contextmanager
    def opened(self, player: Player | None, close: Close) -> Iterator[None]:
        """Remember how to close a socket while it is open."""
        if player is None:
            yield
            return
        self._open[player.id].add(close)
        try:
            yield
        finally:
            self._open[player.id].discard(close)
            if not self._open[player.id]:
                del self._open[player.id]

    def _hear(self, news: News) -> None:
        for close in self._open.get(news.id, ()):
            self._tasks.begin(close())
