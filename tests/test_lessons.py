"""Lessons: steps are data, texts lie in catalogues, and a mistake leads to the step that fits."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tesselle
from tesselle.engine import registry
from tesselle.engine.defaults import nothing_taught
from tesselle.engine.match import Match
from tesselle.local.advice import lesson_for
from tools.typescript.words import messages

GAMES = Path(tesselle.__file__).parent / "games"
CATALOGUES = sorted(GAMES.glob("*/words/*.ftl"))
# Which step fits, of the lesson's own positions, where the first move is better than the second.
MISSED = [
    ("mosaic", "beside", "b4", "a1"),
    ("mosaic", "grow", "c2", "a1"),
    ("mosaic", "flip", "xd4", "a1"),
    ("mosaic", "split", "xd4", "xc4"),
    ("mosaic", "chain", "xd3", "a1"),
    ("mosaic", "skip", "xa2", "b3"),
    ("genial", "line", "Rf6-Bg6", "Rf4-Ge4"),
    ("genial", "several", "Be9-Pd9", "Gk7-Oj7"),
    ("genial", "both", "Gd8-Ye9", "Rj10-Gi10"),
    ("genial", "double", "Pg5-Ph6", "Rf10-Ge9"),
    ("genial", "join", "Oi7-Pj7", "Yl5-Yl6"),
    ("genial", "lowest", "Bl9-Yk9", "Rf8-Yg8"),
    ("genial", "another", "Rg5-Gh5", "Rd9-Ge9"),
    ("genial", "swap", "swap", "keep"),
    ("genial", "all-six", "Rk7-Yl6", "Rf11-Rg11"),
    ("genial", "end", "Rk9-Gk10", "Rk9-Gl9"),
    ("mozaika", "neighbour", "lay Rs a2", "lay Rs a1"),
    ("mozaika", "twins", "lay Rs a2", "lay Rs a1"),
    ("mozaika", "bid", "bid 3", "bid 0"),
    ("mozaika", "thrift", "bid 2", "bid 3"),
    ("mozaika", "take", "take Rw", "take Bs"),
    ("mozaika", "fly", "fly a3", "fly b2"),
    ("mozaika", "square", "lay Rs c3", "lay Rs a1"),
    ("mozaika", "row", "lay Rs b3", "lay Rs a3"),
    ("mozaika", "crossing", "lay Rs b3", "lay Rs a2"),
    ("mozaika", "mirror", "lay Ys d4", "lay Rs d4"),
    ("mozaik", "pick", "image 77", "image 7"),
    ("mozaik", "place", "lune b< b3", "feu a< a1"),
    ("mozaik", "climb", "cle a> a2", "cle a> b3"),
    ("mozaik", "perfect", "musique a> a3", "musique a> b3"),
    ("mozaik", "word", "repas b< b3", "musique 2v a2"),
    ("mozaik", "crossing", "fleur a< b2", "fleur a< a1"),
    ("mozaik", "ends", "nuit a> c1", "roue b< c3"),
    ("mozaik", "keep", "keep", "renew"),
    ("mozaik", "renew", "renew", "keep"),
    ("mozaik", "claim", "claim lune:48 nuit:77", "claim -"),
    ("mozaik", "dispute", "dispute nuit:50", "dispute -"),
    ("mozaik", "solo", "lune a<", "roue 2v"),
]
# Steps that show how a move is made or what is not allowed: no move is better for them.
NEVER_MISSED = {
    "mosaic": {"begin", "apart", "count", "must"},
    "genial": {"begin"},
    "mozaika": {"lay", "last"},
}


def steps_of(game: str) -> dict[str, dict[str, Any]]:
    found = json.loads((GAMES / game / "ui" / "lesson.json").read_text("utf-8"))
    return {step["name"]: step for step in found}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(GAMES)))
def test_every_step_has_a_title_a_task_and_what_to_say_when_it_is_done(path: Path) -> None:
    steps = json.loads((path.parents[1] / "ui" / "lesson.json").read_text("utf-8"))
    found = messages(path.read_text("utf-8"))
    texts = [name for name, each in found.items() if each.group == "Lesson"]
    assert texts == [
        f"lesson-{number}-{part}"
        for number, _ in enumerate(steps, 1)
        for part in ("title", "task", "done")
    ]


@pytest.mark.parametrize(("game", "name", "better", "played"), MISSED)
def test_a_mistake_leads_to_the_step_that_shows_what_was_missed(
    game: str, name: str, better: str, played: str
) -> None:
    step = steps_of(game)[name]
    match = Match.at(registry.get(game), step["position"])
    assert lesson_for(match, step["seat"], played, better) == name
    assert lesson_for(match, step["seat"], better, better) is None


def test_a_move_that_ends_the_match_leads_to_the_last_step_of_mosaic() -> None:
    match = Match.at(registry.get("mosaic"), "BBR/BRBR/BBBRR/RRBB/BBB R -")
    assert lesson_for(match, 0, "xc3", "xa2") == "end"


def test_a_game_without_a_lesson_names_no_step() -> None:
    match = Match(replace(registry.get("mosaic"), taught=nothing_taught), 2, {}, 1)
    first, *others = match.legal(0)
    assert lesson_for(match, 0, first, others[0]) is None


@pytest.mark.parametrize("game", registry.names())
def test_moves_do_what_steps_of_the_lesson_show_and_nothing_else(game: str) -> None:
    shown = {name for step in steps_of(game).values() for name in _taught(game, step)}
    assert shown == set(steps_of(game)) - NEVER_MISSED.get(game, set())


def _taught(game: str, step: dict[str, Any]) -> list[str]:
    match = Match.at(registry.get(game), step["position"])
    return list(match.game.taught(match.state, step["seat"], match.actions(step["seat"])[0]))
