"""What decided a match is said in the order of R20: points, then coins."""

import pytest

from tesselle.games.mozaika.rules.state import blank
from tesselle.games.mozaika.text.decision import decided


@pytest.mark.parametrize(
    ("coins", "said"),
    [
        ((11, 4, 0), "2 points against 0"),
        ((8, 6, 0), "level at 1 point; then 8 coins against 6"),
        ((7, 7, 0), "1 point and 7 coins each"),
    ],
)
def test_r20_points_then_coins_decided(coins: tuple[int, ...], said: str) -> None:
    state = blank(3, {})
    state["coins"][:3] = coins
    assert decided(state, 0, 1).en == said
