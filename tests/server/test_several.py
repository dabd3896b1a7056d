"""Several processes serve one match, and go on when what connects them is lost."""

import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.backends import SHARED, backend
from tests.server.mortal import Mortal, mortals
from tests.server.ownredis import OwnRedis, two_on
from tests.server.serving import table_for_two, until

WATCHERS = 16  # enough that the system hands some to each process
PROCESSES = 2


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
