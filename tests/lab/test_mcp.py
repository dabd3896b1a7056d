"""Agents play by the Model Context Protocol: whole matches by the SDK's client, and no secrets."""

import json
import os
import random
import re
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

import tesselle
from tesselle.engine.errors import TesselleError
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.say import LANGUAGES
from tesselle.lab.reading import rulepages
from tesselle.lab.reading.mcpserver import TOOLS, server
from tesselle.lab.reading.sights import record, sight, sight_text
from tesselle.lab.reading.tables import Full, Hall, Table, Thinkers
from tests.arena_tables import until

COMMAND = [sys.executable, "-m", "tesselle", "mcp"]
FIRST = "python:tests.lab.test_mcp:First"
MATCHES: dict[str, dict[str, Any]] = {  # what is played whole, over each transport
    "mosaic": {"bots": ["level2"], "options": {"side": 3}, "legal_moves": "withheld"},
    "genial": {"bots": ["greedy"]},
    "mozaika": {"bots": ["level1", "uniform"], "play": [1]},
    "mozaik": {"bots": ["level1"], "seats": 3, "play": [0, 2]},
}


class First:
    """A bot from outside."""

    def choose(self, _view: object, legal: list[str]) -> str:
        return legal[0]


class Waits:
    """A bot that thinks until a file appears."""

    def choose(self, _view: object, legal: list[str]) -> str:
        until(Path(os.environ["TESSELLE_TEST_GATE"]).exists)
        return legal[0]


class Broken:
    """A bot that fails."""

    def choose(self, _view: object, _legal: list[str]) -> str:
        raise RuntimeError("no idea")


async def called(client: Client, tool: str, **arguments: Any) -> Any:
    """Call a tool; the client holds what it answers to the tool's schema."""
    answer: Any = await client.call_tool(tool, arguments)
    text = answer.content[0].text
    assert not answer.is_error, text
    return {**answer.structured_content, "text": text}


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    answer: Any = await client.call_tool(tool, arguments)
    assert answer.is_error
    return str(answer.content[0].text)


async def plays_whole(client: Client, game: str) -> None:
    """Play one match to its end, and check its record."""
    lot = random.Random(game)
    asked = MATCHES[game]
    seen = await called(client, "start_match", game=game, **asked)
    table, own = seen["match"], asked.get("play", [0])
    while not seen["over"]:
        assert seen["your_turn"]
        assert seen["seat"] in own
        seen = await moved(client, seen, lot)
    found = await called(client, "match_record", match=table)
    verified = tesselle.verify(found["record"]).match
    assert verified.ranking == seen["outcome"]["ranking"]
    assert len(verified.events) == seen["events"]
    assert {event.seat for event in verified.events} == set(range(verified.seats))


async def moved(client: Client, seen: dict[str, Any], lot: random.Random) -> dict[str, Any]:
    """Play a listed move, or where there is no list try until one is taken."""
    match, seat = seen["match"], seen["seat"]
    if seen["game"] == "mosaic":
        names = hexgrid(3).names
        tried = lot.sample(all := [*names, *(f"x{name}" for name in names)], len(all))
        for move in tried:
            answer: Any = await client.call_tool("play_move", {"match": match, "move": move})
            if not answer.is_error:
                return dict(answer.structured_content)
        raise AssertionError("no move is taken")
    moves = seen["moves"]
    if moves is None:
        found = await called(client, "legal_moves", match=match, seat=seat)
        assert found["total"] == seen["legal"]
        moves = found["moves"]
    return dict(await called(client, "play_move", match=match, seat=seat, move=lot.choice(moves)))


def test_whole_matches_of_all_games_over_standard_input_and_output() -> None:
    async def play() -> None:
        here = StdioServerParameters(
            command=COMMAND[0], args=[*COMMAND[1:], "--bot", f"first={FIRST}"], env=dict(os.environ)
        )
        async with Client(stdio_client(here)) as client:
            listed = await client.list_tools()
            assert {tool.name for tool in listed.tools} == set(TOOLS)
            assert all(tool.output_schema for tool in listed.tools)
            for game in MATCHES:
                await plays_whole(client, game)
            seen = await called(client, "start_match", game="mosaic", bots=["first"], play=[1])
            assert [each["move"] for each in seen["since"]] == ["a1"]

    anyio.run(play)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server over HTTP, in a process of its own, with a bot that waits at a gate."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    gate = tmp_path_factory.mktemp("gate") / "open"
    os.environ["TESSELLE_TEST_GATE"] = str(gate)
    words = ["--http", "--port", str(port), "--bot", "waits=python:tests.lab.test_mcp:Waits"]
    with subprocess.Popen([*COMMAND, *words], stderr=subprocess.PIPE) as process:
        until(lambda: _listens(port))
        yield f"http://127.0.0.1:{port}/mcp"
        process.terminate()


