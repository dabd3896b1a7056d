"""What is true of every Génial! match: facts of the rules, chance, and secrets."""

import itertools

import numpy as np
import pytest

from tesselle.engine.entropy import word_of_event
from tesselle.engine.game import SPECTATOR, State
from tesselle.engine.kernel import interpreted
from tesselle.engine.state import copied
from tesselle.games.genial import GAME
from tesselle.games.genial.rules import bag, board, play
from tesselle.games.genial.rules.state import LAST, NOBODY, PAIRS_ROOM, SWAP
from tesselle.games.genial.rules.tiles import COPIES, KIND_NAMED, NAMES, SHOWS, listed
from tesselle.games.genial.tests.table import (
    actions,
    after,
    conserved,
    hand,
    start,
    table,
    tiles,
)


def match(seats: int, number: int) -> list[tuple[State, int, int]]:
    """Return a random match as (state before, seat, action), the end with seat and action −1."""
    chooser = np.random.default_rng(number)
    state = start(seats, number)
    events = []
    while GAME.waiting(state):
        seat, action = int(state["seat"]), int(chooser.choice(actions(state)))
        events.append((copied(state), seat, action))
        GAME.apply(state, seat, action, word_of_event(bytes([number] * 32), len(events)))
    return [*events, (state, -1, -1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_tile_is_lost_and_the_bag_never_empties(seats: int) -> None:
    for number in range(5):
        events = match(seats, number)
        assert len(events) <= GAME.most_events
        for state, _, _ in events:
            assert conserved(state)
            assert (state["bag"] + state["hands"].sum(axis=0) <= COPIES).all()
            assert bag.total(state["bag"]) >= 120 - 81 - 24


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_free_pairs_kept_in_the_state_are_those_of_the_board(seats: int) -> None:
    for state, _, _ in match(seats, 8):
        free = board.free_pairs(state["cells"]).tolist()
        assert state["pairs"].tolist() == free + [0] * (PAIRS_ROOM - len(free))
        assert int(state["free"]) == len(free)


def test_no_tile_touches_two_printed_symbols() -> None:
    assert {int(symbols).bit_count() for symbols in board.PRINTED_BESIDE} == {0, 1}


def test_a_free_printed_symbol_exists_on_every_first_turn_and_none_gives_a_bonus() -> None:
    for number in range(20):
        events = [event for event in match(4, number)[:6] if event[2] < SWAP]
        for turn, (state, seat, _) in enumerate(events[:4]):
            assert (int(state["placed"]), seat) == (turn, turn)
            assert play.untouched(state).bit_count() == 6 - turn
        assert int(events[4][0]["owed"]) == 0
        assert events[4][0]["tracks"].max() < LAST


def test_at_most_81_tiles_fit() -> None:
    assert board.MOST_PLACED == 81
    assert GAME.most_actions >= 12 * board.PAIRS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_compiled_and_interpreted_rules_agree(seats: int) -> None:
    compiled = [state.tobytes() for state, _, _ in match(seats, 3)[:25]]
    with interpreted():
        plain = [state.tobytes() for state, _, _ in match(seats, 3)[:25]]
    assert plain == compiled


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_what_is_dealt_anew(seats: int) -> None:
    for number, (state, _, _) in enumerate(match(seats, 2)):
        for seat in (None, *range(seats)):
            other = copied(state)
            GAME.resample(other, SPECTATOR if seat is None else seat, np.uint64(number))
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert conserved(other)
            assert (other["hands"] >= 0).all()
            assert (other["bag"] >= 0).all()


def test_a_view_holds_no_hand_but_the_own() -> None:
    state = start(3)
    assert GAME.view(state, None)["hand"] is None
    assert [GAME.view(state, seat)["hand"] for seat in range(3)] == [
        hand(state, seat).split() for seat in range(3)
    ]
    assert all(len(GAME.view(state, seat)["hand_sizes"]) == 3 for seat in range(3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_counts_what_a_seat_does_not_see(seats: int) -> None:
    laid = tiles("")
    for state, _, action in match(seats, 4):
        for seat in (None, *range(seats)):
            seen = laid + (0 if seat is None else state["hands"][seat])
            unseen = GAME.view(state, seat)["unseen"]
            assert unseen == dict(zip(NAMES, (COPIES - seen).tolist(), strict=True))
        if 0 <= action < SWAP:
            one, other = GAME.write_move(state, 0, action).split("-")
            laid[KIND_NAMED[one[0] + other[0]]] += 1
    assert laid.sum() > 30


def test_a_view_tells_who_is_on_a_first_turn() -> None:
    state = start(3)
    assert GAME.view(state, 0)["first_turns"] == [0, 1, 2]
    move = GAME.write_move(state, 0, actions(state)[0])
    assert GAME.view(after(state, move), 0)["first_turns"] == [1, 2]


def test_dealing_anew_really_deals() -> None:
    state, hands = start(2), set()
    for word in range(20):
        other = copied(state)
        GAME.resample(other, 0, np.uint64(word))
        assert hand(other, 0) == hand(state, 0)
        hands.add(hand(other, 1))
    assert len(hands) > 15


def offered() -> State:
    """Return a whole match where seat 0 has just been offered the swap (R11)."""
    state = start(2, 4)
    state["bag"] += state["hands"][0]
    state["hands"][0] = tiles("RG RG RR GG RR GG")
    state["bag"] -= state["hands"][0]
    state["tracks"][0, :2] = 3
    return after(state, "Rc4-Gc5")


def test_an_offered_swap_tells_that_the_lowest_symbols_are_not_in_that_hand() -> None:
    state = offered()
    assert state["swap"]
    for seat in (1, SPECTATOR):
        for word in range(10):
            other = copied(state)
            GAME.resample(other, seat, np.uint64(word))
            assert bag.lacks_lowest(other, 0)
            assert bag.total(other["hands"][0]) == 5


def test_shown_tiles_are_dealt_to_nobody_while_they_are_known_to_be_in_the_bag() -> None:
    state = after(offered(), "swap")
    assert listed(state["shown"]) == ["RR", "RR", "RG", "GG", "GG"]
    for word in range(200):
        GAME.resample(state, SPECTATOR, np.uint64(word))
        assert (state["bag"] >= state["shown"]).all()


def test_every_tile_is_as_likely_to_be_drawn() -> None:
    drawn = np.zeros(21)
    for seed in range(2000):
        drawn += start(2, seed)["hands"][0]
    expected = COPIES.astype(float) * 2000 * 6 / 120
    assert (np.abs(drawn - expected) < 5 * np.sqrt(expected)).all()


def test_dealt_names_all_hands_at_the_start() -> None:
    state = start(3)
    hands = [hand(state, seat).split() for seat in range(3)]
    assert GAME.dealt(None, state, 0) == {"hands": hands}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealt_names_what_a_seat_drew_and_nothing_when_it_did_not(seats: int) -> None:
    events = match(seats, 5)
    for (before, seat, action), (later, _, _) in itertools.pairwise(events):
        dealt = GAME.dealt(before, later, seat)
        if later["seat"] in (seat, NOBODY):
            assert dealt == {}
        else:
            drew = tiles(" ".join(dealt["draw"]))
            kept = later["hands"][seat] - drew
            assert bag.total(kept) == (0 if action == SWAP else 6 - len(dealt["draw"]))
            assert (kept >= 0).all()


def test_dealt_names_six_tiles_for_a_swap_even_when_the_same_come_back() -> None:
    state = table(hand="RO GG", tracks=(9, 9, 9, 9, 3, 3))
    state = after(state, "Rh8-Oh7")
    state["bag"] = tiles("GG RB RB RB RB RB")
    swapped = after(state, "swap")
    assert GAME.dealt(state, swapped, 0) == {"draw": ["RB"] * 5 + ["GG"]}
    kept = after(state, "keep")
    assert len(GAME.dealt(state, kept, 0)["draw"]) == 5


def test_lowest_symbols_are_those_no_offered_hand_shows() -> None:
    state = offered()
    low = bag.lowest(state, 0)
    held = [int(SHOWS[kind]) for kind in np.flatnonzero(state["hands"][0])]
    assert held
    assert not any(shown & low for shown in held)
