"""Tasks of a part of the server end when it does."""

import asyncio
from contextlib import suppress

from tesselle.server.plumbing.tasks import Tasks


def test_a_task_that_swallows_its_end_is_ended_again() -> None:
    swallowed = 0

    async def stubborn() -> None:
        nonlocal swallowed
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        swallowed += 1
        await asyncio.sleep(60)

    async def story() -> None:
        tasks = Tasks()
        tasks.begin(stubborn())
        await asyncio.sleep(0)
        await tasks.close()

    asyncio.run(asyncio.wait_for(story(), 30))
    assert swallowed == 1
