"""A WebSocket as uvicorn speaks it, and a short way to write to it.

Through ASGI each message is a dictionary, wakes a task and is framed for itself.  What many
are told is the same bytes for each of them, so it is framed once, and written at once to
whoever reads as fast as we write; only the others' messages wait.
"""

import asyncio
from functools import lru_cache

from starlette.types import Scope
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

EXTENSION = "tesselle.line"  # of the ASGI scope
JUST_FRAMED = 32  # messages whose frames are kept, for whoever is told the same


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    _served = False  # the app has nothing more to say

    def handle_connect(self, event: Request) -> None:
        """Let the app find this line."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def write(self, text: bytes) -> bool:
        """Send a message of text now, unless it would have to wait or the client has left."""
        if not self.writable.is_set() or self._ended():
            return False
        self.transport.write(framed(text))
        return True

    async def room(self) -> None:
        """Return when there is room for more, or raise ClientDisconnected."""
        await self.writable.wait()
        if self._ended():
            raise ClientDisconnected

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the app, and let go when it is done."""
        super().connection_lost(exc)
        self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Let go when the client has left, too."""
        super().on_task_complete(task)
        self._served = True
        self._let_go()

    def _let_go(self) -> None:
        """Open the rings that this is part of, for thousands may leave at once.

        Python frees a ring only when it looks for some, which is seldom (``ops.gc_tuning``).
        """
        if self._served and self.disconnected:
            self.scope["extensions"].clear()
            del self.conn.parser

    def _ended(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()


def line_of(scope: Scope) -> Line:
    """Return the line that a WebSocket's scope belongs to."""
    found: Line = scope["extensions"][EXTENSION]["line"]
    return found


@lru_cache(JUST_FRAMED)
def framed(text: bytes) -> bytes:
    """Return a message as it crosses the line: a server masks nothing, and we compress nothing."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)
