"""Garbage goes without anybody's noticing, and goes all the same."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tesselle.server.ops import gc_tuning


class Ring:
    """Something that holds itself: only the collector can end it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leave the collector of the tests' own process as it was."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


async def collected(within_s: float) -> bool:
    """Let a ring grow old and be forgotten; tell whether it is gone in time."""
    task = asyncio.create_task(gc_tuning.collect())
    await asyncio.sleep(0)  # until it waits for its time
    ring = Ring()
    gc.collect(1)
    gone = weakref.ref(ring)
    del ring
    try:
        async with asyncio.timeout(within_s):
            while gone():
                await asyncio.sleep(0.01)
    except TimeoutError:
        return False
    finally:
        task.cancel()
    return True


@pytest.mark.parametrize(("pause_s", "gone"), [(0.05, True), (60.0, False)])
def test_what_grew_old_is_looked_through_by_the_clock_alone(
    monkeypatch: pytest.MonkeyPatch, pause_s: float, gone: bool
) -> None:
    monkeypatch.setattr(gc_tuning, "PAUSE_S", pause_s)
    assert asyncio.run(collected(5.0 if gone else 0.3)) is gone


def test_what_was_there_at_the_start_is_left_alone() -> None:
    async def begun() -> None:
        task = asyncio.create_task(gc_tuning.collect())
        await asyncio.sleep(0)
        task.cancel()

    before = gc.get_freeze_count()
    asyncio.run(begun())
    assert gc.get_freeze_count() > before
