"""The lobby costs the same however many tables it lists and however many look at it."""

import asyncio
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
