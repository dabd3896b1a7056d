"""A server in a process of its own, and what it uses, as Linux tells it."""

import asyncio
import os
import socket
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

START_S = 180.0  # a busy machine takes its time
STOP_S = 10.0
TICKS = os.sysconf("SC_CLK_TCK")


class Process:
    """One running server."""

    def __init__(self, started: subprocess.Popen[bytes], log: Path) -> None:
        self._started = started
        self._log = log
        self._folder = Path(f"/proc/{started.pid}")

    async def listening(self, port: int) -> None:
        """Return when it listens on ``port``."""
        async with asyncio.timeout(START_S):
            while self._started.poll() is None:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    await asyncio.sleep(0.05)
                else:
                    writer.close()
                    return
        raise RuntimeError(f"the server ended: {self._log.read_text()}")

    def cpu_s(self) -> float:
        """Give the seconds of processor that it and the processes it started have used."""
        return sum(_cpu_s(pid) for pid in _family(self._started.pid))

    def memory_kib(self) -> int:
        """Give the memory it holds."""
        for line in (self._folder / "status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise RuntimeError("the process has no memory: it ended")


def _family(pid: int) -> Iterator[int]:
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _family(int(child))


def _cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS  # user and system


@contextmanager
def running(
    command: Sequence[str], folder: Path, environment: Mapping[str, str]
) -> Iterator[Process]:
    """Start a server; stop it on leaving."""
    log = folder / "server.log"
    with (
        log.open("wb") as out,
        subprocess.Popen(  # noqa: S603  our own commands
            command, stdout=out, stderr=out, env={**os.environ, **environment}
        ) as started,
    ):
        try:
            yield Process(started, log)
        finally:
            started.terminate()
            try:
                started.wait(STOP_S)
            except subprocess.TimeoutExpired:
                started.kill()


def free_port() -> int:
    """Give a port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port
