"""Several people at one screen: one plays for all, and sees one seat at a time."""

import json

import pytest

import tesselle
from tests.server.serving import Body, Client, Served, until


def names(players: list[Body]) -> list[str]:
    return [each["name"] for each in players]


def at_one_screen(anna: Client, game: str = "genial", **wish: object) -> str:
    """Begin a match of Anna and Léo, who share a screen."""
    match: str = anna.post("/api/quick", {"game": game, "people": ["Léo"], **wish})["match"]
    return match


def played_out(client: Client, match: str) -> None:
    """Play for everybody to the end, the first move that may be played."""
    with client.live() as live:
        told = live.watch(match, seat=0)
        while not told["over"]:
            seat = told["waiting"][0]
            sight = live.watch(match, since=told["seq"], seat=seat)
            live.send(
                type="move",
                match=match,
                seat=seat,
                seq=sight["seq"],
                move=sight["legal"][0],
                id=f"m{sight['seq']}",
            )
            told = live.next()
            assert (told["seat"], told["id"]) == (seat, f"m{sight['seq']}")


def test_two_people_at_one_screen_play_a_match_to_its_end(server: Served) -> None:
    anna = server.client("Anna")
    match = at_one_screen(anna, "mosaic", options={"side": 3})
    played_out(anna, match)
    record = anna.get(f"/api/matches/{match}/record")
    assert record["names"] == ["Anna", "Léo"]
    tesselle.verify(record)


def test_people_take_the_next_seats_and_bots_the_rest(server: Served) -> None:
    anna = server.client("Anna")

    def seats(game: str, **wish: object) -> list[str]:
        match = anna.post("/api/quick", {"game": game, "bot": "level1", **wish})["match"]
        return names(anna.get(f"/api/matches/{match}")["players"])

    assert seats("genial", people=["Léo"], seat=1) == ["Léo", "Anna"]
    assert seats("genial", people=["Léo", "Zoé"]) == ["Anna", "Léo", "Zoé"]
    assert seats("mozaika", people=["Léo"]) == ["Anna", "Léo", "level1"]
    wish = {"game": "mosaic", "people": ["Léo", "Zoé"]}
    assert anna.refused("POST", "/api/quick", wish)[1]["code"] == "unprocessable"


def test_a_screen_shows_the_one_seat_that_was_asked_for(server: Served) -> None:
    anna = server.client("Anna")
    match = at_one_screen(anna)
    hands = []
    for seat in (0, 1):
        sight = anna.get(f"/api/matches/{match}/snapshot?seat={seat}")
        assert (sight["seat"], sight["view"]["seat"]) == (seat, seat)
        hands.append(sight["view"]["hands"] if "hands" in sight["view"] else sight["view"])
    assert hands[0] != hands[1]
    assert anna.get(f"/api/matches/{match}/snapshot")["seat"] == 0, "her own, if she says nothing"


def test_a_secret_choice_stays_behind_the_curtain(server: Served) -> None:
    """Who watches one seat is not told what another at the same screen chose."""
    anna = server.client("Anna")
    match = at_one_screen(anna, "mozaik")
    with anna.live() as live:
        live.watch(match, seat=1)
        picks = anna.get(f"/api/matches/{match}/snapshot?seat=0")["legal"]
        body = {"id": "a-secret-name", "seq": 0, "move": picks[-1], "seat": 0}
        anna.post(f"/api/matches/{match}/moves", body)
        seen = live.text()
    event = json.loads(seen)["event"]
    assert event == {"seq": 1, "kind": "move", "seat": 0, "move": None}
    assert "a-secret-name" not in seen


def test_nobody_else_sees_or_plays_for_a_companion(server: Served) -> None:
    anna, eve = server.client("Anna"), server.client("Eve")
    table = anna.post("/api/tables", {"game": "genial", "seats": 3, "people": {"1": "Léo"}})
    eve.post(f"/api/tables/{table['id']}/join")
    match = anna.post(f"/api/tables/{table['id']}/start")["match"]
    home = f"/api/matches/{match}"
    leo = anna.get(home)["players"][1]
    assert (leo["kind"], leo["owner"]) == ("companion", anna.get("/api/me")["id"])
    for seat in (0, 1):
        assert eve.refused("GET", f"{home}/snapshot?seat={seat}")[1]["code"] == "not_yours"
        assert eve.refused("GET", f"{home}/replay?seat={seat}")[1]["code"] == "not_yours"
        move = {**eve.move(seq=0, move="?"), "seat": seat}
        assert eve.refused("POST", f"{home}/moves", move)[1]["code"] == "not_yours"
        act = {"id": "a", "act": "resign", "seat": seat}
        assert eve.refused("POST", f"{home}/acts", act)[1]["code"] == "not_yours"
    assert anna.refused("GET", f"{home}/snapshot?seat=2")[1]["code"] == "not_yours"
    assert Client(server).refused("GET", f"{home}/snapshot?seat=1")[1]["code"] == "not_yours"
    with eve.live() as live:
        for ask in ("watch", "preview"):
            more = {"move": "?"} if ask == "preview" else {}
            live.send(type=ask, match=match, seat=1, **more)
            assert live.next()["code"] == "not_yours"
    assert eve.refused("GET", f"/api/players/{leo['id']}")[0] == 404
    assert eve.refused("PUT", f"/api/me/mutes/{leo['id']}")[0] == 404


