"""A machine's clock that is set to another time changes no match clock, here or elsewhere."""

from pathlib import Path

import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer

from tesselle.server.people.sessions import COOKIE
from tesselle.server.plumbing.now import SharedTime, steady
from tests.server.backends import BACKENDS, SHARED, SIGNED, backend
from tests.server.serving import Client, Served, served, table_for_two
from tests.server.test_timeouts import FISCHER, Hands, Timed, left

HOUR_MS = 3600_000
DAY_S = 86_400


def look(server: Served) -> None:
    server.run(server.services.timeouts.look())


def test_within_a_process_time_is_what_went_by() -> None:
    wall, passed = Hands(), Hands()
    clock, began = steady(wall, passed), wall.at_ms
    assert clock() == began
    wall.at_ms -= HOUR_MS
    passed.at_ms += 5
    assert clock() == began + 5


def test_a_shared_time_keeps_up_and_never_goes_back() -> None:
    own = Hands()
    shared, began = SharedTime(own), own.at_ms
    shared.keep_up(began + 100)
    shared.keep_up(began + 50)
    own.at_ms += 1
    assert shared() == began + 101


@pytest.mark.parametrize("jump_ms", [-HOUR_MS, HOUR_MS])
@pytest.mark.parametrize("kind", BACKENDS)
def test_a_clock_that_was_set_before_a_server_started_again_changes_no_match_clock(
    kind: str, jump_ms: int, tmp_path: Path
) -> None:
    hands = Hands()
    with backend(kind, tmp_path) as settings:
        with served(settings, hands) as before:
            anna, leo = before.client(), before.client()
            match = table_for_two(anna, leo, terms={"clock": FISCHER, "on_time": "end"})
            Timed(before, hands).wait(20)
            cookies = anna.http.cookies
        hands.at_ms += jump_ms
        with served(settings, hands) as after:
            again = Client(after, cookies)
            assert left(again, match) == [40_000, 60_000]
            Timed(after, hands).wait(5)
            assert left(again, match) == [35_000, 60_000]
            told = again.play(match, 0, "e5")
            assert told["clock"] == {"left_ms": [45_000, 60_000], "running": [1]}


@pytest.mark.parametrize("skew_ms", [-HOUR_MS, HOUR_MS])
def test_processes_whose_clocks_differ_by_an_hour_count_alike(skew_ms: int, tmp_path: Path) -> None:
    hands, theirs = Hands(), Hands()
    theirs.at_ms += skew_ms
    with backend(SHARED, tmp_path) as settings, served(settings, hands) as one:
        anna, leo = one.client(), one.client()
        match = table_for_two(anna, leo, terms={"clock": FISCHER, "on_time": "end"})
        Timed(one, hands).wait(20)
        with served(settings, theirs) as other:
            doors = {one: (anna, leo), other: (anna.at(other), leo.at(other))}
            for each in doors:
                look(each)
            for each in doors:
                assert left(doors[each][0], match) == [40_000, 60_000]
            anna.at(other).play(match, 0, "e5")
            hands.at_ms += 2_000
            theirs.at_ms += 2_000
            for each in doors:
                look(each)
                assert left(doors[each][0], match) == [50_000, 58_000]
            told = leo.play(match, 1, "e4")
            assert told["clock"] == {"left_ms": [50_000, 68_000], "running": [0]}


class Tomorrow(TimestampSigner):
    """Signs as before the clock was set back by a day."""

    def get_timestamp(self) -> int:
        return super().get_timestamp() + DAY_S


def test_a_clock_that_is_set_back_signs_nobody_out(server: Served) -> None:
    anna = server.client("Anna")
    me = anna.get("/api/me")
    signer = URLSafeTimedSerializer(SIGNED, salt="session", signer=Tomorrow)
    anna.http.cookies.set(COOKIE, signer.dumps([me["id"], 0, "of tomorrow"]))
    assert anna.get("/api/me") == me
