"""Resigning, leaving, and taking back by consent."""

from typing import Any

import pytest

import tesselle
from tesselle.server.store import matches as store
from tests.server.serving import Body, Client, Served, table_for_two
from tests.server.test_play import to_the_end


def table_for_three(people: list[Client], game: str = "genial", **wish: Any) -> str:
    """Begin a match of three people and give its id."""
    wish = {"game": game, "seats": 3, "terms": {"stand_in": "greedy"}, **wish}
    table = people[0].post("/api/tables", wish)
    for person in people[1:]:
        person.post(f"/api/tables/{table['id']}/join?invitation={table['invitation']}")
    match: str = people[0].post(f"/api/tables/{table['id']}/start")["match"]
    return match


def refused(client: Client, match: str, act: str) -> tuple[int, Body]:
    return client.refused("POST", f"/api/matches/{match}/acts", {"id": f"no-{act}", "act": act})


def test_of_two_who_play_the_other_has_won_when_one_resigns(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo, rated=True)
    anna.play(match, 0, "e5")
    with leo.live() as his:
        his.watch(match)
        told = anna.act(match, "resign")
        seen = his.next()
    assert told["event"] == seen["event"] == {"seq": 2, "kind": "resign", "seat": 0, "move": ""}
    assert (seen["over"], seen["waiting"], seen["legal"]) == (True, [], [])
    info = leo.get(f"/api/matches/{match}")
    assert info["result"]["ranking"] == [2, 1]
    assert info["ended"] == {"seat": 0, "by": "resignation"}
    assert info["rated"]
    record = leo.get(f"/api/matches/{match}/record")
    assert record["ended"] == info["ended"]
    assert [event["move"] for event in tesselle.verify(record).match.record()["events"]] == ["e5"]
    assert leo.get(f"/api/matches/{match}/verify")["events"] == 1
    assert refused(leo, match, "resign")[0] == 409


def test_where_more_play_a_bot_goes_on_for_whoever_resigns_and_nothing_is_rated(
    server: Served,
) -> None:
    people = [server.client(name) for name in ("Anna", "Léo", "Zoé")]
    match = table_for_three(people, rated=True)
    people[0].act(match, "resign")
    with people[1].live() as live:  # the bot that took over is to move
        told = live.watch(match)
        while told["seq"] < 2:
            told = live.next()
    info = people[1].get(f"/api/matches/{match}")
    assert [player["kind"] for player in info["players"]] == ["bot", "guest", "guest"]
    assert (info["over"], info["rated"]) == (False, False)
    stored = server.run(store.load(server.services.database, match))
    assert stored is not None
    assert stored.match.rated is False


@pytest.mark.parametrize("visibility", ["open", "private"])
def test_whoever_leaves_looks_on_and_sees_no_hand_any_more(server: Served, visibility: str) -> None:
    anna, leo = server.client(), server.client()
    terms = {"stand_in": "greedy"}
    match = table_for_two(anna, leo, "genial", visibility=visibility, terms=terms, rated=True)
    with leo.live() as his:
        assert his.watch(match)["view"]["seat"] == 1
        told = leo.act(match, "leave", id="bye")
        seen = his.next()
    assert told["event"]["move"] == "greedy"
    assert told["view"]["seat"] is seen["view"]["seat"] is None
    assert seen["id"] == "bye"
    assert leo.act(match, "leave", id="bye")["event"] == told["event"]
    assert leo.sight(match)["seat"] is None
    assert leo.refused("POST", f"/api/matches/{match}/moves", leo.move(seq=1, move="x"))[0] == 403
    assert not anna.get(f"/api/matches/{match}")["rated"]


def test_a_match_that_somebody_left_is_played_to_its_end_and_holds(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo, options={"side": 3}, terms={"stand_in": "greedy"})
    leo.act(match, "leave")
    assert to_the_end(anna, match)["over"]
    tesselle.verify(anna.get(f"/api/matches/{match}/record"))


def test_a_seat_that_changes_hands_shows_nothing_of_what_others_chose(server: Served) -> None:
    people = [server.client(name) for name in ("Anna", "Léo", "Zoé")]
    match = table_for_three(people, "mozaik")
    pick = people[0].sight(match)["legal"][-1]
    people[0].play(match, 0, pick)
    with people[2].live() as live:
        live.watch(match)
        people[1].act(match, "leave")
        told = [live.next(), live.next()]  # he left; the bot chose, in secret too
        before = people[2].sight(match)["events"]
        people[2].play(match, 0, people[2].sight(match)["legal"][0])
        last = live.next()
    assert [message["event"]["kind"] for message in told] == ["leave", "move"]
    assert [message["revealed"] for message in told] == [[], []]
    assert [event["move"] for event in before] == [None, "greedy", None]
    assert [event["seq"] for event in last["revealed"]] == [1, 3]
    assert last["revealed"][0]["move"] == pick


