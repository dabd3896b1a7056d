"""Clocks: they run, they stand still while no server runs, and they run out by themselves."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tesselle.server.plumbing.now import now_ms
from tesselle.server.results.rating import BOTS, NEW
from tesselle.server.results.settling import settle
from tesselle.server.wire.terms import DAY_MS, UNFINISHED_DAYS
from tests.server.backends import BACKENDS, SHARED, SQLITE, backend
from tests.server.serving import Client, Served, served, table_for_two
from tests.server.test_accounts import account

STEP_MS = 2_500  # less than the silence by which a dead server is known


class Hands:
    """A clock whose hands a test moves."""

    def __init__(self) -> None:
        self.at_ms = now_ms()

    def __call__(self) -> int:
        return self.at_ms


class Timed:
    """A server and its clock."""

    def __init__(self, server: Served, hands: Hands) -> None:
        self.server, self.hands = server, hands

    def wait(self, seconds: int) -> None:
        """Let time pass while the server runs."""
        left_ms = seconds * 1000
        self._look()  # or a test that moved the hands itself would leave a silence behind
        while left_ms > 0:
            self.hands.at_ms += min(STEP_MS, left_ms)
            left_ms -= STEP_MS
            self._look()

    def _look(self) -> None:
        self.server.run(self.server.services.timeouts.look())


@pytest.fixture(scope="module", params=BACKENDS)
def timed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Timed]:
    folder, hands = tmp_path_factory.mktemp("timed"), Hands()
    with backend(request.param, folder) as settings, served(settings, hands) as server:
        yield Timed(server, hands)


FISCHER = {"kind": "fischer", "start_s": 60, "increment_s": 10}


def left(client: Client, match: str) -> list[int | None]:
    shown: list[int | None] = client.sight(match)["clock"]["left_ms"]
    return shown


def test_a_fischer_clock_runs_for_whoever_is_to_move_and_gains_with_each_move(
    timed: Timed,
) -> None:
    anna, leo = timed.server.client(), timed.server.client()
    match = table_for_two(anna, leo, terms={"clock": FISCHER})
    timed.wait(20)
    assert anna.sight(match)["clock"] == {"left_ms": [40_000, 60_000], "running": [0]}
    told = anna.play(match, 0, "e5")
    assert told["clock"] == {"left_ms": [50_000, 60_000], "running": [1]}
    timed.wait(5)
    with leo.live() as his:
        assert his.watch(match)["clock"]["left_ms"] == [50_000, 55_000]


def test_a_clock_for_each_move_starts_anew(timed: Timed) -> None:
    anna, leo = timed.server.client(), timed.server.client()
    match = table_for_two(anna, leo, terms={"clock": {"kind": "move", "seconds": 30}})
    timed.wait(25)
    anna.play(match, 0, "e5")
    leo.play(match, 1, "e4")
    assert anna.sight(match)["clock"] == {"left_ms": [30_000, 30_000], "running": [0]}


def test_days_are_long(timed: Timed) -> None:
    anna, leo = timed.server.client(), timed.server.client()
    match = table_for_two(anna, leo, terms={"clock": {"kind": "days", "days": 2}})
    timed.wait(10)
    assert left(anna, match) == [2 * 24 * 3600 * 1000 - 10_000, 2 * 24 * 3600 * 1000]


def test_when_time_runs_out_the_match_ends_if_the_table_chose_so(timed: Timed) -> None:
    anna, leo = timed.server.client(), timed.server.client()
    match = table_for_two(anna, leo, terms={"clock": FISCHER, "on_time": "end"})
    anna.play(match, 0, "e5")
    timed.wait(55)
    assert not anna.sight(match)["over"]
    timed.wait(5)
    info = anna.get(f"/api/matches/{match}")
    assert info["ended"] == {"seat": 1, "by": "time"}
    assert info["result"]["ranking"] == [1, 2]
    assert anna.get(f"/api/matches/{match}/verify")["events"] == 1


def test_a_move_that_comes_too_late_is_refused(timed: Timed) -> None:
    anna, leo = timed.server.client(), timed.server.client()
    terms = {"clock": {"kind": "move", "seconds": 5}, "on_time": "end"}
    match = table_for_two(anna, leo, terms=terms)
    timed.wait(3)
    timed.hands.at_ms += 2_000  # now it is up, whether or not anybody has looked
    move = anna.move(seq=0, move="e5")
    status, _ = anna.refused("POST", f"/api/matches/{match}/moves", move)
    assert status in (409, 422)  # too late, or the match is over already
    assert "move" not in [event["kind"] for event in anna.sight(match)["events"]]


def test_or_a_bot_takes_the_seat_and_plays_on(timed: Timed) -> None:
    anna, leo = timed.server.client(), timed.server.client()
    terms = {"clock": {"kind": "move", "seconds": 10}, "stand_in": "greedy"}
    match = table_for_two(anna, leo, terms=terms, rated=True)
    anna.play(match, 0, "e5")
    with anna.live() as live:
        live.watch(match)
        timed.wait(10)
        told = [live.next()["event"] for _ in range(2)]
    assert told[0] == {"seq": 2, "kind": "time", "seat": 1, "move": "greedy"}
    assert (told[1]["kind"], told[1]["seat"]) == ("move", 1)
    assert not anna.get(f"/api/matches/{match}")["rated"]
    assert anna.sight(match)["clock"]["running"] == [0]  # the bot has no clock


def test_a_rated_match_against_bots_that_nobody_goes_on_with_is_lost(timed: Timed) -> None:
    anna = account(timed.server)
    seconds = {"clock": {"kind": "move", "seconds": 10}}  # a bot was to take over: not here
    match = anna.quick("mosaic", bot="level1", rated=True, terms=seconds)
    timed.wait(10)
    info = anna.get(f"/api/matches/{match}")
    assert (info["ended"], info["rated"]) == ({"seat": 0, "by": "time"}, True)
    timed.server.run(settle(timed.server.services.database, match))
    [rating] = anna.get("/api/me/profile")["ratings"]
    assert (rating["pool"], rating["matches"]) == (BOTS, 1)
    assert rating["value"] < NEW.value


def test_a_rated_match_against_bots_has_days_for_a_move_where_no_clock_was_chosen(
    timed: Timed,
) -> None:
    anna, leo = account(timed.server), account(timed.server)
    rated = anna.quick("mosaic", bot="level1", rated=True)
    assert left(anna, rated)[0] == UNFINISHED_DAYS * DAY_MS
    assert anna.sight(anna.quick("mosaic", bot="level1"))["clock"] is None
    assert anna.sight(table_for_two(anna, leo, rated=True))["clock"] is None


def test_seats_that_act_at_the_same_time_each_have_their_own(timed: Timed) -> None:
    people = [timed.server.client(name) for name in ("Anna", "Léo", "Zoé")]
    wish = {"game": "mozaika", "seats": 3, "terms": {"clock": FISCHER}}
    table = people[0].post("/api/tables", wish)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    match = people[0].post(f"/api/tables/{table}/start")["match"]
    assert people[0].sight(match)["clock"]["running"] == [0, 1, 2]
    timed.wait(10)
    people[1].play(match, 0, people[1].sight(match)["legal"][0])
    timed.wait(5)
    shown = left(people[0], match)
    assert shown[0] == shown[2] == 45_000


def test_nobody_has_a_clock_where_the_table_wants_none(timed: Timed) -> None:
    anna, leo = timed.server.client(), timed.server.client()
    assert anna.sight(table_for_two(anna, leo))["clock"] is None


def test_a_judgement_that_nobody_gives_is_given_as_bots_would(timed: Timed) -> None:
    anna, leo = timed.server.client(), timed.server.client()
    match = table_for_two(anna, leo, "mozaik", options={"judge": "table"}, terms={"judge_s": 20})
    people = [anna, leo]
    while True:  # until somebody is to claim or to dispute
        sight = anna.sight(match)
        seat = sight["waiting"][0]
        moves = people[seat].sight(match)["legal"]
        if moves[0].startswith(("claim", "dispute")):
            break
        assert sight["clock"]["running"] == []
        people[seat].play(match, sight["seq"], moves[-1])
    assert anna.sight(match)["clock"]["running"] == [seat]
    timed.wait(20)
    event = people[seat].sight(match)["events"][sight["seq"]]
    assert (event["kind"], event["seat"]) == ("move", seat)
    assert event["move"].startswith(("claim", "dispute"))
    assert people[seat].get(f"/api/matches/{match}")["players"][seat]["kind"] == "guest"


@pytest.mark.parametrize("kind", BACKENDS)
def test_clocks_stand_still_while_no_server_runs_and_run_out_with_nobody_connected(
    kind: str, tmp_path: Path
) -> None:
    hands = Hands()
    with backend(kind, tmp_path) as settings:
        with served(settings, hands) as before:
            anna, leo = before.client(), before.client()
            match = table_for_two(anna, leo, terms={"clock": FISCHER, "on_time": "end"})
            Timed(before, hands).wait(20)
            cookies = anna.http.cookies
        hands.at_ms += 3600_000  # an hour goes by
        with served(settings, hands) as after:
            again = Client(after, cookies)
            assert left(again, match) == [40_000, 60_000]
            Timed(after, hands).wait(35)
            assert left(again, match) == [5_000, 60_000]
            Timed(after, hands).wait(5)
            assert again.get(f"/api/matches/{match}")["ended"] == {"seat": 0, "by": "time"}


def test_of_two_processes_that_see_time_run_out_one_acts(tmp_path: Path) -> None:
    hands = Hands()
    with (
        backend(SHARED, tmp_path) as settings,
        served(settings, hands) as one,
        served(settings, hands) as other,
        ThreadPoolExecutor() as threads,
    ):
        anna, leo = one.client(), one.client()
        terms = {"clock": {"kind": "move", "seconds": 5}, "on_time": "end"}
        match = table_for_two(anna, leo, terms=terms)
        Timed(one, hands).wait(3)
        assert left(anna.at(other), match) == [2_000, 5_000]
        hands.at_ms += 2_000
        looks = [threads.submit(each.run, each.services.timeouts.look()) for each in (one, other)]
        for look in looks:
            look.result()
        other.run(other.services.matches.fresh(match))  # whether or not news has come
        for door in (anna, anna.at(other)):
            assert [event["kind"] for event in door.sight(match)["events"]] == ["time"]


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "sand"},
        {"kind": "move", "seconds": 1},
        {"kind": "fischer", "start_s": 60},
        {"kind": "days", "days": 0},
    ],
)
@pytest.mark.parametrize("timed", [SQLITE], indirect=True)
def test_a_clock_that_cannot_be_is_refused(timed: Timed, clock: dict[str, object]) -> None:
    wish = {"game": "mosaic", "terms": {"clock": clock}}
    assert timed.server.client().refused("POST", "/api/tables", wish)[0] == 422
