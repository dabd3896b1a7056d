"""After the match: outcomes and ratings, counted once; leaderboards, histories, statistics."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from tesselle.server.results.glicko2 import Rating, updated
from tesselle.server.results.rating import BOTS, DUEL, SYSTEMS, TABLE, Skill, learnt
from tesselle.server.results.settling import settle
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Outcome, Unsettled
from tests.server.backends import BACKENDS, backend
from tests.server.serving import Body, Client, Served, served, table_for_two, until
from tests.server.test_accounts import account
from tests.server.test_play import to_the_end

Numbers = tuple[float, float, float]
SMALL = {"side": 3}


def finished(server: Served, anna: Client, leo: Client, **wish: Any) -> str:
    """Play a small match of two to its end, and wait until it is settled."""
    match = table_for_two(anna, leo, options=SMALL, **wish)
    sides = (anna, leo)
    sight = anna.sight(match)
    while not sight["over"]:
        mover = sides[sight["waiting"][0]]
        sight = mover.play(match, sight["seq"], mover.sight(match)["legal"][0])
    server.run(settle(server.services.database, match))  # waits for whoever is at it
    return match


async def unsettle(database: Database, match: str) -> None:
    """Make a settled match one that is still to be settled."""
    async with database.writing() as session:
        await session.execute(delete(Outcome).where(Outcome.match_id == match))
        session.add(Unsettled(match_id=match))


def rating(client: Client, pool: str = DUEL) -> Body | None:
    found = client.get("/api/me/statistics")["games"]
    return next((each["rating"] for each in found if each["pool"] == pool), None)


def test_glicko2_is_as_its_author_worked_it_out() -> None:
    # Glickman, "Example of the Glicko-2 system": 1500 ± 200 beats one, loses to two.
    met = [(Rating(1400, 30, 0.06), 1.0), (Rating(1550, 100, 0.06), 0.0)]
    found = updated(Rating(1500, 200, 0.06), [*met, (Rating(1700, 300, 0.06), 0.0)])
    assert found.value == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


@pytest.mark.parametrize(
    ("player", "other", "score", "after"),
    [
        ((1500, 350, 0.06), (1500, 350, 0.06), 1.0, (1662.3108939, 290.3189637, 0.0599996754)),
        ((1720, 60, 0.055), (1380, 200, 0.06), 0.0, (1705.1194795, 60.4018217, 0.0550041118)),
        ((2100, 45, 0.06), (2100, 300, 0.09), 0.5, (2100.0, 45.9786318, 0.0599982462)),
        ((1200, 120, 0.06), (2600, 40, 0.06), 1.0, (1282.8126300, 120.4424164, 0.0600132756)),
    ],
)
def test_duels_are_rated_as_version_0_1_rated_them(
    player: Numbers, other: Numbers, score: float, after: Numbers
) -> None:
    assert updated(Rating(*player), [(Rating(*other), score)]) == pytest.approx(after, rel=1e-8)


def test_the_winner_gains_what_an_equal_loser_loses() -> None:
    new = SYSTEMS[DUEL].new
    found = learnt(DUEL, {"a": new, "b": new}, ["a", "b"], [2, 1])
    assert found["b"].value > new.value > found["a"].value
    assert found["b"].value - new.value == pytest.approx(new.value - found["a"].value)
    assert found["a"].deviation == found["b"].deviation < new.deviation


def test_equals_who_draw_stay_equal() -> None:
    new = SYSTEMS[DUEL].new
    found = learnt(DUEL, {"a": new, "b": new}, ["a", "b"], [1, 1])
    assert found["a"].value == pytest.approx(new.value)
    assert found["a"] == found["b"]


def test_at_a_larger_table_each_place_counts() -> None:
    new = SYSTEMS[TABLE].new
    found = learnt(TABLE, dict.fromkeys("abc", new), "abc", [3, 1, 2])
    assert found["b"].value > found["c"].value > found["a"].value


def test_a_bot_in_several_seats_learns_from_each_of_them() -> None:
    new = SYSTEMS[TABLE].new
    found = learnt(TABLE, {"a": new, "bot": new}, ["a", "bot", "bot"], [1, 2, 3])
    alone = learnt(TABLE, dict.fromkeys("abc", new), "abc", [1, 2, 3])
    both = alone["b"].value + alone["c"].value - 2 * new.value
    assert found["bot"].value - new.value == pytest.approx(both)


def test_what_is_sure_of_a_player_grows_with_certainty() -> None:
    assert Skill(1500, 50).sure > Skill(1500, 350).sure


def test_a_rated_match_changes_both_ratings_and_an_unrated_one_none(server: Served) -> None:
    anna, leo = account(server), account(server)
    finished(server, anna, leo)
    assert (rating(anna), rating(leo)) == (None, None)
    match = finished(server, anna, leo, rated=True)
    hers, his = rating(anna), rating(leo)
    assert hers is not None
    assert his is not None
    assert hers["matches"] == his["matches"] == 1
    first = anna.get(f"/api/matches/{match}")["result"]["ranking"].index(1)
    assert (hers["value"] > his["value"]) is (first == 0)


def test_a_match_counts_once_however_many_processes_settle_it(server: Served) -> None:
    anna, leo = account(server), account(server)
    match = finished(server, anna, leo, rated=True)

    async def race() -> list[bool]:
        url = server.services.settings.database
        processes = [Database(url), Database(url)]
        await unsettle(processes[0], match)
        told = await asyncio.gather(*(settle(processes[each % 2], match) for each in range(8)))
        for process in processes:
            await process.close()
        return told

    assert server.run(race()).count(True) <= 1  # the server itself may have been quicker
    hers = rating(anna)
    assert hers is not None
    assert hers["matches"] == 2  # once when it ended, once after it was unsettled
    assert server.run(settle(server.services.database, match)) is False


def test_matches_settled_at_the_same_time_build_on_each_other(server: Served) -> None:
    anna, leo = account(server), account(server)
    matches = [finished(server, anna, leo, rated=True) for _ in range(3)]

    async def race() -> None:
        url = server.services.settings.database
        processes = [Database(url), Database(url), Database(url)]
        for match in matches:
            await unsettle(processes[0], match)
        await asyncio.gather(*map(settle, processes, matches))
        for process in processes:
            await process.close()

    before = rating(anna)
    assert before is not None
    server.run(race())
    told = anna.get("/api/me/matches")["matches"]
    befores = {each["rating_before"] for each in told}
    afters = {each["rating_after"] for each in told}
    assert befores - afters == {before["value"]}  # each begins where another ended
    assert len(afters) == 3


@pytest.mark.parametrize("kind", BACKENDS)
def test_a_match_nobody_settled_before_the_server_died_is_settled_by_the_next(
    kind: str, tmp_path: Path
) -> None:
    with backend(kind, tmp_path) as settings:
        with served(settings) as before:
            anna = account(before)
            before.run(before.services.settling.close())
            match = anna.quick("mosaic", options=SMALL, bot="level1", rated=True)
            to_the_end(anna, match)
            cookies = anna.http.cookies
            assert anna.get("/api/me/statistics") == {"games": []}
        with served(settings) as after:
            again = Client(after, cookies)
            found = until(lambda: rating(again, BOTS), bool)
            assert found is not None
            assert found["matches"] == 1


def test_a_match_that_somebody_left_is_counted_but_not_rated(server: Served) -> None:
    anna, leo = account(server), account(server)
    terms = {"stand_in": "greedy"}
    match = table_for_two(anna, leo, options=SMALL, terms=terms, rated=True)
    leo.act(match, "leave")
    to_the_end(anna, match)
    server.run(settle(server.services.database, match))
    assert rating(anna) is None
    assert anna.get("/api/me/statistics")["games"][0]["played"] == 1


def test_whoever_resigns_has_lost_in_the_ratings_too_and_so_in_the_rematch(server: Served) -> None:
    anna, leo = account(server), account(server)
    match = table_for_two(anna, leo, options=SMALL, rated=True)
    table = anna.get(f"/api/matches/{match}")["table"]
    leo.act(match, "resign")
    won = until(lambda: rating(anna), bool)
    lost = until(lambda: rating(leo), bool)
    assert won is not None
    assert lost is not None
    assert won["value"] > lost["value"]
    anna.post(f"/api/tables/{table}/rematch")
    leo.act(leo.post(f"/api/tables/{table}/rematch")["match"], "resign")
    again = until(lambda: rating(leo), lambda found: found and found["matches"] == 2)
    assert again is not None
    assert again["value"] < lost["value"]


def test_the_leaderboard_lists_accounts_by_what_is_sure(server: Served) -> None:
    anna, leo, guest = account(server), account(server), server.client()
    finished(server, anna, leo, rated=True)
    finished(server, anna, guest, rated=True)
    told = Client(server).get("/api/leaderboards/mosaic?pool=duel")["leaders"]
    ids = [line["player"]["id"] for line in told]
    assert {anna.get("/api/me")["id"], leo.get("/api/me")["id"]} <= set(ids)
    assert guest.get("/api/me")["id"] not in ids
    sure = [line["rating"]["sure"] for line in told]
    assert sure == sorted(sure, reverse=True)
    assert Client(server).refused("GET", f"/api/players/{guest.get('/api/me')['id']}")[0] == 404
    assert Client(server).refused("GET", "/api/leaderboards/chess")[0] == 422


def test_history_comes_page_by_page_newest_first(server: Served) -> None:
    anna = server.client()
    matches = [anna.quick("mosaic", options=SMALL) for _ in range(3)]
    to_the_end(anna, matches[0])
    server.run(settle(server.services.database, matches[0]))
    first = anna.get("/api/me/matches?limit=2")
    second = anna.get(f"/api/me/matches?limit=2&before={first['next']}")
    told = first["matches"] + second["matches"]
    starts = [each["started_ms"] for each in told]
    assert starts == sorted(starts, reverse=True)
    assert {each["match"] for each in told} == set(matches)
    assert second["next"] is None
    info = anna.get(f"/api/matches/{matches[0]}")
    places = {each["match"]: each["place"] for each in told}
    assert places == {
        matches[0]: info["result"]["ranking"][0],
        matches[1]: None,
        matches[2]: None,
    }
    words = {each["match"]: each["summary"] for each in told}
    assert words == {matches[0]: info["summaries"][0], matches[1]: None, matches[2]: None}
    assert anna.refused("GET", "/api/me/matches?before=yesterday")[0] == 422


def test_statistics_add_up(server: Served) -> None:
    anna, leo = account(server), account(server)
    matches = [finished(server, anna, leo, rated=True) for _ in range(2)]
    results = [anna.get(f"/api/matches/{match}")["result"] for match in matches]
    [told] = anna.get("/api/me/statistics")["games"]
    assert (told["game"], told["pool"], told["played"]) == ("mosaic", DUEL, 2)
    assert told["won"] == sum(result["ranking"][0] == 1 for result in results)
    assert told["average_place"] == sum(result["ranking"][0] for result in results) / 2
    assert told["average_points"] == sum(result["scores"][0] for result in results) / 2
    assert [point["match"] for point in told["course"]] == matches
    assert told["course"][-1]["value"] == told["rating"]["value"]


@pytest.mark.parametrize("path", ["/api/me/matches", "/api/me/statistics"])
def test_history_and_statistics_are_ones_own(server: Served, path: str) -> None:
    assert Client(server).refused("GET", path)[0] == 401


def test_a_rated_table_gives_no_hints(server: Served) -> None:
    wish = {"game": "mosaic", "rated": True, "hints": True}
    assert server.client().refused("POST", "/api/tables", wish)[0] == 422
