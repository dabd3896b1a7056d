"""A database that is away, full or locked: told as such, and nothing is lost or done twice."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import make_url
from websockets.exceptions import InvalidStatus

from tesselle.server.errors import Unavailable
from tesselle.server.store.database import Database
from tesselle.server.store.migrate import migrate
from tesselle.server.store.schema import Beat
from tests.server.backends import SHARED, SQLITE, backend
from tests.server.mortal import Mortal, mortals
from tests.server.serving import Body, Client, Live, table_for_two, until
from tests.web.cable import Cable, End

resource = pytest.importorskip("resource")  # not on Windows


@dataclass
class Ill:
    """A server whose database can be made to fail."""

    server: Mortal
    break_database: Callable[[], object]
    mend_database: Callable[[], object]


@contextmanager
def on_a_full_disk(folder: Path) -> Iterator[Ill]:
    """Let no file of the server's process grow beyond what the log of its database has."""
    if not hasattr(resource, "prlimit"):
        pytest.skip("only Linux sets limits to another process")
    with backend(SQLITE, folder) as found, mortals(found, 1, folder) as (server,):
        none = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

        def limit() -> None:
            most = (folder / "server.db-wal").stat().st_size
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, none[1]))

        def lift() -> None:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, none)

        yield Ill(server, limit, lift)


@contextmanager
def on_a_locked_file(folder: Path) -> Iterator[Ill]:
    with backend(SQLITE, folder) as found, mortals(found, 1, folder) as (server,):
        other = sqlite3.connect(folder / "server.db", isolation_level=None)
        yield Ill(
            server, lambda: other.execute("BEGIN IMMEDIATE"), lambda: other.execute("ROLLBACK")
        )
        other.close()


class SnappingCable(Cable):
    """Breaks, when it is told to, as soon as a commit went through and before that is told."""

    snaps = False

    async def _exchange(self, near: End, behind: End) -> None:
        back = asyncio.create_task(self._copy(behind[0], near[1]))
        while data := await near[0].read(65536):
            last = self.snaps and b"COMMIT" in data
            if last:
                back.cancel()
                await asyncio.wait([back])
            behind[1].write(data)
            if last:
                await behind[0].read(1)  # it has answered, so it has written
                await self._cut()


class SilentCable(Cable):
    """Keeps its connections and passes nothing on, while it is told to."""

    silent = False

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                while self.silent:
                    await asyncio.sleep(0.05)
                writer.write(data)
        writer.close()


@contextmanager
def on_a_cut_line(folder: Path) -> Iterator[Ill]:
    with on_a_cable(folder, Cable) as (ill, _):
        yield ill


Laid = TypeVar("Laid", bound=Cable)


@contextmanager
def on_a_cable(folder: Path, kind: type[Laid]) -> Iterator[tuple[Ill, Laid]]:
    with backend(SHARED, folder) as found:
        url = make_url(found.database)
        with closing(kind(f"{url.host}:{url.port or 5432}")) as cable:
            port = int(cable.address.rpartition(":")[2])
            through = url.set(port=port).render_as_string(hide_password=False)
            settings = found.model_copy(update={"database": through})
            with mortals(settings, 1, folder) as (server,):
                yield Ill(server, cable.cut, cable.mend), cable


@pytest.fixture(params=[on_a_full_disk, on_a_locked_file, on_a_cut_line])
def ill(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Ill]:
    with request.param(tmp_path) as found:
        asyncio.run(found.server.up())
        yield found


def answer(live: Live) -> Body:
    """Give the next message about a match, whatever else is told."""
    while "match" not in (message := live.next()):
        pass
    return message


def unavailable(client: Client, method: str, path: str, body: Body | None = None) -> None:
    answered = client.http.request(method, path, json=body)
    assert answered.status_code == 503, answered.text
    told = answered.json()
    assert (told["code"], told["details"]["unknown"]) == ("unavailable", False)
    assert int(answered.headers["retry-after"]) == told["details"]["retry_after_s"] > 0


