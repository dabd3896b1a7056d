"""A game of another package is built from nothing and played, though it leaves all it may out."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tesselle.browser.kernels.build import load
from tesselle.engine import anygame
from tesselle.engine.contract import Case
from tests.browser.device import Device
from tests.browser.modules import missing
from tests.browser.playing import SEED, played
from tests.node import HOME

HEAP = HOME / "examples" / "heap"
MATCHES = 30


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the package be found as if it were installed, by processes that this one starts."""
    info = tmp_path / "heap-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: heap\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tesselle.games]\nheap = heap:GAME\n")
    paths = (str(path) for path in (tmp_path, HEAP, HOME))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.syspath_prepend(HEAP)
    return tmp_path


def test_a_game_of_another_package_plays_the_same(offered: Path) -> None:
    missing("ziglang", importlib.util.find_spec("ziglang"))
    command = [sys.executable, "-m", "tesselle.browser", "heap", "--out", str(offered)]
    subprocess.run(command, check=True, cwd=HOME, capture_output=True)
    module = load("heap", offered)
    assert module

    from heap import GAME  # on the path by now

    anygame.register(GAME)
    with Device(module) as node:
        for seats, stones in ((2, 7), (3, 12)):
            case = Case(GAME, seats, {"stones": stones})
            blank = GAME.blank(seats, case.options)
            theirs = node.play(blank.tobytes(), seats, seed=SEED, first=0, matches=MATCHES)
            assert theirs == [played(case, match) for match in range(MATCHES)], case
