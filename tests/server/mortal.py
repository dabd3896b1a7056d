"""Servers in processes of their own, which may be killed at any moment and started again."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from pydantic import SecretStr

from tesselle.server.settings import PREFIX, Settings
from tests.server.serving import NO_CERTIFICATES, PATIENCE_S, Client

SERVE = (sys.executable, "-m", "tesselle", "serve")


class Mortal:
    """``tesselle serve`` on a port of its own."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.port = _free_port()
        self.log = log
        self.clients: list[Client] = []
        self._environment = environment(settings) | {f"{PREFIX}PORT": str(self.port)}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process, "the server was never started"
        return self._process

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                SERVE, env=os.environ | self._environment, stdout=log, stderr=log
            )

    async def up(self) -> None:
        """Return when it answers."""
        address = f"http://{self.address}"
        async with httpx.AsyncClient(base_url=address, verify=NO_CERTIFICATES) as client:
            for _ in range(int(PATIENCE_S / 0.05)):
                assert self.process.poll() is None, self.log.read_text("utf-8")
                try:
                    (await client.get("/healthz")).raise_for_status()
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
                else:
                    return
        raise AssertionError("the server did not start")

    def client(self, name: str = "Anna") -> Client:
        """Give somebody who came in."""
        client = Client(self)
        client.post("/api/guests", {"name": name})
        return client

    def kill(self) -> None:
        """End it as a power cut would: no warning, no farewell."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end, and give its exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE_S)


@contextmanager
def mortals(settings: Settings, count: int, folder: Path) -> Iterator[list[Mortal]]:
    """Give servers on one database, started but perhaps not up yet."""
    servers = [Mortal(settings, folder / f"server-{number}.log") for number in range(count)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            for client in server.clients:
                client.http.close()
            server.kill()


def environment(settings: Settings) -> dict[str, str]:
    """Write settings as variables of the environment."""
    chosen = settings.model_dump(exclude_unset=True, exclude_none=True)
    return {f"{PREFIX}{name.upper()}": _text(value) for name, value in chosen.items()}


def _text(value: object) -> str:
    return value.get_secret_value() if isinstance(value, SecretStr) else str(value)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
