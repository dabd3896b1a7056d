"""Playing in the terminal: what people see, type and are told."""

import dataclasses
import io
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

import tesselle
from tesselle.bots import roster
from tesselle.bots.outside import Program
from tesselle.cli import render
from tesselle.cli.completion import Moves, Prompt
from tesselle.cli.play import Session
from tesselle.cli.prompt import Quit
from tesselle.engine.entropy import Word
from tesselle.engine.game import State
from tesselle.engine.match import Match
from tesselle.local import characters
from tests.openings import skipping

Monkey = pytest.MonkeyPatch
MOSAIC = tesselle.get_game("mosaic")


class Table:
    """A session whose people type what the test says, one line after another."""

    def __init__(
        self,
        match: Match,
        *typed: str,
        language: str = "en",
        save: Path | None = None,
        terminal: bool = False,
    ) -> None:
        save = save or Path(tempfile.mkdtemp()) / "match.json"
        self.asked: list[str] = []
        self.shown_at_question: list[str] = []
        self.typed = list(typed)
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=120, force_terminal=terminal, highlight=False)
        bots = roster.seated(match.names)
        self.session = Session(match, console, self.ask, language, save, bots)

    def ask(self, question: str, _moves: list[str]) -> str:
        self.asked.append(question)
        self.shown_at_question.append(self.paper.getvalue())
        if not self.typed:
            raise Quit
        return self.typed.pop(0)

    def run(self) -> str:
        self.session.run()
        return self.paper.getvalue()


def mosaic(*names: str) -> Match:
    return tesselle.new("mosaic", side=3, seed=1, names=names)


def test_a_person_and_a_bot_play_to_the_end() -> None:
    match = mosaic("Anna", "greedy")
    table = Table(match)
    table.session.ask = lambda _question, moves: moves[0]
    text = table.run()
    assert match.over
    assert "The end" in text
    assert "Anna" in text


@pytest.mark.parametrize("bot", ["level1", "level4", "greedy"])
def test_people_are_told_that_a_bot_thinks(bot: str) -> None:
    text = Table(mosaic("Anna", bot), "c3", terminal=True).run()
    name = characters.NAMES[bot][0]
    assert f"{name} is thinking (a minute, the very first time)" in text


def test_bots_are_introduced_by_name_and_style_once_and_called_so_all_along() -> None:
    match = tesselle.new("mozaika", seed=1, names=["Anna", "level1", "level1"])
    text = Table(match, "lay", "quit").run()
    style = characters.STYLES["level1"].en
    for name in ("Pip", "Moka"):
        assert text.replace("\n", " ").count(f"{name} (level1): {style}") == 1
        assert text.count(name) > 1, "the table shows it too"
    assert match.record()["names"] == ["Anna", "level1", "level1"], "as they are typed"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "cannot move: the turn is skipped."),
        ("fr", "ne peut pas jouer : son tour est sauté."),
        ("de", "kann nicht ziehen und setzt aus."),
    ],
)
def test_a_skipped_turn_is_told(language: str, words: str) -> None:
    match = skipping()
    assert (
        f"{match.names[1 - match.events[-1].seat]} {words}" in Table(match, language=language).run()
    )


def test_a_wrong_move_is_explained_and_asked_again() -> None:
    match = mosaic("Anna", "Léo")
    text = Table(match, "c3", "c3", "nonsense", "b2").run()
    assert "c3 already has a tile" in text
    assert "expected a cell from a1 to e3" in text
    assert [event.move for event in match.events] == ["c3", "b2"]


def test_a_wrong_move_is_explained_in_french() -> None:
    text = Table(mosaic("Anna", "Léo"), "c3", "c3", language="fr").run()
    assert "c3 porte déjà une tuile" in text


def test_a_question_mark_lists_legal_moves() -> None:
    text = Table(mosaic("Anna", "Léo"), "? b").run()
    listed = text.rpartition("╯")[2].split()
    assert listed == ["b1", "b2", "b3", "b4"]


def test_a_long_list_says_how_to_narrow_it() -> None:
    match = tesselle.new("mosaic", side=8, names=["Anna", "Léo"])
    moves = [f"move {number}" for number in range(450)]
    table = Table(match)
    table.session._list(moves, "")
    assert "250 more" in table.paper.getvalue()


