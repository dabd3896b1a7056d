"""How often something was tried: so that nobody can guess passwords by the thousand.

Counted in windows of a quarter of an hour, in the memory of this process;
``redis_throttle`` counts for all processes together.
"""

from tesselle.server.errors import TooMany
from tesselle.server.plumbing.now import Clock

WINDOW_MS = 15 * 60 * 1000
MOST_KEPT = 10_000  # keys; beyond that the oldest are forgotten


class LoginThrottle:
    """Counts attempts by any key, in the memory of this process."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[str, tuple[int, int]] = {}  # when it began, and how many since

    async def count(self, key: str, most: int) -> None:
        """Count one more, or raise TooMany with the time left."""
        now = self._clock()
        begun, tried = self._windows.get(key, (now, 0))
        if now - begun >= WINDOW_MS:
            begun, tried = now, 0
        if tried >= most:
            raise too_many(begun + WINDOW_MS - now)
        self._windows.pop(key, None)  # the newest stands last
        self._windows[key] = begun, tried + 1
        if len(self._windows) > MOST_KEPT:
            del self._windows[next(iter(self._windows))]

    async def forgive(self, key: str) -> None:
        """Take one back: it was right."""
        if key in self._windows:
            begun, tried = self._windows[key]
            self._windows[key] = begun, max(0, tried - 1)

    async def close(self) -> None:
        """Nothing is under way."""


def too_many(left_ms: int) -> TooMany:
    """Return the refusal for the rest of a window, in whole seconds: earlier would be in vain."""
    return TooMany(retry_after_s=-(-left_ms // 1000))
