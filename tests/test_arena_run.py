"""Runs: nothing lost, nothing played twice, whatever happens in between."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tesselle.arena import run as running
from tesselle.arena.results import BadResults, Ledger, read_results
from tesselle.arena.run import BrokenRun, Terms, processes, run
from tesselle.arena.schedule import Plan
from tesselle.bots.outside import BadBot
from tesselle.extra import MissingExtra, load
from tests.arena_tables import alive, here, outcome, small, until

ARENA = [sys.executable, "-m", "tesselle", "arena"]


class Killer:
    """A bot that takes its whole process with it."""

    def choose(self, _view: object, _legal: list[str]) -> str:
        os._exit(7)


def ids(path: Path) -> list[str]:
    return [json.loads(line)["id"] for line in path.read_text().splitlines()]


def wanted(plan: Plan) -> list[str]:
    return [fixture.id for fixture in plan.fixtures()]


def test_results_come_in_the_order_of_the_plan_and_lie_on_disk(tmp_path: Path) -> None:
    asked, path = small(games=20), tmp_path / "deep" / "results.jsonl"
    told: list[int] = []
    results = run(asked.fixtures(), path, here(), progress=told.append)
    assert [result.id for result in results] == wanted(asked)
    assert sorted(ids(path)) == sorted(wanted(asked))
    assert told[0] == 0
    assert sum(told) == 20


def test_a_finished_run_plays_nothing_again(tmp_path: Path) -> None:
    asked, path = small(), tmp_path / "results.jsonl"
    first = run(asked.fixtures(), path, here())
    before = path.read_bytes()
    told: list[int] = []
    assert run(asked.fixtures(), path, here(), progress=told.append) == first
    assert path.read_bytes() == before
    assert told == [8]


def test_a_larger_plan_plays_only_what_is_new(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(small(games=4).fixtures(), path, here())
    before = path.read_bytes()
    run(small(games=10).fixtures(), path, here())
    assert path.read_bytes().startswith(before)
    assert sorted(ids(path)) == sorted(wanted(small(games=10)))


@pytest.mark.parametrize("cut", [1, 2, 50])
def test_a_torn_last_line_is_dropped_and_its_game_played_again(tmp_path: Path, cut: int) -> None:
    asked, path = small(), tmp_path / "results.jsonl"
    whole = run(asked.fixtures(), path, here())
    path.write_bytes(path.read_bytes()[:-cut])
    assert len(read_results(path)) == 7
    again = run(asked.fixtures(), path, here())
    assert [result.ranking for result in again] == [result.ranking for result in whole]
    assert sorted(ids(path)) == sorted(wanted(asked))


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(outcome(1, "a b", [1, 2]).line() + "oops\n" + outcome(2, "a b", [1, 2]).line())
    with pytest.raises(BadResults, match="line 2: expected a result as JSON"):
        Ledger(path)


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="cannot"):
        Ledger(tmp_path)


def test_a_batch_is_handed_in_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "BATCH_S", 0.0)
    batch = list(small().fixtures())
    finished, left = running.play_batch(batch, Terms())
    assert [result.id for result in finished] == [batch[0].id]
    assert left == batch[1:]


def test_a_bot_that_cannot_be_made_stops_the_run(tmp_path: Path) -> None:
    asked = small("greedy", "python:tests.nowhere:Bot")
    with pytest.raises(BadBot, match=r"cannot make python:tests.nowhere:Bot: ModuleNotFound"):
        run(asked.fixtures(), tmp_path / "results.jsonl", here())


def test_a_worker_that_dies_is_told_and_what_was_finished_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(small().fixtures(), path, here())
    before = path.read_bytes()
    asked = small("greedy", "python:tests.test_arena_run:Killer")
    with pytest.raises(BrokenRun, match="8 finished games are in"):
        run(asked.fixtures(), path, processes(1))
    assert path.read_bytes() == before


def test_killed_in_the_middle_and_started_again_every_game_is_there_once(tmp_path: Path) -> None:
    asked, path = small(games=3000), tmp_path / "results.jsonl"
    words = [*ARENA, *asked.command().split()[2:], "--out", str(path), "--processes", "2"]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as arena:
        until(lambda: path.exists() and path.stat().st_size > 0)
        workers = children(arena.pid)
        arena.send_signal(signal.SIGKILL)
    kept = path.read_bytes()
    kept = kept[: kept.rfind(b"\n") + 1]
    assert 0 < kept.count(b"\n") < 3000
    assert workers
    until(lambda: not any(map(alive, workers)))

    done = subprocess.run([*words, "--json"], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 3000
    assert path.read_bytes().startswith(kept)
    assert sorted(ids(path)) == sorted(wanted(asked))


def test_a_bot_of_the_present_folder_plays(tmp_path: Path) -> None:
    bot = "class First:\n    def choose(self, view, legal):\n        return legal[0]\n"
    (tmp_path / "first_bot.py").write_text(bot)
    root = str(Path(__file__).parent.parent)
    words = [sys.executable, "-P", *ARENA[1:], "mosaic", "uniform", "python:first_bot:First"]
    done = subprocess.run(
        [*words, "--games", "2", "-o", "side=3", "--out", "results.jsonl", "--processes", "1"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": root},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(read_results(tmp_path / "results.jsonl")) == 2


def need_ray() -> None:
    """Skip the test where there is no Ray; with ``CI`` set it fails instead."""
    try:
        load("ray", "ray")
    except MissingExtra as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(missing))


def test_a_worker_that_dies_on_ray_is_told_in_a_sentence(tmp_path: Path) -> None:
    need_ray()
    killer = "python:tests.test_arena_run:Killer"
    words = [*ARENA, "mosaic", "greedy", killer, "--option", "side=3", "--games", "2"]
    done = subprocess.run(
        [*words, "--out", str(tmp_path / "out.jsonl"), "--processes", "1", "--ray", "local"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert "a worker process died; 0 finished games are in" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    need_ray()
    asked, path = small(games=40), tmp_path / "ray.jsonl"
    words = [*ARENA, *asked.command().split()[2:], "--out", str(path), "--processes", "2"]
    done = subprocess.run(
        [*words, "--ray", "local", "--json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    here_played = run(asked.fixtures(), tmp_path / "here.jsonl", here())
    ray_played = {result.id: result.scores for result in read_results(path)}
    assert ray_played == {result.id: result.scores for result in here_played}


def test_a_missing_library_says_how_to_install_it() -> None:
    with pytest.raises(MissingExtra, match=r"pip install 'tesselle\[arena\]'") as missing:
        load("no_such_library", "arena")
    assert "n'est pas installé" in missing.value.say.fr


def children(parent: int) -> list[int]:
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(process) for process in found]
