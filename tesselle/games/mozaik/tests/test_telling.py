"""What a move would earn, and moves in words."""

from collections.abc import Iterator

import numpy as np
import pytest

from tesselle.engine.game import State
from tesselle.engine.state import copied
from tesselle.engine.tally import Tally
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.rules.state import DISPUTES
from tesselle.games.mozaik.tests.table import (
    alone,
    legal,
    new,
    play,
    points,
    position,
    see,
    start,
    waiting,
)


def preview(state: State, move: str, seat: int = 0) -> Tally:
    return GAME.preview(state, seat, GAME.read_move(state, seat, move))


def told(state: State, move: str, seat: int = 0) -> tuple[str, str]:
    """Return a move in English and in French."""
    said = GAME.described(state, seat, GAME.read_move(state, seat, move))
    return said.en, said.fr


def walk(seats: int, judge: str, entropy: int) -> Iterator[tuple[State, int, int]]:
    """Play at random with the shipped deck; give each state before a move, its seat and action."""
    state = new(seats, entropy, judge=judge)
    dice = np.random.default_rng(entropy)
    while waiting(state):
        seat = int(dice.choice(waiting(state)))
        action = int(dice.choice(legal(state, seat)))
        yield copied(state), seat, action
        GAME.apply(state, seat, action, np.uint64(dice.integers(1 << 62)))


def unopposed(state: State, seat: int, action: int) -> int:
    """Return the seat's points after the action, if nobody disputes a claim."""
    after = copied(state)
    GAME.apply(after, seat, action, np.uint64(9))
    if see(state)["step"] == "claim":
        while see(after)["step"] == "dispute":
            GAME.apply(after, waiting(after)[0], DISPUTES, np.uint64(9))
    return points(after)[seat]


@pytest.mark.parametrize("judge", ["deck", "table"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_r5_a_preview_adds_up_to_what_the_score_gains(seats: int, judge: str) -> None:
    gains = 0
    for entropy in range(6):
        for state, seat, action in walk(seats, judge, entropy):
            tally = GAME.preview(state, seat, action)
            gain = unopposed(state, seat, action) - points(state)[seat]
            assert tally.total == gain
            assert sum(line.points for line in tally.lines) == gain
            gains += gain != 0
    assert gains > 20


def test_a_preview_leaves_the_state_alone_and_does_not_depend_on_what_is_hidden() -> None:
    for state, seat, action in walk(2, "table", 3):
        before = state.tobytes()
        tally = GAME.preview(state, seat, action)
        assert state.tobytes() == before
        imagined = copied(state)
        GAME.resample(imagined, seat, np.uint64(77))
        assert GAME.preview(imagined, seat, action) == tally


def placing(judge: str = "deck") -> State:
    """Return a turn of seat 0 with image 3 picked: qb below column 1, yb left of row a."""
    return position(
        "images=1@a1,2@c1 words=yb@a<:1,qb@1v:- hand=5,7 pick=3",
        "images=11@a1,12@a2 words=yc@a<:12,yd@b<:- hand=15,17 pick=13",
        step="place",
        seat=0,
        round=3,
        open="ca,na,ya",
        judge=judge,
    )


def test_r5_every_word_that_climbs_is_a_line_with_its_end_and_the_images_that_match() -> None:
    tally = preview(placing(), "ya 1^ a2")
    lines = [(line.rule, line.what.en, line.points, line.cells) for line in tally.lines]
    assert lines == [
        ("R5", "Word yb, left of the top row", 3 - 1, ("a<", "a1", "a2")),
        ("R5", "Word ya, above the left column", 3, ("1^", "a1", "c1")),
    ]
    assert tally.lines[0].note is not None
    assert tally.lines[0].note.fr == "2 images sur 3"
    assert tally.total == 5


def test_r6_renewing_shows_its_price() -> None:
    state = play(placing(), "0 na 3^ c3")
    assert preview(state, "keep") == Tally((), 0)
    tally = preview(state, "renew")
    assert [(line.rule, line.points) for line in tally.lines] == [("R8", -1)]


def test_r11_before_a_claim_nothing_is_sure() -> None:
    tally = preview(placing("table"), "ya 1^ a2")
    assert (tally.lines, tally.total) == ((), 0)
    assert tally.remark is not None
    assert tally.remark.en == "then you say which pictures fit"


def test_r12_a_claim_is_counted_as_if_it_stood() -> None:
    state = play(placing("table"), "0 ya 1^ a2")
    tally = preview(state, "claim ya:2")
    assert tally.total == 1
    assert tally.remark is not None
    assert tally.remark.en == "if the table agrees"
    assert preview(state, "claim -").remark is None


def test_r17_r18_a_word_costs_a_gem_and_a_perfect_line_gives_one() -> None:
    state = alone(
        "images=1@a1,2@a2,3@a3 words=na@b<:-,nb@c<:- hand=5,7",
        step="words",
        open="ya,nc,nd",
        round=3,
        gems=5,
    )
    tally = preview(state, "ya a<")
    assert [(line.rule, line.points) for line in tally.lines] == [
        ("R5", 6),
        ("R18", 1),
        ("R17", -1),
    ]
    assert tally.lines[1].cells == ("a<",)
    assert preview(state, "renew").lines[0].rule == "R20"


def test_r19_a_move_that_ends_the_match_says_so() -> None:
    state = alone(
        "images=1@a1,2@b1,3@c1 hand=5,7,9 "
        "words=na@b<:-,nb@c<:-,nc@a<:-,nd@a>:-,ne@b>:-,nf@c>:-,ng@2^:-",
        step="image",
        open="ya,nh,ni",
        round=4,
        gems=0,
    )
    remark = preview(state, "image 5 a2").remark
    assert remark is not None
    assert "the match ends here" in remark.en


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (
            "ya 1^ b2",
            "lays picture 3 in the middle and puts Word ya above the left column",
            "pose l’image 3 au milieu et met « Mot ya » au-dessus de la colonne de gauche",
        ),
        (
            "na c> c3",
            "lays picture 3 at the bottom right and puts Word na right of the bottom row",
            "pose l’image 3 en bas à droite et met « Mot na » à droite de la rangée du bas",
        ),
    ],
)
def test_r4_placing_is_told_by_where_the_cards_go(move: str, english: str, french: str) -> None:
    assert told(placing(), move) == (english, french)


