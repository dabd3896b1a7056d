"""Looking back at matches, and finding those that go on."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor

import pytest

import tesselle
from tests.server.serving import Body, Client, Served, table_for_two, until

GAMES = tesselle.game_names()


def played(server: Served, game: str, moves: int) -> tuple[list[Client], str, list[list[Body]]]:
    """Play an open match between people; give what each saw after every event."""
    seats = tesselle.get_game(game).usual_seats
    people = [server.client(f"player {seat}") for seat in range(seats)]
    table = people[0].post("/api/tables", {"game": game, "seats": seats})["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    match = people[0].post(f"/api/tables/{table}/start")["match"]
    seen = [[person.sight(match)] for person in people]
    for _ in range(moves):
        sight = seen[0][-1]
        if sight["over"]:
            break
        mover = sight["waiting"][0]
        people[mover].play(match, sight["seq"], seen[mover][-1]["legal"][0])
        for person, sights in zip(people, seen, strict=True):
            sights.append(person.sight(match))
    return people, match, seen


@pytest.mark.parametrize("game", GAMES)
def test_while_it_goes_on_one_sees_again_what_one_saw_then(server: Served, game: str) -> None:
    people, match, seen = played(server, game, 8)
    for person, sights in zip(people, seen, strict=True):
        told = person.get(f"/api/matches/{match}/replay")
        assert [frame["view"] for frame in told["frames"]] == [sight["view"] for sight in sights]
        assert [frame["event"] for frame in told["frames"][1:]] == sights[-1]["events"]
        assert {frame["position"] for frame in told["frames"]} == {None}
        assert told["review"] is None
    one = people[0].get(f"/api/matches/{match}/replay?at=3")["frames"]
    assert [frame["seq"] for frame in one] == [3]


def test_while_it_goes_on_nobody_looks_through_other_eyes(server: Served) -> None:
    people, match, _ = played(server, "genial", 2)
    path = f"/api/matches/{match}/replay"
    assert people[0].get(f"{path}?seat=0")["seat"] == 0
    assert people[0].refused("GET", f"{path}?seat=1")[1]["code"] == "not_yours"
    eve = server.client("Eve")
    assert eve.get(path)["seat"] is None
    assert eve.refused("GET", f"{path}?seat=0")[1]["code"] == "not_yours"
    assert eve.refused("GET", f"{path}?at=3")[1]["code"] == "unprocessable"
    hers = eve.quick("mosaic")
    assert people[0].refused("GET", f"/api/matches/{hers}/replay")[0] == 404


def test_after_the_end_nothing_is_hidden(server: Served) -> None:
    people, match, seen = played(server, "genial", 3)
    people[0].act(match, "resign")
    eve = server.client("Eve")
    told = eve.get(f"/api/matches/{match}/replay?seat=1")
    views = [frame["view"] for frame in told["frames"][:4]]
    then = [{**sight["view"]} for sight in seen[1]]
    assert views == then, "as that seat saw it"
    assert told["over"]
    assert told["frames"][-1]["over"]
    rules = tesselle.get_game("genial")
    for frame in told["frames"]:
        assert rules.write_position(rules.read_position(frame["position"])) == frame["position"]


def test_moves_taken_back_are_seen_going_and_coming(server: Served) -> None:
    anna = server.client()
    match = anna.quick("mosaic", options={"side": 3})
    anna.play(match, 0, "b2")
    until(lambda: anna.sight(match), lambda sight: sight["seq"] == 2)
    anna.act(match, "ask_undo")
    frames = anna.get(f"/api/matches/{match}/replay")["frames"]
    assert [frame["event"]["kind"] for frame in frames[1:]] == ["move", "move", "undo"]
    assert frames[3]["view"] == frames[0]["view"] != frames[1]["view"]


def test_ones_own_matches_come_with_those_that_wait_for_one_first(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    waits = table_for_two(leo, anna, terms={"clock": {"kind": "move", "seconds": 3600}})
    hers = table_for_two(anna, leo)
    over = table_for_two(anna, leo)
    leo.act(over, "resign")
    found = anna.get("/api/me/running")["matches"]
    assert [each["match"] for each in found] == [hers, waits]
    first, second = found
    assert (first["your_turn"], first["seats"], first["waiting"]) == (True, [0], [0])
    assert (second["your_turn"], second["seats"], second["waiting"]) == (False, [1], [0])
    assert second["clock"]["running"] == [0]
    assert [who["name"] for who in first["players"]] == ["Anna", "Léo"]
    anna.play(hers, 0, "e5")
    assert not anna.get("/api/me/running")["matches"][0]["your_turn"]
    assert Client(server).refused("GET", "/api/me/running")[0] == 401


def test_anybody_finds_what_there_is_to_watch_and_nothing_private(server: Served) -> None:
    anna, leo = server.client(), server.client()
    public = table_for_two(anna, leo)
    private = table_for_two(anna, leo, visibility="private")
    found = {each["match"]: each for each in Client(server).get("/api/running")["matches"]}
    assert public in found
    assert private not in found
    assert (found[public]["seats"], found[public]["your_turn"]) == ([], False)


def test_moves_are_played_while_a_replay_is_being_made(server: Served) -> None:
    people, match, _ = played(server, "mosaic", 3)
    eve = Client(server)
    minds = [thinker.process.pid or 0 for thinker in server.services.thinkers.all]
    assert all(minds)  # or we would stop ourselves
    with ThreadPoolExecutor(1) as pool:
        for mind in minds:
            os.kill(mind, signal.SIGSTOP)
        try:
            asked = pool.submit(eve.get, f"/api/matches/{match}/replay")
            for seq, mover in [(3, people[1]), (4, people[0])]:
                mover.play(match, seq, mover.sight(match)["legal"][0])
            assert not asked.done()
        finally:
            for mind in minds:
                os.kill(mind, signal.SIGCONT)
        assert asked.result()["match"] == match
