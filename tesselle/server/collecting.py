"""Keeps Python's garbage collector from stopping the server.

It looks through all that lives for rings of things that hold each other and
nothing else does.  With the compiler and the web framework loaded that took a
third of a second, again and again, while every move waited; and it found next to
nothing, for what a move leaves behind goes without it.
"""

import gc

YOUNG = 5_000  # things made and not yet gone, before the young are looked through
ROUNDS = (10, 10)  # before the older ones, and before all


def settle() -> None:
    """Never look again at what has been loaded by now; look at the rest less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *ROUNDS)