@pytest.mark.parametrize("rated", [True, False])
def test_a_table_chooses_whether_it_is_rated(server: Served, rated: bool) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo, rated=rated)
    assert anna.get(f"/api/matches/{match}")["rated"] is rated


def test_a_move_is_taken_back_when_the_other_agrees(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    anna.play(match, 0, "e5")
    leo.play(match, 1, "e4")
    asked = anna.act(match, "ask_undo")
    assert asked["event"]["kind"] == "undo_ask"
    assert leo.sight(match)["undo"] == {"seat": 0, "moves": 2, "agreed": []}
    assert refused(anna, match, "accept_undo")[0] == 409  # not her own wish
    done = leo.act(match, "accept_undo")
    assert done["event"] == {"seq": 4, "kind": "undo", "seat": 1, "move": "2"}
    assert done["undo"] is None
    sight = anna.sight(match)
    assert (sight["waiting"], sight["seq"]) == ([0], 4)
    assert "e5" in sight["legal"]
    late = anna.move(seq=2, move="e6")  # meant for the position that is gone
    assert anna.refused("POST", f"/api/matches/{match}/moves", late)[0] == 409
    anna.play(match, 4, "e6")
    moves = [event["move"] for event in leo.get(f"/api/matches/{match}/record")["events"]]
    assert moves == ["e6"]


def test_a_wish_to_take_back_ends_with_a_refusal_or_a_move(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    anna.play(match, 0, "e5")
    anna.act(match, "ask_undo")
    leo.act(match, "refuse_undo")
    assert refused(leo, match, "accept_undo")[0] == 409
    anna.act(match, "ask_undo")
    leo.play(match, 1, "e4")  # he knows nothing of the wish, and his move stands
    assert refused(leo, match, "accept_undo")[0] == 409
    assert len(anna.get(f"/api/matches/{match}/record")["events"]) == 2


def test_all_people_must_agree(server: Served) -> None:
    people = [server.client(name) for name in ("Anna", "Léo", "Zoé")]
    match = table_for_three(people, "mozaika")
    people[0].play(match, 0, people[0].sight(match)["legal"][0])
    people[0].act(match, "ask_undo")
    assert people[1].act(match, "accept_undo")["event"]["kind"] == "undo_yes"
    assert people[0].sight(match)["undo"]["agreed"] == [1]
    assert refused(people[1], match, "accept_undo")[0] == 409
    assert people[2].act(match, "accept_undo")["event"]["kind"] == "undo"


def test_bots_agree_at_once_and_every_server_finds_the_same_match(server: Served) -> None:
    anna = server.client()
    match = anna.quick("mosaic", options={"side": 3})
    first = anna.sight(match)["legal"][0]
    with anna.live() as live:
        live.watch(match)
        live.play(match, 0, first, "one")
        assert [live.next()["seq"] for _ in range(2)] == [1, 2]  # hers, and the bot's
    done = anna.act(match, "ask_undo")
    assert (done["event"]["kind"], done["event"]["move"]) == ("undo", "2")
    assert first in done["legal"]
    assert to_the_end(anna, match)["over"]
    server.services.matches._cached.pop(match)  # so that it is replayed from the store
    tesselle.verify(anna.get(f"/api/matches/{match}/record"))


@pytest.mark.parametrize("game", ["genial", "mozaik"])
def test_what_was_drawn_or_chosen_in_secret_stands(server: Served, game: str) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo, game)
    for person in (anna, leo):
        sight = person.sight(match)
        if sight["legal"]:
            person.play(match, sight["seq"], sight["legal"][0])
    status, told = refused(anna, match, "ask_undo")
    assert status == 409
    assert "drawn or shown" in told["message"]
    assert told["message_fr"] != told["message"]


def test_only_those_seated_may_act(server: Served) -> None:
    anna, leo, eve = server.client(), server.client(), server.client("Eve")
    match, secret = table_for_two(anna, leo), table_for_two(anna, leo, visibility="private")
    for act in ("resign", "leave", "ask_undo", "accept_undo", "refuse_undo"):
        assert refused(eve, match, act)[0] == 403
        assert refused(eve, secret, act)[0] == 404
        assert refused(Client(server), match, act)[0] == 401
    assert refused(anna, match, "dance")[0] == 422


def test_an_act_over_the_socket_is_answered_by_its_event(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    with anna.live() as live:
        live.send(type="act", match=match, id="x", act="ask_undo")
        assert (refusal := live.next())["type"] == "refused"
        assert refusal["id"] == "x"
        live.watch(match)
        live.send(type="act", match=match, id="y", act="resign")
        assert (told := live.next())["event"]["kind"] == "resign"
        assert told["id"] == "y"
