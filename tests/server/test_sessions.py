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
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)


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


def test_each_session_is_listed_and_any_of_them_can_be_ended(server: Served) -> None:
    anna = account(server)
    name = anna.get("/api/me")["name"]
    phone = Client(server)
    phone.http.headers["User-Agent"] = IPHONE
    phone.post("/api/session", {"name": name, "password": PASSWORD})
    phone.get("/api/me")
    with phone.live() as far, anna.live() as near:
        listed = anna.get("/api/me/sessions")["sessions"]
        (other,) = [each for each in listed if not each["here"]]
        assert (other["browser"], other["system"], len(listed)) == ("Mobile Safari", "iOS", 2)
        assert server.client().refused("DELETE", f"/api/me/sessions/{other['id']}")[0] == 404
        assert anna.http.delete(f"/api/me/sessions/{other['id']}").is_success
        assert cut_after_s(far) < SOON_S
        assert is_open(near)
    assert phone.refused("GET", "/api/me")[0] == 401
    (left,) = anna.get("/api/me/sessions")["sessions"]
    assert left["here"]
    assert anna.refused("DELETE", f"/api/me/sessions/{other['id']}")[0] == 404


def test_what_a_new_password_ends_and_what_is_a_token_is_not_listed(server: Served) -> None:
    anna = account(server)
    name = anna.get("/api/me")["name"]
    token = anna.post("/api/me/tokens", {"label": "script"})["token"]
    script = Client(server)
    script.http.headers["Authorization"] = f"Bearer {token}"
    script.get("/api/me")
    log_in(server, name).get("/api/me")
    assert len(anna.get("/api/me/sessions")["sessions"]) == 2
    body = {"old": PASSWORD, "new": "another long secret"}
    assert anna.http.put("/api/account/password", json=body).is_success
    (only,) = anna.get("/api/me/sessions")["sessions"]
    assert only["here"]
    assert server.client().get("/api/me/sessions") == {"sessions": []}


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
