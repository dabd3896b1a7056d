"""Matches over the wire: moves, numbers, repeats, gaps."""

import asyncio
import json
import threading
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any

import pytest
from starlette.requests import ClientDisconnect

import tesselle
from tesselle.engine import registry
from tesselle.server.match.live_match import Fold, LiveMatch, advance
from tesselle.server.play.matches import Added
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import News
from tesselle.server.store import matches as stored_matches
from tesselle.server.store.append import Append, StoredEvent
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Player
from tesselle.server.wire.matches import NewMove
from tesselle.server.wire.socket import ToClient
from tests.server.serving import Body, Client, Served, lines, table_for_two


def to_the_end(client: Client, match: str) -> Body:
    """Play the first legal move whenever asked, over the WebSocket; give the last message."""
    with client.live() as live:
        told = live.watch(match)
        sent = None
        while not told["over"]:
            if told["legal"] and not sent:
                sent = f"move-{told['seq']}"
                live.play(match, told["seq"], told["legal"][0], sent)
            told = live.next()
            assert told["type"] == "event", told
            if told["id"] == sent:
                sent = None
        return told


@pytest.mark.parametrize("game", tesselle.game_names())
def test_every_game_is_played_to_its_end_against_bots(server: Served, game: str) -> None:
    anna = server.client()
    match = anna.quick(game)
    last = to_the_end(anna, match)
    info = anna.get(f"/api/matches/{match}")
    assert info["seq"] == last["seq"]
    assert sorted(info["result"]["ranking"])[0] == 1
    tellings = [registry.get(game).summary(score) for score in info["result"]["scores"]]
    assert info["summaries"] == [told.data() for told in tellings]
    record = anna.get(f"/api/matches/{match}/record")
    verified = tesselle.verify(record)
    assert record["seed"] == info["seed"]
    assert record["commitment"] == info["commitment"]
    assert anna.get(f"/api/matches/{match}/verify")["draws"] == verified.draws


def test_two_people_play_and_each_sees_the_others_move(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo)
    with anna.live() as hers, leo.live() as his:
        assert hers.watch(match)["seat"] == 0
        assert his.watch(match)["legal"] == []
        hers.play(match, 0, "e5", "first")
        told, seen = hers.next(), his.next()
    assert (told["event"], told["id"]) == ({**seen["event"]}, "first")
    told_of = {key: seen["event"][key] for key in ("seq", "kind", "seat", "move")}
    assert told_of == {"seq": 1, "kind": "move", "seat": 0, "move": "e5"}
    assert seen["id"] is None
    assert "e5" not in seen["legal"]
    assert seen["legal"]
    assert seen["view"]["names"] == ["Anna", "Léo"]


