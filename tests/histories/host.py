"""A host with a server: started, killed, stopped, and given another time, as a machine may be."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx

from tesselle.server.settings import PREFIX, Settings
from tests.histories.network import CLIENTS, Network
from tests.histories.shims import preloaded
from tests.histories.wallclock import WallClock
from tests.server.mortal import environment

STARTER = (sys.executable, "-m", "tests.histories.starter")
PATIENCE_S = 60.0
LOOK_S = 0.05


class Host:
    """One server in a place of its own, forked from a process that has everything loaded."""

    def __init__(
        self,
        name: str,
        network: Network,
        folder: Path,
        settings: Settings,
        port: int,
        *environments: dict[str, str],
    ) -> None:
        self.name = name
        self.process = 0
        self.log = folder / f"{name}.log"
        self.clock = WallClock(name, folder)
        self._settings = settings.model_copy(update={"host": network.address(name), "port": port})
        self.door = network.way((CLIENTS, name), port)
        self.real_door = f"{network.address(name)}:{port}"
        own = os.environ | preloaded(self.clock.environment, *environments)
        self._starter = subprocess.Popen(
            [*network.within(name), *STARTER],
            env=own,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ready(self) -> None:
        """Return when servers can be started here."""
        self._line()

    def start(self) -> None:
        """Start the server."""
        assert self._starter.stdin
        chosen = {
            "environment": environment(self._settings)
            | {f"{PREFIX}HOST": self._settings.host, f"{PREFIX}PORT": str(self._settings.port)},
            "log": str(self.log),
        }
        self._starter.stdin.write(json.dumps(chosen) + "\n")
        self._starter.stdin.flush()
        self.process = int(self._line())

    async def up(self) -> None:
        """Return when it answers; where it gave up for want of a database, it is started again."""
        async with httpx.AsyncClient(base_url=f"http://{self.door}", timeout=1.0) as client:
            for _ in range(int(PATIENCE_S / LOOK_S)):
                if not self.lives:
                    self.start()
                with suppress(httpx.TransportError):
                    await client.get("/healthz")
                    return
                await asyncio.sleep(LOOK_S)
        raise AssertionError(f"{self.name} did not start: {self.log.read_text('utf-8')[-2000:]}")

    @property
    def lives(self) -> bool:
        """Whether its process is there."""
        return self.process > 0 and Path(f"/proc/{self.process}").exists()

    def signal(self, which: signal.Signals) -> None:
        """Send the server's process a signal."""
        with suppress(ProcessLookupError):
            os.kill(self.process, which)

    def kill(self) -> None:
        """End the server as a crash would, and return when it is gone."""
        self.signal(signal.SIGKILL)
        while self.lives and _state(self.process) != "Z":
            os.sched_yield()

    def close(self) -> None:
        """End it all."""
        if self.process:
            self.kill()
        assert self._starter.stdin
        assert self._starter.stdout
        self._starter.stdin.close()
        try:
            self._starter.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self._starter.kill()
            self._starter.wait()
        self._starter.stdout.close()

    def _line(self) -> str:
        assert self._starter.stdout
        line = self._starter.stdout.readline()
        assert line, f"what starts {self.name} has died"
        return line


def _state(process: int) -> str:
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return "Z"
