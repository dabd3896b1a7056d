"""Whatever waits in a queue, taken out together: one journey for all of it."""

import asyncio
from typing import TypeVar

LARGEST = 256

T = TypeVar("T")


async def batch(queue: asyncio.Queue[T]) -> list[T]:
    """Wait until there is something, and return all that there is, up to ``LARGEST``."""
    found = [await queue.get()]
    while len(found) < LARGEST and not queue.empty():
        found.append(queue.get_nowait())
    return found
