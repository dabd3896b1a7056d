"""What decided a match is said as the tracks are compared (R14, R15)."""

import pytest

from tesselle.games.genial.tests.table import start
from tesselle.games.genial.text.decision import decided


@pytest.mark.parametrize(
    ("mine", "theirs", "said"),
    [
        ((6, 9, 9, 9, 9, 9), (4, 18, 18, 18, 18, 18), "lowest track: 6 against 4"),
        (
            (5, 4, 8, 9, 9, 9),
            (4, 5, 6, 18, 18, 18),
            "level at 4, 5; then the third lowest track: 8 against 6",
        ),
        ((18,) * 6, (0,) * 6, "all six tracks at 18"),
        ((1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1), "the same six tracks"),
    ],
)
def test_r15_the_lowest_difference_decided(
    mine: tuple[int, ...], theirs: tuple[int, ...], said: str
) -> None:
    state = start()
    state["tracks"][1], state["tracks"][0] = mine, theirs
    assert decided(state, 1, 0).en == said
