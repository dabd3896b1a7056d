"""Keeps Python's garbage collector from stopping the server.

It looks through all that lives for rings of things that hold each other and
nothing else does.  With the compiler and the web framework loaded that took a
third of a second, again and again, while every move waited; and it found next to
nothing, for what a move leaves behind goes without it.

So what is loaded at the start is never looked at again, and what came since only
while it is young, and seldom: with 500 matches going on such a look takes 20 to
30 ms, and after 5,000 new things it came every two seconds.  What grew old, say the
connections of those who left, is looked through by the clock.
"""

import asyncio
import ctypes
import gc
import sys

YOUNG = 20_000  # things made and not yet gone, before the young are looked through
NEVER = 1_000_000_000  # such looks, before Python looks at older things by itself
PAUSE_S = 900.0  # between two looks at all that came since the start


async def collect() -> None:
    """Collect garbage from now on, without anybody noticing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    while True:
        await asyncio.sleep(PAUSE_S)
        gc.collect()
        await asyncio.to_thread(give_back)


def give_back() -> None:
    """Give the system back what memory is free, which the C library keeps."""
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "malloc_trim"):
        library.malloc_trim(0)
