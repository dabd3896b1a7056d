"""How fast anybody may ask: so much for each person, each address, and each coming in.

Counted in the memory of each process: a limit costs no journey, and several
processes together allow as many times more.
"""

import asyncio
import math
import time
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary

from fastapi import Depends
from starlette.requests import HTTPConnection

from tesselle.server.errors import TooFast
from tesselle.server.plumbing.rates import Rate, read_rate

PERSON = "person"
ADDRESS = "address"
ENTRY = "entry"
AT_ONCE = 2  # of the requests of one address that begin something or come in
REFUSAL_S = 0.5  # before whoever is too fast is told so, and listened to again


class Window:
    """A window that slides over two fixed ones, so that nothing is ever searched or swept.

    What was counted in the earlier one fades as the present one passes.
    """

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._length_s = rate.length_s
        self._number = 0  # of the present window since the epoch
        self._now: dict[str, int] = {}
        self._earlier: dict[str, int] = {}

    def hit(self, who: str, at_s: float, cost: int = 1) -> float | None:
        """Count so much more of ``who``, or give after how many seconds there will be room."""
        cost = min(cost, self.rate.amount)  # what costs more than all has all for itself
        number, passed_s = divmod(at_s, self._length_s)
        if number != self._number:
            self._earlier = self._now if number == self._number + 1 else {}
            self._now, self._number = {}, int(number)
        now, earlier = self._now.get(who, 0), self._earlier.get(who, 0)
        left_s = self._length_s - passed_s
        most = self.rate.amount - cost + 1
        if now + earlier * left_s / self._length_s < most:
            self._now[who] = now + cost
            return None
        room = most - now  # for what is left of the earlier ones
        if room > 0:
            return left_s - room * self._length_s / max(earlier, 1)
        return left_s + self._length_s * (1 - most / now)  # until enough of the present ones fade


class RateLimits:
    """Counts requests and messages, and refuses those that come too fast."""

    def __init__(self, rates: dict[str, str]) -> None:
        self._windows = {kind: Window(read_rate(rate)) for kind, rate in rates.items() if rate}

    def check(self, kind: str, who: str, cost: int = 1) -> None:
        """Count so much more of ``who``, or raise TooFast."""
        window = self._windows.get(kind)
        wait_s = window.hit(who, time.time(), cost) if window else None
        if window and wait_s is not None:
            raise TooFast(rate=window.rate.text, retry_after_s=math.floor(wait_s) + 1)


def address(connection: HTTPConnection) -> str:
    """Return where a request or a socket comes from."""
    return connection.client.host if connection.client else ""


def rate_limits(connection: HTTPConnection) -> RateLimits:
    """Return what counts the requests of the app that handles this one."""
    found: RateLimits = connection.app.state.rate_limits
    return found


def few_at_once(connection: HTTPConnection) -> asyncio.Semaphore:
    """Return what lets only a few of an address write at once: others wait behind those."""
    writing: WeakValueDictionary[str, asyncio.Semaphore] = connection.app.state.writing
    return writing.setdefault(address(connection), asyncio.Semaphore(AT_ONCE))


async def count_entry(connection: HTTPConnection) -> AsyncIterator[None]:
    """Count a coming in by its address, or raise TooFast."""
    rate_limits(connection).check(ENTRY, address(connection))
    async with few_at_once(connection):
        yield


# For doors that anybody may knock at, each knock costing a row or a password's hash.
ENTRANCE = Depends(count_entry)
