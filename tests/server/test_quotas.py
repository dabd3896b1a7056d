"""How much one person may have open at once."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.backends import BACKENDS, SQLITE, backend
from tests.server.serving import Body, Client, Served, served, until
from tests.server.test_play import to_the_end

MOST: Body = {"most_tables": 2, "most_matches": 3, "most_bot_matches": 1}
TINY: Body = {"game": "mosaic", "options": {"side": 3}}
LONG: Body = {"game": "mosaic", "options": {"side": 6}}  # it goes on while we look
AT_ONCE = 8


@pytest.fixture(params=BACKENDS)
def counting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    with (
        backend(request.param, tmp_path) as found,
        served(found.model_copy(update=MOST)) as server,
    ):
        yield server


def open_table(host: Client, **wish: Any) -> str:
    table: str = host.post("/api/tables", {**TINY, **wish})["id"]
    return table


def over_quota(person: Client, path: str, body: Body | None = None) -> Body:
    """Knock in vain; give the limit and the count that the refusal tells."""
    status, told = person.refused("POST", path, body)
    assert (status, told["code"]) == (409, "over_quota")
    details: Body = told["details"]
    assert str(details["limit"]) in told["message"]
    assert str(details["count"]) in told["message_fr"]
    return details


def test_tables_that_wait_for_players_are_counted_until_they_start_or_close(
    counting: Served,
) -> None:
    anna, leo = counting.client("Anna"), counting.client("Léo")
    first, second = open_table(anna), open_table(anna)
    assert over_quota(anna, "/api/tables", TINY) == {"limit": 2, "count": 2}
    open_table(leo)  # each person has a limit of their own
    anna.quick(**TINY)  # such a table waits for nobody
    leo.post(f"/api/tables/{first}/join")
    anna.post(f"/api/tables/{first}/start")
    open_table(anna)
    anna.post(f"/api/tables/{second}/leave")
    open_table(anna)
    assert over_quota(anna, "/api/tables", TINY) == {"limit": 2, "count": 2}


def test_tables_opened_at_the_same_time_are_counted_too(counting: Served) -> None:
    anna = counting.client()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = list(pool.map(lambda _: anna.http.post("/api/tables", json=TINY), range(AT_ONCE)))
    assert sorted(answer.status_code for answer in answers) == [201, 201] + [409] * (AT_ONCE - 2)


def test_matches_that_go_on_are_counted_for_quick_play_start_and_rematch(
    counting: Served,
) -> None:
    anna = counting.client()
    over = anna.quick(**TINY)
    to_the_end(anna, over)
    table = anna.get(f"/api/matches/{over}")["table"]
    going_on = [anna.quick(**TINY) for _ in range(3)]
    full = {"limit": 3, "count": 3}
    assert over_quota(anna, "/api/quick", TINY) == full
    assert [each["state"] for each in anna.get("/api/me/tables")["tables"]] == ["playing"] * 4
    waiting = open_table(anna, bots={"1": "greedy"})
    assert over_quota(anna, f"/api/tables/{waiting}/start") == full
    assert over_quota(anna, f"/api/tables/{table}/rematch") == full
    anna.act(going_on[0], "resign")
    assert anna.post(f"/api/tables/{table}/rematch")["match"]
    anna.act(going_on[1], "resign")
    anna.post(f"/api/tables/{waiting}/start")


def test_matches_between_bots_alone_are_counted_until_they_are_over(counting: Served) -> None:
    anna, leo = counting.client("Anna"), counting.client("Léo")
    bots = {"bots": {"0": "level4", "1": "level4"}, "seat": None}

    def start(host: Client, wish: Body) -> str:
        table = open_table(host, **wish)
        match: str = host.post(f"/api/tables/{table}/start")["match"]
        return match

    running = start(anna, LONG | bots)
    short = open_table(anna, **bots)
    assert over_quota(anna, f"/api/tables/{short}/start") == {"limit": 1, "count": 1}
    anna.quick(**TINY)  # somebody sits there
    start(leo, bots)
    until(lambda: anna.get(f"/api/matches/{running}")["over"], bool)
    anna.post(f"/api/tables/{short}/start")


def test_many_names_at_one_address_have_the_share_of_a_few(tmp_path: Path) -> None:
    few = {**MOST, "people_per_address": 2}

    def somebody(server: Served, address: str) -> Client:
        client = Client(server)
        client.http.headers["X-Forwarded-For"] = address
        client.post("/api/guests", {"name": "Eve"})
        return client

    with backend(SQLITE, tmp_path) as found, served(found.model_copy(update=few)) as server:
        eves = [somebody(server, "10.0.0.1") for _ in range(3)]
        for eve in eves[:2]:
            open_table(eve), open_table(eve)
        status, told = eves[2].refused("POST", "/api/tables", TINY)
        assert (status, told["code"], told["details"]) == (
            409,
            "over_quota",
            {"limit": 4, "count": 4},
        )
        assert "address" in told["message"]
        open_table(somebody(server, "10.0.0.2"))
