"""Lessons: their steps are data, and their texts lie in message catalogues."""

import json
from pathlib import Path

import pytest

import tesselle
from tools.typescript.words import messages

GAMES = Path(tesselle.__file__).parent / "games"
CATALOGUES = sorted(GAMES.glob("*/words/*.ftl"))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(GAMES)))
def test_every_step_has_a_task_and_what_to_say_when_it_is_done(path: Path) -> None:
    steps = json.loads((path.parents[1] / "ui" / "lesson.json").read_text("utf-8"))
    found = messages(path.read_text("utf-8"))
    texts = [name for name, each in found.items() if each.group == "Lesson"]
    assert texts == [
        f"lesson-{number}-{part}" for number, _ in enumerate(steps, 1) for part in ("task", "done")
    ]
