"""Whatever ends a session cuts the sockets it opened, at every process, told or not."""

import asyncio
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tesselle.server.ops import administration
from tesselle.server.people.sessions import COOKIE
from tesselle.server.settings import Settings
from tesselle.server.store.database import Database
from tests.server.ownredis import OwnRedis, two_on
from tests.server.serving import Client, Live, Served, table_for_two
from tests.server.test_accounts import PASSWORD, account, log_in

SOON_S = 2.0


def ban(settings: Settings, person: str) -> None:
    """As ``tesselle admin disable`` does it, from a process that knows nothing but the database."""

    async def disable() -> None:
        database = Database(settings.database)
        await administration.disable(database, person)
        await database.close()

    asyncio.run(disable())


def cut_after_s(live: Live) -> float:
    """How long it took until the server closed this socket because its session ended."""
    began = time.monotonic()
    with pytest.raises(ConnectionClosed) as closed:
        live.socket.recv(SOON_S)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    return time.monotonic() - began


def is_open(live: Live) -> bool:
    live.send(type="watch_lobby")
    return bool(live.next()["type"] == "lobby")


def test_a_ban_cuts_the_sockets_of_the_banned_and_no_others(
    server: Served, settings: Settings
) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo)
    with anna.live() as hers, leo.live() as his:
        hers.watch(match)
        ban(settings, anna.get("/api/me")["id"])
        assert cut_after_s(hers) < SOON_S
        assert is_open(his)
    assert leo.sight(match)["seq"] == 0


def test_logging_out_ends_this_session_and_its_sockets_and_no_other(server: Served) -> None:
    anna = account(server)
    name = anna.get("/api/me")["name"]
    elsewhere = log_in(server, name)
    kept = anna.http.cookies[COOKIE]
    with anna.live() as here, elsewhere.live() as there:
        anna.http.delete("/api/session")
        assert cut_after_s(here) < SOON_S
        assert is_open(there)
    assert Client(server).refused("GET", "/api/me", Authorization=f"Bearer {kept}")[0] == 401
    anna.post("/api/session", {"name": name, "password": PASSWORD})
    assert anna.get("/api/me")["name"] == name


def test_a_stream_ends_with_the_session_too(server: Served, settings: Settings) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo)
    with anna.http.stream("GET", f"/api/matches/{match}/stream") as response:
        told = response.iter_lines()
        assert '"snapshot"' in next(told)
        ban(settings, anna.get("/api/me")["id"])
        began = time.monotonic()
        assert list(told) == []
        assert time.monotonic() - began < SOON_S


def test_sockets_elsewhere_are_cut_also_while_no_news_travels(
    redis: OwnRedis, tmp_path: Path
) -> None:
    with two_on(redis, tmp_path) as (one, other):
        anna = account(one)
        guest = one.client("Léo")
        with anna.at(other).live() as hers, guest.at(other).live() as his:
            redis.kill()
            new = {"old": PASSWORD, "new": "another secret"}
            assert anna.http.put("/api/account/password", json=new).is_success
            assert cut_after_s(hers) < SOON_S
            assert guest.http.delete("/api/session").is_success
            assert cut_after_s(his) < SOON_S
