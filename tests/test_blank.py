"""``blank`` holds all that is known before chance speaks; ``setup`` deals, and does no more."""

import numpy as np
import pytest

from tesselle.engine import contract, registry
from tesselle.engine.contract import Case
from tesselle.engine.entropy import word_of_event
from tesselle.engine.state import copied

# What chance decides about, game by game.
DEALT = {
    "genial": {"hands", "bag"},
    "mosaic": set(),
    "mozaik": {"where", "left", "pool", "open"},
    "mozaika": {"hands", "bag"},
}
CASES = [case for name in DEALT for case in contract.cases(name)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_setup_changes_only_what_chance_deals(case: Case) -> None:
    blank = case.game.blank(case.seats, case.game.check_options(case.options))
    dealt = copied(blank)
    case.game.setup(dealt, word_of_event(bytes(32), 0))
    changed = {
        name for name in blank.dtype.names or () if not np.array_equal(blank[name], dealt[name])
    }
    assert changed == DEALT[case.game.name]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_blank_table_is_ready_to_begin(case: Case) -> None:
    assert (
        case.game.waiting(case.game.blank(case.seats, case.game.check_options(case.options))) != 0
    )


def test_every_game_is_looked_at() -> None:
    assert set(DEALT) == set(registry.names())
