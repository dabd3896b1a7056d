"""What version 0.1 wrote is read by every later version, and means the same."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import tesselle
from tesselle.bots.outside import Program
from tesselle.engine import registry
from tesselle.engine.match import Match
from tesselle.games.mozaik.deck import installed
from tests.corpus import shelf
from tests.corpus.say import said_of
from tests.corpus.transcript import Names, Unlike

RECORDS = shelf.read_lines(shelf.RECORDS)
POSITIONS = shelf.read_lines(shelf.POSITIONS)
TALKS = shelf.read_lines(shelf.PROGRAM)
GAMES = sorted({record["game"] for record in RECORDS})

# Writes down what it is asked, and answers as the bot of the transcript did.
PARROT = """
import sys
answers = open(sys.argv[1]).readlines()
with open(sys.argv[2], "w") as heard:
    for question, answer in zip(sys.stdin, answers):
        heard.write(question)
        heard.flush()
        print(answer, end="", flush=True)
"""


@pytest.fixture(autouse=True)
def _own_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(installed.FOLDER, str(shelf.DECKS))


def test_the_corpus_is_all_there() -> None:
    assert len(RECORDS) == 400
    assert len(POSITIONS) == 200
    assert GAMES == ["genial", "mosaic", "mozaik", "mozaika"]


@pytest.mark.parametrize("game", GAMES)
def test_every_record_verifies_and_is_written_as_it_was(game: str) -> None:
    for record in RECORDS:
        if record["game"] == game:
            match = tesselle.verify(record).match
            assert match.scores == record["result"]["scores"]
            assert match.ranking == record["result"]["ranking"]
            Names().check(record, json.loads(json.dumps(match.record())), "record")


@pytest.mark.parametrize("game", GAMES)
def test_every_position_reads_and_says_the_same(game: str) -> None:
    found = registry.get(game)
    for each in POSITIONS:
        if each["game"] == game:
            position = each["position"]
            assert found.write_position(found.read_position(position)) == position
            assert said_of(game, position) == each["said"], position


@pytest.mark.parametrize("talk", TALKS, ids=[f"{talk['game']} {talk['seats']}" for talk in TALKS])
def test_a_bot_from_outside_is_asked_the_same(talk: dict[str, Any], tmp_path: Path) -> None:
    answers, heard = tmp_path / "answers", tmp_path / "heard"
    answers.write_text("".join(json.dumps(turn["answer"]) + "\n" for turn in talk["talk"]))
    begun_with = talk["talk"][0]["asked"]["view"]  # names the deck's data
    game = registry.get(talk["game"])
    match = Match(game, talk["seats"], talk["options"], talk["seed"], pinned=begun_with)
    with Program([sys.executable, "-c", PARROT, str(answers), str(heard)]) as bot:
        while not match.over:
            seat = match.waiting[-1]
            match.play_action(seat, bot.choose(match, seat))
    questions = shelf.read_lines(heard)
    assert len(questions) == len(talk["talk"])
    for number, (turn, question) in enumerate(zip(talk["talk"], questions, strict=True), 1):
        Names().check(turn["asked"], question, f"question {number}")


def test_a_new_field_is_no_break_and_a_lost_or_changed_one_is() -> None:
    was = {"seq": 1, "said": {"en": "lays", "fr": "pose"}, "id": "<id 1>", "again": "<id 1>"}
    now = {"seq": 1, "said": {"en": "puts", "fr": "met"}, "id": "x7", "again": "x7"}
    Names().check(was, now | {"new": True})
    lost = {key: value for key, value in now.items() if key != "seq"}
    for other in (lost, now | {"seq": 2}, now | {"seq": True}, now | {"again": "x8"}):
        with pytest.raises(Unlike):
            Names().check(was, other)
