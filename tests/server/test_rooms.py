"""Company at tables and in the lobby: chat, muting, presence, rematches."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tesselle.server.ops.administration import close_table
from tests.server.backends import SHARED, backend
from tests.server.serving import Body, Client, Live, Served, served, table_for_two


def until(live: Live, kind: str, holds: Callable[[Body], bool] = bool) -> Body:
    """Read on to the first message of this kind for which something holds."""
    while not ((message := live.next())["type"] == kind and holds(message)):
        pass
    return message


def enter(live: Live, table: str, **more: str) -> Body:
    live.send(type="watch_table", table=table, **more)
    return until(live, "table")


def me(client: Client) -> str:
    id: str = client.get("/api/me")["id"]
    return id


def names(room: Body) -> list[str]:
    return [who["name"] for who in room["present"]]


def test_what_is_said_at_a_table_is_heard_there_and_nowhere_else(server: Served) -> None:
    anna, leo, eve = server.client("Anna"), server.client("Léo"), server.client("Eve")
    table = anna.post("/api/tables", {"game": "mosaic"})["id"]
    other = eve.post("/api/tables", {"game": "mosaic"})["id"]
    with leo.live() as his, eve.live() as elsewhere:
        enter(his, table)
        enter(elsewhere, other)
        anna.post(f"/api/tables/{table}/chat", {"text": "  Bonjour à tous  "})
        line = until(his, "line")
        his.send(type="say", table=table, text="Salut Anna")
        assert until(his, "line")["who"]["name"] == "Léo"
        eve.post(f"/api/tables/{other}/chat", {"text": "all alone"})
        assert until(elsewhere, "line")["text"] == "all alone"
    assert (line["text"], line["who"]["name"], line["table"]) == ("Bonjour à tous", "Anna", table)
    talk = anna.get(f"/api/tables/{table}/chat")["lines"]
    assert [each["text"] for each in talk] == ["Bonjour à tous", "Salut Anna"]


def test_the_lobby_talks_too(server: Served) -> None:
    anna = server.client("Anna")
    with Client(server).live() as nobody:
        nobody.send(type="watch_lobby")
        until(nobody, "lobby")
        nobody.send(type="say", text="who am I?")
        assert until(nobody, "refused")["code"] == "not_signed_in"
        anna.post("/api/chat", {"text": "anyone for Mosaic?"})
        assert until(nobody, "line")["table"] is None
    assert anna.get("/api/chat")["lines"][-1]["text"] == "anyone for Mosaic?"


def test_whom_one_mutes_one_does_not_hear_and_others_do(server: Served) -> None:
    anna, leo, zoe = server.client("Anna"), server.client("Léo"), server.client("Zoé")
    table = anna.post("/api/tables", {"game": "genial", "seats": 3})["id"]
    with anna.live() as hers, zoe.live() as zoes:
        enter(hers, table)
        enter(zoes, table)
        assert anna.http.put(f"/api/me/mutes/{me(leo)}").status_code == 204
        leo.post(f"/api/tables/{table}/chat", {"text": "unheard"})
        zoe.post(f"/api/tables/{table}/chat", {"text": "heard"})
        assert until(hers, "line")["text"] == "heard"
        assert until(zoes, "line")["text"] == "unheard"
    assert [who["name"] for who in anna.get("/api/me/mutes")["players"]] == ["Léo"]
    talk = f"/api/tables/{table}/chat"
    assert [line["text"] for line in anna.get(talk)["lines"]] == ["heard"]
    anna.http.delete(f"/api/me/mutes/{me(leo)}")
    assert len(anna.get(talk)["lines"]) == 2
    assert anna.refused("PUT", "/api/me/mutes/nobody")[0] == 404


def test_who_talks_too_fast_is_told_when_to_go_on(server: Served) -> None:
    anna = server.client()
    table = anna.post("/api/tables", {"game": "mosaic"})["id"]
    answers = [anna.http.post(f"/api/tables/{table}/chat", json={"text": "hey"}) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429]
    assert 1 <= int(answers[-1].headers["Retry-After"]) <= 10
    assert answers[-1].json()["code"] == "too_soon"


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "a\x00b", "two\nlines"])
def test_a_line_that_cannot_be_is_refused(server: Served, text: str) -> None:
    assert server.client().refused("POST", "/api/chat", {"text": text})[0] == 422


def test_strangers_neither_hear_nor_speak_at_a_table_that_is_not_theirs(server: Served) -> None:
    anna, leo, eve = server.client(), server.client(), server.client("Eve")
    match = table_for_two(anna, leo, visibility="private")
    table = anna.get(f"/api/matches/{match}")["table"]
    invitation = anna.get(f"/api/tables/{table}")["invitation"]
    for query in ("", f"?invitation={invitation}"):
        assert eve.refused("GET", f"/api/tables/{table}/chat{query}")[0] == 404
        body = {"text": "hello"}
        assert eve.refused("POST", f"/api/tables/{table}/chat{query}", body)[0] == 404
    assert eve.refused("POST", f"/api/tables/{table}/rematch", {})[0] == 404
    with eve.live() as live:
        for more in ({}, {"invitation": invitation}):
            live.send(type="watch_table", table=table, **more)
            assert until(live, "refused")["code"] == "not_found"
        live.send(type="say", table=table, text="hello")
        assert until(live, "refused")["code"] == "not_found"
    assert anna.get(f"/api/tables/{table}/chat")["lines"] == []


def test_one_sees_who_is_there_and_how_many_look_on(server: Served) -> None:
    anna, leo, eve = server.client("Anna"), server.client("Léo"), server.client("Eve")
    match = table_for_two(anna, leo)
    table = anna.get(f"/api/matches/{match}")["table"]
    with anna.live() as hers:
        room = enter(hers, table)
        assert (names(room), room["spectators"]) == (["Anna"], 0)
        with eve.live() as eves, Client(server).live() as nobody:
            enter(eves, table)
            enter(nobody, table)
            room = until(hers, "table", lambda room: room["spectators"] == 2)
            assert names(room) == ["Anna", "Eve"]
            with Client(server).live() as lobby:
                lobby.send(type="watch_lobby")
                told = until(lobby, "lobby")
            assert told["spectators"][table] == 2
            assert table in [each["id"] for each in told["playing"]]
        assert names(until(hers, "table", lambda room: not room["spectators"])) == ["Anna"]


def test_a_table_that_changes_is_told_to_those_who_are_there(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    table = anna.post("/api/tables", {"game": "mosaic"})
    with anna.live() as hers:
        assert enter(hers, table["id"])["table"]["invitation"] == table["invitation"]
        leo.post(f"/api/tables/{table['id']}/join")
        until(hers, "table", lambda room: None not in room["table"]["seats"])
        match = anna.post(f"/api/tables/{table['id']}/start")["match"]
        assert until(hers, "table", lambda room: room["table"]["match"])["table"]["match"] == match


def test_a_rematch_begins_when_all_agree_and_everybody_moves_one_seat_on(server: Served) -> None:
    anna, leo, eve = server.client("Anna"), server.client("Léo"), server.client("Eve")
    match = table_for_two(anna, leo, options={"side": 5}, rated=True)
    table = anna.get(f"/api/matches/{match}")["table"]
    path = f"/api/tables/{table}/rematch"
    assert anna.refused("POST", path, {})[0] == 409  # it is not over
    leo.act(match, "resign")
    assert eve.refused("POST", path, {})[0] == 404
    with leo.live() as his:
        enter(his, table)
        assert anna.post(path) == {"table": table, "again": [me(anna)], "match": None}
        anna.post(path)  # to agree twice is to agree once
        assert until(his, "table", lambda room: room["again"])["again"] == [me(anna)]
        begun = leo.post(path)["match"]
        room = until(his, "table", lambda room: room["table"]["match"] == begun)
    assert room["again"] == []
    info = anna.get(f"/api/matches/{begun}")
    assert [player["name"] for player in info["players"]] == ["Léo", "Anna"]
    assert (info["options"], info["rated"]) == ({"side": 5}, True)
    assert info["commitment"] != anna.get(f"/api/matches/{match}")["commitment"]
    leo.play(begun, 0, "a1")


def test_a_table_that_an_operator_closed_sees_no_rematch(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo)
    table = anna.get(f"/api/matches/{match}")["table"]
    leo.act(match, "resign")
    anna.post(f"/api/tables/{table}/rematch")
    server.run(close_table(server.services.database, table))
    status, told = leo.refused("POST", f"/api/tables/{table}/rematch", {})
    assert (status, told["message"]) == (409, "this table was closed")
    assert anna.get(f"/api/tables/{table}")["match"] == match


def test_bots_agree_to_a_rematch_and_begin_it_when_it_is_their_turn(server: Served) -> None:
    anna = server.client()
    match = anna.quick("mosaic", options={"side": 3})
    anna.act(match, "resign")
    table = anna.get(f"/api/matches/{match}")["table"]
    begun = anna.post(f"/api/tables/{table}/rematch")["match"]
    with anna.live() as live:
        told = live.watch(begun)
        assert told["seat"] == 1
        while not told["legal"]:
            told = live.next()


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two servers on one PostgreSQL and one Redis."""
    folder: Path = tmp_path_factory.mktemp("two")
    with backend(SHARED, folder) as settings, served(settings) as one, served(settings) as other:
        yield one, other


def test_a_room_spans_processes(two: tuple[Served, Served]) -> None:
    one, other = two
    anna, leo = one.client("Anna"), one.client("Léo").at(other)
    table = anna.post("/api/tables", {"game": "mosaic"})["id"]
    with anna.live() as hers, leo.live() as his:
        enter(hers, table)
        enter(his, table)
        both = ["Anna", "Léo"]
        until(hers, "table", lambda room: names(room) == both)
        anna.post(f"/api/tables/{table}/chat", {"text": "over there?"})
        assert until(his, "line")["text"] == "over there?"


def test_whoever_comes_late_sees_who_was_there_at_another_process(
    two: tuple[Served, Served],
) -> None:
    one, other = two
    anna, leo = one.client("Anna"), one.client("Léo").at(other)
    table = anna.post("/api/tables", {"game": "mosaic"})["id"]
    with anna.live() as hers:
        enter(hers, table)
        with leo.live() as his:
            room = enter(his, table)
            if names(room) != ["Anna", "Léo"]:
                until(his, "table", lambda room: names(room) == ["Anna", "Léo"])
            until(hers, "table", lambda room: names(room) == ["Anna", "Léo"])
        until(hers, "table", lambda room: names(room) == ["Anna"])
