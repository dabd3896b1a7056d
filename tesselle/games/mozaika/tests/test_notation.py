"""Moves and positions in text, both ways; reasons; and readers that never break."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesselle.engine.errors import BadPosition, IllegalMove
from tesselle.games.mozaika.rules import play
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.tests.tables import (
    BIDDING,
    FIRST,
    actions_of,
    random_match,
    seats_waiting,
    table,
)
from tesselle.games.mozaika.text.moves import read_move, reason, write_move
from tesselle.games.mozaika.text.position import read_position, write_position

BOUGHT = (
    *("0 bid 4", "1 bid 2", "2 bid 3", "3 bid 3"),
    *("0 take Ys", "2 take Bw", "3 take Rs", "1 take Gf"),
)
LAID = (*BOUGHT, "0 lay Ys b1", "1 lay Bs d4", "2 lay Bw b1", "3 lay Rs b1")


@pytest.mark.parametrize(
    ("action", "move"),
    [(3, "bid 3"), (59 + 4, "take Bw"), (71 + 4 * 16 + 5, "lay Bw b2"), (263 + 5, "fly b2")],
)
def test_moves_are_written_as_in_the_rules(action: int, move: str) -> None:
    state = table(FIRST)
    assert write_move(state, 0, action) == move
    assert read_move(state, 0, move) == action


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_legal_move_and_every_position_round_trips(seats: int) -> None:
    for before, seat, _, after in random_match(seats, seed=seats):
        for action in actions_of(before, seat):
            assert read_move(before, seat, write_move(before, seat, action)) == action
        assert read_position(write_position(after)).tobytes() == after.tobytes()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  BID   3 ", "bid 3"),
        ("3", "bid 3"),
        ("bw", "take Bw"),
        ("Take BW", "take Bw"),
        ("lay b2 bw", "lay Bw b2"),
        ("bw B2", "lay Bw b2"),
        ("FLY B2", "fly b2"),
        ("b2", "fly b2"),
    ],
)
def test_moves_are_read_leniently(typed: str, meant: str) -> None:
    state = table(FIRST)
    assert write_move(state, 0, read_move(state, 0, typed)) == meant


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "expected bid 3, take Bw, lay Bw b2 or fly b2, got ''"),
        ("pass", "got 'pass'"),
        ("bid", "expected bid and a number of coins (bid 3), got 'bid'"),
        ("bid -1", "got 'bid -1'"),
        ("bid 3 3", "got 'bid 3 3'"),
        ("bid Bw", "expected bid and a number"),
        ("take Bx", "expected take and a tile"),
        ("lay Bw", "expected lay, a tile and a cell"),
        ("lay Bw e1", "expected lay, a tile and a cell"),
        ("fly 3", "expected fly and a cell"),
        ("bid 59", "expected a bid from 0 to your 10 coins, got 59"),
        ("bid " + "9" * 5000, "expected bid and a number"),
    ],
)
def test_unreadable_moves_say_what_was_expected(text: str, words: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        read_move(table(FIRST), 0, text)
    assert words in str(caught.value)
    assert caught.value.say.fr.startswith("il faut ")


@pytest.mark.parametrize(
    ("moves", "seat", "move", "words"),
    [
        ((), 0, "lay Rs b1", "now all bid: expected bid and a number"),
        ((), 0, "bid 11", "expected a bid from 0 to your 10 coins, got 11 (R5)"),
        (("0 bid 2",), 0, "bid 3", "a bid cannot be changed (R5)"),
        (BOUGHT[:4], 1, "take Rs", "it is seat 1 that picks now"),
        (BOUGHT[:4], 0, "take Rf", "no Rf is left in the row (R6)"),
        (BOUGHT[:4], 0, "bid 3", "now tiles are taken"),
        (BOUGHT, 0, "lay Bw b1", "you have no Bw in hand (R9)"),
        (BOUGHT, 0, "lay Rs a1", "a1 has a tile already"),
        (LAID[:-1], 0, "lay Rs c1", "you have laid your tile of this round already (R9)"),
        (LAID, 0, "fly a1", "it is seat 2 that took the fly"),
        (LAID, 1, "fly c1", "c1 has no tile"),
        (LAID, 1, "fly a2", "a2 has a fly already"),
    ],
)
def test_reasons_name_the_rule(moves: tuple[str, ...], seat: int, move: str, words: str) -> None:
    state = table(BIDDING.replace("RwBwGwYw", "RwBw*GwYw"), *moves)
    action = read_move(state, seat, move)
    assert action not in actions_of(state, seat)
    why = reason(state, seat, action)
    assert words in why.said.en
    assert why.said.fr != why.said.en


@pytest.mark.parametrize(
    ("moves", "seat", "move", "cells"),
    [
        ((), 0, "lay Rs b1", ()),
        (BOUGHT, 0, "lay Bw b1", ()),
        (BOUGHT, 0, "lay Rs a1", ("a1",)),
        (LAID, 1, "fly c1", ("c1",)),
        (LAID, 1, "fly a2", ("a2",)),
    ],
    ids=["R3", "R9 not held", "R9 taken", "R11 no tile", "R11 a fly already"],
)
def test_reasons_light_the_cell_in_question(
    moves: tuple[str, ...], seat: int, move: str, cells: tuple[str, ...]
) -> None:
    state = table(BIDDING.replace("RwBwGwYw", "RwBw*GwYw"), *moves)
    assert reason(state, seat, read_move(state, seat, move)).cells == cells


def test_reason_after_the_end() -> None:
    *_, (_, _, _, state) = random_match(3, seed=1)
    assert "over" in reason(state, 0, 0).said.en


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("round 5", "round 17", "expected a round from 1 to 16, got 17"),
        ("round 5", "round 4", "expected 3 tiles on the board, got 4"),
        ("round 5 bid", "round 5 nap", "expected one of bid, take, lay, fly, over, got 'nap'"),
        ("round 5 bid", "round 1 bid", "expected a step that round 1 has, got 'bid'"),
        ("round 5 bid", "round 5 over", "expected a step that round 5 has, got 'over'"),
        ("bids -,-,-,-", "bids -,-,-", "expected 4 bids, got 3"),
        ("bids -,-,-,-", "bids 1,1,1,1", "expected a seat that has yet to bid"),
        ("bids -,-,-,-", "bids 11,-,-,-", "seat 0: expected a bid of at most 10, got 11"),
        ("bids -,-,-,-", "bids x,-,-,-", "expected numbers as bids, got 'x'"),
        ("row RsBwGfYsYw", "row RsBwGfYs", "expected 5 tiles in the row, got 4"),
        ("row RsBwGfYsYw", "row RsBwGfYsY", "expected tiles like RsBw"),
        ("row RsBwGfYsYw", "row RsRsRsRsRs", "expected at most 7 of Rs, got 8"),
        ("hand RsRwRf", "hand RsRw", "seat 0: expected 3 tiles in hand, got 2"),
        ("coins 10 hand RsRwRf", "coins 14 hand RsRwRf", "expected at most 13 coins, got 14"),
        ("RsBsGsYs/", "RsBsGs/", "expected a board of 4 rows of 4 cells"),
        ("RsBsGsYs/", "Rs*Bs*Gs*Ys/", "expected at most 2 flies by now, got 3"),
        (
            " | coins 10 hand YsYwYf board RsRwRfRf/..../..../....",
            "",
            "expected 4 tiles in the row, got 5",
        ),
        ("coins 10 hand YsYwYf", "hand YsYwYf", "seat 3: expected 'coins 10 hand RsBw board …'"),
    ],
)
def test_positions_that_cannot_be_are_refused(old: str, new: str, words: str) -> None:
    assert old in BIDDING
    with pytest.raises(BadPosition) as caught:
        read_position(BIDDING.replace(old, new, 1))
    assert words in caught.value.say.en
    assert caught.value.say.fr != caught.value.say.en


@given(st.text())
def test_read_move_never_breaks(text: str) -> None:
    _read_or_refuse(text)


@given(
    st.lists(
        st.sampled_from(("bid", "take", "lay", "fly", "Bw", "b2", "3", "58", "59", "d5", "*", "²"))
    )
)
def test_read_move_never_breaks_on_what_looks_like_moves(words: list[str]) -> None:
    _read_or_refuse(" ".join(words))


def _read_or_refuse(text: str) -> None:
    state = table(FIRST)
    try:
        action = read_move(state, 0, text)
    except IllegalMove:
        return
    assert 0 <= action < s.ACTIONS
    assert reason(state, 0, action).said.fr


@given(st.text())
def test_read_position_never_breaks(text: str) -> None:
    with pytest.raises(BadPosition):
        read_position(text)


def _samples() -> list[str]:
    played = [
        write_position(after)
        for seats in (3, 4, 5)
        for *_, after in random_match(seats, seed=seats)
    ]
    return [FIRST, BIDDING, *played[::9]]


SAMPLES = _samples()
SNIPPETS = (*"0123456789RBGYswf.*/|-, ", "bid", "take", "lay", "fly", "over", "Rs", "coins", "²")


@settings(max_examples=300)
@given(st.randoms(use_true_random=False))
def test_read_position_refuses_or_reads_a_damaged_position_as_one_that_can_be_played(
    chance: random.Random,
) -> None:
    text = list(chance.choice(SAMPLES))
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(text))
        text[place : place + chance.randint(0, 2)] = chance.choice(SNIPPETS)
    try:
        state = read_position("".join(text))
    except BadPosition:
        return
    assert read_position(write_position(state)).tobytes() == state.tobytes()
    assert (play.waiting(state) == 0) == (state["step"] == s.OVER)
    for seat in seats_waiting(state):
        assert actions_of(state, seat)
