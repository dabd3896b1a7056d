"""What decided a match is said in the order of R9, and alone by R23."""

from tesselle.engine.match import new
from tesselle.games.mozaik.text.decision import decided


def test_r9_points_then_discards_then_perfect_lines_decided() -> None:
    state = new("mozaik", seats=2, seed=1).state
    assert decided(state, 0, 1).en == "0 points each, and level in all else"
    state["discarded"][1] = 1
    assert (
        decided(state, 0, 1).en == "level at 0 points; then fewer pictures discarded: 0 against 1"
    )
    state["discarded"][1] = 2
    assert decided(state, 0, 1).en == "0 points against -1"


def test_r23_alone_the_points_are_named() -> None:
    state = new("mozaik", seats=1, seed=1).state
    assert decided(state, 0, None).en.startswith("under 30")
