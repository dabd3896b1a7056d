"""Players that read and answer with text: what they are told, what they may answer, their score."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import tesselle
from tesselle.arena.results import read_results
from tesselle.arena.run import run
from tesselle.arena.schedule import plan
from tesselle.bots import roster
from tesselle.bots.outside import BadBot
from tesselle.bots.reading.command import Command
from tesselle.bots.reading.page import introduction, turn
from tesselle.bots.reading.reader import Message, Reader, move_in
from tesselle.engine.errors import IllegalMove
from tesselle.engine.say import LANGUAGES
from tesselle.lab.reading.evaluate import benchmark, evaluate
from tests.arena_tables import here, small
from tests.test_cli_play import command

PAGE = Path(__file__).parents[2] / "docs" / "agents.md"


def first(messages: list[Message]) -> str:
    """Play the first legal move, from the text alone."""
    (moves,) = re.findall(r"^Legal moves .*?: (.*)$", messages[1]["content"], re.MULTILINE)
    return f"I take the first one.\n\n**MOVE: `{moves.split(', ')[0]}`**"


def script(folder: Path, body: str) -> str:
    path = folder / "reader.py"
    path.write_text(f"import re, sys, time\ntold = sys.stdin.read()\n{body}\n")
    return f"{sys.executable} {path}"


ANSWERS_FIRST = "print('MOVE:', re.findall(r'Legal moves .*?: ([a-z0-9]+)', told)[-1])"


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("MOVE: e5", "e5"),
        ("I think.\nMove: e4\nNo, better:\n**MOVE:** `e5`\n", "e5"),
        ("e5", "e5"),
        ("It is obvious.\n\n  `Rd4-Bd5`  \n", "Rd4-Bd5"),
        ("move = lay Bs c2", "lay Bs c2"),
    ],
)
def test_the_last_move_of_an_answer_counts(answer: str, move: str) -> None:
    assert move_in(answer) == move


@pytest.mark.parametrize("answer", ["", " \n\t\n"])
def test_an_empty_answer_has_no_move(answer: str) -> None:
    with pytest.raises(IllegalMove, match="no line of this form"):
        move_in(answer)


def test_what_is_wrong_is_told_and_asked_again() -> None:
    match = tesselle.new("mosaic", side=3, seed=1)
    match.play(0, "a1")
    answers, asked = iter(["MOVE: a1", "", "MOVE: b2"]), list[list[Message]]()

    def ask(messages: list[Message]) -> str:
        asked.append(messages)
        return next(answers)

    reader = Reader(ask)
    assert match.read(1, "b2") == reader.choose(match, 1)
    assert (reader.answers, reader.illegal) == (3, 2)
    assert [each["role"] for each in asked[2]] == ["system", "user", *["assistant", "user"] * 2]
    assert asked[1][:2] == asked[0]
    with pytest.raises(IllegalMove) as why:
        match.read(1, "a1")
    assert str(why.value) in asked[1][3]["content"]
    with pytest.raises(BadBot, match="no legal move in 3 answers; the last"):
        Reader(lambda _: "MOVE: a1").choose(match, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tesselle.game_names())
def test_a_reader_is_told_the_rules_and_what_its_seat_may_see(game: str, language: str) -> None:
    match = tesselle.new(game, seed=4)
    for _ in range(9):
        mover = match.waiting[-1]
        match.play(mover, match.legal(mover)[-1])
    seat = match.waiting[0]
    rules = introduction(match, seat, language)
    assert "R1" in rules
    assert match.game.author in rules
    listed, withheld = (turn(match, seat, language, listed=each) for each in (True, False))
    assert ", ".join(match.legal(seat)) in listed
    assert ", ".join(match.legal(seat)) not in withheld
    known = match.events_for(seat)
    own = max((event.number for event in known if event.seat == seat), default=0)
    for event in known:
        told = f"\n{event.number}. {match.names[event.seat]}: {event.move}"
        assert (told in listed) is (event.number >= own)
    for word in (5, 6):
        other = match.imagined(seat, word)
        assert turn(other, seat, language, listed=True) == listed
        assert introduction(other, seat, language) == rules


def test_a_secret_choice_of_another_seat_is_in_no_text() -> None:
    match = tesselle.new("mozaika", seed=4)
    while not match.game.secret(match.state, 0):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    before = turn(match, 1, "en", listed=True)
    match.play(0, match.legal(0)[-1])
    after = turn(match, 1, "en", listed=True)
    assert re.sub("✓|…", "", after) == re.sub("✓|…", "", before)


def test_a_command_sits_at_the_arena(tmp_path: Path) -> None:
    reader = f"text:{script(tmp_path, ANSWERS_FIRST)}"
    results = run(small("uniform", reader, games=2).fixtures(), tmp_path / "out.jsonl", here())
    assert [result.error for result in results] == [None, None]
    assert read_results(tmp_path / "out.jsonl") == results


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("print('MOVE: q9')", "no legal move in 3 answers"),
        ("sys.exit('no key')", "(?s)the command ended with 1.*no key"),
        ("time.sleep(60)", "expected an answer within 0.5 s, got nothing|got none"),
    ],
)
def test_a_command_that_gives_no_move_is_told_off(tmp_path: Path, body: str, why: str) -> None:
    bot = roster.make(f"text:{script(tmp_path, body)}", limit_s=0.5 if "sleep" in body else 30)
    match = tesselle.new("mosaic", side=3, seed=1)
    with pytest.raises(BadBot, match=why):
        bot.choose(match, 0)


def test_a_command_that_is_none_is_named() -> None:
    with pytest.raises(BadBot, match="cannot start no-such-command"):
        Command("no-such-command", 1)([])
    with pytest.raises(BadBot, match="expected the command line of a program"):
        Command(" ", 1)


def test_a_command_is_told_the_whole_conversation(tmp_path: Path) -> None:
    told = Command(script(tmp_path, "print(told)"), 30)(
        [
            {"role": "system", "content": "You play."},
            {"role": "user", "content": "Your turn."},
            {"role": "assistant", "content": "MOVE: a1"},
            {"role": "user", "content": "No."},
        ]
    )
    assert told.strip() == "You play.\n\nYour turn.\n\nYou answered:\n\nMOVE: a1\n\nNo."


def test_a_score_counts_what_was_played() -> None:
    wrong: list[int] = []

    def ask(messages: list[Message]) -> str:
        if len(messages) == 2 and len(wrong) < 4:
            wrong.append(1)
            return "MOVE: q9"
        return first(messages)

    found = evaluate(ask, "mosaic", "uniform", 4, simulations=20, side=3)
    assert found.matches == len(found.results) == 4
    assert [each["seat"] for each in found.results] == [0, 1, 1, 0]
    firsts = [1 / each["ranking"].count(1) * (each["ranking"][each["seat"]] == 1)
              for each in found.results]  # fmt: skip
    assert found.first == sum(firsts) / 4
    assert found.first_interval[0] <= found.first <= found.first_interval[1]
    assert found.points == sum(each["scores"][each["seat"]] for each in found.results) / 4
    assert found.illegal == 4 / found.answers
    assert found.helped == 0
    assert found.regret
    assert 0 < found.regret.moves < found.answers
    assert found.regret.interval[0] <= found.regret.mean <= found.regret.interval[1]
    assert json.loads(json.dumps(found.data()))["rules"] == "1"
    wrong.clear()
    assert evaluate(ask, "mosaic", "uniform", 4, simulations=20, side=3) == found


def test_the_match_goes_on_by_chance_where_no_answer_holds_a_move() -> None:
    found = evaluate(lambda _: "pass", "mosaic", "uniform", 2, simulations=0, side=3)
    assert found.illegal == 1
    assert found.helped == found.answers / 3
    assert found.regret is None
    assert "no legal move in 3 answers" in found.errors[0]


def test_one_who_never_answers_is_told_and_not_scored() -> None:
    def broken(_: Any) -> str:
        raise ConnectionError("no key")

    with pytest.raises(BadBot, match="ConnectionError: no key"):
        evaluate(broken, "mosaic", matches=1)


def test_a_benchmark_plays_every_game_and_names_what_it_depends_on() -> None:
    found = benchmark(lambda _: "", ["mozaika", "mozaik"], 1, "uniform", simulations=0)
    assert set(found["games"]) == {"mozaika", "mozaik"}
    assert found["games"]["mozaik"]["pinned"]["deck"]["sha256"]
    assert found["games"]["mozaika"]["equal"] == pytest.approx(1 / 3)


def test_the_command_writes_json(tmp_path: Path) -> None:
    words = ["evaluate", script(tmp_path, ANSWERS_FIRST), "mosaic", "-n", "1"]
    done = command(
        *words, "--against", "uniform", "--simulations", "20", "--out", str(tmp_path / "score.json")
    )
    assert done.returncode == 0, done.stderr
    found = json.loads((tmp_path / "score.json").read_text())
    assert found["format"] == "tesselle-reading/1"
    assert found["games"]["mosaic"]["illegal"] == 0


def test_the_pages_text_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    _, *examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    names: dict[str, Any] = {}
    for example in examples:
        exec(compile(example, "agents.md", "exec"), names)  # noqa: S102  our own text
    match = tesselle.new("mosaic", seed=1)
    assert names["Reader"](names["ask"]).choose(match, 0) == match.read(0, "e5")
    assert "Regret" in capsys.readouterr().out


def test_a_plan_takes_a_command_by_its_text() -> None:
    assert plan("mosaic", ["text:cat", "greedy"]).bots == ("text:cat", "greedy")
