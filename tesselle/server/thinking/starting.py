"""How a process that thinks is started: forked from one where all it needs is loaded.

To import Numba and the games takes longer than most thoughts, and much memory; forked
processes share both.  A fork of the server itself would copy its sockets and locks, so
there is a process in between that does nothing else.  Only Linux can do so safely:
elsewhere each process imports for itself.
"""

import multiprocessing
import multiprocessing.context
import sys

Processes = multiprocessing.context.ForkServerContext | multiprocessing.context.SpawnContext
PRELOADED = "tesselle.server.thinking.preloaded"


def _processes() -> Processes:
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    forked = multiprocessing.get_context("forkserver")
    forked.set_forkserver_preload([PRELOADED])
    return forked


PROCESSES = _processes()
