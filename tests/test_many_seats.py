"""The search has room for as many seats as a game has, and keeps to it."""

from collections.abc import Iterator

import pytest

from tesselle.bots import Searcher, think
from tesselle.bots.search import grow, settings_of
from tesselle.engine.kernel import interpreted
from tesselle.engine.match import Match
from tests.crowd import CROWD

SIMULATIONS = 40


@pytest.fixture(params=["interpreted", "compiled"])
def _either_way(request: pytest.FixtureRequest) -> Iterator[None]:
    """As plain Python, where NumPy refuses what lies beyond an array, and compiled."""
    if request.param == "compiled":
        yield
    else:
        with interpreted():
            yield


either_way = pytest.mark.usefixtures("_either_way")
many = pytest.mark.parametrize("seats", CROWD.seats)


def opened(seats: int) -> Match:
    return Match(CROWD, seats, {}, seed=5)


@either_way
@many
def test_where_all_choose_at_once_every_seat_has_a_root_of_its_own(seats: int) -> None:
    match = opened(seats)
    last = seats - 1
    (nodes,) = grow(match, last, SIMULATIONS, 7, settings_of(CROWD.tuning, seats, last))
    assert nodes["visits"][:seats].tolist() == [SIMULATIONS] * seats
    shares = nodes["total"][:seats, :seats].sum(axis=1)  # of each simulation one, in all
    assert shares == pytest.approx([SIMULATIONS] * seats)


@either_way
@many
def test_many_seats_play_to_the_end_by_searching(seats: int) -> None:
    match = opened(seats)
    bots = [Searcher(seat, SIMULATIONS) for seat in range(seats)]
    while not match.over:
        seat = match.waiting[-1]
        match.play_action(seat, bots[seat].choose(match, seat))
    raised = match.state["raised"][:seats].tolist()
    assert raised == [2] * seats, "there is nothing better than to raise by two"


@many
def test_compiled_and_interpreted_think_the_same(seats: int) -> None:
    match = opened(seats)
    compiled = think(match, seats - 1, SIMULATIONS, seed=7)
    with interpreted():
        assert think(match, seats - 1, SIMULATIONS, seed=7) == compiled
    assert len(compiled.chances) == seats
    assert sum(compiled.chances) == pytest.approx(1)