def test_a_hint_is_a_legal_move() -> None:
    match = mosaic("Anna", "Léo")
    text = Table(match, "hint").run()
    hinted = text.rpartition("Try ")[2].strip()
    assert hinted in match.legal(0)


def test_the_rules_can_be_read_at_the_table() -> None:
    assert "Mark Steere" in Table(mosaic("Anna", "Léo"), "rules").run().rpartition("╯")[2]


def test_no_curtain_where_nothing_is_secret() -> None:
    table = Table(mosaic("Anna", "Léo"), "c3", "b2")
    table.run()
    assert not any("Pass the keyboard" in question for question in table.asked)


def test_a_curtain_falls_before_another_persons_secrets() -> None:
    match = tesselle.new("genial", seed=5, names=["Anna", "Léo"])
    table = Table(match, "", match.legal(0)[0], "")
    table.run()
    assert "Pass the keyboard to Anna" in table.asked[0]
    assert table.shown_at_question[0] == ""
    assert "Pass the keyboard to Léo" in table.asked[2]


def test_no_curtain_where_hands_lie_open() -> None:
    match = tesselle.new("mozaika", seed=5, names=["Anna", "Léo", "Inès"])
    table = Table(match, match.legal(0)[0], match.legal(1)[0], match.legal(2)[0])
    table.run()
    assert not any("Pass the keyboard" in question for question in table.asked)


def test_bids_are_not_told_before_all_are_in() -> None:
    match = tesselle.new("mozaika", seed=5, names=["Anna", "Léo", "Inès"])
    while "bid 0" not in match.legal(0):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    table = Table(match, "bid 7", "", "bid 5", "")
    text = table.run()
    assert [event.move for event in match.events[-2:]] == ["bid 7", "bid 5"]
    assert "bid 7" not in text
    assert "bid 5" not in text


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    first = mosaic("Anna", "Léo")
    Table(first, "c3", "b2", save=path).run()
    again = tesselle.replay(json.loads(path.read_text()))
    assert again.position == first.position
    assert again.names == ("Anna", "Léo")


def test_a_match_is_kept_even_if_nobody_asked(tmp_path: Path) -> None:
    words = ("play", "mosaic", "Anna", "-o", "side=3")
    done = command(*words, typed="c3\nquit\n", XDG_DATA_HOME=str(tmp_path))
    (kept,) = tmp_path.rglob("*.json")
    assert str(kept) in done.stdout
    again = command("play", "--resume", str(kept), typed="quit\n")
    assert "c3" in again.stdout


def test_a_finished_match_says_where_its_record_is(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    table = Table(mosaic("greedy", "uniform"), save=path)
    text = table.run()
    assert f"tesselle verify {path}" in text
    assert tesselle.verify(json.loads(path.read_text())).match.over


def test_a_forced_move_is_played_for_you() -> None:
    match = tesselle.new("mosaic", side=3, seed=1, names=["Anna", "Léo"])
    table = Table(match)
    table.session.ask = lambda _question, moves: moves[-1]
    text = table.run()
    forced = text.count("is possible")
    assert match.over
    assert forced > 0


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("", ["e5", "xe5", "xe6"]), ("x", ["xe5", "xe6"]), ("XE6", ["xe6"]), ("z", [])],
)
def test_completion_offers_what_starts_like_that(typed: str, offered: list[str]) -> None:
    moves = Moves(["e5", "xe5", "xe6"])
    found = moves.get_completions(Document(typed), CompleteEvent())
    assert [each.text for each in found] == offered


def test_the_prompt_reads_a_line_from_a_terminal() -> None:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text("e5\r")
        assert Prompt().ask("your move", ["e5"]) == "e5"


def test_control_d_stops_the_match() -> None:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text("\x04")
        with pytest.raises(Quit):
            Prompt().ask("your move", ["e5"])


def command(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tesselle", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env=os.environ
        | {"COLUMNS": "120", "LANG": "C.UTF-8"}
        | {"XDG_DATA_HOME": tempfile.mkdtemp()}
        | environment,
    )


