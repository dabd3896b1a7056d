"""The commands that work on records, tables written down, and bulk play."""

import json
from pathlib import Path
from typing import Any

import pytest

import tesselle
from tesselle.engine.match import Match
from tests.test_cli_play import command

WORKED_EXAMPLE = """\
Bf  Bf  Bf  Rs*
Rf  Rf  Gf  Rw*
Rf  Rf  Rs  Rf*
Bf  Gf  Gs  Bf
"""


def played(name: str = "mosaic", **options: Any) -> Match:
    match = tesselle.new(name, seed=11, **options)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[-1])
    return match


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(played(side=3).record()))
    return path


def test_verify_accepts_an_honest_record(saved: Path) -> None:
    done = command("verify", str(saved))
    assert done.returncode == 0
    assert "follows from the seed" in " ".join(done.stdout.split())


def test_verify_counts_every_draw(tmp_path: Path) -> None:
    match = played("genial")
    path = tmp_path / "genial.json"
    path.write_text(json.dumps(match.record()))
    facts = json.loads(command("verify", str(path), "--json").stdout)
    draws = 1 + sum("dealt" in event for event in match.record()["events"])
    assert facts["holds"] is True
    assert facts["draws"] == draws


def test_verify_names_the_event_that_was_bent(saved: Path) -> None:
    record = json.loads(saved.read_text())
    record["events"][4]["move"] = record["events"][3]["move"]
    saved.write_text(json.dumps(record))
    done = command("verify", str(saved))
    assert done.returncode == 1
    assert "event 5" in done.stdout


def test_verify_reads_one_record_on_each_line(tmp_path: Path) -> None:
    good, bad = played(side=3).record(), played(side=3).record()
    bad["commitment"] = "0" * 64
    path = tmp_path / "many.jsonl"
    path.write_text(json.dumps(good) + "\n" + json.dumps(bad) + "\n")
    done = command("verify", str(path), "--json")
    assert [json.loads(line)["holds"] for line in done.stdout.splitlines()] == [True, False]


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "seat 0 resigned."), ("fr", "seat 0 a abandonné.")]
)
def test_verify_and_replay_say_that_somebody_resigned(
    tmp_path: Path, language: str, sentence: str
) -> None:
    match = tesselle.new("mosaic", seed=11, side=3)
    match.play(0, match.legal(0)[0])
    match.end(0, "resignation")
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.record()))
    for word in ("verify", "replay"):
        done = command(word, str(path), "--language", language)
        assert done.returncode == 0, done.stderr
        assert sentence in " ".join(done.stdout.split())


def test_replay_shows_every_step(saved: Path) -> None:
    done = command("replay", str(saved))
    last = len(json.loads(saved.read_text())["events"])
    assert done.stdout.count("Step ") == last + 1
    assert "The end" in done.stdout


def test_replay_shows_one_step(saved: Path) -> None:
    done = command("replay", str(saved), "--step", "2")
    assert done.stdout.count("Step ") == 1
    assert "Step 2 of" in done.stdout


def test_replay_refuses_a_step_that_is_not_there(saved: Path) -> None:
    done = command("replay", str(saved), "--step", "999")
    assert done.returncode == 2
    assert "--step: expected 0 to" in done.stderr


def test_score_lists_every_arrangement_of_the_worked_example(tmp_path: Path) -> None:
    path = tmp_path / "mosaic.txt"
    path.write_text(WORKED_EXAMPLE)
    tally = json.loads(command("score", "mozaika", str(path), "--json").stdout)
    assert tally["total"] == 15
    assert sum(line["points"] for line in tally["lines"]) == 15


def test_score_reads_the_standard_input() -> None:
    done = command("score", "mozaika", "-", typed=WORKED_EXAMPLE)
    assert done.returncode == 0, done.stderr
    assert "15" in done.stdout


@pytest.mark.parametrize("name", ["genial", "mozaika", "mozaik"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_score_explains_what_to_write(name: str, language: str) -> None:
    done = command("score", name, "--language", language)
    assert done.returncode == 0, done.stderr
    assert tesselle.get_game(name).author in done.stdout


def test_score_names_the_line_it_cannot_read() -> None:
    done = command("score", "mozaika", "-", typed="Bf Bf Bf\n")
    assert done.returncode == 2
    assert "line 1" in done.stderr


def test_review_judges_every_move_that_had_an_alternative(saved: Path) -> None:
    done = command("review", str(saved), "--simulations", "20", "--json")
    judged = [json.loads(line) for line in done.stdout.splitlines()]
    moves = [event["move"] for event in json.loads(saved.read_text())["events"]]
    assert judged, done.stderr
    assert all(moves[each["number"] - 1] == each["played"] for each in judged)
    assert all(0 <= each["lost"] <= 1 for each in judged)


def test_bench_prints_json() -> None:
    done = command("bench", "mosaic", "--games", "50", "--cores", "2", "--json", "-o", "side=3")
    facts = json.loads(done.stdout)
    assert facts["game"] == "mosaic"
    assert facts["games"] == 50
    assert facts["moves"] > 50 * 19


def test_games_lists_authors_and_options() -> None:
    text = command("games").stdout
    for words in ("Mark Steere", "Reiner Knizia", "Adam Kałuża", "Léo Baynaud", "side", "greedy"):
        assert words in text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", tesselle.game_names())
def test_rules_are_there_in_both_languages(name: str, language: str) -> None:
    done = command("rules", name, "--language", language)
    assert done.returncode == 0, done.stderr
    assert "R1" in done.stdout