def _listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def test_whole_matches_of_all_games_over_http(address: str) -> None:
    async def play() -> None:
        async with Client(address) as client, anyio.create_task_group() as together:
            for game in MATCHES:
                together.start_soon(plays_whole, client, game)

    anyio.run(play)


def test_a_client_of_the_older_protocol_plays_too(address: str) -> None:
    async def play() -> None:
        async with Client(address, mode="legacy") as client:
            await plays_whole(client, "mozaika")

    anyio.run(play)


def test_a_bot_that_thinks_holds_up_nobody_else(address: str) -> None:
    gate = Path(os.environ["TESSELLE_TEST_GATE"])
    order: list[str] = []

    async def waiting(client: Client) -> None:
        await called(client, "start_match", game="mosaic", bots=["waits"], play=[1])
        order.append("the bot that waits")

    async def play() -> None:
        async with (
            Client(address) as one,
            Client(address) as other,
            anyio.create_task_group() as together,
        ):
            together.start_soon(waiting, one)
            await called(other, "list_games")
            seen = await called(other, "start_match", game="mosaic", bots=["uniform"])
            await called(other, "play_move", match=seen["match"], move="e5")
            order.append("another match")
            gate.touch()

    anyio.run(play)
    assert order == ["another match", "the bot that waits"]


def test_only_this_machine_is_served(address: str) -> None:
    kinds = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    headers = {"Host": "tesselle.example", **kinds}
    posted = urllib.request.Request(address, b"{}", headers)  # noqa: S310  our own server
    with pytest.raises(urllib.error.HTTPError) as told:
        urllib.request.urlopen(posted)  # noqa: S310  our own server
    with told.value:
        assert told.value.code == 421, told.value.read()


def here(hall: Hall, talk: Any) -> None:
    """Talk with a server in this process."""

    async def play() -> None:
        async with Client(server(hall)) as client:
            await talk(client)

    anyio.run(play)


def test_what_is_wrong_is_told_in_the_language_asked_for_and_changes_nothing() -> None:
    async def talk(client: Client) -> None:
        seen = await called(client, "start_match", game="mosaic", options={"side": 3})
        match = seen["match"]
        before = await called(client, "view_match", match=match)
        assert "q9" in await refused(client, "play_move", match=match, move="q9")
        told = await refused(client, "play_move", match=match, move="q9", language="de")
        assert re.search("[Ff]eld|Zug", told)
        for arguments, why in (
            ({"match": match, "move": "a1", "seat": 1}, "you play seat 0, not seat 1"),
            ({"match": "guessed", "move": "a1"}, "no match 'guessed' here"),
            ({"match": match, "move": "a1", "language": "xx"}, "language: expected one of"),
        ):
            assert why in await refused(client, "play_move", **arguments)
        assert "the match goes on" in await refused(
            client, "match_record", match=match, simulations=5
        )
        assert await called(client, "view_match", match=match) == {**before, "since": []} | {}

    here(Hall(), talk)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "mosaic", "seats": 3}, "is played by 2 seats, got 3"),
        ({"game": "mosaic", "play": [0, 0]}, "seats from 0 to 1 to play, each once"),
        ({"game": "mosaic", "play": []}, "seats from 0 to 1 to play, each once"),
        ({"game": "mosaic", "bots": ["greedy", "greedy"]}, "at most 1 bots"),
        ({"game": "mosaic", "bots": ["program:rm -r /"]}, "expected a bot of this place"),
        ({"game": "mosaic", "options": {"side": 99}}, "option side: expected one of"),
        ({"game": "mozaik", "options": {"deck": "/etc/passwd"}}, "deck: expected one of"),
    ],
)
def test_a_match_that_cannot_be_is_refused(asked: dict[str, Any], why: str) -> None:
    async def talk(client: Client) -> None:
        assert why in await refused(client, "start_match", **asked)

    here(Hall(), talk)


def test_resigning_ends_the_match_and_its_moves_are_judged() -> None:
    async def talk(client: Client) -> None:
        seen = await called(client, "start_match", game="mosaic", options={"side": 3})
        match = seen["match"]
        await called(client, "play_move", match=match, move=seen["moves"][0])
        secret = await called(client, "match_record", match=match)
        assert "seed" not in secret["record"]
        over = await called(client, "resign_match", match=match)
        assert over["over"]
        assert over["outcome"]["ranking"] == [2, 1]
        assert "agent 0" in over["outcome"]["ended"]
        found = await called(client, "match_record", match=match, simulations=20)
        assert [each["seat"] for each in found["regrets"]] == [0, 1]
        assert found["seats"][0]["mean"] == found["regrets"][0]["lost"]
        assert "seat 0: 1 moves judged" in found["text"]
        assert "over" in await refused(client, "resign_match", match=match)

    here(Hall(), talk)


