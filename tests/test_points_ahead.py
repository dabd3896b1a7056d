"""The bot that takes what it can get: at once, or by the choice that earns."""

import pytest

import tesselle
from tesselle.bots import Hasty
from tesselle.engine import registry
from tesselle.engine.match import Match
from tesselle.games.mozaik.tests.table import text
from tests.openings import opened


def test_it_takes_the_most_points_there_are_now() -> None:
    match = opened("genial", 10)
    seat = match.waiting[0]
    after = {}
    for action in match.actions(seat):
        other = match.copy()
        other.play_action(seat, action)
        after[action] = sum(other.scores[seat])
    assert after[Hasty(1).choose(match, seat)] == max(after.values())


def test_an_image_is_picked_for_the_points_of_its_placement() -> None:
    """A pick earns nothing itself; of these three only image 5 completes the line."""
    position = text(
        "images=1@a1,3@a2 words=ca@a<:12,na@b<:- hand=4,5,6",
        "images=11@a1,12@a2 words=nb@a<:-,nc@b<:- hand=13,21,23",
        step="pick",
        round=3,
        open="nd,ne,nf",
    )
    match = Match.at(registry.get("mozaik"), position)
    chosen = {Hasty(seed).choose(match, 0) for seed in range(8)}
    picks = {match.game.write_move(match.state, 0, action) for action in chosen}
    assert picks == {"image 5"}


def test_equal_earnings_are_drawn_by_lot() -> None:
    match = tesselle.new("mosaic", side=3, seed=1)  # nobody has earned more than a tile yet
    assert len({Hasty(seed).choose(match, 0) for seed in range(20)}) > 5


@pytest.mark.parametrize("name", tesselle.game_names())
def test_hidden_things_do_not_sway_it(name: str) -> None:
    match = opened(name, 9)
    seat = match.waiting[0]
    other = match.imagined(seat, 77)  # the same to this seat, and another deal
    for seed in range(5):
        assert Hasty(seed).choose(match, seat) == Hasty(seed).choose(other, seat)
