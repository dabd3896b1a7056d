"""Bots from outside: the protocol as documented, and every way to break it."""

import json
import re
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import tesselle
from tesselle.arena.run import run
from tesselle.bots import roster
from tesselle.bots.outside import BadBot, Chooser, Program
from tesselle.bots.roster import UnknownBot
from tesselle.engine.match import Match
from tests.arena_tables import alive, here, small, until

ROOT = Path(__file__).parents[1]
GREEDY = ROOT / "tools" / "mozaik_greedy.py"
DOCUMENT = ROOT / "docs" / "outside-bots.md"
ANSWER_FIRST = 'print(json.dumps({"move": question["legal"][0]}), flush=True)'


def opened() -> Match:
    return tesselle.new("mosaic", side=3, seed=5)


def written(folder: Path, body: str) -> list[str]:
    """Write a bot that does ``body`` with each question."""
    path = folder / "bot.py"
    lines = [
        "import json, os, sys, time",
        "for line in sys.stdin:",
        "    question = json.loads(line)",
    ]
    path.write_text("\n".join([*lines, *("    " + line for line in body.splitlines())]))
    return [sys.executable, str(path)]


def documented(number: int) -> str:
    texts: list[str] = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    return texts[number]


class First:
    def choose(self, _view: dict[str, Any], legal: list[str]) -> str:
        return legal[0]


class Broken:
    def choose(self, _view: dict[str, Any], _legal: list[str]) -> str:
        raise RuntimeError("no idea")


FIRST = First()


@pytest.mark.parametrize("game", tesselle.game_names())
def test_the_documented_bot_plays_every_game(tmp_path: Path, game: str) -> None:
    text = documented(0)
    assert text.count("\n") == 15
    (tmp_path / "bot.py").write_text(text)
    match = tesselle.new(game, seed=3)
    with Program([sys.executable, str(tmp_path / "bot.py")]) as program:
        while not match.over:
            seat = match.waiting[0]
            match.play_action(seat, program.choose(match, seat))
    assert tesselle.verify(match.record()).match.scores == match.scores


def test_the_documented_library_use_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bot.py").write_text(documented(0))
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {}
    exec(documented(1) + documented(2), scope)  # noqa: S102  the document's own code
    assert scope["match"].over


def test_the_greedy_program_always_takes_the_most_points() -> None:
    match = tesselle.new("mozaik", seats=2, seed=3)
    with Program([sys.executable, str(GREEDY)]) as program:
        while not match.over:
            seat = match.waiting[0]
            placing = match.view(seat)["step"] == "place"
            most = max(points_after(match, seat, action) for action in match.actions(seat))
            match.play_action(seat, program.choose(match, seat))
            assert not placing or match.scores[seat] == most


def points_after(match: Match, seat: int, action: int) -> int:
    after = match.copy()
    after.play_action(seat, action)
    points: int = after.scores[seat]
    return points


def test_a_question_has_what_the_document_says_and_no_more(tmp_path: Path) -> None:
    seen = tmp_path / "seen.json"
    bot = written(tmp_path, f"open({str(seen)!r}, 'w').write(line)\n{ANSWER_FIRST}")
    match = tesselle.new("genial", seats=3, seed=5)
    with Program(bot) as program:
        program.choose(match, 0)
    question = json.loads(seen.read_text())
    keys = re.findall(r"^\| `(\w+)` \|", DOCUMENT.read_text(), re.MULTILINE)
    assert list(question) == keys
    assert question["view"] == json.loads(json.dumps(match.view(0)))
    assert question["legal"] == match.legal(0)
    assert (question["game"], question["seats"], question["seat"]) == ("genial", 3, 0)


def test_a_program_plays_in_the_arena(tmp_path: Path) -> None:
    bot = "program:" + " ".join(written(tmp_path, ANSWER_FIRST))
    asked = small("uniform", bot)
    results = run(asked.fixtures(), tmp_path / "results.jsonl", here())
    assert len(results) == 8
    assert all(result.forfeit is None for result in results)


def test_a_program_that_errs_forfeits_in_the_arena(tmp_path: Path) -> None:
    bot = "program:" + " ".join(written(tmp_path, "print('hello', flush=True)"))
    results = run(small("uniform", bot).fixtures(), tmp_path / "results.jsonl", here())
    for result in results:
        assert result.forfeit is not None
        assert result.bots[result.forfeit] == bot
        assert "got 'hello'" in str(result.error)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("print('[1]', flush=True)", "expected one line {\"move\": …} as JSON, got '[1]'"),
        ("print('{', flush=True)", "as JSON, got '{'"),
        ("print(flush=True)", "as JSON, got ''"),
        ('print(\'{"move": "z9"}\', flush=True)', "expected a legal move (a1, a2, a3, "),
        ("print('{\"move\": 7}', flush=True)", "got 7: expected a move as text, got 7"),
        ("sys.exit(3)", "expected a move, but the program ended with exit code 3"),
        ("os.close(1); time.sleep(60)", "expected a move, but the program ended"),
    ],
)
def test_a_broken_answer_is_told(tmp_path: Path, body: str, told: str) -> None:
    with Program(written(tmp_path, body)) as program, pytest.raises(BadBot) as wrong:
        program.choose(opened(), 0)
    assert told in str(wrong.value)


