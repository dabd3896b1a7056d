"""Counts what happens: events of matches, requests, sockets."""

import time
from functools import cache
from typing import Any

from prometheus_client import Counter
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tesselle.server import metrics
from tesselle.server.live import Live

UNKNOWN = "none"  # the route of a path that leads nowhere


def note(live: Live) -> None:
    """Count what just happened in a match; ``Matches.advanced`` calls this."""
    game = live.match.game.name
    if not live.facts:
        metrics.STARTED.labels(game).inc()
        return
    fact = live.facts[-1]
    player = live.players[fact.seat] if 0 <= fact.seat < len(live.players) else None
    _events(game, fact.kind, player.kind if player else "server").inc()
    if live.over:
        metrics.FINISHED.labels(game).inc()


@cache  # a few of each, and counted at every move
def _events(game: str, kind: str, by: str) -> Counter:
    return metrics.EVENTS.labels(game, kind, by)


class Measured:
    """Wraps the app: counts sockets, and times requests by their route."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Measure one request or socket."""
        if scope["type"] == "websocket":
            with metrics.SOCKETS.track_inprogress():
                await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._timed(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _timed(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, answer)
        except Exception:
            metrics.ERRORS.labels("request").inc()
            raise
        finally:
            labels = scope["method"], route_of(scope), str(status)
            metrics.REQUESTS.labels(*labels).observe(time.perf_counter() - began)


def route_of(scope: Scope) -> str:
    """Give the route's own path, "/api/matches/{match}": the asked one may hold ids."""
    route: Any = scope.get("route")
    return getattr(route, "path", UNKNOWN)