def test_companions_are_never_rated(server: Served) -> None:
    anna = server.client("Anna")
    for path, people in (("/api/quick", ["Léo"]), ("/api/tables", {"1": "Léo"})):
        wish = {"game": "genial", "people": people, "rated": True}
        assert anna.refused("POST", path, wish)[0] == 422
    table = anna.post("/api/tables", {"game": "genial", "rated": True})["id"]
    seat = {"bot": None, "person": "Léo"}
    assert anna.refused("PUT", f"/api/tables/{table}/seats/1", seat)[0] == 409


def test_a_host_seats_somebody_at_a_table_that_gathers(server: Served) -> None:
    anna, eve = server.client("Anna"), server.client("Eve")
    table = anna.post("/api/tables", {"game": "genial"})["id"]
    path = f"/api/tables/{table}/seats/1"
    assert eve.refused("PUT", path, {"bot": None, "person": "Léo"})[0] == 403
    both = {"bot": "level1", "person": "Léo"}
    assert anna.refused("PUT", path, both)[0] == 422
    told = anna.http.put(path, json={"bot": None, "person": "Léo"}).json()
    assert names(told["seats"]) == ["Anna", "Léo"]
    two = {"game": "genial", "people": {"0": "Léo"}}
    assert anna.refused("POST", "/api/tables", two)[0] == 422, "the host sits there"


def test_at_one_screen_nobody_need_ask_to_take_back_or_to_play_again(server: Served) -> None:
    anna = server.client("Anna")
    match = at_one_screen(anna, "mosaic", options={"side": 3})
    anna.play(match, 0, "b2")
    done = anna.act(match, "ask_undo")
    assert done["event"]["kind"] == "undo"
    resign = {"id": "r", "act": "resign", "seat": 1}
    told = anna.post(f"/api/matches/{match}/acts", resign)
    assert told["over"]
    info = anna.get(f"/api/matches/{match}")
    assert info["ended"] == {"seat": 1, "by": "resignation"}
    again = anna.post(f"/api/tables/{info['table']}/rematch")["match"]
    assert names(anna.get(f"/api/matches/{again}")["players"]) == ["Léo", "Anna"]


def test_your_turn_is_the_turn_of_anybody_at_your_screen(server: Served) -> None:
    anna = server.client("Anna")
    match = at_one_screen(anna, "mosaic")
    anna.play(match, 0, "e5")
    [found] = anna.get("/api/me/running")["matches"]
    assert (found["seats"], found["waiting"], found["your_turn"]) == ([0, 1], [1], True)


@pytest.mark.parametrize("leaves", [False, True])
def test_what_is_stored_about_companions_is_their_hosts(server: Served, leaves: bool) -> None:
    anna, eve = server.client("Anna"), server.client("Eve")
    table = anna.post("/api/tables", {"game": "genial", "seats": 3, "people": {"1": "Léo"}})
    eve.post(f"/api/tables/{table['id']}/join")
    match = anna.post(f"/api/tables/{table['id']}/start")["match"]
    anna.play(match, 0, anna.sight(match)["legal"][0])
    sight = anna.get(f"/api/matches/{match}/snapshot?seat=1")
    move = {**anna.move(seq=1, move=sight["legal"][0], id="for-leo"), "seat": 1}
    anna.post(f"/api/matches/{match}/moves", move)
    told = anna.post("/api/me/farewell") if leaves else anna.get("/api/me/export")
    sections = told["sections"]
    assert names(sections["companions"]) == ["Léo"]
    assert [each["seat"] for each in sections["matches"]] == [0, 1]
    assert "for-leo" in [each["client_id"] for each in sections["events"]]
    assert eve.get("/api/me/export")["sections"]["companions"] == []
    seen = until(
        lambda: names(eve.get(f"/api/matches/{match}")["players"]),
        lambda seen: (seen[1] != "Léo") == leaves,  # a bot has the seat then
    )
    assert seen[2] == "Eve"
    until(
        lambda: eve.get(f"/api/matches/{match}/record")["names"],
        lambda written: ("Léo" in written) != leaves,
    )
