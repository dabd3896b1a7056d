"""Bots and analysis play what exact search finds, in a game that has one: Mosaic."""

import numpy as np
import pytest

import tesselle
from tesselle.bots import LEVELS, Searcher
from tesselle.bots.analysis import analyse, review
from tesselle.bots.search import EXACT
from tesselle.engine.game import State
from tesselle.engine.match import Match
from tesselle.games.mosaic import GAME
from tesselle.games.mosaic.heuristic.solver import solve
from tesselle.games.mosaic.rules import play
from tesselle.games.mosaic.tests.play import near_the_end, played, tiles


def seated(state: State) -> Match:
    return Match.at(GAME, GAME.write_position(state))


def share_after(state: State, action: int) -> float:
    """Give the first place's share that the seat to move is sure of after ``action``."""
    after = played(state, action)
    if not play.waiting(after):
        red, blue = tiles(after)
        lead = blue - red if state["seat"] else red - blue
        return 0.5 + 0.5 * float(np.sign(lead))
    found = solve(after)
    assert found is not None
    return found.share if found.seat == state["seat"] else 1 - found.share


@pytest.mark.parametrize(("side", "empty"), [(3, 10), (5, 9)])
@pytest.mark.parametrize("seed", range(5))
def test_a_strong_level_keeps_what_is_won(side: int, empty: int, seed: int) -> None:
    state = near_the_end(seed, side, empty)
    chosen = LEVELS["level6"](seed).choose(seated(state), int(state["seat"]))
    found = solve(state)
    assert found is not None
    assert share_after(state, chosen) == found.share


@pytest.mark.parametrize("seed", range(6))
def test_the_search_alone_keeps_it_in_a_short_endgame(seed: int) -> None:
    state = near_the_end(seed, side=3, empty=6)
    bot = Searcher(seed, EXACT - 1)  # too few simulations to ask the solver
    found = solve(state)
    assert found is not None
    chosen = bot.choose(seated(state), int(state["seat"]))
    assert share_after(state, chosen) == found.share


def test_an_analysis_is_exact_where_the_match_is_solved() -> None:
    state = near_the_end(3, side=5, empty=8)
    found = solve(state)
    analysis = analyse(seated(state), simulations=50)
    assert found is not None
    assert analysis.choices[0].expected == found.share
    assert analysis.chances[found.seat] == found.share
    assert max(choice.expected for choice in analysis.choices) == found.share


def test_a_review_knows_exactly_what_a_move_gave_away() -> None:
    match = tesselle.new("mosaic", side=3, seed=5)
    while not match.over:
        seat = match.waiting[0]
        match.play_action(seat, match.actions(seat)[0])
    judged = review(match.record(), simulations=30)
    late = [each for each in judged if each.number > 12]
    assert late
    assert {each.lost for each in late} <= {0.0, 0.5, 1.0}