def test_r2_a_pick_is_told_by_its_number() -> None:
    assert told(start("1,2,3", "4,5,6", open="na,qa,ya"), "image 2") == (
        "chooses picture 2",
        "choisit l’image 2",
    )


def test_r6_keeping_and_renewing_are_told() -> None:
    state = play(placing(), "0 na 3^ c3")
    assert told(state, "keep")[0] == "keeps both pictures and draws one"
    assert told(state, "renew")[1] == "défausse deux images et en pioche trois"


def test_r11_r12_claims_and_disputes_are_told_word_by_word() -> None:
    state = play(placing("table"), "0 ya 1^ a2")
    assert told(state, "claim ya:1 ya:2 yb:3") == (
        "claims Word ya for pictures 1 and 2, Word yb for picture 3",
        "affirme « Mot ya » pour les images 1 et 2, « Mot yb » pour l’image 3",
    )
    assert told(state, "claim -")[0] == "claims no match"
    play(state, "0 claim ya:1 yb:3")
    assert told(state, "dispute yb:3", 1)[1] == "conteste « Mot yb » pour l’image 3"
    assert told(state, "dispute -", 1)[1] == "laisse tout passer"


def test_r14_refused_pairs_are_open_to_all() -> None:
    state = play(placing("table"), "0 ya 1^ a2", "0 claim ya:1 yb:3")
    assert see(state)["refused"] == []
    play(state, "1 dispute ya:1")
    assert see(state)["refused"] == ["ya:1"]


def test_r17_r20_r21_moves_alone_are_told() -> None:
    state = alone("hand=1,2,3", step="image", open="na,qa,ya")
    assert told(state, "image 2 a1")[1] == "pose l’image 2 en haut à gauche"
    assert told(state, "renew")[0] == "pays a gem for three new pictures"
    play(state, "0 image 2 a1")
    assert told(state, "ya 1v")[1] == "achète « Mot ya » et le met sous la colonne de gauche"
    play(state, "0 ya 1v")
    assert told(state, "done")[0] == "ends the turn"


@pytest.mark.parametrize("seats", [1, 3])
def test_r8_r23_a_finished_match_is_counted_line_by_line(seats: int) -> None:
    state = new(seats)
    dice = np.random.default_rng(5)
    while waiting(state):
        assert see(state)["players"][0]["tally"] is None
        seat = waiting(state)[0]
        action = int(dice.choice(legal(state, seat)))
        GAME.apply(state, seat, action, np.uint64(dice.integers(1 << 62)))
    for seat, player in enumerate(see(state)["players"]):
        tally = player["tally"]
        assert tally["total"] == points(state)[seat]
        assert sum(line["points"] for line in tally["lines"]) == tally["total"]
        assert len(tally["lines"]) >= len(player["ends"])
