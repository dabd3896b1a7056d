"""The table judges: claims, disputes, rulings and retaken turns (R10 to R15)."""

import numpy as np
import pytest

from tesselle.engine.game import State
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.tests.table import (
    legal,
    moves,
    new,
    play,
    points,
    position,
    see,
    start,
    waiting,
)


@pytest.fixture
def three() -> State:
    """Return three seats whose first image and word wait for a claim by seat 0."""
    match = start("1,2,3", "4,5,6", "7,8,9", open="na,qa,ya,yb", judge="table")
    return play(match, "0 image 1", "1 image 4", "2 image 7", "0 na a< a1")


def second_round() -> State:
    """Return a second round; seat 0 has image 2 on b1 and ya above column 1."""
    match = position(
        "images=2@b1 words=ya@1^:2 hand=3,10 pick=1",
        "images=11@a1 words=yb@a<:1 hand=12,13 pick=20",
        step="place",
        round=2,
        seat=0,
        open="na,nb,qa",
        judge="table",
    )
    assert waiting(match) == [0]
    return match


def test_r11_the_seat_claims_among_its_new_pairs() -> None:
    match = play(second_round(), "0 na b< a1")
    assert see(match)["step"] == "claim"
    assert [(p["word"], p["image"], p["opinion"]) for p in see(match)["pairs"]] == [
        ("na", 2, "no"),
        ("ya", 1, "yes"),
    ]
    assert moves(match, 0) == ["claim -", "claim na:2", "claim ya:1", "claim na:2 ya:1"]


def test_r11_at_most_seven_pairs_are_new() -> None:
    cells = "images=2@a2,3@a3,4@b1,5@c1,6@b2,7@b3"
    match = position(
        f"{cells} words=na@a<:-,nb@a>:-,nc@1^:-,nd@1v:-,ne@2^:-,nf@3^:- hand=50,51 pick=1",
        "images=12@a2,13@a3,14@b1,15@c1,16@b2,17@b3"
        " words=ya@a<:-,yb@a>:-,yc@1^:-,yd@1v:-,ye@2^:-,yf@3^:- hand=52,53 pick=70",
        step="place",
        round=7,
        seat=0,
        open="ng,nh,ni",
        judge="table",
    )
    play(match, "0 ng b< a1")
    assert len(see(match)["pairs"]) == 7
    assert len(legal(match, 0)) == 128


def test_r12_all_others_answer_at_once_and_unseen(three: State) -> None:
    play(three, "0 claim na:1")
    assert waiting(three) == [1, 2]
    play(three, "2 dispute na:1")
    assert waiting(three) == [1]
    assert see(three, 1)["own"]["disputed"] is None
    assert see(three, 2)["own"]["disputed"] == ["na:1"]
    assert see(three, 1)["players"][2]["chosen"]
    answers = set()
    for entropy in range(20):
        other = three.copy()
        GAME.resample(other, 1, np.uint64(entropy))
        answers.add(int(other["disputed"][2]))
    assert answers == {0, 1}


def test_r12_a_pair_stands_when_one_other_seat_lets_it(three: State) -> None:
    play(three, "0 claim na:1", "1 dispute na:1", "2 dispute -")
    assert points(three) == [1, 0, 0]
    assert see(three)["step"] == "draw"


def test_r12_a_pair_is_refused_when_all_others_dispute_it(three: State) -> None:
    play(three, "0 claim na:1", "1 dispute na:1", "2 dispute na:1")
    assert points(three) == [0, 0, 0]
    assert see(three)["step"] == "place"
    assert waiting(three) == [0]


def test_r13_what_stands_needs_no_new_claim_and_what_was_refused_cannot_be_claimed() -> None:
    match = play(second_round(), "0 na b< a1", "0 claim na:2 ya:1", "1 dispute na:2")
    assert see(match)["step"] == "place"  # na:2 was refused, ya:1 stands
    play(match, "0 nb b> a1")  # nb:2 is new, ya:1 is not
    assert points(match)[0] == 3
    assert moves(match, 0) == ["claim -", "claim nb:2"]
    play(match, "0 claim nb:2", "1 dispute nb:2", "0 na b> a1")
    assert see(match)["step"] == "draw"  # nothing is left to claim
    assert points(match)[0] == 3


