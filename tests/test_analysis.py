"""Analysis of positions and review of finished matches."""

from itertools import pairwise

import pytest

import tesselle
from tesselle.bots.analysis import analyse, review, turning_points
from tesselle.bots.simple import Greedy
from tesselle.engine.errors import IllegalMove


def test_choices_are_legal_moves_with_chances() -> None:
    match = tesselle.new("mosaic", side=3)
    found = analyse(match, simulations=200)
    assert found.seat == 0
    assert {choice.move for choice in found.choices} <= set(match.legal(0))
    assert sum(found.chances) == pytest.approx(1)
    assert sum(choice.visits for choice in found.choices) == 200


def test_a_continuation_can_be_played() -> None:
    match = tesselle.new("mosaic", side=3)
    best = analyse(match, simulations=400).choices[0]
    assert best.continuation
    for move in (best.move, *best.continuation):
        match.play(match.waiting[0], move)


@pytest.mark.parametrize("name", ["genial", "mozaika", "mozaik"])
def test_every_game_can_be_analysed_from_each_waiting_seat(name: str) -> None:
    match = tesselle.new(name, seed=4)
    for seat in match.waiting:
        assert analyse(match, seat, simulations=30).choices[0].move in match.legal(seat)


def test_the_same_seed_gives_the_same_analysis() -> None:
    match = tesselle.new("genial", seed=4)
    assert analyse(match, simulations=50) == analyse(match, simulations=50)


def test_a_seat_that_is_not_to_act_cannot_be_analysed() -> None:
    with pytest.raises(IllegalMove, match="expected a seat that is to act"):
        analyse(tesselle.new("mosaic"), 1)


def test_a_finished_match_cannot_be_analysed() -> None:
    match = tesselle.new("mosaic", side=3)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    with pytest.raises(IllegalMove, match="one that is over"):
        analyse(match)


def test_a_blunder_is_a_turning_point() -> None:
    """Red gives away what a bot would keep: the review says where and what was better."""
    match, bot = tesselle.new("mosaic", side=3, seed=1), Greedy(1)
    while not match.over:
        seat = match.waiting[0]
        if seat == 0:
            match.play(seat, analyse(match, seat, simulations=60).choices[-1].move)
        else:
            match.play_action(seat, bot.choose(match, seat))
    told: list[int] = []
    judged = review(match.record(), simulations=150, progress=told.append)
    worst = turning_points(judged)
    assert sum(told) == len(match.events)
    assert worst
    assert all(one.lost >= other.lost for one, other in pairwise(worst))
    assert sum(each.lost for each in judged if each.seat == 0) > sum(
        each.lost for each in judged if each.seat == 1
    )
