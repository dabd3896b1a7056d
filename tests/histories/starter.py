"""Starts servers by forking a process that has everything loaded, so that a kill costs little.

A line of JSON on standard input asks for one: the environment it is to have and its log file; the
answer is its process number.  Where bots think is forked likewise, from one process for all.
"""

import json
import multiprocessing.forkserver as forking
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any

from tesselle.engine import registry
from tesselle.server.app import create_app
from tesselle.server.run import run
from tesselle.server.settings import Settings
from tesselle.server.store import migrate
from tesselle.server.thinking.game_loading import warm
from tesselle.server.thinking.starting import PROCESSES

WARMED = "tests.histories.warmed"


def serve(wish: dict[str, Any]) -> None:
    """Become a server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    with Path(wish["log"]).open("ab") as log, Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    os.environ.update(wish["environment"])
    random.seed()
    # It runs already, and is no child of ours whose health we could ask for.
    forking._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]
    run(Settings())


def main() -> None:
    """Start what is asked for, until nobody asks any more."""
    for name in registry.names():
        warm(name)
    create_app(Settings())  # the first takes a while, all others a moment
    migrate.newest()  # likewise
    PROCESSES.set_forkserver_preload([WARMED])
    forking.ensure_running()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever is killed leaves nothing behind
    print(os.getpid(), flush=True)
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            status = 1
            try:
                serve(json.loads(line))
                status = 0
            finally:
                os._exit(status)
        print(process, flush=True)


if __name__ == "__main__":
    main()
