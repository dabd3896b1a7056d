"""Tables: opening, joining, leaving, starting; who may know of them."""

from pathlib import Path

import pytest
from sqlalchemy import event

from tests.server.backends import SQLITE, backend
from tests.server.serving import Client, Served, served, table_for_two


def test_an_open_table_is_in_the_lobby_until_it_plays(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    table = anna.post("/api/tables", {"game": "mosaic"})

    def listed() -> bool:
        return table["id"] in [each["id"] for each in leo.get("/api/tables")["tables"]]

    assert listed()
    leo.post(f"/api/tables/{table['id']}/join")
    anna.post(f"/api/tables/{table['id']}/start")
    assert not listed()
    assert [each["id"] for each in leo.get("/api/me/tables")["tables"]] == [table["id"]]


def test_the_lobby_is_told_when_it_changes(server: Served) -> None:
    anna = server.client()
    with Client(server).live() as live:
        live.send(type="watch_lobby")
        live.next()
        table = anna.post("/api/tables", {"game": "genial", "seats": 3})
        news = live.next()
    found = [each for each in news["tables"] if each["id"] == table["id"]]
    assert [seat and seat["name"] for seat in found[0]["seats"]] == ["Anna", None, None]
    assert found[0]["invitation"] is None


def test_a_private_match_does_not_exist_for_strangers(server: Served) -> None:
    anna, leo, eve = server.client(), server.client(), server.client("Eve")
    match = table_for_two(anna, leo, visibility="private")
    table = anna.get(f"/api/matches/{match}")["table"]
    invitation = anna.get(f"/api/tables/{table}")["invitation"]
    for path in ("", "/snapshot", "/stream", "/record", "/verify", "/replay"):
        for stranger in (eve, Client(server)):
            for query in ("", f"?invitation={invitation}"):
                status, told = stranger.refused("GET", f"/api/matches/{match}{path}{query}")
                assert (status, told["code"]) == (404, "not_found")
    assert eve.refused("GET", f"/api/tables/{table}")[0] == 404
    with eve.live() as live:
        for more in ({}, {"invitation": invitation}):
            live.send(type="watch", match=match, **more)
            assert live.next()["code"] == "not_found"
    assert leo.sight(match)["seat"] == 1


def test_a_private_match_that_is_over_opens_for_whoever_was_sent_its_link(server: Served) -> None:
    anna, leo, eve = server.client(), server.client(), Client(server)
    match = table_for_two(anna, leo, visibility="private")
    before = f"/api/matches/{match}"
    invitation = anna.get(f"{before}/replay")["invitation"]
    assert eve.refused("GET", f"{before}/replay?invitation={invitation}")[0] == 404
    anna.act(match, "resign")
    for path in ("", "/snapshot", "/record", "/verify", "/replay"):
        for query in ("", "?invitation=" + "a" * 24):
            assert eve.refused("GET", before + path + query)[0] == 404
        assert eve.get(f"{before}{path}?invitation={invitation}")
    with eve.live() as live:
        assert live.watch(match, invitation=invitation)["over"]
    told = eve.get(f"{before}/replay?invitation={invitation}")
    assert told["invitation"] is None, "told to those who play; whoever asks with it has it"


def test_what_is_said_at_a_private_table_stays_there_after_the_end(server: Served) -> None:
    anna, leo, eve = server.client(), server.client(), server.client("Eve")
    match = table_for_two(anna, leo, visibility="private")
    table = anna.get(f"/api/matches/{match}")["table"]
    invitation = anna.get(f"/api/tables/{table}")["invitation"]
    anna.act(match, "resign")
    talk = f"/api/tables/{table}/chat?invitation={invitation}"
    assert eve.refused("GET", talk)[0] == 404
    assert eve.refused("POST", talk, {"text": "hello"})[0] == 404


def test_a_link_lets_one_watch_and_join(server: Served) -> None:
    anna, leo, eve = server.client(), server.client(), server.client("Eve")
    table = anna.post("/api/tables", {"game": "mosaic", "visibility": "link"})
    join = f"/api/tables/{table['id']}/join"
    assert leo.refused("POST", join, {})[0] == 404
    assert leo.refused("POST", f"{join}?invitation={'a' * 24}", {})[0] == 404
    invited = f"?invitation={table['invitation']}"
    leo.post(join + invited)
    match = anna.post(f"/api/tables/{table['id']}/start")["match"]
    for path in ("", "/snapshot", "/record", "/replay"):
        assert eve.refused("GET", f"/api/matches/{match}{path}")[0] == 404
        assert eve.get(f"/api/matches/{match}{path}{invited}")
    assert eve.get(f"/api/matches/{match}/snapshot{invited}")["seat"] is None
    talk = f"/api/tables/{table['id']}/chat{invited}"
    eve.post(talk, {"text": "hello"})
    assert [line["text"] for line in eve.get(talk)["lines"]] == ["hello"]
    with eve.live() as live:
        assert live.watch(match, invitation=table["invitation"])["seat"] is None


def test_everybody_has_one_seat_and_a_taken_one_is_refused(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    table = anna.post("/api/tables", {"game": "genial", "seats": 3})
    join = f"/api/tables/{table['id']}/join"
    status, told = leo.refused("POST", join, {"seat": 0})
    assert (status, told["code"]) == (409, "conflict")
    leo.post(join, {"seat": 1})
    seats = leo.post(join, {"seat": 2})["seats"]
    assert [seat and seat["name"] for seat in seats] == ["Anna", None, "Léo"]


def test_only_a_full_table_starts_and_only_its_host_starts_it(server: Served) -> None:
    anna, leo = server.client(), server.client()
    table = anna.post("/api/tables", {"game": "mosaic"})
    start = f"/api/tables/{table['id']}/start"
    status, told = anna.refused("POST", start)
    assert (status, told["details"]) == (409, {"free": [1]})
    leo.post(f"/api/tables/{table['id']}/join")
    assert leo.refused("POST", start)[0] == 403
    anna.post(start)
    assert anna.refused("POST", start)[0] == 409


def test_the_host_seats_and_removes_bots(server: Served) -> None:
    anna, leo = server.client(), server.client()
    table = anna.post("/api/tables", {"game": "mosaic", "bots": {"1": "level1"}})
    assert table["seats"][1] == {"id": "level1", "kind": "bot", "name": "level1"}
    assert leo.refused("POST", f"/api/tables/{table['id']}/join", {})[0] == 409
    seat = f"/api/tables/{table['id']}/seats/1"
    assert leo.refused("PUT", seat, {"bot": None})[0] == 403
    assert anna.refused("PUT", seat, {"bot": "program:/bin/sh"})[0] == 422
    anna.http.put(seat, json={"bot": None})
    leo.post(f"/api/tables/{table['id']}/join")


def test_when_the_host_leaves_the_table_closes(server: Served) -> None:
    anna, leo = server.client(), server.client()
    table = anna.post("/api/tables", {"game": "mosaic"})
    anna.post(f"/api/tables/{table['id']}/leave")
    status, told = leo.refused("POST", f"/api/tables/{table['id']}/join", {})
    assert status == 409
    assert "closed" in told["message"]


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "mosaic", "seats": 5}, "5"),
        ({"game": "mosaic", "options": {"side": 99}}, "99"),
        ({"game": "mosaic", "options": {"colour": 1}}, "colour"),
        ({"game": "mosaic", "seat": 2}, "2"),
        ({"game": "mozaik", "options": {"deck": "/etc/passwd"}}, "deck"),  # names a file
        ({"game": "mosaic", "bots": {"1": "python:os:abort"}}, "python:os:abort"),
        ({"game": "mosaic", "wish": 1}, "expected form"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_was_wrong(
    server: Served, wish: dict[str, object], word: str
) -> None:
    status, told = server.client().refused("POST", "/api/tables", wish)
    assert status == 422
    assert word in told["message"]


def test_a_quick_match_begins_in_one_transaction_and_is_not_read_back(tmp_path: Path) -> None:
    with backend(SQLITE, tmp_path) as settings, served(settings) as server:
        anna, commits = server.client(), list[object]()
        event.listen(server.services.database.engine.sync_engine, "commit", commits.append)
        match = anna.post("/api/quick", {"game": "mosaic", "people": ["Léo"]})["match"]
        assert len(commits) == 1
        assert match in server.services.matches._cached
        first = anna.sight(match)["legal"][0]
        anna.play(match, 0, first)
        server.services.matches._cached.clear()  # what was stored says the same
        assert [each["move"] for each in anna.sight(match)["events"]] == [first]
