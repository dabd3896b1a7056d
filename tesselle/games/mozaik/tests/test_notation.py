"""Moves in text: one canonical form, lenient readers, and reasons for what is not allowed."""

import functools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesselle.engine.errors import IllegalMove
from tesselle.engine.game import State
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.rules.state import BUYS, CLAIMS, DONE, KEEP, PICKS, RENEW
from tesselle.games.mozaik.tests.table import alone, finish, legal, new, play, position, start

NAMES = ("pick", "place", "claim", "dispute", "alone", "words")


@functools.cache
def at(step: str) -> State:
    """Return a position that waits for this step; it must not be changed."""
    if step in ("alone", "words"):
        match = alone("hand=1,2,3", step="image", open="na,qa,ya")
        return match if step == "alone" else play(match, "0 image 2 b2")
    judge = "table" if step in ("claim", "dispute") else "deck"
    match = start("1,2,3", "4,5,6", open="na,qa,ya", judge=judge)
    moves = ("0 image 1", "1 image 4", "0 na a< a1", "0 claim na:1")
    return play(match, *moves[: {"pick": 0, "place": 2, "claim": 3, "dispute": 4}[step]])


PARTS = ["image", "na", "ya", "zz", "a<", "1v", "a1", "b2", "17", "1", "0", "99", "²", "٣", "keep"]
PARTS += ["renew", "done", "claim", "dispute", "-", "na:1", "na:", ":", "9" * 5000, "\0", "é"]


@pytest.mark.parametrize(
    ("step", "typed", "canonical"),
    [
        ("pick", "IMAGE 2", "image 2"),
        ("pick", " 2 ", "image 2"),
        ("place", "b2 YA a<", "ya a< b2"),
        ("place", "a< na a1", "na a< a1"),
        ("place", "word-ya a< b2", "ya a< b2"),  # by its English title
        ("place", "mot-ya a< b2", "ya a< b2"),
        ("claim", "claim word-na:1", "claim na:1"),
        ("claim", "CLAIM -", "claim -"),
        ("alone", "b2 3", "image 3 b2"),
        ("words", "a< ya", "ya a<"),
    ],
)
def test_readers_are_lenient(step: str, typed: str, canonical: str) -> None:
    state = at(step)
    seat = 0
    assert GAME.write_move(state, seat, GAME.read_move(state, seat, typed)) == canonical


@pytest.mark.parametrize(
    ("step", "typed", "expected"),
    [
        ("pick", "", "expected an image of your hand"),
        ("pick", "image 90", "1 to 89; got 90"),
        ("pick", "image 2 b2", "got 'image 2 b2'"),
        ("place", "zz a< b2", "expected an open word (na, qa, ya), got 'zz'"),
        ("place", "nb a< b2", "expected an open word"),
        ("place", "ya b2", "expected a word, its end and a cell"),
        ("claim", "claim", "expected the pairs you claim"),
        ("claim", "claim ya:1", "expected pairs among na:1"),
        ("pick", "dispute na:1", "expected an image of your hand"),
        ("alone", "image 2", "expected an image and a cell"),
        ("words", "ya", "expected a word and an end"),
    ],
)
def test_what_is_no_move_is_named_with_what_was_expected(
    step: str, typed: str, expected: str
) -> None:
    with pytest.raises(IllegalMove) as error:
        GAME.read_move(at(step), 0, typed)
    assert expected in str(error.value)
    assert error.value.say.fr != error.value.say.en


@settings(deadline=None)
@given(
    st.sampled_from(NAMES),
    st.one_of(st.text(), st.lists(st.sampled_from(PARTS)).map(" ".join)),
)
def test_any_text_is_a_move_or_an_illegal_move(step: str, typed: str) -> None:
    state = at(step)
    try:
        action = GAME.read_move(state, 0, typed)
    except IllegalMove:
        return
    if action not in legal(state, 0):
        assert GAME.reason(state, 0, action).said.fr


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_legal_move_is_read_back(seats: int) -> None:
    match = new(seats, judge="table")
    trail = finish(match.copy(), 2)
    for raw in trail[::7]:
        state = np.frombuffer(raw, GAME.state).copy()[0]
        for seat in range(seats):
            for action in legal(state, seat)[::5]:
                move = GAME.write_move(state, seat, action)
                assert GAME.read_move(state, seat, move) == action


def why(state: State, seat: int, move: str) -> str:
    action = GAME.read_move(state, seat, move)
    assert action not in legal(state, seat)
    return GAME.reason(state, seat, action).said.en


def lit(state: State, seat: int, move: str) -> tuple[str, ...]:
    return GAME.reason(state, seat, GAME.read_move(state, seat, move)).cells


def test_reasons_name_the_rule() -> None:
    assert "not in your hand (1, 2, 3)" in why(at("pick"), 0, "image 9")
    assert "an image of your hand" in why(at("pick"), 0, "keep")
    assert "seat 1's turn" in why(at("place"), 1, "ya a< b2")
    picked = play(start("1,2,3", "4,5,6", open="na,qa,ya"), "0 image 1")
    assert "already chosen" in why(picked, 0, "image 2")
    assert "R12" in why(at("dispute"), 0, "dispute na:1")
    assert "first buy a word" in why(at("words"), 0, "done")
    later = position(
        "images=1@a1 words=na@a<:- hand=3,10 pick=2",
        "images=11@a1 words=nb@a<:- hand=13,20 pick=12",
        step="place",
        round=2,
        seat=0,
        open="nc,nd,ne",
    )
    assert "already lies left of the top row" in why(later, 0, "nc a< a2")
    assert "image 1 already lies on a1" in why(later, 0, "nc a> a1")


def test_r4_a_reason_lights_the_card_that_is_in_the_way() -> None:
    state = position(
        "images=1@a1 words=na@a<:- hand=3,10 pick=2",
        "images=11@c3 words=nb@c>:- hand=13,20 pick=12",
        step="place",
        round=2,
        seat=0,
        open="nc,nd,ne",
    )
    assert lit(state, 0, "nc a< a2") == ("a<",)
    assert lit(state, 0, "nc a> a1") == ("a1",)
    assert lit(state, 1, "nc c> c3") == (), "it is not their turn, whatever lies there"


def test_reasons_of_the_lone_player() -> None:
    thrown = "discarded=" + ",".join(str(60 + image) for image in range(12))
    broke = alone(
        f"words=na@a<:- images=9@a1 hand=1,2,3 {thrown}",
        step="image",
        round=2,
        open="nb,nc,nd",
        gems=0,
    )
    assert "costs a gem" in why(broke, 0, "renew")
    bought = alone(
        f"words=na@a<:- images=9@a1 hand=1,2 {thrown}", step="words", round=1, open="nc,nd", gems=0
    )
    assert "a word costs a gem" in why(bought, 0, "nc b<")
    over = play(broke.copy(), "0 image 1 b1")
    assert "over" in why(over, 0, "done")


def test_every_action_has_a_reason_in_every_step() -> None:
    for state in map(at, NAMES):
        for action in (PICKS, KEEP, RENEW, CLAIMS, BUYS, DONE, KEEP - 1, BUYS - 1):
            if action not in legal(state, 0):
                assert all(GAME.reason(state, 0, action).said.data().values())
