"""Every game tells its rules in every language; one that brings none says so."""

import shutil
from pathlib import Path

import pytest

from tesselle.engine import registry
from tesselle.engine.rulebook import rulebook
from tesselle.engine.say import LANGUAGES
from tests.test_registry import HEAP, run_python

ONE_FILE = """
from dataclasses import replace
from heap import GAME as HEAP

def blank(seats, options):
    return HEAP.blank(seats, options)

GAME = replace(HEAP, name="noughts", title="Noughts", blank=blank)
"""
ASKED = """
from tesselle.engine.rulebook import rulebook
print(rulebook("noughts", "en"), rulebook("noughts", "fr"))
"""


@pytest.mark.parametrize("name", registry.names())
def test_the_rules_are_told_in_every_language(name: str) -> None:
    books = [rulebook(name, language) for language in LANGUAGES]
    assert all("**R1" in book for book in books)
    assert len(set(books)) == len(LANGUAGES)


def test_a_game_of_one_file_says_that_it_brings_no_rules(tmp_path: Path) -> None:
    shutil.copytree(HEAP / "heap", tmp_path / "heap", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "noughts.py").write_text(ONE_FILE)
    info = tmp_path / "noughts-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: noughts\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tesselle.games]\nnoughts = noughts:GAME\n")
    told = run_python(ASKED, PYTHONPATH=str(tmp_path), NUMBA_DISABLE_JIT="1")
    assert told.startswith("# Noughts\n")
    assert "No rules come with this game." in told
    assert "Ce jeu est livré sans ses règles." in told
