"""What is refused before it reaches any route: foreign origins, what is too fast or too large."""

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tesselle.server.errors import Refusal, TooFast, TooManyOpen
from tesselle.server.http import refusals
from tesselle.server.http.arrival import check_head
from tesselle.server.http.open_count import OpenCount
from tesselle.server.http.rate_limit import ADDRESS, REFUSAL_S, RateLimits, address
from tesselle.server.settings import Settings
from tesselle.server.wire.message import Problem
from tesselle.server.words import say

SAFE = ("GET", "HEAD", "OPTIONS")  # change nothing, and browsers keep their answers from others


class Gate:
    """Wraps the app."""

    def __init__(self, app: ASGIApp, settings: Settings, rate_limits: RateLimits) -> None:
        self._app = app
        self._rate_limits = rate_limits
        self._origins = settings.origins
        self._largest = settings.largest_body
        self._largest_head = settings.largest_head
        self._secure = settings.secure_cookies
        self._open = OpenCount(settings.most_connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if not self._welcome(connection):
            refusal = refusals.body(403, refusals.told("foreign_origin", say("foreign-origin")))
            await refusals.refuse(refusal, (1008, "foreign origin"), scope, receive, send)
            return
        try:  # each request and each opening of a socket counts
            self._rate_limits.check(ADDRESS, address(connection))
            await self._counted(connection, receive, _slow_to_refuse(send))
        except TooFast as error:
            told = refusals.response(error), (1013, error.code)
            await refusals.refuse(*told, scope, receive, _slow_to_refuse(send))

    async def _counted(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        """Let in what is asked, and count it while it lasts, which a socket may do for days."""
        scope = connection.scope
        try:
            with self._open.held(address(connection)):
                await self._let_in(scope, receive, send)
        except TooManyOpen as error:
            told = refusals.response(error), (1013, error.code)
            await refusals.refuse(*told, scope, receive, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._bounded(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _welcome(self, connection: HTTPConnection) -> bool:
        """Browsers send along cookies; whose page asks, they tell with Origin."""
        origin = connection.headers.get("origin")
        if origin is None or connection.scope.get("method") in SAFE:
            return True
        return origin in self._origins or origin == self._own(connection)

    def _own(self, connection: HTTPConnection) -> str:
        """Return the origin of our own pages, by which a proxy that speaks HTTPS is reached."""
        secure = self._secure or connection.url.scheme in ("https", "wss")
        return f"{'https' if secure else 'http'}://{connection.headers.get('host')}"

    async def _bounded(self, scope: Scope, receive: Receive, send: Send) -> None:
        target = scope["raw_path"] + scope["query_string"]
        try:
            check_head(target, scope["headers"], self._largest_head)
        except Refusal as error:
            await refusals.response(error)(scope, receive, send)
        else:
            await self._limited(scope, receive, send)

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the body up to the limit before the app sees any of it."""
        if scope["method"] in SAFE:
            await self._app(scope, receive, send)
            return
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                return  # the client went away
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self._largest:
                await refusals.body(413, self._too_large())(scope, receive, send)
                return
        whole: list[Message] = [{"type": "http.request", "body": bytes(body)}]

        async def replay() -> Message:
            return whole.pop() if whole else await receive()

        await self._app(scope, replay, send)

    def _too_large(self) -> Problem:
        return refusals.told("too_large", say("too-large", most=self._largest), most=self._largest)


def _slow_to_refuse(send: Send) -> Send:
    """Let whoever is too fast wait for being told: else to ask in vain would cost us most."""

    async def answer(message: Message) -> None:
        if message.get("status") == TooFast.status:
            await asyncio.sleep(REFUSAL_S)
        await send(message)

    return answer
