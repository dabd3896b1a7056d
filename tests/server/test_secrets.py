"""Nobody looks: whatever a seat is sent stays the same when what it may not see is dealt anew."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import tesselle
from tesselle.engine.defaults import nothing_secret
from tesselle.engine.errors import IllegalMove
from tesselle.engine.game import SPECTATOR
from tesselle.engine.match import Match
from tesselle.engine.say import LANGUAGES
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import News
from tesselle.server.services import Services
from tests.server.backends import SQLITE, backend
from tests.server.serving import Client, Served, served
from tests.server.serving import Live as WebSocket

EVERY = 13  # events between two looks
LOOKS = 4  # as many at moments when a choice is pending, and as many at others
PREVIEWS = 5  # moves whose worth is asked for at each look
GAMES = tesselle.game_names()
PUSHED = ["event", "line", "table"]
HURRIED = {"clock": {"kind": "fischer", "start_s": 60, "increment_s": 5}}


def table(server: Served, game: str, seats: int, **wish: Any) -> tuple[list[Client], str]:
    """Begin an open match with a person in every seat; a spectator comes last."""
    people = [server.client(f"player {seat}") for seat in range(seats)]
    opened = people[0].post("/api/tables", {"game": game, "seats": seats, **wish})
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{opened['id']}/join", {"seat": seat})
    match: str = people[0].post(f"/api/tables/{opened['id']}/start")["match"]
    return [*people, server.client("Eve")], match


def play(people: list[Client], match: str, server: Served) -> Iterator[LiveMatch]:
    """Play the match over HTTP, the last legal move each time; yield it after every event."""
    live = server.run(server.services.matches.get(match))
    yield live
    while not live.over:
        seat = live.waiting[0]
        people[seat].play(match, live.seq, live.match.legal(seat)[-1])
        yield live


def dealt_anew(live: LiveMatch, seat: int | None, word: int) -> Match:
    """Give a match that ``seat`` cannot tell from the real one, whatever it asks."""
    other = live.match.imagined(SPECTATOR if seat is None else seat, word)
    other._seed = bytes(32)
    other.dealt = {"hands": "something else"}
    other.events = [
        event if number < other.revealed or event.seat == seat else event._replace(move="?")
        for number, event in enumerate(other.events)
    ]
    return other


def unsaid(told: bytes) -> bytes:
    """Give what is told of a move as if it were another one."""
    other = {"move": "?", "said": dict.fromkeys(LANGUAGES, "?")}
    return json.dumps(json.loads(told) | other).encode()


@contextmanager
def changed(live: LiveMatch, seat: int | None) -> Iterator[None]:
    """Let a match be another one, for a while, that ``seat`` cannot tell from it."""
    real, log, words = live.match, live.log, live.narrated
    unknown = [live.hidden(event, seat) for event in log]
    live.match = dealt_anew(live, seat, live.seq)
    live.log = [
        event._replace(move="?", client_id="?", data={"asked": "?"}, at_ms=0) if hidden else event
        for event, hidden in zip(log, unknown, strict=True)
    ]
    live.narrated = {
        event.seq: unsaid(words[event.seq]) if hidden else words[event.seq]
        for event, hidden in zip(log, unknown, strict=True)
    }
    try:
        yield
    finally:
        live.match, live.log, live.narrated = real, log, words


def everything(client: Client, match: str, commitment: str) -> list[str]:
    """Ask every door there is; give all answers as they came."""
    home = f"/api/matches/{match}"
    paths = ["", "/snapshot", "/snapshot?since=3", "/record", "/verify"]
    told = [client.http.get(home + path).text for path in paths]
    for path in ("/api/me/running", "/api/running"):  # what goes on elsewhere goes on
        running = client.get(path)["matches"]
        told.append(json.dumps([each for each in running if each["match"] == match]))
    with client.live() as live:
        live.send(type="watch", match=match)
        told.append(live.text())
        for move in (*json.loads(told[-1])["legal"][:PREVIEWS], "?"):
            live.send(type="preview", match=match, move=move)
            told.append(live.text())
    with client.http.stream("GET", f"{home}/stream") as response:
        told.append(next(response.iter_lines()))
    told += [client.http.post(f"{home}/moves", json=nonsense).text for nonsense in NONSENSE]
    answer = {"id": "y", "act": "accept_undo"}  # to what nobody asked
    told.append(client.http.post(f"{home}/acts", json=answer).text)
    # The commitment was published before anything was dealt anew: it is not at stake here.
    return [text.replace(commitment, "the commitment") for text in told]


NONSENSE = [
    {"id": "x", "seq": 0, "move": "?"},
    {"id": "x", "seq": 999, "move": "?"},
]


@pytest.mark.parametrize("settings", [SQLITE], indirect=True)  # it is not the store that tells
@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_seat_is_sent_is_the_same_when_secrets_are_dealt_anew(
    server: Served, game: str
) -> None:
    rules = tesselle.get_game(game)
    people, match = table(server, game, rules.usual_seats)
    left = {True: LOOKS, False: LOOKS}  # by whether a choice is pending
    for live in play(people, match, server):
        pending = bool(live.pending)
        if live.over or not left[pending] or (live.seq % EVERY and not pending):
            continue
        left[pending] -= 1
        for seat, person in enumerate(people):
            viewer = None if person is people[-1] else seat
            before = everything(person, match, live.match.commitment)
            with changed(live, viewer):
                after = everything(person, match, live.match.commitment)
            assert after == before
    assert left[False] < LOOKS
    assert (left[True] < LOOKS) == (rules.secret is not nothing_secret)


@contextmanager
def watched(server: Served, person: Client, live: LiveMatch) -> Iterator[WebSocket]:
    """Open a socket that hears of a match and its table, and has heard who came and went."""
    with person.live() as socket:
        socket.watch(live.id)
        socket.send(type="watch_table", table=live.table_id)
        while socket.next()["type"] != "table":
            pass
        server.run(alone(server.services, live.table_id))
        socket.send(type="ping")
        while socket.next()["type"] != "pong":
            pass
        yield socket


async def alone(services: Services, table_id: str) -> None:
    """Wait until no other connection is at the table, and all there is to say of it was said."""
    rooms = services.rooms
    while len(rooms._visits[table_id]) > 1 or rooms._tasks._all:
        await asyncio.sleep(0.01)


def pushed(server: Served, live: LiveMatch, line: int, socket: WebSocket) -> list[str]:
    """Let the last event, what was said, and who is at the table be told again; give it all."""
    server.run(push(server.services, live, line))
    told = sorted((socket.text() for _ in PUSHED), key=lambda text: str(json.loads(text)["type"]))
    assert [json.loads(text)["type"] for text in told] == PUSHED
    return told


async def push(services: Services, live: LiveMatch, line: int) -> None:
    for watch in services.matches.hub.watches(live.id):
        watch.seq = live.seq - 1
    services.matches.hub.tell(live, live.log[-1], [])
    services.bus.publish(News(topic=bus.CHAT, id=live.table_id, seq=line))
    services.bus.publish(News(topic=bus.TABLE, id=live.table_id))


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_pushed_to_a_seat_is_the_same_when_secrets_are_dealt_anew(
    tmp_path: Path, game: str
) -> None:
    moment = 1_700_000_000_000  # the clocks of the match stand still
    with backend(SQLITE, tmp_path) as found, served(found, lambda: moment) as server:
        people, match = table(server, game, tesselle.get_game(game).usual_seats, terms=HURRIED)
        live = server.run(server.services.matches.get(match))
        line = people[0].post(f"/api/tables/{live.table_id}/chat", {"text": "hello"})["id"]
        looks = {True: LOOKS, False: LOOKS}  # by whether a choice is pending
        for live in play(people, match, server):
            pending = bool(live.pending)
            if live.over or not live.log or not looks[pending] or (live.seq % 5 and not pending):
                continue
            looks[pending] -= 1
            for seat, person in enumerate(people):
                viewer = None if person is people[-1] else seat
                with watched(server, person, live) as socket:
                    before = pushed(server, live, line, socket)
                    with changed(live, viewer):
                        after = pushed(server, live, line, socket)
                assert after == before
        assert looks[False] < LOOKS


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_tells_a_seat_nothing_new(game: str) -> None:
    match = tesselle.new(game, seed=3)
    texts = sorted({text for seat in match.waiting for text in match.legal(seat)})[:200]
    seat = match.waiting[0]
    texts += tesselle.new(game, seed=4).legal(seat)[:200]
    other = match.imagined(seat, 9)
    for text in texts:
        assert reason(match, seat, text) == reason(other, seat, text), text


def reason(match: Match, seat: int, text: str) -> str:
    try:
        match.read(seat, text)
    except IllegalMove as error:
        return str(error)
    return "legal"


def test_while_others_choose_one_sees_only_that_a_seat_has_chosen(server: Served) -> None:
    people, match = table(server, "mozaik", 3)
    chooser, *waiting, spectator = people
    with waiting[0].live() as live, chooser.live() as own:
        live.watch(match)
        own.watch(match)
        picks = chooser.sight(match)["legal"]
        chooser.play(match, 0, picks[-1], id="a-secret-name")
        seen, hers = live.next(), own.next()
        assert seen["event"] == {"seq": 1, "kind": "move", "seat": 0, "move": None}
        assert "a-secret-name" not in json.dumps(seen)
        assert hers["event"]["move"] == picks[-1]
        assert hers["event"]["said"]
        assert spectator.sight(match)["events"][0]["move"] is None
        for person in waiting:  # from seq 0: what they missed they could not have seen
            person.play(match, 0, person.sight(match)["legal"][0])
        told = [live.next() for _ in waiting][-1]
    assert [each["seq"] for each in told["revealed"]] == list(range(1, len(people) - 1))
    assert told["revealed"][0]["move"] == picks[-1]
    assert told["revealed"][0]["said"] == hers["event"]["said"]
    assert spectator.sight(match)["events"][0]["move"] == picks[-1]


def test_the_seed_is_told_only_after_the_end(server: Served) -> None:
    anna = server.client()
    match = anna.quick("genial")
    info, record = anna.get(f"/api/matches/{match}"), anna.get(f"/api/matches/{match}/record")
    assert info["seed"] is None
    assert not {"seed", "dealt"} & record.keys()
    assert anna.refused("GET", f"/api/matches/{match}/verify")[0] == 409
