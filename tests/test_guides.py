"""Guides: the rules in brief, and figures that show rules; their words lie in the catalogues."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tesselle
from tesselle.engine import registry
from tesselle.engine.match import Match
from tools.typescript.words import messages

GAMES = Path(tesselle.__file__).parent / "games"
CATALOGUES = sorted(GAMES.glob("*/words/*.ftl"))
IN_BRIEF = [f"guide-{part}" for part in ("goal", "turn-1", "turn-2", "turn-3", "scoring")]
AT_THE_TABLE = {"goal", "turn", "scoring"}

every_game = pytest.mark.parametrize("game", registry.names())


def read(game: str, file: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((GAMES / game / "ui" / file).read_text("utf-8"))
    return found


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(GAMES)))
def test_the_rules_in_brief_and_every_figure_have_their_words(path: Path) -> None:
    figures = read(path.parents[1].name, "guide.json")
    found = messages(path.read_text("utf-8"))
    texts = [name for name, each in found.items() if each.group == "Guide"]
    assert texts == [*IN_BRIEF, *(f"figure-{figure['name']}" for figure in figures)]


@every_game
def test_the_table_is_shown_the_goal_a_turn_and_the_scoring(game: str) -> None:
    names = [figure["name"] for figure in read(game, "guide.json")]
    assert set(names) >= AT_THE_TABLE
    assert len(set(names)) == len(names)


@every_game
def test_a_figure_stands_by_a_rule_and_shows_a_step_of_the_lesson(game: str) -> None:
    rules = set(re.findall(r"\*\*(R\d+[a-z]?)", (GAMES / game / "RULES.md").read_text("utf-8")))
    steps = read(game, "lesson.json")
    for figure in read(game, "guide.json"):
        assert figure["rule"] in rules
        step = steps[figure["step"] - 1]
        match = Match.at(registry.get(game), step["position"])
        for move in figure.get("moves", []):
            match.play(step["seat"], move)  # raises where it is not legal


def test_the_points_that_captions_tell_are_those_of_the_rules() -> None:
    for game, name, points in (
        ("genial", "line", 3),
        ("genial", "scoring", 5),
        ("mozaika", "turn", 3),
        ("mozaik", "turn", 1),
        ("mozaik", "scoring", 3),  # from 3 to 6
    ):
        (figure,) = (each for each in read(game, "guide.json") if each["name"] == name)
        step = read(game, "lesson.json")[figure["step"] - 1]
        match = Match.at(registry.get(game), step["position"])
        (move,) = figure["moves"]
        assert match.preview(step["seat"], move).total == points, f"{game}, {name}"
