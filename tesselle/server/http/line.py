"""A WebSocket as uvicorn speaks it: the app finds it, and it is free as soon as it ends."""

import asyncio

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "tesselle.line"  # of the ASGI scope


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    _served = False  # the app has nothing more to say

    def handle_connect(self, event: Request) -> None:
        """Let the app find this line."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"line": self}

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


def line_of(scope: Scope) -> Line:
    """Return the line that a WebSocket's scope belongs to."""
    found: Line = scope["extensions"][EXTENSION]["line"]
    return found
