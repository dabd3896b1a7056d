"""The time, in milliseconds since 1970; tests may hand in another one."""

import time
from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], int]


def now_ms() -> int:
    """Return the time of this machine."""
    return time.time_ns() // 1_000_000
