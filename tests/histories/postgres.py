"""A PostgreSQL of our own with a standby that has everything, so that either may be lost.

A commit is acknowledged when both have it.  Clients find whichever is first under one address.
"""

import os
import pwd
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.histories.network import Network

PORT = 5432
USER = "tesselle"
SERVICE = "database"  # the host name under which the first one is found
PATIENCE_S = 60.0
OPTIONS = {
    "listen_addresses": "*",
    "unix_socket_directories": "",
    "shared_buffers": "16MB",
    "max_connections": "150",
    "wal_sender_timeout": "3s",
    "wal_receiver_timeout": "3s",
    "wal_retrieve_retry_interval": "200ms",
    "synchronous_commit": "on",
    "restart_after_crash": "off",
}
MISSING = "no PostgreSQL server programs are installed"


def programs() -> Path:
    """Return the folder of the newest server programs, or skip."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        pytest.skip(MISSING)
    return found[-1].parent if found else Path(on_path or "").parent


class Server:
    """One server with its data."""

    def __init__(self, name: str, network: Network, folder: Path, port: int) -> None:
        self.name = name
        self.port = port
        self.data = folder / name
        self._log = folder / f"{name}.log"
        self._network = network
        self._bin = programs()
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Make empty data."""
        trust = ["--auth=trust", f"--username={USER}", "--no-sync", "--encoding=UTF8"]
        self._run("initdb", *trust, "--locale=C", "-D", str(self.data))
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all 0.0.0.0/0 trust\nhost replication all 0.0.0.0/0 trust\n")

    def copy(self, first: "Server") -> None:
        """Take all data of another server over, and follow it from then on."""
        shutil.rmtree(self.data, ignore_errors=True)
        host = self._network.address(first.name)
        source = f"host={host} port={first.port} user={USER} application_name={self.name}"
        words = ["--no-sync", "--write-recovery-conf", "--checkpoint=fast", "--wal-method=stream"]
        self._run("pg_basebackup", *words, "-d", source, "-D", str(self.data))

    def start(self) -> None:
        """Start it."""
        (self.data / "postmaster.pid").unlink(missing_ok=True)
        chosen = OPTIONS | {"port": str(self.port)}
        words = [f"-c{name}={value}" for name, value in chosen.items()]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command("postgres", "-D", str(self.data), *words), stdout=log, stderr=log
            )

    def kill(self) -> None:
        """End it and all its processes as a crash of the machine would."""
        if self._process is None:
            return
        for process in [*self.processes(), self._process.pid]:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait(PATIENCE_S)
        self._process = None

    def stop(self) -> None:
        """End it in good order; who is connected is cut off."""
        assert self._process
        for process in self._postmaster():
            os.kill(process, signal.SIGINT)
        self._process.wait(PATIENCE_S)

    def signal(self, which: signal.Signals) -> None:
        """Send a signal to each of its processes."""
        for process in self.processes():
            with suppress(ProcessLookupError):
                os.kill(process, which)

    def processes(self) -> list[int]:
        """The numbers of all its processes."""
        found = self._postmaster()
        for parent in found:  # grows: those of its children too
            with suppress(OSError):
                told = Path(f"/proc/{parent}/task/{parent}/children").read_text("utf-8")
                found += [int(word) for word in told.split()]
        return found

    def ask(self, statement: str, database: str = "postgres") -> str:
        """Return what a statement gives, one value a line; nothing if it cannot be asked."""
        host = self._network.address(self.name)
        words = ["-h", host, "-p", str(self.port), "-U", USER, "-d", database, "-XAtc", statement]
        command = [*self._network.within(self.name), str(self._bin / "psql"), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=20)
        return done.stdout.strip()

    def until(self, statement: str, wanted: str) -> None:
        """Return when a statement gives what is wanted."""
        last = time.monotonic() + PATIENCE_S
        while self.ask(statement) != wanted:
            assert time.monotonic() < last, self._log.read_text("utf-8")[-3000:]
            time.sleep(0.1)

    def _postmaster(self) -> list[int]:
        with suppress(OSError, IndexError, ValueError):
            return [int((self.data / "postmaster.pid").read_text("utf-8").split()[0])]
        return []

    def _command(self, program: str, *words: str) -> list[str]:
        # It refuses to run as root.
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        as_user = user if os.geteuid() == 0 else []
        return [*self._network.within(self.name), *as_user, str(self._bin / program), *words]

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            self._command(program, *words), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr


class Postgres:
    """Two servers, of which the second follows the first."""

    def __init__(self, network: Network, folder: Path, ports: tuple[int, int]) -> None:
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
        self._network = network
        self.first, self.second = (
            Server(name, network, folder, port)
            for name, port in zip(("pg1", "pg2"), ports, strict=True)
        )
        for server in (self.first, self.second):
            network.add(server.name)
        self.first.make()
        self.first.start()
        self.first.until("SELECT 1", "1")
        self.first.ask("CREATE DATABASE tesselle")
        network.move(SERVICE, self.first.port, self.first.name)
        self.follow()

    def follow(self) -> None:
        """Let the second follow the first, and every commit wait for it."""
        self.second.copy(self.first)
        self.second.start()
        self.first.until(
            "SELECT count(*) > 0 FROM pg_stat_replication WHERE state = 'streaming'", "t"
        )
        self._wait_for(self.second.name)

    def crash(self) -> None:
        """Lose the first with all that it did not write, and let it come back."""
        self.first.kill()
        self.first.start()
        self.first.until("SELECT 1", "1")

    def restart(self) -> None:
        """Restart the first in good order."""
        self.first.stop()
        self.first.start()
        self.first.until("SELECT 1", "1")

    def fail_over(self) -> None:
        """Lose the first for good; the second takes its place, and a new one follows it."""
        self.first.kill()
        self.first, self.second = self.second, self.first
        self._wait_for("")  # before it is asked to lead: it would wait for itself
        self.first.ask("SELECT pg_promote()")
        self.first.until("SELECT pg_is_in_recovery()", "f")
        self._network.move(SERVICE, self.first.port, self.first.name)

    def close(self) -> None:
        """End both."""
        self.first.kill()
        self.second.kill()

    def _wait_for(self, standby: str) -> None:
        """Let commits wait until a standby has them, or for nobody."""
        told = f"synchronous_standby_names = '{standby}'\n"
        conf = self.first.data / "postgresql.auto.conf"
        lines = conf.read_text("utf-8").splitlines()
        kept = [line for line in lines if not line.startswith("synchronous_standby_names")]
        conf.write_text("\n".join([*kept, told]), "utf-8")
        self.first.ask("SELECT pg_reload_conf()")
        self.first.until("SHOW synchronous_standby_names", standby)
