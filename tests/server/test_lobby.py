"""The lobby costs the same however many tables it lists and however many look at it."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from sqlalchemy import event

from tests.server.serving import Body, Client, Live, Served, table_for_two

FEW = 2
MANY = 12
LOOKERS = 8


@contextmanager
def queries(server: Served) -> Iterator[list[str]]:
    """Note every statement that reaches the database."""
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        asked.append(statement)

    engine = server.services.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)


def selects(asked: list[str], *names: str) -> int:
    """How often these tables of the database were read, whatever runs by itself meanwhile."""
    read = [f"FROM {name}" for name in names]
    return sum(any(each in statement for each in read) for statement in asked)


def asked_for_lobby(server: Served) -> int:
    """How many statements it takes to list the lobby after it changed."""
    server.client().post("/api/tables", {"game": "genial", "seats": 3})
    with queries(server) as asked:
        Client(server).get("/api/tables")
    return selects(asked, "tables", "seats", "players")


def test_the_lobby_takes_as_many_queries_for_many_tables_as_for_few(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    for _ in range(FEW):
        anna.post("/api/tables", {"game": "mosaic"})
        table_for_two(anna, leo)
    few = asked_for_lobby(server)
    for _ in range(MANY - FEW):
        anna.post("/api/tables", {"game": "mosaic"})
        table_for_two(anna, leo)
    assert asked_for_lobby(server) == few


def test_ones_own_tables_take_as_many_queries_for_many_as_for_few(server: Served) -> None:
    anna, counts = server.client("Anna"), []
    for many in (FEW, MANY):
        for _ in range(many):
            anna.post("/api/tables", {"game": "mosaic", "bots": {"1": "greedy"}})
        with queries(server) as asked:
            anna.get("/api/me/tables")
        counts.append(selects(asked, "tables", "seats", "players"))
    assert counts[0] == counts[1]


def test_all_who_look_at_once_share_one_search(server: Served) -> None:
    anna = server.client("Anna")
    anna.post("/api/tables", {"game": "mosaic"})

    async def look() -> list[bytes]:
        return await asyncio.gather(*(server.services.lobby.message() for _ in range(LOOKERS)))

    with queries(server) as asked:
        lists = server.run(look())
    assert len(set(lists)) == 1
    assert selects(asked, "seats") == 1


def changed(lobby: Body, changes: Body) -> Body:
    """Give the list that changes lead to, as a client does."""
    assert changes["since"] == lobby["seq"], "a change is missing"
    known = {each["id"]: each for each in (*lobby["tables"], *lobby["playing"])}
    known |= {each["id"]: each for each in changes["changed"]}

    def ordered(part: str) -> list[Body]:
        ids = changes[part]
        return [known[id] for id in ([each["id"] for each in lobby[part]] if ids is None else ids)]

    lists = {part: ordered(part) for part in ("tables", "playing")}
    told = changes["spectators"]
    spectators = lobby["spectators"] if told is None else told
    return {**lobby, **lists, "seq": changes["seq"], "spectators": spectators}


def without_number(lobby: Body) -> Body:
    return {name: value for name, value in lobby.items() if name != "seq"}


def test_whoever_wants_it_is_told_what_is_different_and_others_the_whole_list(
    server: Served,
) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    for _ in range(FEW):
        anna.post("/api/tables", {"game": "mosaic"})
    with leo.live() as thrifty, leo.live() as plain:
        thrifty.send(type="watch_lobby", changes=True)
        plain.send(type="watch_lobby")
        lobby = thrifty.next()
        assert (lobby["type"], plain.next()["type"]) == ("lobby", "lobby")

        def until_same(table: str, holds: Callable[[Body], bool]) -> None:
            nonlocal lobby
            while not holds(lobby):
                message = thrifty.text()
                assert message.count('"visibility"') <= 1, "more is told than what changed"
                lobby = changed(lobby, json.loads(message))
            whole = plain.next()
            while not holds(whole):
                whole = plain.next()
            assert without_number(lobby) == without_number(whole), table

        table = anna.post("/api/tables", {"game": "genial", "seats": 2})["id"]
        until_same(table, lambda lobby: table in ids(lobby, "tables"))
        leo.post(f"/api/tables/{table}/join")
        until_same(table, lambda lobby: lobby["tables"][0]["seats"][1] is not None)
        anna.post(f"/api/tables/{table}/start")
        until_same(table, lambda lobby: table in ids(lobby, "playing"))
        gone = anna.post("/api/tables", {"game": "genial"})["id"]
        until_same(gone, lambda lobby: gone in ids(lobby, "tables"))
        anna.post(f"/api/tables/{gone}/leave")
        until_same(gone, lambda lobby: gone not in ids(lobby, "tables"))


def ids(lobby: Body, part: str) -> list[str]:
    return [each["id"] for each in lobby[part]]


def test_whoever_changes_the_lobby_finds_the_change_there(server: Served) -> None:
    anna = server.client("Anna")
    for _ in range(FEW):
        table = anna.post("/api/tables", {"game": "mosaic"})["id"]
        assert table in [each["id"] for each in anna.get("/api/tables")["tables"]]
        anna.post(f"/api/tables/{table}/leave")
        assert table not in [each["id"] for each in anna.get("/api/tables")["tables"]]


def test_a_change_at_a_table_is_looked_up_once_for_all_who_are_there(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    table = anna.post("/api/tables", {"game": "genial", "seats": 3})["id"]
    with ExitStack() as stack:
        lives = [stack.enter_context(Client(server).live()) for _ in range(LOOKERS)]
        for live in lives:
            live.send(type="watch_table", table=table)
        for live in lives:
            read_until(live, lambda room: room["spectators"] == LOOKERS)
        with queries(server) as asked:
            leo.post(f"/api/tables/{table}/join")
            for live in lives:
                read_until(live, lambda room: room["table"]["seats"][1] is not None)
    assert selects(asked, "rematches") <= 1
    # Once to sit down, once for the answer, once for all who look on.
    assert selects(asked, "seats") <= LOOKERS / 2


def read_until(live: Live, holds: Callable[[Body], bool]) -> None:
    while not holds(live.next()):
        pass
