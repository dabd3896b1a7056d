"""News between the parts of the server, and between its processes.

News says that something changed: "match X has events up to 41".  Whoever cares
reads what it lacks from the store, so news may be lost or doubled without harm.
The news of an event holds it, so that who lacks nothing else need not read.
Listeners in this process hear at once; ``redis_bus`` carries the news to others.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

MATCH = "match"  # a match has events up to `seq`; the last is in `data`, or is to be read
LOBBY = "lobby"  # the list of open tables changed
TABLE = "table"  # who sits at a table, or whether it plays, changed
CHAT = "chat"  # line `seq` was said at a place
MUTES = "mutes"  # a player mutes others than before
PRESENCE = "presence"  # whom a process has at a place: `data` says it all
PRESENCE_ASKED = "presence_asked"  # whom do the others have there?
PLAYER = "player"  # a player's name or kind changed
SESSIONS = "sessions"  # what a player showed so far may be void
LOST = "lost"  # news may have been missed: look at everything again


class News(NamedTuple):
    """What changed."""

    topic: str
    id: str = ""
    seq: int = 0
    data: Any = None  # what need not, or cannot, be read; plain, for it may leave the process


Listener: TypeAlias = Callable[[News], object]


class Bus:
    """Carries news within this process."""

    shared = False  # whether other processes hear it too

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = defaultdict(list)

    def listen(self, topic: str, listener: Listener) -> None:
        """Call ``listener`` at each news of ``topic``, from now on."""
        self._listeners[topic].append(listener)

    def publish(self, news: News) -> None:
        """Tell every listener before returning."""
        for listener in self._listeners[news.topic]:
            listener(news)

    async def reachable(self) -> bool:
        """Whether news reach the other processes now: here are none."""
        return True

    async def close(self) -> None:
        """Nothing is under way."""
