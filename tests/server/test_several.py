"""Several processes serve one match, and go on when what connects them is lost."""

import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.backends import SHARED, backend, need
from tests.server.mortal import Mortal, mortals
from tests.server.serving import PATIENCE_S, Served, served, table_for_two, until

WATCHERS = 16  # enough that the system hands some to each process
PROCESSES = 2
LEASE_S = 1.5  # events that were not told are looked for three times in this time


class OwnRedis:
    """A Redis that a test may kill."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port: int = found.getsockname()[1]
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


@contextmanager
def two_on(redis: OwnRedis, folder: Path) -> Iterator[tuple[Served, Served]]:
    with backend(SHARED, folder) as found:
        settings = found.model_copy(update={"redis": redis.url, "lease_s": LEASE_S})
        with served(settings) as one, served(settings) as other:
            yield one, other


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[OwnRedis]:
    running = OwnRedis(tmp_path)
    yield running
    running.kill()


def test_play_goes_on_without_redis_and_watchers_elsewhere_catch_up(
    redis: OwnRedis, tmp_path: Path
) -> None:
    with two_on(redis, tmp_path) as (one, other):
        anna, leo = one.client("Anna"), one.client("Léo")
        match = table_for_two(anna, leo)
        with leo.at(other).live() as his:
            his.watch(match)
            anna.play(match, 0, "a1")
            assert his.next()["event"]["move"] == "a1"
            redis.kill()
            leo.play(match, 1, "a2")  # acknowledged, that is stored
            assert his.next()["event"]["move"] == "a2"  # found by looking, for no news came
            assert anna.refused("GET", "/nowhere")[0] == 404
            assert anna.http.get("/readyz").status_code == 503
            redis.start()
            until(lambda: anna.http.get("/readyz").status_code, lambda code: code == 200)
            anna.play(match, 2, "a3")
            assert his.next()["event"]["move"] == "a3"


def test_what_was_said_while_redis_was_away_is_looked_up_when_it_is_back(
    redis: OwnRedis, tmp_path: Path
) -> None:
    with two_on(redis, tmp_path) as (one, other):
        anna, leo = one.client("Anna"), other.client("Léo")
        with leo.live() as his:
            his.send(type="watch_lobby")
            assert his.next()["tables"] == []
            redis.kill()
            opened = anna.post("/api/tables", {"game": "mosaic"})["id"]
            redis.start()
            told: list[str] = []
            while opened not in told:  # nothing else will ever tell of it
                message = his.next()
                told = [table["id"] for table in message.get("tables", [])]


def test_one_match_is_served_from_two_processes_behind_one_address(tmp_path: Path) -> None:
    with ExitStack() as stack:
        found = stack.enter_context(backend(SHARED, tmp_path))
        settings = found.model_copy(update={"processes": PROCESSES})
        (server,) = stack.enter_context(mortals(settings, 1, tmp_path))
        until(lambda: answers(server), bool)
        stack.callback(server.stop)  # its processes go with it
        anna, leo = server.client("Anna"), server.client("Léo")
        match = table_for_two(anna, leo)
        before = until(lambda: sockets(server), lambda found: len(found) == PROCESSES)
        lives = [stack.enter_context(anna.at(server).live()) for _ in range(WATCHERS)]
        for live in lives:
            live.watch(match)
        grown = {process: count - before[process] for process, count in sockets(server).items()}
        assert all(count > 0 for count in grown.values()), grown
        for seq, player in enumerate([anna, leo, anna, leo]):
            move = player.sight(match)["legal"][0]
            player.play(match, seq, move)
            assert [live.next()["event"]["move"] for live in lives] == [move] * WATCHERS


def answers(server: Mortal) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", server.port)) == 0


def sockets(server: Mortal) -> dict[int, int]:
    """Count the sockets of each process that serves; the one that started them serves nobody."""
    found = {}
    for process in _children(server.process.pid):
        command = Path(f"/proc/{process}/cmdline").read_bytes()
        if b"spawn_main" in command:
            links = Path(f"/proc/{process}/fd").iterdir()
            found[process] = sum(str(link.readlink()).startswith("socket:") for link in links)
    return found


def _children(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task/{process}/children")
    if not tasks.exists():
        pytest.skip("this system does not tell which process serves a socket")
    return [int(word) for word in tasks.read_text().split()]
