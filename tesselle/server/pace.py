"""How fast anybody may ask: so much for each person, each address, and each coming in.

Counted in the memory of each process: a limit costs no journey, and several
processes together allow as many times more.
"""

import math
import time

from limits import RateLimitItem, parse
from starlette.types import ASGIApp, Receive, Scope, Send

from tesselle.server import refusals
from tesselle.server.errors import TooFast

PERSON = "person"
ADDRESS = "address"
ENTRY = "entry"
# Doors that anybody may knock at, each knock costing a row or a password's hash.
ENTRANCES = ("/api/guests", "/api/accounts", "/api/session", "/api/sessions", "/api/login")


class Window:
    """A window that slides over two fixed ones, so that nothing is ever searched or swept.

    What was counted in the earlier one fades as the present one passes.
    """

    def __init__(self, rate: RateLimitItem) -> None:
        self.rate = rate
        self._length_s = float(rate.get_expiry())
        self._number = 0  # of the present window since the epoch
        self._now: dict[str, int] = {}
        self._earlier: dict[str, int] = {}

    def hit(self, who: str, at_s: float) -> float | None:
        """Count one more of ``who``, or give after how many seconds there will be room."""
        number, passed_s = divmod(at_s, self._length_s)
        if number != self._number:
            self._earlier = self._now if number == self._number + 1 else {}
            self._now, self._number = {}, int(number)
        now, earlier = self._now.get(who, 0), self._earlier.get(who, 0)
        left_s = self._length_s - passed_s
        if now + earlier * left_s / self._length_s < self.rate.amount:
            self._now[who] = now + 1
            return None
        room = self.rate.amount - now  # for what is left of the earlier ones
        return left_s - room * self._length_s / max(earlier, 1)


class Pace:
    """Counts requests and messages, and refuses those that come too fast."""

    def __init__(self, rates: dict[str, str]) -> None:
        self._windows = {kind: Window(parse(rate)) for kind, rate in rates.items() if rate}

    def check(self, kind: str, who: str) -> None:
        """Count one more of ``who``, or raise TooFast."""
        window = self._windows.get(kind)
        wait_s = window.hit(who, time.time()) if window else None
        if window and wait_s is not None:
            raise TooFast(str(window.rate), math.floor(wait_s) + 1)


class Paced:
    """Wraps the app: counts each request and each opening of a socket by its address."""

    def __init__(self, app: ASGIApp, pace: Pace) -> None:
        self._app = app
        self._pace = pace

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = (scope.get("client") or ("",))[0]
        try:
            self._pace.check(ADDRESS, address)
            if scope.get("method") == "POST" and scope["path"] in ENTRANCES:
                self._pace.check(ENTRY, address)
        except TooFast as error:
            await _refuse(error, scope, receive, send)
        else:
            await self._app(scope, receive, send)


async def _refuse(error: TooFast, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013, "reason": "too fast"})
    else:
        await refusals.response(error)(scope, receive, send)
