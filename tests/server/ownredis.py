"""A Redis that a test may kill, and two servers on it."""

import random
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.backends import SHARED, backend, need
from tests.server.serving import PATIENCE_S, Served, served, until

LEASE_S = 1.5  # events that were not told are looked for three times in this time


class OwnRedis:
    """A Redis that a test may kill."""

    def __init__(self, folder: Path) -> None:
        self.port = _free_port()
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        options = {"--port": self.port, "--bind": "127.0.0.1", "--save": "", "--dir": self._folder}
        words = [str(word) for option in options.items() for word in option]
        self._process = subprocess.Popen([need("redis-server"), *words], stdout=subprocess.DEVNULL)
        until(self._answers, bool)

    def kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait(PATIENCE_S)
        self._process = None

    def _answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0


def _free_port() -> int:
    """A port that no system hands out by itself: while Redis is dead, nobody else gets it."""
    for port in random.sample(range(20_000, 32_000), 100):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise RuntimeError("expected a free port among a hundred, got none")


@contextmanager
def two_on(redis: OwnRedis, folder: Path) -> Iterator[tuple[Served, Served]]:
    with backend(SHARED, folder) as found:
        settings = found.model_copy(update={"redis": redis.url, "lease_s": LEASE_S})
        with served(settings) as one, served(settings) as other:
            yield one, other