def test_the_menu_asks_for_a_game_and_players() -> None:
    done = command("play", typed="Mosaic\nAnna\n\ne5\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Which game?" in done.stdout
    assert "greedy" in done.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "chess", "Anna"], "no game 'chess'; there are: genial, mosaic, mozaik, mozaika"),
        (["play", "mosaic", "A", "B", "C"], "at most 2 players"),
        (["play", "mosaic", "A", "-o", "side=9"], "option side"),
        (["play", "mosaic", "A", "-o", "size=9"], "has no option 'size'"),
        (["play", "mosaic", "A", "-o", "side"], "expected name=value"),
        (["play", "mosaic", "A", "--language", "tlh"], "expected one of en, de, fr, got 'tlh'"),
        (["play", "--resume", "nowhere.json"], "cannot read nowhere.json"),
        (["verify", "nowhere.json"], "cannot read nowhere.json"),
        (["score", "mosaic"], "Mosaic has no score counting"),
    ],
)
def test_a_wrong_command_is_told_in_one_line(words: list[str], complaint: str) -> None:
    done = command(*words)
    assert done.returncode == 2
    assert complaint in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["rules", "chess"], "pas de jeu 'chess'"),
        (["play", "mosaic", "A", "-o", "side=99"], "option side : il faut une valeur parmi 3, 4"),
        (["play", "mosaic", "A", "-o", "size=3"], "Mosaic n’a pas d’option 'size'"),
        (["verify", "/no/such/file"], "impossible de lire /no/such/file"),
    ],
)
def test_a_mistake_is_told_in_the_language_that_was_asked_for(
    words: list[str], complaint: str
) -> None:
    done = command(*words, "--language", "fr")
    assert done.returncode == 2
    assert complaint in " ".join(done.stderr.split())


def test_the_command_speaks_french() -> None:
    assert "Jouer dans le terminal" in command("--help", LANG="fr_FR.UTF-8").stdout


def test_the_end_says_what_the_tracks_came_to() -> None:
    match = tesselle.new("genial", seed=1, names=["Anna", "Léo"])
    match.end(0, "resignation")
    told = io.StringIO()
    Console(file=told, width=120).print(render.result(match, "fr"))
    assert "piste la plus basse 0, puis 0, 0, 0, 0, 0" in told.getvalue()


# A bot from outside that plays the first legal move.
FIRST = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
"""


def test_a_program_plays_in_the_terminal_as_a_bot(tmp_path: Path, monkeypatch: Monkey) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bot.py").write_text(FIRST)
    match = mosaic("Anna", "program:python bot.py")
    table = Table(match, "c3")
    table.run()
    assert table.session.people == [0]
    assert [event.seat for event in match.events] == [0, 1]
    (bot,) = table.session.bots.values()
    assert isinstance(bot, Program)
    assert bot._process is None, "it ends with the session"


@pytest.mark.parametrize(("answer", "runs"), [("n", False), ("y", True)])
def test_a_program_that_a_saved_match_names_runs_only_if_its_owner_agrees(
    tmp_path: Path, monkeypatch: Monkey, answer: str, runs: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bot.py").write_text(FIRST)
    match = mosaic("Anna", "program:python bot.py")
    match.play(0, "c3")
    table = Table(mosaic("Anna", "Léo"), answer)
    save = tmp_path / "match.json"
    Session.resumed(match.record(secret=True), table.session.console, table.ask, "en", save)
    assert "program:python bot.py" in table.asked[0]
    assert save.exists() == runs, "the program has played, or nobody has"


def test_no_screen_plays_the_match_again() -> None:
    """What moves brought is kept along the way: a late screen costs no more than an early one."""
    match = mosaic("Anna", "Léo")
    applied: list[int] = []

    def counted(state: State, seat: int, action: int, entropy: Word) -> None:
        applied.append(action)
        MOSAIC.apply(state, seat, action, entropy)

    counting = dataclasses.replace(match.game, apply=counted)
    match.game = counting
    table = Table(match)
    table.session.ask = lambda _question, moves: moves[0]
    text = table.run()
    assert match.over
    assert len(applied) == len(match.events), "every move was played once"
    assert "+1" in text


def test_a_resumed_match_still_tells_what_its_last_moves_brought(tmp_path: Path) -> None:
    match = mosaic("Anna", "Léo")
    match.play(0, "c3")
    table = Table(match)
    record = match.record(secret=True)
    Session.resumed(record, table.session.console, table.ask, "en", tmp_path / "match.json")
    assert "Anna  c3  +1" in table.paper.getvalue()
