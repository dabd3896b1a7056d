"""The tasks of one part of the server: held until they are done, and ended together."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")
PATIENCE_S = 2.0  # for a task to end when it is cancelled


class Tasks:
    """Holds tasks, for the event loop does not."""

    def __init__(self) -> None:
        self._all: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something once, beside whatever else goes on."""
        task = asyncio.create_task(work)
        self._all.add(task)
        task.add_done_callback(self._all.discard)
        return task

    def repeat(self, work: Callable[[], Awaitable[None]], pause_s: float, doing: str) -> None:
        """Do something now and after every pause, also when it fails; ``doing`` names it."""
        self.begin(_repeated(work, pause_s, doing))

    async def finish(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._all, return_exceptions=True)

    async def close(self) -> None:
        """End everything where it is; what a library swallowed is asked for again."""
        while self._all:
            for task in self._all:
                task.cancel()
            await asyncio.wait(self._all, timeout=PATIENCE_S)


async def _repeated(work: Callable[[], Awaitable[None]], pause_s: float, doing: str) -> None:
    while True:
        try:
            await work()
        except Exception:
            log.exception("failed at %s; trying again in %s s", doing, pause_s)
        await asyncio.sleep(pause_s)