def test_r13_a_new_pair_that_was_not_claimed_gets_no_ruling() -> None:
    match = play(second_round(), "0 na b< a1", "0 claim na:2", "1 dispute na:2", "0 nb a< a1")
    assert "claim nb:1 ya:1" in moves(match, 0)  # ya:1 was not claimed before
    play(match, "0 claim -")
    assert points(match)[0] == 1
    assert see(match)["step"] == "draw"


def test_r14_the_turn_is_taken_again_with_the_same_image_and_any_open_word(three: State) -> None:
    before = see(three)["open"]
    assert before == ["qa", "ya", "yb"]
    play(three, "0 claim na:1", "1 dispute na:1", "2 dispute na:1")
    seen = see(three)
    assert seen["open"] == ["na", "qa", "ya", "yb"]
    assert seen["players"][0]["cells"] == {}
    assert seen["players"][0]["ends"] == {}
    assert seen["players"][0]["pick"] == 1
    assert len(legal(three, 0)) == 4 * 12 * 9
    play(three, "0 ya b< b2", "0 claim ya:1", "1 dispute -", "2 dispute -")
    assert points(three) == [1, 0, 0]
    play(three, "0 keep")
    assert not three["stands"]
    assert not three["refused"]  # the turn is over, and so are its rulings


def test_r14_retaken_turns_take_back_only_their_own_matches() -> None:
    match = play(second_round(), "0 na b< a1", "0 claim na:2 ya:1")
    play(match, "1 dispute na:2 ya:1")
    assert see(match)["players"][0]["ends"]["1^"]["matched"] == [False, True, False]
    assert points(match)[0] == 1


def test_r14a_no_claim_without_a_new_pair_and_no_dispute_without_a_claim() -> None:
    match = start("1,2,3", "4,5,6", open="na,qa,ya", judge="table")
    play(match, "0 image 1", "1 image 4", "0 ya b< a1")
    assert see(match)["step"] == "draw"
    match = start("1,2,3", "4,5,6", open="na,qa,ya", judge="table")
    play(match, "0 image 1", "1 image 4", "0 ya a< a1", "0 claim -")
    assert see(match)["step"] == "draw"
    assert points(match) == [0, 0]


def greedy(match: State, seat: int) -> str:
    best = max(legal(match, seat), key=lambda action: GAME.worth(match, seat, action))
    return GAME.write_move(match, seat, best)


def test_r15_bots_claim_yes_dispute_no_and_let_the_arguable_stand() -> None:
    match = position(
        "images=2@b1,3@a2,4@c2 words=ya@1^:2,qb@a<:-,nc@2^:- hand=10,50 pick=1",
        "images=11@a1,12@b2,13@c3 words=yb@a<:1,yc@b<:-,yd@c<:- hand=14,51 pick=20",
        step="place",
        round=4,
        seat=0,
        open="na,qa,ye",
        judge="table",
    )
    play(match, "0 ye b< a1")
    assert greedy(match, 0) == "claim ya:1 ye:2"
    play(match, "0 claim qb:1 ya:1 ye:2")
    assert greedy(match, 1) == "dispute -"
    match = play(second_round(), "0 na b< a1", "0 claim na:2 ya:1")
    assert greedy(match, 1) == "dispute na:2"


def test_rulings_are_met_again_within_a_turn_only() -> None:
    for entropy in range(3):
        match = new(3, entropy, judge="table")
        dice = np.random.default_rng(entropy)
        while waiting(match):
            seat = int(dice.choice(waiting(match)))
            turn = (int(match["round"]), int(match["seat"]))
            GAME.apply(match, seat, int(dice.choice(legal(match, seat))), np.uint64(entropy))
            if (int(match["round"]), int(match["seat"])) != turn:
                assert not match["stands"]
                assert not match["refused"]
                assert not match["stands_at"].any()
                assert not match["refused_at"].any()