def test_a_move_sent_again_is_played_once_and_gives_the_same_event(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    first = anna.play(match, 0, "e5", id="one")
    leo.play(match, 1, "e4")
    again = anna.play(match, 0, "e5", id="one")
    assert again["event"] == first["event"]
    assert [event["move"] for event in anna.sight(match)["events"]] == ["e5", "e4"]


def test_a_move_typed_carelessly_is_known_again(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    first = anna.play(match, 0, " E5 ", id="one")
    assert first["event"]["move"] == "e5"
    assert anna.play(match, 0, " E5 ", id="one")["event"] == first["event"]


def test_an_id_stands_for_one_move_only(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    anna.play(match, 0, "e5", id="one")
    leo.play(match, 1, "e4", id="one")  # another player's id is another id
    status, told = anna.refused(
        "POST", f"/api/matches/{match}/moves", {"id": "one", "seq": 2, "move": "e6"}
    )
    assert (status, told["code"]) == (409, "id_reused")
    assert "e5" in told["message"]


def test_a_move_for_another_moment_names_both_numbers(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    anna.play(match, 0, "e5")
    leo.play(match, 1, "e4")
    for seq in (0, 1, 3):
        status, told = anna.refused(
            "POST", f"/api/matches/{match}/moves", anna.move(seq=seq, move="e6")
        )
        assert (status, told["code"]) == (409, "wrong_seq")
        assert told["details"] == {"expected": 2, "got": seq}


def test_a_move_out_of_turn_or_against_the_rules_is_refused_with_a_reason(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    moves = f"/api/matches/{match}/moves"
    status, told = leo.refused("POST", moves, leo.move(seq=0, move="e5"))
    assert (status, told["code"]) == (422, "illegal_move")
    assert "waiting for seat 0" in told["message"]
    anna.play(match, 0, "e5")
    status, told = leo.refused("POST", moves, leo.move(seq=1, move="e5"))
    assert (status, told["code"]) == (422, "illegal_move")
    assert "e5 porte déjà" in told["message_fr"]
    assert anna.sight(match)["seq"] == 1


def test_seats_that_act_at_the_same_time_need_not_know_of_each_other(server: Served) -> None:
    people = [server.client(name) for name in ("Anna", "Léo", "Zoé")]
    table = people[0].post("/api/tables", {"game": "mozaika", "seats": 3})["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    match = people[0].post(f"/api/tables/{table}/start")["match"]
    sights = [person.sight(match) for person in people]
    assert sights[0]["waiting"] == [0, 1, 2]  # all lay their first tiles, openly
    for person, sight in zip(people, sights, strict=True):
        person.play(match, 0, sight["legal"][0])
    move = people[0].move(seq=0, move=people[0].sight(match)["legal"][0])
    status, told = people[0].refused("POST", f"/api/matches/{match}/moves", move)
    assert (status, told["details"]) == (409, {"expected": 3, "got": 0})  # her own she must know


def test_a_move_whose_sender_went_away_is_taken_in_once(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo)
    matches, read = server.services.matches, stored_matches.events_after
    holder = anna.get("/api/me")["id"]

    async def read_late(database: Database, match_id: str, seq: int) -> list[StoredEvent]:
        """Read when the event is on disk; have it when it was taken in by its writer."""
        assert seq == 0
        while not (found := await read(database, match_id, seq)):
            await asyncio.sleep(0.001)
        while (await matches.get(match_id)).seq == seq:
            await asyncio.sleep(0.001)
        return found

    async def sent_and_left() -> int:
        live = await matches.get(match)
        async with server.services.database.reading() as session:
            player = await session.get_one(Player, holder)
        sender = asyncio.create_task(
            matches.play(match, player, NewMove(id="gone", seq=0, move="e5"))
        )
        while not live.lock.locked():
            await asyncio.sleep(0)
        sender.cancel()
        await asyncio.sleep(0)
        assert not live.lock.locked()
        monkeypatch.setattr(stored_matches, "events_after", read_late)
        return (await matches.fresh(match)).seq

    assert server.run(sent_and_left()) == 1
    monkeypatch.undo()
    assert leo.play(match, 1, "e4")["event"]["seq"] == 2


def test_whoever_waits_for_an_event_is_told_of_one_that_others_found_before_its_writer(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo)
    matches, told = server.services.matches, list[tuple[str, int]]()
    stands = matches._stands

    def stand_late(live: LiveMatch, after: LiveMatch, new: Fold) -> Added:
        """Take an event in only after it was read from the store."""
        advance(live, new.event)
        return stands(live, after, new)

    def note(live: LiveMatch) -> None:
        told.append((live.id, live.seq))

    monkeypatch.setattr(matches, "_stands", stand_late)
    monkeypatch.setattr(matches, "ended", {*matches.ended, note})
    anna.act(match, "resign")
    assert told == [(match, 1)]


def test_news_of_a_match_that_is_being_opened_is_not_lost(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo)
    matches, ready = server.services.matches, server.services.games.ready
    reading, written = threading.Event(), threading.Event()

    async def ready_late(game: str) -> None:
        reading.set()
        await asyncio.to_thread(written.wait)
        await ready(game)

    async def opened() -> int:
        matches._cached.clear()
        monkeypatch.setattr(server.services.games, "ready", ready_late)
        opening = asyncio.create_task(matches.get(match))
        await asyncio.to_thread(reading.wait)
        # Another process writes an event and tells of it.
        event = StoredEvent(1, "move", 0, "e5", "elsewhere", 1)
        await matches._writer.append(Append(match, event), lambda: None)
        matches.hear(News(bus.MATCH, match, 1, event))
        written.set()
        live = await opening
        await matches._tasks.finish()
        return live.seq

    assert server.run(opened()) == 1


def test_only_those_seated_may_play(server: Served) -> None:
    anna, leo, eve = server.client(), server.client(), server.client("Eve")
    match = table_for_two(anna, leo)
    moves = f"/api/matches/{match}/moves"
    assert eve.refused("POST", moves, eve.move(seq=0, move="e5"))[0] == 403
    nobody = Client(server)
    assert nobody.refused("POST", moves, nobody.move(seq=0, move="e5"))[0] == 401


def test_after_a_gap_one_asks_for_what_is_missing(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    for seq, (player, move) in enumerate([(anna, "e5"), (leo, "e4"), (anna, "e3")]):
        player.play(match, seq, move)
    with leo.live() as his:
        missing = his.watch(match, since=1)
    assert [(event["seq"], event["move"]) for event in missing["events"]] == [(2, "e4"), (3, "e3")]
    assert missing["seq"] == 3
    assert anna.get(f"/api/matches/{match}/snapshot?since=3")["events"] == []


def test_a_stream_whose_reader_left_before_its_first_line_watches_nothing(server: Served) -> None:
    match = table_for_two(server.client(), server.client())
    path = f"/api/matches/{match}/stream"
    request: Body = {"type": "http", "method": "GET", "path": path, "query_string": b""}
    request |= {"headers": [], "asgi": {"version": "3.0", "spec_version": "2.4"}}

    async def receive() -> Body:
        return {"type": "http.disconnect"}

    async def send(_message: MutableMapping[str, Any]) -> None:
        raise OSError("the reader has left")

    with suppress(OSError, ClientDisconnect):
        server.run(server.app(request, receive, send))
    assert match not in server.services.matches.hub.watched


def test_the_stream_tells_a_whole_match_line_by_line(server: Served) -> None:
    anna = server.client()
    match = anna.quick("mosaic", options={"side": 3})
    player = threading.Thread(target=to_the_end, args=(anna, match))
    with lines(anna, match) as stream:
        told = [json.loads(next(stream))]
        player.start()
        told += [json.loads(line) for line in stream if line.strip()]
    player.join()
    assert told[0]["type"] == "snapshot"
    events = [event["seq"] for event in told[0]["events"]]
    events += [message["event"]["seq"] for message in told[1:]]
    assert events == list(range(1, told[-1]["seq"] + 1))
    assert told[-1]["over"]


def test_what_is_told_of_clocks_and_wishes_has_the_form_its_model_says(server: Served) -> None:
    anna, leo = server.client(), server.client()
    clock = {"kind": "fischer", "start_s": 600, "increment_s": 5}
    match = table_for_two(anna, leo, terms={"clock": clock})
    with leo.live() as line:
        line.watch(match)
        anna.play(match, 0, "e5")
        anna.act(match, "ask_undo")
        texts = [line.text(), line.text()]
    assert json.loads(texts[1])["undo"] == {"seat": 0, "moves": 1, "agreed": []}
    for text in texts:
        message = ToClient.model_validate_json(text)
        assert message.model_dump(mode="json") == json.loads(text)


@pytest.mark.parametrize("game", tesselle.game_names())
def test_every_message_has_the_form_its_model_says(server: Served, game: str) -> None:
    anna = server.client()
    match = anna.quick(game)
    with anna.live() as line:
        line.send(type="watch", match=match)
        texts = [line.text()]
        told = json.loads(texts[0])
        line.play(match, told["seq"], told["legal"][0], "first")
        line.play(match, told["seq"], "nonsense", "second")
        while "refused" not in told["type"]:
            texts.append(line.text())
            told = json.loads(texts[-1])
    for text in texts:
        message = ToClient.model_validate_json(text)
        assert message.model_dump(mode="json") == json.loads(text)
