"""Everything that plays a part in a history: servers, their database, the lines between them."""

import asyncio
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import TypeAlias

from tests.histories import postgres
from tests.histories.host import Host
from tests.histories.network import BREAKS, CLIENTS, Cables, Line, Network
from tests.histories.postgres import Postgres
from tests.histories.powerloss import Disk
from tests.server.backends import SHARED, SQLITE, need, settings

LEASE_S = 3.0
REDIS = "redis"
REDIS_PORT = 6379
LONG_S = 3.0  # what is broken is mended after so long at most
JUMPS_S = (-86_400, -3_600, -70, 70, 3_600, 86_400)
MEMORY = Path("/dev/shm")  # noqa: S108  where a sync costs nothing: what it keeps is ours to say

Fault: TypeAlias = Callable[[random.Random], Awaitable[str]]


class World:
    """Servers on one database, and what can be done to them."""

    def __init__(self, network: Network, folder: Path) -> None:
        self.network = network
        self.folder = folder
        self.hosts: list[Host] = []
        self.lines: list[Line] = []  # that may be broken
        self.database = ""  # as whoever checks it at the end finds it
        self.faults: dict[str, Fault] = {
            "stop": self.stop,
            "line": self.line,
            "clock": self.clock,
        }
        self._turns: dict[str, asyncio.Lock] = {}

    @property
    def doors(self) -> list[str]:
        """Where clients find the servers."""
        return [host.door for host in self.hosts]

    def turn(self, host: Host) -> asyncio.Lock:
        """Who kills or starts a server holds its turn."""
        return self._turns.setdefault(host.name, asyncio.Lock())

    async def start(self) -> None:
        """Start all servers."""
        for host in self.hosts:
            await asyncio.to_thread(host.ready)
            host.start()
        for host in self.hosts:
            await host.up()

    async def kill(self, host: Host) -> str:
        """Kill a server and start it again."""
        async with self.turn(host):
            host.kill()
            host.start()
            await host.up()
        return host.name

    async def stop(self, chance: random.Random) -> str:
        """Stop a server for a while, as a machine does that has no time for it."""
        host = chance.choice(self.hosts)
        process = host.process
        async with self.turn(host):
            host.signal(signal.SIGSTOP)
            await asyncio.sleep(chance.uniform(0, LONG_S))
            assert host.process == process
            host.signal(signal.SIGCONT)
        return host.name

    async def line(self, chance: random.Random) -> str:
        """Break a line for a while."""
        line, how = chance.choice(self.lines), chance.choice(BREAKS)
        await asyncio.to_thread(self.network.cut, line, how)
        await asyncio.sleep(chance.uniform(0, LONG_S))
        await asyncio.to_thread(self.network.heal, line)
        return f"{line[0]}-{line[1]} {how}"

    async def clock(self, chance: random.Random) -> str:
        """Set the time of a host to another one."""
        host, ahead_s = chance.choice(self.hosts), chance.choice(JUMPS_S)
        host.clock.set(ahead_s)
        return f"{host.name} {ahead_s:+d} s"

    def close(self) -> None:
        """End it all."""
        for host in self.hosts:
            host.close()


class OnFile(World):
    """One server on a SQLite file, on a disk that forgets what was not synced."""

    def __init__(self, network: Network, folder: Path) -> None:
        super().__init__(network, folder)
        files = folder / "disk"
        files.mkdir()
        self.file = files / "server.db"
        self.database = f"sqlite+aiosqlite:///{self.file}"
        self.disk = Disk(files, folder)
        chosen = settings(database=self.database)
        network.add("s1")
        host = Host("s1", network, folder, chosen, _port(network), self.disk.environment)
        self.hosts = [host]
        self.lines = [(CLIENTS, "s1")]
        self.faults |= {"power": self.power, "full disk": self.full, "locked file": self.locked}

    async def power(self, chance: random.Random) -> str:
        """Cut the power, and give it back."""
        (host,) = self.hosts
        async with self.turn(host):
            host.kill()
            cut = self.disk.fail(chance)
            host.start()
            await host.up()
        return f"{cut} writes under way"

    async def full(self, chance: random.Random) -> str:
        """Let no file grow for a while."""
        (host,) = self.hosts
        async with self.turn(host):
            log = self.file.with_name("server.db-wal")
            most = log.stat().st_size if log.exists() else 0
            never = resource.RLIM_INFINITY
            resource.prlimit(host.process, resource.RLIMIT_FSIZE, (most, never))
            await asyncio.sleep(chance.uniform(0, LONG_S))
            resource.prlimit(host.process, resource.RLIMIT_FSIZE, (never, never))
        return host.name

    async def locked(self, chance: random.Random) -> str:
        """Let another program hold the file for a while."""
        other = sqlite3.connect(self.file, isolation_level=None, timeout=LONG_S)
        with closing(other), suppress(sqlite3.OperationalError):  # somebody else was always quicker
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(chance.uniform(0, LONG_S))
            other.execute("ROLLBACK")
        return ""


