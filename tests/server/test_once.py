"""What is created is created once, however often it is asked for under one key."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tesselle.server.plumbing.ids import new_id
from tesselle.server.plumbing.now import now_ms
from tesselle.server.store.creations import DAY_MS
from tests.server.backends import SQLITE, backend
from tests.server.serving import Body, Client, Served, served, until
from tests.server.test_accounts import PASSWORD, account
from tests.server.test_lobby import queries
from tests.server.test_play import to_the_end

TINY: Body = {"game": "mosaic", "options": {"side": 3}}
RIVALS = 6


def full_table(host: Client) -> str:
    table: str = host.post("/api/tables", {**TINY, "bots": {"1": "greedy"}})["id"]
    return table


def finished(who: Client) -> str:
    match = who.quick(**TINY)
    to_the_end(who, match)
    table: str = who.get(f"/api/matches/{match}")["table"]
    return table


CREATED: dict[str, Callable[[Client], tuple[str, Body]]] = {
    "guest": lambda _: ("/api/guests", {"name": "Léo"}),
    "account": lambda _: ("/api/account", {"name": new_id(), "password": PASSWORD}),
    "quick match": lambda _: ("/api/quick", TINY),
    "table": lambda _: ("/api/tables", TINY),
    "match": lambda who: (f"/api/tables/{full_table(who)}/start", {}),
    "line": lambda _: ("/api/chat", {"text": "hello"}),
    "line at a table": lambda who: (f"/api/tables/{full_table(who)}/chat", {"text": "hello"}),
    "rematch": lambda who: (f"/api/tables/{finished(who)}/rematch", {}),
    "token": lambda _: ("/api/me/tokens", {"label": "my bot"}),
}
OTHER = {"name": "Zoé", "game": "genial", "text": "bye", "label": "another"}
OF_ACCOUNTS = ("token",)


def ask(who: Client, path: str, body: Body, key: str) -> httpx.Response:
    return who.http.post(path, json=body, headers={"Idempotency-Key": key})


def written(asked: list[str]) -> list[str]:
    """What was added to the database, but for what processes note by themselves."""
    own = ("INSERT INTO beats", "INSERT INTO events", "INSERT INTO owed", "INSERT INTO sessions")
    return [each for each in asked if each.startswith("INSERT") and not each.startswith(own)]


@pytest.mark.parametrize("what", CREATED)
def test_asked_again_under_one_key_it_is_done_once(server: Served, what: str) -> None:
    anna = account(server) if what in OF_ACCOUNTS else server.client()
    path, body = CREATED[what](anna)
    key = new_id()
    first = ask(anna, path, body, key)
    assert first.is_success, first.text
    with queries(server) as asked:
        again = ask(anna, path, body, key)
    assert (again.status_code, again.json()) == (first.status_code, first.json())
    assert written(asked) == []
    for name in body.keys() & OTHER.keys():
        other = ask(anna, path, {**body, name: OTHER[name]}, key)
        assert (other.status_code, other.json()["code"]) == (409, "id_reused")


@pytest.mark.parametrize("what", ["quick match", "table", "line", "guest"])
def test_asked_several_times_at_once_it_is_done_once(server: Served, what: str) -> None:
    anna, key = server.client(), new_id()
    path, body = CREATED[what](anna)
    with ThreadPoolExecutor(RIVALS) as pool:
        answers = list(pool.map(lambda _: ask(anna, path, body, key), range(RIVALS)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.text for answer in answers}) == 1


def test_a_key_is_ones_own(server: Served) -> None:
    anna, leo, key = server.client("Anna"), server.client("Léo"), new_id()
    tables = [ask(who, "/api/tables", TINY, key).json() for who in (anna, leo)]
    assert [table["host"]["name"] for table in tables] == ["Anna", "Léo"]


def test_a_guest_that_heard_no_answer_comes_in_as_the_same(server: Served) -> None:
    body, key = {"name": "Léo"}, new_id()
    lost, again = Client(server), Client(server)
    first = ask(lost, "/api/guests", body, key).json()
    ask(again, "/api/guests", body, key)
    assert again.get("/api/me") == first


def test_a_token_asked_for_again_is_the_same_and_opens(server: Served) -> None:
    anna, key = account(server), new_id()
    tokens = {ask(anna, "/api/me/tokens", {"label": "x"}, key).json()["token"] for _ in range(2)}
    (token,) = tokens
    me = Client(server).get("/api/me", Authorization=f"Bearer {token}")
    assert me == anna.get("/api/me")


def test_what_was_refused_may_be_asked_again_under_its_key(server: Served) -> None:
    anna, key = server.client(), new_id()
    table = anna.post("/api/tables", TINY)["id"]
    path = f"/api/tables/{table}/start"
    assert ask(anna, path, {}, key).status_code == 409  # a seat is free
    anna.http.put(f"/api/tables/{table}/seats/1", json={"bot": "greedy"})
    assert ask(anna, path, {}, key).status_code == 201


@pytest.mark.parametrize("key", ["short", "x" * 65, "0123456789abcdef é"])
def test_a_key_that_is_none_is_refused(server: Served, key: str) -> None:
    headers = {b"Idempotency-Key": key.encode()}
    answer = server.client().http.post("/api/tables", json=TINY, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_a_line_said_again_over_the_socket_is_said_once(server: Served) -> None:
    anna, text = server.client(), new_id()
    with anna.live() as live:
        for _ in range(2):
            live.send(type="say", text=text, id="my-line")
        live.send(type="say", text="another", id="my-line")
        heard: Any = until(live.next, lambda told: told["type"] == "refused")
        assert (heard["code"], heard["id"]) == ("id_reused", "my-line")
    lines = [line["text"] for line in anna.get("/api/chat")["lines"]]
    assert lines.count(text) == 1


def test_an_answer_is_kept_for_a_day(tmp_path: Path) -> None:
    passed_ms = 0
    with backend(SQLITE, tmp_path) as found, served(found, lambda: now_ms() + passed_ms) as server:
        anna, key = server.client(), new_id()
        first = ask(anna, "/api/tables", TINY, key).json()
        passed_ms = DAY_MS - 60_000
        assert ask(anna, "/api/tables", TINY, key).json() == first
        passed_ms = DAY_MS + 60_000
        assert ask(anna, "/api/tables", TINY, key).json()["id"] != first["id"]