def test_a_bot_that_fails_gives_up_and_that_is_told() -> None:
    hall = Hall({"broken": "python:tests.lab.test_mcp:Broken"})
    table = hall.start("mosaic", None, [1], ["broken"], {}, listed=True)
    seen = sight(table, 1, "en")
    assert seen["over"]
    assert seen["outcome"]
    assert seen["outcome"]["ranking"] == [2, 1]
    assert "RuntimeError: no idea" in sight_text(table, seen, "en")


def test_matches_are_bounded_and_those_that_are_over_make_room() -> None:
    hall = Hall(most=2)
    first, second = (hall.start("mosaic", None, [0], [], {}, listed=True) for _ in range(2))
    with pytest.raises(Full, match="2 matches are going on"):
        hall.start("mosaic", None, [0], [], {}, listed=True)
    first.resign(0)
    third = hall.start("mosaic", None, [0], [], {}, listed=True)
    with pytest.raises(TesselleError, match="no match"):
        hall.table(first.live.id)
    assert {hall.table(each.live.id) for each in (second, third)} == {second, third}


def test_thinking_is_bounded_and_goes_on_with_the_next_call() -> None:
    thinkers = Thinkers(1, patience_s=0.01)
    hall = Hall(thinkers=thinkers)
    with thinkers.one() as free:
        assert free
        table = hall.start("mosaic", None, [1], ["uniform"], {}, listed=True)
        assert "still thinking" in sight_text(table, sight(table, 1, "en"), "en")
    table.advance()
    assert sight(table, 1, "en")["your_turn"]


@pytest.mark.parametrize("game", tesselle.game_names())
def test_nothing_told_depends_on_what_the_seat_may_not_see(game: str) -> None:
    asked = {"mosaic": {"side": 3}}.get(game, {})
    table = Hall().start(game, None, [0, 1], [], asked, listed=True)
    lot, dealt = random.Random(game), 0
    while not table.live.match.over and table.live.seq < 40:
        for seat in (0, 1):
            real = table.live.match
            told = all_that_is_told(table, seat)
            for word in (5, 6):
                table.live.match = real.imagined(seat, word)
                dealt += table.live.match.position != real.position
                assert all_that_is_told(table, seat) == told
            table.live.match = real
        seat = table.seat(None)
        table.play(seat, lot.choice(table.live.match.legal(seat)))
    assert bool(dealt) is not tesselle.get_game(game).open


def all_that_is_told(table: Table, seat: int) -> bytes:
    """Everything a seat can ask for, from the first event on."""
    table._told[seat] = 0
    texts = []
    for language in LANGUAGES:
        seen = sight(table, seat, language)
        table._told[seat] = 0
        texts += [json.dumps(seen), sight_text(table, seen, language)]
    match = table.live.match
    texts.append(json.dumps(match.legal(seat) if seat in match.waiting else []))
    return "\n".join([*texts, json.dumps(record(table, None))]).encode()


def test_a_secret_choice_is_told_when_all_have_chosen_and_not_before() -> None:
    table = Hall().start("mozaika", 3, [0, 1], ["uniform"], {}, listed=True)
    table._told = dict.fromkeys((0, 1), 0)
    while table.live.match.game.secret(table.live.match.state, 0) is False:
        seat = table.seat(None)
        table.play(seat, table.live.match.legal(seat)[0])
    sight(table, 1, "en")
    bid = table.live.match.legal(0)[-1]
    table.play(0, bid)
    hidden = sight(table, 1, "en")["since"]
    assert [each["move"] for each in hidden if each["seat"] == 0] == [None]
    assert bid not in json.dumps(hidden)
    table.play(1, table.live.match.legal(1)[0])
    shown = sight(table, 1, "en")["since"]
    assert bid in [each["move"] for each in shown if each["seat"] == 0]


@pytest.mark.parametrize("game", tesselle.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_read_whole_by_section_and_by_number(game: str, language: str) -> None:
    whole = rulepages.rules(game, language)
    for section in rulepages.sections(game, language):
        part = rulepages.rules(game, language, section)
        heading, _, body = part.partition("\n\n")
        assert heading == f"## {section}"
        assert body.strip()
        assert body.strip() in whole
    numbers = re.findall(r"^[\s#|>*-]*\b(R\d+[a-z]?)\b", whole, re.MULTILINE)
    for number in numbers:
        rule = rulepages.rules(game, language, rule=number.lower())
        assert rule.strip() in whole
        assert re.findall(r"^[\s#|>*-]*\b(R\d+[a-z]?)\b", rule, re.MULTILINE) == [number]
    with pytest.raises(TesselleError, match="R1 to R"):
        rulepages.rules(game, language, rule="R99")
    with pytest.raises(TesselleError, match="a section: "):
        rulepages.rules(game, language, "no such heading")


def test_the_pages_example_plays(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "agents.md").read_text()
    example = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    beside = Path(sys.executable).parent  # where the command is installed
    code = example.replace('command="tesselle"', f'command="{beside / "tesselle"}"')
    exec(compile(code, "agents.md", "exec"), {})  # noqa: S102  our own text
    assert "'moves'" in capfd.readouterr().out
