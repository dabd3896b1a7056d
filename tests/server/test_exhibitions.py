"""Matches between bots for whoever looks on; sending people away; where others reach a server."""

import asyncio

import pytest
from sqlalchemy import select, update

from tesselle.local.characters import CAST
from tesselle.server.minds import bots as minds
from tesselle.server.plumbing import network
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Event, Match, Outcome, Unsettled
from tesselle.server.tables.exhibitions import KEPT
from tests.server.serving import Client, Served, table_for_two, until


def exhibit(server: Served, game: str = "mosaic") -> str:
    match: str = Client(server).post("/api/exhibitions", {"game": game})["match"]
    return match


async def end(database: Database, match: str) -> None:
    """Let a match have ended."""
    async with database.writing() as session:
        await session.execute(update(Match).where(Match.id == match).values(ended_ms=1))


async def rows(database: Database, kind: type[Event | Outcome | Unsettled], match: str) -> int:
    async with database.reading() as session:
        found = await session.execute(select(kind.match_id).where(kind.match_id == match))
        return len(found.all())


def test_an_exhibition_is_one_match_for_all_who_look(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "PACE_S", 0.01)
    eve = Client(server)
    match = exhibit(server)
    assert exhibit(server) == match
    assert exhibit(server, "genial") != match
    info = eve.get(f"/api/matches/{match}")
    assert [each["id"] for each in info["players"]] == list(CAST[:2])
    assert eve.get("/api/games")["cast"] == list(CAST), "who play on devices as well"
    assert info["table"] in [each["id"] for each in eve.get("/api/tables")["playing"]]
    with eve.live() as live:
        live.watch(match)
        assert live.next()["type"] == "event"
    assert server.run(rows(server.services.database, Unsettled, match)) == 0


def test_of_several_who_ask_at_once_one_begins_it(server: Served) -> None:
    async def race() -> set[str]:
        asked = [server.services.exhibitions.on("mozaik") for _ in range(5)]
        return {started.match for started in await asyncio.gather(*asked)}

    assert len(server.run(race())) == 1


def test_of_exhibitions_that_are_over_the_latest_are_kept(server: Served) -> None:
    database, begun = server.services.database, list[str]()
    for _ in range(KEPT + 2):
        begun.append(exhibit(server, "mozaika"))
        until(lambda: Client(server).sight(begun[-1])["seq"], bool)
        server.run(end(database, begun[-1]))
    gone, kept = begun[: -KEPT - 1], begun[-KEPT:]
    assert all(server.run(rows(database, Event, match)) == 0 for match in gone)
    assert all(server.run(rows(database, Event, match)) > 0 for match in kept)


def test_the_host_sends_a_guest_away_who_cannot_come_back(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    table = anna.post("/api/tables", {"game": "mosaic"})["id"]
    leo.post(f"/api/tables/{table}/join")
    him = {"player": leo.get("/api/me")["id"]}
    assert leo.refused("POST", f"/api/tables/{table}/remove", him)[0] == 409
    me = {"player": anna.get("/api/me")["id"]}
    assert leo.refused("POST", f"/api/tables/{table}/remove", me)[0] == 403
    assert anna.refused("POST", f"/api/tables/{table}/remove", me)[0] == 409
    with leo.live() as live:
        live.send(type="watch_table", table=table)
        live.next()
        for _ in range(2):  # sent again it changes nothing
            assert anna.post(f"/api/tables/{table}/remove", him)["seats"][1] is None
        while live.next()["table"]["seats"][1] is not None:
            pass
    assert leo.refused("POST", f"/api/tables/{table}/join", {})[0] == 403
    server.client("Eve").post(f"/api/tables/{table}/join")


def test_in_a_match_a_bot_goes_on_for_whom_the_host_sends_away(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo, options={"side": 3})
    table = anna.get(f"/api/matches/{match}")["table"]
    him = {"player": leo.get("/api/me")["id"]}
    with leo.live() as live:
        live.watch(match)
        for _ in range(2):
            anna.post(f"/api/tables/{table}/remove", him)
        told = live.next()
    assert (told["event"]["kind"], told["event"]["seat"]) == ("leave", 1)
    assert [each["kind"] for each in anna.get(f"/api/matches/{match}")["players"]] == [
        "guest",
        "bot",
    ]
    assert [each["kind"] for each in anna.sight(match)["events"]].count("leave") == 1


def test_nobody_is_sent_away_from_a_rated_match_or_by_a_stranger(server: Served) -> None:
    anna, leo, eve = server.client(), server.client(), server.client("Eve")
    match = table_for_two(anna, leo, options={"side": 3}, rated=True)
    remove = f"/api/tables/{anna.get(f'/api/matches/{match}')['table']}/remove"
    him = {"player": leo.get("/api/me")["id"]}
    assert anna.refused("POST", remove, him)[0] == 409
    assert eve.refused("POST", remove, him)[0] == 403
    assert Client(server).refused("POST", remove, him)[0] == 401
    assert leo.sight(match)["seat"] == 1


@pytest.mark.parametrize(
    ("host", "reached"),
    [("127.0.0.1", None), ("localhost", None), ("::1", None), ("192.168.1.20", "192.168.1.20")],
)
def test_others_reach_a_server_where_it_listens(host: str, reached: str | None) -> None:
    assert network.reached_at(host) == reached


def test_a_server_that_listens_everywhere_is_reached_at_an_address_of_the_machine() -> None:
    found = network.reached_at("0.0.0.0")  # noqa: S104  nothing listens here
    assert found is None or not network.is_here(found)


def test_a_server_that_nobody_else_reaches_says_so(server: Served) -> None:
    assert Client(server).get("/api/server")["network"] is None
