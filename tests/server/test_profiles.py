"""Profiles: what a player has come to, and how much of it others may see; ratings against bots."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import event

from tesselle.server.results.anchors import MEASURED, anchors
from tesselle.server.results.rating import BOTS, DUEL, NEW, SHOWN, Skill, against_bots
from tesselle.server.results.settling import settle
from tests.server.serving import Body, Client, Served
from tests.server.test_accounts import PASSWORD, account
from tests.server.test_play import to_the_end
from tests.server.test_results import SMALL, finished
from tools.anchors import anchors as measured
from tools.studies import FOUND


def against(server: Served, person: Client, bot: str = "level1", **wish: object) -> bool:
    """Play a small match against a bot; tell whether it was won."""
    match = person.quick("mosaic", options=SMALL, bot=bot, **wish)
    to_the_end(person, match)
    server.run(settle(server.services.database, match))
    ranking: list[int] = person.get(f"/api/matches/{match}")["result"]["ranking"]
    return ranking[0] == 1


def own(client: Client) -> Body:
    found: Body = client.get("/api/me/profile")
    return found


@contextmanager
def counted(server: Served) -> Iterator[list[str]]:
    """Count what the database is asked of results, whatever else goes on meanwhile."""
    asked: list[str] = []

    def note(*told: object) -> None:
        if str(told[2]).startswith("SELECT") and re.search("outcomes|ratings", str(told[2])):
            asked.append(str(told[2]))

    engine = server.services.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


def test_the_anchors_are_what_the_studies_measured() -> None:
    found = json.loads(FOUND.read_text(encoding="utf-8"))
    assert {game: measured(found[game]) for game in found} == MEASURED


def test_whoever_beats_a_strong_bot_gains_more_than_by_a_weak_one() -> None:
    strength = anchors("genial")
    gained = [against_bots(NEW, [(strength[bot], 1.0)]).value for bot in ("level1", "level5")]
    assert NEW.value <= gained[0] < gained[1]


def test_a_weak_bot_beaten_again_and_again_makes_nobody_strong() -> None:
    person, weak = NEW, anchors("genial")["level1"]
    for _ in range(1000):
        person = against_bots(person, [(weak, 1.0)])
    assert person.value <= max(NEW.value, weak.value + SHOWN)


def test_each_bot_of_a_table_counts_as_one_opponent() -> None:
    bot = Skill(1500, 50)
    even = against_bots(NEW, [(bot, 1.0), (bot, 0.0)])
    assert even.value == pytest.approx(NEW.value)
    assert even.deviation < against_bots(NEW, [(bot, 0.5)]).deviation


def test_rated_play_against_bots_leaves_the_ratings_of_people_alone(server: Served) -> None:
    anna, leo = account(server), account(server)
    finished(server, anna, leo, rated=True)
    before = {each["pool"]: each["value"] for each in own(anna)["ratings"]}
    assert set(before) == {DUEL}
    won = against(server, anna, rated=True)
    after = {each["pool"]: each["value"] for each in own(anna)["ratings"]}
    assert after[DUEL] == before[DUEL]
    assert (after[BOTS] < NEW.value) is not won
    strength = Client(server).get("/api/players/level1/profile")["ratings"]
    assert {each["game"]: each["value"] for each in strength if each["pool"] == BOTS} == {
        game: values[0] for game, values in MEASURED.items()
    }


@pytest.mark.parametrize("way", ["resign", "leave"])
@pytest.mark.parametrize(("game", "seats"), [("mosaic", 2), ("mozaika", 3)])
def test_whoever_goes_from_a_rated_match_against_bots_has_lost_it(
    server: Served, game: str, seats: int, way: str
) -> None:
    anna = account(server)
    match = anna.quick(game, bot="level1", rated=True)
    told = anna.act(match, way, id="bye")
    assert anna.act(match, way, id="bye")["event"] == told["event"]
    server.run(settle(server.services.database, match))
    info = anna.get(f"/api/matches/{match}")
    assert (info["ended"], info["rated"]) == ({"seat": 0, "by": "resignation"}, True)
    assert info["result"]["ranking"] == [seats, *[1] * (seats - 1)]
    [rating] = own(anna)["ratings"]
    assert rating["value"] < NEW.value


def test_in_a_rated_match_against_bots_no_move_is_taken_back(server: Served) -> None:
    anna = account(server)
    for rated in (False, True):
        match = anna.quick("mosaic", bot="level1", rated=rated)
        played = anna.play(match, 0, anna.sight(match)["legal"][0])["seq"]
        act = f"/api/matches/{match}/acts", {"act": "ask_undo", "id": "back"}
        if rated:
            status, told = anna.refused("POST", *act)
            assert (status, "rated match" in told["message"]) == (409, True)
            assert anna.sight(match)["seq"] >= played
        else:
            assert anna.post(*act)["event"]["kind"] == "undo"


def test_people_and_bots_stand_on_one_board_by_strength(server: Served) -> None:
    anna = account(server)
    against(server, anna, rated=True)
    told = Client(server).get("/api/leaderboards/mosaic?pool=bots")["leaders"]
    ids = [line["player"]["id"] for line in told]
    assert anna.get("/api/me")["id"] in ids
    assert [each for each in ids if each.startswith("level")] == [
        f"level{level}" for level in range(6, 0, -1)
    ]
    sure = [line["rating"]["sure"] for line in told]
    assert sure == sorted(sure, reverse=True)


def test_a_match_against_a_bot_of_unknown_strength_changes_no_rating(server: Served) -> None:
    anna = account(server)
    against(server, anna, "greedy", rated=True)
    assert own(anna)["ratings"] == []


def test_a_profile_counts_by_game_by_bot_and_by_day(server: Served) -> None:
    anna = server.client()
    won = [against(server, anna), against(server, anna), against(server, anna, "level2")]
    told = own(anna)
    [game] = told["games"]
    assert (game["pool"], game["played"], game["won"]) == (BOTS, 3, sum(won))
    assert told["bots"] == [
        {"game": "mosaic", "bot": "level1", "played": 2, "won": sum(won[:2])},
        {"game": "mosaic", "bot": "level2", "played": 1, "won": sum(won[2:])},
    ]
    assert [each["won"] for each in told["latest"]] == won[::-1]


def test_others_see_what_happened_at_open_tables_only(server: Served) -> None:
    anna, leo, eve = account(server), account(server), Client(server)
    shown = finished(server, anna, leo, rated=True)
    hidden = finished(server, anna, leo, rated=True, visibility="private")
    against(server, anna)
    page = f"/api/players/{anna.get('/api/me')['id']}"
    told = eve.get(f"{page}/profile")
    assert [(each["pool"], each["played"]) for each in told["games"]] == [(DUEL, 1)]
    assert told["bots"] == []
    assert len(told["latest"]) == 1
    course = [point["match"] for point in told["games"][0]["course"]]
    assert course == [shown, None], "the rating is for all to see, the private match is not"
    assert [each["match"] for each in eve.get(f"{page}/matches")["matches"]] == [shown]
    assert hidden not in json.dumps(told)
    assert len(anna.get(f"{page}/profile")["latest"]) == 3, "one sees all of one's own"


def test_nobody_sees_the_profile_of_a_guest_or_of_whoever_has_left(server: Served) -> None:
    guest, gone = server.client(), account(server)
    ids = [each.get("/api/me")["id"] for each in (guest, gone)]
    assert Client(server).get(f"/api/players/{ids[1]}/profile")
    gone.post("/api/me/farewell", {"password": PASSWORD})
    for player in ids:
        for page in ("profile", "matches"):
            assert Client(server).refused("GET", f"/api/players/{player}/{page}")[0] == 404


def test_a_profile_takes_as_many_questions_however_much_was_played(server: Served) -> None:
    anna = server.client()
    against(server, anna)
    with counted(server) as few:
        own(anna)
    against(server, anna, "level2")
    solo = anna.quick("mozaik", seats=1)
    anna.act(solo, "resign")
    server.run(settle(server.services.database, solo))
    with counted(server) as many:
        own(anna)
    assert len(many) == len(few) <= 6


def test_the_shelf_tells_how_every_bot_is_called_and_plays(server: Served) -> None:
    bots = Client(server).get("/api/games")["bots"]
    names = [name for bot in bots for name in bot["names"]]
    assert len(set(names)) == len(names)
    assert all(set(bot["style"]) >= {"en", "fr"} for bot in bots)
