"""Bots in seats: they survive their process, and any server takes them up."""

import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest

import tesselle
from tesselle.server.store import matches as store
from tesselle.server.thinking.questions import job_of
from tesselle.server.thinking.thinkers import NoAnswer, Thinkers
from tests.server.backends import BACKENDS, backend
from tests.server.serving import Client, Served, served
from tests.server.test_play import to_the_end


def test_a_bot_survives_the_death_of_its_process(server: Served) -> None:
    anna = server.client()
    thinker = server.services.thinkers.quick
    match = anna.quick("mosaic", options={"side": 4})
    first = thinker.process.pid
    assert first
    os.kill(first, signal.SIGKILL)
    assert to_the_end(anna, match)["over"]
    assert thinker.process.pid != first


@pytest.mark.parametrize("kind", BACKENDS)
def test_a_move_owed_when_the_server_stopped_is_made_by_the_next_one(
    kind: str, tmp_path: Path
) -> None:
    with backend(kind, tmp_path) as settings:
        with served(settings) as before:
            anna = before.client()
            match = anna.quick("mosaic")
            before.run(before.services.bots.close())  # nobody thinks any more
            anna.play(match, 0, "e5")
            again = anna.http.cookies
        with served(settings) as after:
            assert Client(after, again).sight(match)["seq"] in (1, 2)
            with Client(after, again).live() as live:
                told = live.watch(match, since=1)
                events = told["events"] or [live.next()["event"]]
            assert [(event["seq"], event["seat"]) for event in events] == [(2, 1)]


def test_the_same_question_gets_the_same_move() -> None:
    match = tesselle.new("genial", seed=5)
    job = job_of(match, 0, "level1")
    assert job.answer() == job.answer()
    assert job.answer() in match.legal(0)


def test_a_bot_that_does_not_answer_in_time_is_given_up_and_replaced(server: Served) -> None:
    match = tesselle.new("genial", seed=5)

    async def impatient() -> tuple[int | None, int | None]:
        thinkers = Thinkers(1, limit_s=0.001)
        first = thinkers.searching[0].process.pid
        with pytest.raises(NoAnswer):
            await thinkers.think(job_of(match, 0, "level6"), ["anna"])
        last = thinkers.searching[0].process.pid
        thinkers.close()
        return first, last

    first, last = server.run(impatient())
    assert first != last


def test_a_question_that_raises_fails_alone_and_the_log_says_where(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    match = tesselle.new("genial", seed=5)
    job = job_of(match, 0, "level1")
    impossible = replace(job, seat=match.seats)  # there is no such seat
    thinkers = server.services.thinkers
    first = thinkers.quick.process.pid
    with pytest.raises(NoAnswer, match="IllegalMove"):
        server.run(thinkers.think(impossible, ["anna"]))
    assert "Traceback" in caplog.text
    assert "in answer" in caplog.text
    assert thinkers.quick.process.pid == first
    assert server.run(thinkers.think(job, ["anna"])) == job.answer()


def test_seats_and_moves_have_chance_of_their_own() -> None:
    match = tesselle.new("mosaic", seed=5)
    words = [job_of(match, seat, "greedy").word for seat in (0, 1)]
    match.play(0, "e5")
    words.append(job_of(match, 0, "greedy").word)
    assert len(set(words)) == 3


def test_the_result_is_written_with_the_last_event(server: Served) -> None:
    anna = server.client()
    match = anna.quick("mosaic", options={"side": 3})
    to_the_end(anna, match)
    stored = server.run(store.load(server.services.database, match))
    assert stored is not None
    assert stored.match.result == anna.get(f"/api/matches/{match}")["result"]
