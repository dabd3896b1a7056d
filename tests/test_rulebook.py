"""Every game tells its rules in both languages; one that brings none says so."""

import shutil
from pathlib import Path

import pytest

from tesselle.engine import registry
from tesselle.engine.rulebook import rulebook
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
def test_the_rules_are_told_in_both_languages(name: str) -> None:
    english, french = rulebook(name, "en"), rulebook(name, "fr")
    assert "**R1" in english
    assert "**R1" in french
    assert english != french


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
