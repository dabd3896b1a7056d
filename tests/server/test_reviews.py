"""What the search thinks: hints while one plays, reviews and analyses after the end."""

from pathlib import Path
from typing import Any

import pytest

from tesselle.server.store import reviews as store
from tests.server.backends import BACKENDS, backend
from tests.server.serving import Body, Client, Served, served, table_for_two, until
from tests.server.test_play import to_the_end
from tests.server.test_results import SMALL, finished


def reviewed(client: Client, match: str) -> Body:
    """Ask for a review and wait until it is done."""
    client.post(f"/api/matches/{match}/review")
    look = f"/api/matches/{match}/review"
    told: Body = until(lambda: client.get(look), lambda seen: seen["state"] != "working")
    return told


def test_a_review_judges_every_move_that_had_an_alternative(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = finished(server, anna, leo)
    told = reviewed(leo, match)
    record = anna.get(f"/api/matches/{match}/record")
    assert told["state"] == "done"
    assert told["done"] == told["total"] == len(record["events"])
    for judged in told["judged"]:
        event = record["events"][judged["number"] - 1]
        assert (judged["seat"], judged["played"]) == (event["seat"], event["move"])
        assert (judged["lost"] == 0) or (judged["best"] != judged["played"])
    numbers = [judged["number"] for judged in told["judged"]]
    assert numbers == sorted(set(numbers))
    assert set(told["turning"]) <= set(numbers)
    assert leo.post(f"/api/matches/{match}/review") == told  # it is not made twice


def test_an_analysis_of_a_past_move_is_kept(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = finished(server, anna, leo)
    path = f"/api/matches/{match}/analysis/2"
    told = anna.post(path)
    assert told["seat"] == leo.sight(match)["seat"]
    assert sum(told["chances"]) == pytest.approx(1)
    assert leo.post(path) == told
    assert anna.refused("POST", f"/api/matches/{match}/analysis/99")[0] == 422


def test_during_a_match_there_is_neither_review_nor_analysis(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo, options=SMALL, hints=True)
    anna.play(match, 0, anna.sight(match)["legal"][0])
    for path in ("review", "analysis/1"):
        status, told = anna.refused("POST", f"/api/matches/{match}/{path}")
        assert (status, told["code"]) == (409, "conflict")
    assert anna.refused("GET", f"/api/matches/{match}/review")[0] == 404


def test_a_hint_is_for_the_seat_that_is_to_act(server: Served) -> None:
    anna, leo, eve = server.client(), server.client(), server.client("Eve")
    match = table_for_two(anna, leo, options=SMALL, hints=True)
    told = anna.post(f"/api/matches/{match}/hint")
    assert told["seat"] == 0
    best = told["choices"][0]
    assert best["move"] in anna.sight(match)["legal"]
    assert best["said"]["en"] == f"place on {best['move']}"
    assert leo.refused("POST", f"/api/matches/{match}/hint")[0] == 409
    assert eve.refused("POST", f"/api/matches/{match}/hint")[0] == 403
    assert Client(server).refused("POST", f"/api/matches/{match}/hint")[0] == 401


@pytest.mark.parametrize("wish", [{"rated": True}, {"hints": False}])
def test_without_leave_there_are_no_hints(server: Served, wish: dict[str, Any]) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo, options=SMALL, **wish)
    assert anna.refused("POST", f"/api/matches/{match}/hint")[0] == 403


def test_quick_play_has_hints_unless_it_is_rated(server: Served) -> None:
    anna = server.client()
    friendly = anna.quick("mosaic", options=SMALL)
    assert anna.post(f"/api/matches/{friendly}/hint")["choices"]
    serious = anna.quick("mosaic", options=SMALL, rated=True)
    assert anna.refused("POST", f"/api/matches/{serious}/hint")[0] == 403


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_the_review_of_a_private_match_does_not_exist_for_strangers(
    server: Served, method: str
) -> None:
    anna, leo, eve = server.client(), server.client(), server.client("Eve")
    match = finished(server, anna, leo, visibility="private")
    assert eve.refused(method, f"/api/matches/{match}/review")[0] == 404
    assert eve.refused("POST", f"/api/matches/{match}/analysis/1")[0] == 404
    assert eve.refused("POST", f"/api/matches/{match}/hint")[0] == 404
    assert Client(server).refused("POST", f"/api/matches/{match}/review")[0] in (401, 404)


@pytest.mark.parametrize("kind", BACKENDS)
def test_a_review_begun_by_a_server_that_died_is_finished_by_the_next(
    kind: str, tmp_path: Path
) -> None:
    with backend(kind, tmp_path) as settings:
        with served(settings) as before:
            anna = before.client()
            match = anna.quick("mosaic", options=SMALL)
            to_the_end(anna, match)
            before.run(before.services.reviews.close())  # nobody judges any more
            assert anna.post(f"/api/matches/{match}/review")["state"] == "working"
            lease = before.services.matches.lease()
            database, clock = before.services.database, lease.until_ms
            begun = before.run(store.claim(database, lease, clock))
            assert begun is not None
            first = {"number": 1, "seat": 0, "played": "a", "best": "b", "best_said": None}
            first |= {"lost": 0.5, "chances": [], "lesson": None}
            before.run(store.keep(database, match, lease, done=1, judged=[first]))
            before.run(_expire(before, match))
            cookies = anna.http.cookies
        with served(settings) as after:
            told = reviewed(Client(after, cookies), match)
    assert told["state"] == "done"
    assert told["judged"][0] == first  # it went on from there
    assert [each["number"] for each in told["judged"]].count(1) == 1
    assert told["judged"][-1]["number"] > 1


async def _expire(server: Served, match: str) -> None:
    """Let the lease of a process that died run out."""
    lease = server.services.matches.lease()
    gone = type(lease)(lease.holder, 0)
    await store.keep(server.services.database, match, gone)
