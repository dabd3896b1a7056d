"""The one-step judgement: sensible in every kind of step, and no peeking."""

import numpy as np
import pytest

from tesselle.engine.contract import standings
from tesselle.engine.game import State
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.tests.table import (
    alone,
    finish,
    legal,
    new,
    play,
    points,
    position,
    start,
    waiting,
)


def best(match: State, seat: int) -> str:
    action = max(legal(match, seat), key=lambda action: GAME.worth(match, seat, action))
    return GAME.write_move(match, seat, action)


def play_greedily(match: State, greedy: set[int], entropy: int) -> list[int]:
    dice = np.random.default_rng(entropy)
    while waiting(match):
        seat = waiting(match)[0]
        actions = legal(match, seat)
        if seat in greedy:
            action = max(actions, key=lambda action: GAME.worth(match, seat, action))
        else:
            action = int(dice.choice(actions))
        GAME.apply(match, seat, action, np.uint64(dice.integers(1 << 62)))
    return points(match)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_chance_by_far(seats: int) -> None:
    for entropy in range(3):
        first, *others = play_greedily(new(seats, entropy), {0}, entropy)
        assert first > max(others) + 8


def test_greedy_seats_agree_when_the_table_judges() -> None:
    for entropy in range(3):
        assert min(play_greedily(new(3, entropy, judge="table"), {0, 1, 2}, entropy)) >= 18


def test_greedy_alone_reaches_a_decent_grid() -> None:
    totals = [play_greedily(new(1, entropy), {0}, entropy)[0] for entropy in range(20)]
    assert sum(totals) / len(totals) >= 30


def test_greedy_completes_a_line() -> None:
    match = position(
        "images=1@a1,2@a2 words=ya@a<:12,na@b<:- hand=10,20 pick=3",
        "images=11@a1,12@a2 words=nb@a<:-,nc@b<:- hand=13,21 pick=23",
        step="place",
        round=3,
        seat=0,
        open="nd,ne,yb",
    )
    assert best(match, 0).startswith("yb")
    assert best(match, 0).endswith("a3")


def test_greedy_picks_low_numbers_when_images_are_alike() -> None:
    assert best(start("1,40,80", "4,5,6", open="na,qa,ya"), 0) == "image 1"


def test_greedy_stops_buying_what_does_not_pay() -> None:
    match = alone("images=1@a1 words=ya@a<:1 hand=2,3", step="words", open="nb,nc", gems=6)
    assert best(match, 0) == "done"


def holding(hand: str) -> State:
    """Return a third round; seat 0 has a line of two that wants another odd image."""
    return position(
        f"images=1@a1,3@a2 words=ca@a<:12,na@b<:- hand={hand}",
        "images=11@a1,12@a2 words=nb@a<:-,nc@b<:- hand=13,21,23",
        step="pick",
        round=3,
        open="nd,ne,yb",
    )


def test_a_hand_that_suits_the_grid_stands_better() -> None:
    odd, even = (standings(GAME, holding(hand), 2) for hand in ("5,7,9", "4,6,8"))
    assert odd[0] > even[0]
    assert odd[1] == even[1]


def test_one_odd_image_counts_wherever_it_is_in_the_hand() -> None:
    hands = ("4,6,9", "4,7,8", "5,6,8")
    assert len({standings(GAME, holding(hand), 2)[0] for hand in hands}) == 1


def test_an_image_counts_for_its_hand_until_it_lies() -> None:
    match = holding("5,6,8")
    before = standings(GAME, match, 2)
    assert standings(GAME, play(match, "0 image 5"), 2) == before


def test_worth_and_evaluate_do_not_peek() -> None:
    for seats in (2, 3):
        for raw in finish(new(seats, 2), 2)[::6]:
            match = np.frombuffer(raw, GAME.state).copy()[0]
            for seat in waiting(match):
                other = match.copy()
                GAME.resample(other, seat, np.uint64(9))
                # Others' hands are dealt anew, and count for them.
                own, dealt_anew = (standings(GAME, each, seats)[seat] for each in (match, other))
                assert own == dealt_anew
                for action in legal(match, seat)[::25]:
                    assert GAME.worth(other, seat, action) == GAME.worth(match, seat, action)


def test_a_seat_stands_as_well_as_it_has_points_when_it_is_over() -> None:
    match = new(3, 4)
    finish(match, 4)
    assert standings(GAME, match, 3) == points(match)