class OnNetwork(World):
    """Several servers on PostgreSQL and Redis, each on a host of its own."""

    def __init__(self, network: Network, folder: Path, count: int) -> None:
        super().__init__(network, folder)
        own = isinstance(network, Cables)  # then all are ports of one machine
        ports = (_port(network), _port(network)) if own else (postgres.PORT, postgres.PORT)
        self.redis_port = _port(network) if own else REDIS_PORT
        network.add(REDIS)
        self._redis: subprocess.Popen[bytes] | None = None
        self.start_redis()
        self.postgres = Postgres(network, folder, ports)
        names = [f"s{number}" for number in range(1, count + 1)]
        for name in names:
            network.add(name)
            database, redis = (name, postgres.SERVICE), (name, REDIS)
            way = network.way(database, self.postgres.first.port)
            chosen = settings(
                database=f"postgresql+asyncpg://{postgres.USER}@{way}/tesselle",
                redis=f"redis://{network.way(redis, self.redis_port)}/0",
                lease_s=LEASE_S,
            )
            self.hosts.append(Host(name, network, folder, chosen, _port(network)))
            self.lines += [(CLIENTS, name), database, redis]
        self.faults |= {
            "postgres crashes": self.crash,
            "postgres restarts": self.restart,
            "postgres stops": self.pause_postgres,
            "postgres fails over": self.fail_over,
            "redis crashes": self.crash_redis,
            "redis stops": self.pause_redis,
        }

    def start_redis(self) -> None:
        """Start an empty Redis."""
        words = ["--port", str(self.redis_port), "--bind", self.network.address(REDIS)]
        more = ["--save", "", "--protected-mode", "no", "--dir", str(self.folder)]
        command = [*self.network.within(REDIS), need("redis-server"), *words, *more]
        self._redis = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    async def crash_redis(self, chance: random.Random) -> str:
        """Lose Redis for a while with all that it held."""
        self._end_redis()
        await asyncio.sleep(chance.uniform(0, LONG_S))
        self.start_redis()
        return ""

    async def pause_redis(self, chance: random.Random) -> str:
        """Stop Redis for a while."""
        assert self._redis
        self._redis.send_signal(signal.SIGSTOP)
        await asyncio.sleep(chance.uniform(0, LONG_S))
        self._redis.send_signal(signal.SIGCONT)
        return ""

    async def crash(self, _chance: random.Random) -> str:
        """Crash the first database."""
        await asyncio.to_thread(self.postgres.crash)
        return self.postgres.first.name

    async def restart(self, _chance: random.Random) -> str:
        """Restart the first database."""
        await asyncio.to_thread(self.postgres.restart)
        return self.postgres.first.name

    async def pause_postgres(self, chance: random.Random) -> str:
        """Stop the first database for a while: it is slow."""
        self.postgres.first.signal(signal.SIGSTOP)
        await asyncio.sleep(chance.uniform(0, LONG_S))
        self.postgres.first.signal(signal.SIGCONT)
        return self.postgres.first.name

    async def fail_over(self, _chance: random.Random) -> str:
        """Lose the first database for good, and let the second take its place."""
        await asyncio.to_thread(self.postgres.fail_over)
        name = self.postgres.first.name
        await asyncio.to_thread(self.postgres.follow)
        return f"to {name}"

    def close(self) -> None:
        """End it all."""
        super().close()
        self.postgres.close()
        self._end_redis()

    def at_the_end(self) -> str:
        """Return where the database is found when all servers are dead."""
        first = self.postgres.first
        where = f"{self.network.address(first.name)}:{first.port}"
        return f"postgresql+asyncpg://{postgres.USER}@{where}/tesselle"

    def _end_redis(self) -> None:
        if self._redis:
            self._redis.kill()
            self._redis.wait()
        self._redis = None


@asynccontextmanager
async def world(kind: str, network: Network, count: int) -> AsyncIterator[World]:
    """Make a world, and start it."""
    place = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="tesselle-history-", dir=place) as made:
        folder = Path(made)
        folder.chmod(0o755)  # a database may be another user's
        worlds: dict[str, Callable[[], World]] = {
            SQLITE: lambda: OnFile(network, folder),
            SHARED: lambda: OnNetwork(network, folder, count),
        }
        found = worlds[kind]()
        try:
            await found.start()
            yield found
        finally:
            found.close()


def _port(network: Network) -> int:
    """Return a port that nobody has: in a place of its own a server may have any."""
    if not isinstance(network, Cables):
        return 8000
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
