"""The time, in milliseconds since 1970; tests may hand in another one.

Within a process it is steady: the machine's when the process first asked, and from then on as much
later as really went by, whoever sets the machine's clock meanwhile.  Between processes
``SharedTime`` agrees on the furthest of them.
"""

import time
from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], int]

# What never jumps; where there is a choice, one that also counts while the machine sleeps.
_STEADY = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def steady(wall: Clock, passed: Clock) -> Clock:
    """Return a clock that asks ``wall`` at its first use, and then only how much time passed."""
    began_ms: int | None = None

    def clock() -> int:
        nonlocal began_ms
        if began_ms is None:
            began_ms = wall() - passed()
        return began_ms + passed()

    return clock


def _wall() -> int:
    return time.time_ns() // 1_000_000


def _passed() -> int:
    return (time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)) // 1_000_000


now_ms = steady(_wall, _passed)


class SharedTime:
    """A clock that can be told that others are further: it is never behind them again."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead_ms = 0

    def __call__(self) -> int:
        """Return the time."""
        return self._clock() + self._ahead_ms

    def keep_up(self, at_ms: int) -> None:
        """Be no earlier than ``at_ms`` from now on."""
        self._ahead_ms += max(0, at_ms - self())
