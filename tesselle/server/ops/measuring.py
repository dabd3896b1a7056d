"""Counts requests and sockets, and gives requests their ids."""

import logging
import time

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tesselle.server.plumbing import metrics
from tesselle.server.plumbing.ids import new_id

log = logging.getLogger(__name__)

UNKNOWN = "none"  # the route of a path that leads nowhere


class Observed:
    """Wraps the app: counts sockets, times requests by their route, and numbers both.

    The log lines of a request and its answer carry its id.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket under an id of its own."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request_id = new_id()
        with structlog.contextvars.bound_contextvars(request=request_id):
            if scope["type"] == "http":
                await self._timed(request_id, scope, receive, send)
            else:
                with metrics.SOCKETS.track_inprogress():
                    await self._app(scope, receive, send)  # not wrapped: it sends too often

    async def _timed(self, request_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-ID"] = request_id
            await send(message)

        try:
            await self._app(scope, receive, answer)
        except Exception:
            metrics.ERRORS.labels("request").inc()
            raise
        finally:
            # The route's own path, "/api/matches/{match}": the asked one may hold ids.
            route = getattr(scope.get("route"), "path", UNKNOWN)
            method, took_s = scope["method"], time.perf_counter() - began
            metrics.REQUESTS.labels(method, route, str(status)).observe(took_s)
            log.debug("%s %s %s in %.1f ms", method, route, status, took_s * 1000)