def test_a_move_is_refused_and_can_be_sent_again_when_the_database_is_back(ill: Ill) -> None:
    anna, leo = ill.server.client("Anna"), ill.server.client("Léo")
    match = table_for_two(anna, leo)
    anna.play(match, 0, "a1")
    with leo.live() as his, anna.live() as hers:
        his.watch(match)
        hers.watch(match)
        ill.break_database()
        his.play(match, 1, "a2", "mine")
        refused = answer(his)
        assert (refused["type"], refused["code"], refused["id"]) == (
            "refused",
            "unavailable",
            "mine",
        )
        assert refused["details"]["retry_after_s"] > 0
        unavailable(anna, "POST", "/api/guests", {"name": "Eve"})
        until(lambda: anna.http.get("/readyz").status_code, lambda status: status == 503)
        assert anna.http.get("/healthz").status_code == 200
        ill.mend_database()
        until(lambda: anna.http.get("/readyz").status_code, lambda status: status == 200)
        for _ in range(2):
            his.play(match, 1, "a2", "mine")
            event = answer(his)
            assert (event["type"], event["id"], event["event"]["seq"]) == ("event", "mine", 2)
        assert answer(hers)["event"]["move"] == "a2"
    assert anna.sight(match)["seq"] == 2


def test_a_socket_is_told_why_it_cannot_be_opened(tmp_path: Path) -> None:
    with on_a_cut_line(tmp_path) as ill:
        asyncio.run(ill.server.up())
        anna = ill.server.client()
        ill.break_database()
        unavailable(anna, "GET", "/api/me")
        unavailable(anna, "GET", "/api/tables")
        with pytest.raises(InvalidStatus) as refused, anna.live():
            pass
        assert refused.value.response.status_code == 503
        assert b"unavailable" in refused.value.response.body
        ill.mend_database()
        until(lambda: anna.http.get("/api/me").status_code, lambda status: status == 200)


def test_a_move_whose_fate_is_unknown_is_done_once_when_sent_again(tmp_path: Path) -> None:
    with on_a_cable(tmp_path, SnappingCable) as (ill, cable):
        asyncio.run(ill.server.up())
        anna, leo = ill.server.client("Anna"), ill.server.client("Léo")
        match = table_for_two(anna, leo)
        with anna.live() as live:
            live.watch(match)
            cable.snaps = True
            live.play(match, 0, "a1", "mine")
            refused = answer(live)
            assert (refused["code"], refused["details"]["unknown"]) == ("unavailable", True)
            cable.snaps = False
            ill.mend_database()
            until(lambda: anna.http.get("/readyz").status_code, lambda status: status == 200)
            live.play(match, 0, "a1", "mine")
            event = answer(live)
            assert (event["id"], event["event"]["seq"]) == ("mine", 1)
        assert anna.sight(match)["seq"] == 1


def test_a_database_that_falls_silent_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    with on_a_cable(tmp_path, SilentCable) as (ill, cable):
        asyncio.run(ill.server.up())
        anna, leo = ill.server.client("Anna"), ill.server.client("Léo")
        match = table_for_two(anna, leo)
        with anna.live() as live:
            live.watch(match)
            cable.silent = True
            live.play(match, 0, "a1", "mine")
            assert answer(live)["code"] == "unavailable"
            unavailable(anna, "GET", "/api/me")
            cable.silent = False
            until(lambda: anna.http.get("/readyz").status_code, lambda status: status == 200)
            live.play(match, 0, "a1", "mine")
            assert answer(live)["id"] == "mine"


def test_a_process_that_stops_within_a_transaction_holds_up_the_others_for_a_time_only(
    tmp_path: Path,
) -> None:
    with backend(SHARED, tmp_path) as settings:
        asyncio.run(_stopped_within_a_transaction(settings.database))


async def _stopped_within_a_transaction(url: str) -> None:
    stopped, other = Database(url, answer_s=0.5), Database(url)
    try:
        await migrate(other)
        with pytest.raises(Unavailable):
            await _stopped_before_another(stopped, other)
        async with other.reading() as session:
            assert (await session.get_one(Beat, "the same")).at_ms == 2
    finally:
        await stopped.close()
        await other.close()


async def _stopped_before_another(stopped: Database, other: Database) -> None:
    async with stopped.writing() as first:
        first.add(Beat(name="the same", at_ms=1))
        await first.flush()
        async with other.writing() as second:
            second.add(Beat(name="the same", at_ms=2))
