"""A short history on each database, with faults of every kind: nothing is lost, doubled or made up.

``make soak`` plays longer ones, and adds up what they found: see ``README.md``.
"""

import random
from pathlib import Path

import pytest

from tests.histories.story import KILL, Plan, told
from tests.server.backends import SHARED, SQLITE

PATIENCE_S = 600.0
PLANS = {
    SQLITE: {KILL: 3, "power": 2, "stop": 1, "line": 1, "clock": 1, "full disk": 1},
    SHARED: {KILL: 3, "postgres fails over": 1, "line": 2, "clock": 1, "redis crashes": 1},
}


@pytest.mark.parametrize("kind", PLANS)
def test_nothing_is_lost_doubled_or_made_up(kind: str, tmp_path: Path) -> None:
    seed = random.randrange(2**32)  # another one each time: any order must do
    plan = Plan(kind, seed, seconds=PATIENCE_S, most=PLANS[kind], servers=2, pairs=2)
    story = told(plan, tmp_path / "history.jsonl")
    assert story.verdict.sound, f"seed {seed}: {story.verdict.against}"
    assert story.verdict.acknowledged > 0
    assert story.faults == PLANS[kind]