def test_the_end_of_the_standard_error_is_shown(tmp_path: Path) -> None:
    bot = written(tmp_path, "sys.stderr.write('x' * 5000)\nraise RuntimeError('out of tiles')")
    with Program(bot) as program, pytest.raises(BadBot, match="out of tiles") as wrong:
        program.choose(opened(), 0)
    assert len(str(wrong.value)) < 1500


def test_a_slow_program_is_ended_and_starts_afresh(tmp_path: Path) -> None:
    once = tmp_path / "once"
    slow = (
        f"if not os.path.exists({str(once)!r}):\n    open({str(once)!r}, 'w')\n    time.sleep(60)\n"
    )
    match = opened()
    with Program(written(tmp_path, slow + ANSWER_FIRST), limit_s=1.0) as program:
        began = time.monotonic()
        with pytest.raises(BadBot, match="expected a move within 1 s, got none"):
            program.choose(match, 0)
        assert time.monotonic() - began < 10
        assert program.choose(match, 0) == match.actions(0)[0]


def test_a_program_that_does_not_even_read_is_ended(tmp_path: Path) -> None:
    (tmp_path / "deaf.py").write_text("import time\ntime.sleep(60)\n")
    program = Program([sys.executable, str(tmp_path / "deaf.py")], limit_s=0.5)
    with program, pytest.raises(BadBot, match=r"within 0\.5 s"):
        program._ask(b" " * 1_000_000)  # more than any pipe holds


def test_closing_ends_the_program_properly(tmp_path: Path) -> None:
    ended = tmp_path / "ended"
    bot = written(tmp_path, ANSWER_FIRST)
    Path(bot[1]).write_text(Path(bot[1]).read_text() + f"\nopen({str(ended)!r}, 'w')\n")
    program = Program(bot)
    program.choose(opened(), 0)
    program.close()
    program.close()
    assert ended.exists()


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    body = f"""import subprocess
child = subprocess.Popen(['sleep', '60'])
open({str(pid)!r}, 'w').write(str(child.pid))
time.sleep(60)"""
    with Program(written(tmp_path, body), limit_s=1.0) as program, pytest.raises(BadBot):
        program.choose(opened(), 0)
    until(lambda: not alive(int(pid.read_text())))


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BadBot, match="cannot start no-such-program --fast"):
        Program("no-such-program --fast").choose(opened(), 0)
    with pytest.raises(BadBot, match="expected the command line of a program, got"):
        Program("bot 'unclosed")
    with pytest.raises(BadBot, match="got none"):
        Program("  ")


def test_an_object_chooses_by_text() -> None:
    match = opened()
    assert Chooser(First()).choose(match, 0) == match.actions(0)[0]


def test_an_object_that_errs_is_told() -> None:
    with pytest.raises(BadBot, match="expected a move, got RuntimeError: no idea"):
        Chooser(Broken()).choose(opened(), 0)
    with pytest.raises(BadBot, match=r"expected an object with choose\(view, legal\), got 7"):
        Chooser(7)  # type: ignore[arg-type]  # the mistake is the point


def test_an_object_sees_its_own_view_alone() -> None:
    views = []

    class Looker:
        def choose(self, view: dict[str, Any], legal: list[str]) -> str:
            views.append(view)
            return legal[0]

    match = tesselle.new("genial", seed=5)
    Chooser(Looker()).choose(match, 0)
    assert views == [match.view(0)]


@pytest.mark.parametrize("attribute", ["First", "FIRST"])
def test_a_text_names_a_class_or_an_object(attribute: str) -> None:
    match = opened()
    bot = roster.make(f"python:tests.test_outside_bots:{attribute}", 1)
    assert bot.choose(match, 0) == match.actions(0)[0]


def test_a_text_names_a_bot_of_our_own() -> None:
    match = opened()
    first, second = (roster.make("uniform", 7).choose(match, 0) for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("spec", "error", "told"),
    [
        ("gredy", UnknownBot, "no bot 'gredy'; there are: .*greedy.*program:COMMAND LINE"),
        ("python:tests", UnknownBot, "expected python:module:attribute, got 'python:tests'"),
        ("python:tests:Nobody", BadBot, "cannot make python:tests:Nobody: AttributeError"),
    ],
)
def test_a_text_that_names_no_bot_is_refused(spec: str, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        roster.make(spec, 1)
