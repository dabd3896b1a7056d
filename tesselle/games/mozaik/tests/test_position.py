"""Whole positions in text: read back byte for byte, or refused with a reason."""

import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesselle.engine.errors import BadPosition
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.tests.table import finish, new, play, start, text

TWO = text(
    "images=1@a1 words=ya@a<:1 hand=3,10 pick=2",
    "images=11@a1 words=nb@b<:- hand=13,20 pick=12",
    step="place",
    round=2,
    seat=0,
    open="nc,nd,ne",
)
TABLE = text(
    "images=1@a1 words=ya@a<:- hand=2,3 pick=1",
    "hand=5,6 pick=4 disputed=ya:1",
    "hand=8,9 pick=7",
    step="dispute",
    seat=0,
    open="na,nb,qa",
    judge="table",
    cell="a1",
    end="a<",
    claimed="ya:1",
    refused="na:1",
)
ALONE = text(
    "images=1@a1 words=ya@a<:1 hand=2,3", step="words", seat=0, open="nb,nc", gems=6, reserve=29
)


@pytest.mark.parametrize("judge", ["deck", "table"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_state_is_read_back_byte_for_byte(seats: int, judge: str) -> None:
    match = new(seats, judge=judge, colours=seats != 2)
    for raw in [match.tobytes(), *finish(match, 4)][::5]:
        state = np.frombuffer(raw, GAME.state)[0]
        assert GAME.read_position(GAME.write_position(state)).tobytes() == raw


def test_an_attempt_and_its_rulings_are_written() -> None:
    match = play(
        start("1,2,3", "4,5,6", "7,8,9", open="na,nb,qa,ya", judge="table"),
        *("0 image 1", "1 image 4", "2 image 7", "0 na a< a1", "0 claim na:1"),
        *("1 dispute na:1", "2 dispute na:1", "0 ya a< a1", "0 claim ya:1", "1 dispute ya:1"),
    )
    assert GAME.read_position(TABLE).tobytes() == match.tobytes()
    assert sorted(GAME.write_position(match).split()) == sorted(TABLE.split())


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("judge=deck", "judge=dice", "expected judge among deck, table"),
        ("round=2", "round=12", "expected round from 1 to 9"),
        ("round=2", "round=3", "expected 2 images in the grid of seat 0, got 1"),
        ("hand=3,10", "hand=3,11", "expected image 11 once"),
        ("hand=3,10", "hand=3,10,40", "expected 3 images in the hand of seat 0"),
        ("hand=3,10", "hand=3,10 discarded=40", "expected an even number of discards"),
        ("hand=3,10", "hand=3,97", "expected image from 1 to 96"),
        ("hand=3,10", "hand=3,90", "expected an image of deck toy"),
        ("open=nc,nd,ne", "open=nc,nd", "expected 3 open words, got 2"),
        ("open=nc,nd,ne", "open=nc,nd,ya", "expected word ya once"),
        ("open=nc,nd,ne", "open=nc,nd,zz", "expected a word in play, got 'zz'"),
        ("ya@a<:1", "ya@a<:-", "expected a match on place 1 of a<"),
        ("ya@a<:1", "ya@a<:12", "expected no match on place 2 of a<"),
        ("ya@a<:1", "ya@d<:1", "expected end among"),
        ("1@a1", "1@d1", "expected cell among"),
        (" pick=2", "", "expected 2 picks, got 1"),
        ("step=place", "step=draw", "expected 2 images in the grid of seat 0"),
        ("step=place", "step=words", "expected a step of this number of seats"),
        ("seat=0", "seat=1", "images in the grid"),
        ("step=place", "step=place gems=3", "expected gems for 1 seat"),
        ("step=place", "step=place seat=0", "expected seat once"),
        ("step=place", "step=place colour=red", "expected fields among"),
        ("step=place", "step=place stands=nc:2", "expected judge=table"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, expected: str) -> None:
    assert old in TWO
    with pytest.raises(BadPosition, match="expected") as error:
        GAME.read_position(TWO.replace(old, new, 1))
    assert expected in error.value.say.en
    assert error.value.say.fr != error.value.say.en


def test_an_unknown_deck_is_refused() -> None:
    with pytest.raises(BadPosition, match="expected a deck that was loaded"):
        GAME.read_position(TWO.replace("deck=toy:", "deck=joy:"))
    digest = TWO.split()[0].partition(":")[2]
    with pytest.raises(BadPosition, match="digest"):
        GAME.read_position(TWO.replace(f"toy:{digest}", "tesselle:0123456789abcdef"))
    with pytest.raises(BadPosition, match="16 hex digits"):
        GAME.read_position(TWO.replace(digest, "xyz"))


@settings(max_examples=150, deadline=None)
@given(st.sampled_from([TWO, TABLE, ALONE]), st.data())
def test_damaged_text_is_a_position_or_a_bad_one(good: str, data: st.DataObject) -> None:
    start_at = data.draw(st.integers(0, len(good)))
    end_at = data.draw(st.integers(start_at, min(len(good), start_at + 6)))
    letters = st.sampled_from(sorted(set(good))) | st.characters()
    filling = data.draw(st.text(letters, max_size=4))
    try:
        state = GAME.read_position(good[:start_at] + filling + good[end_at:])
    except BadPosition:
        return
    assert GAME.read_position(GAME.write_position(state)).tobytes() == state.tobytes()
    finish(state, 1)  # whatever is read can be played to its end


@settings(deadline=None)
@given(st.text())
def test_any_text_at_all_is_a_position_or_a_bad_one(anything: str) -> None:
    with pytest.raises(BadPosition):
        GAME.read_position(anything)


def test_our_deck_may_be_named_as_it_is_now() -> None:
    state = new(2)
    text = GAME.write_position(state)
    short = re.sub(r"deck=tesselle:[0-9a-f]{16}", "deck=tesselle", text)
    assert short != text
    assert GAME.read_position(short).tobytes() == state.tobytes()
