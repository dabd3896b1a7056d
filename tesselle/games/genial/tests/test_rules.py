"""Each numbered rule of Génial!, and the worked examples of its rulebook."""

import numpy as np
import pytest

from tesselle.games.genial import GAME
from tesselle.games.genial.rules import bag, board, scoring
from tesselle.games.genial.rules.state import SWAP
from tesselle.games.genial.rules.tiles import COPIES, NAMES, SYMBOLS, listed
from tesselle.games.genial.tests.table import (
    actions,
    after,
    conserved,
    hand,
    moves,
    start,
    table,
    tiles,
    tracks,
)
from tesselle.games.genial.text import telling


def axial(*halves: tuple[str, int, int]) -> str:
    """Name symbols on axial places: ``("B", 1, 0)`` is ``Bh9``."""
    return " ".join(symbol + board.GRID.names[board.GRID.by_axial[q, r]] for symbol, q, r in halves)


def move(*halves: tuple[str, int, int]) -> str:
    return axial(*halves).replace(" ", "-")


@pytest.mark.parametrize(("seats", "cells"), [(2, 91), (3, 127), (4, 169)])
def test_r1_the_area_grows_with_the_seats(seats: int, cells: int) -> None:
    assert np.count_nonzero(start(seats)["cells"] != board.OUTSIDE) == cells


def test_r1_no_tile_may_reach_beyond_the_area() -> None:
    inside, outside = "Rc4-Bc5", "Rb4-Bc4"
    assert inside in moves(table(seats=2))
    assert outside not in moves(table(seats=2))
    assert outside in moves(table(seats=3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_the_symbols_are_printed_clockwise_from_the_top_left(seats: int) -> None:
    cells = start(seats)["cells"]
    spots = [(0, -5), (5, -5), (5, 0), (0, 5), (-5, 5), (-5, 0)]
    printed = [int(cells[board.GRID.by_axial[spot]]) for spot in spots]
    assert "".join(SYMBOLS[symbol] for symbol in printed) == "RGBOYP"
    assert np.count_nonzero(cells >= 0) == 6


def test_r3_six_of_each_mixed_pair_and_five_of_each_double() -> None:
    copies = dict(zip(NAMES, COPIES.tolist(), strict=True))
    assert len(copies) == 21
    assert all(copies[name] == (5 if name[0] == name[1] else 6) for name in NAMES)
    assert sum(copies.values()) == 120


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r4_each_seat_draws_six_tiles_and_starts_at_zero(seats: int) -> None:
    state = start(seats)
    assert [len(hand(state, seat).split()) for seat in range(seats)] == [6] * seats
    assert bag.total(state["bag"]) == 120 - 6 * seats
    assert not state["tracks"].any()
    assert GAME.waiting(state) == 1


def test_r5_a_tile_covers_two_adjacent_free_cells_of_the_area() -> None:
    offered = moves(table("Gh8 Oh9"))
    assert "Rg7-Bg8" in offered
    assert not [move for move in offered if "h8" in move or "h9" in move]
    printed = {board.GRID.names[cell] for cell in board.PRINTED}
    assert not [move for move in offered for half in move.split("-") if half[1:] in printed]


def test_r5_equal_tiles_are_one_move_and_a_double_has_one_way_round() -> None:
    state = table(hand="RB RB GG GG GG GG")
    offered = moves(state)
    assert len(offered) == 3 * int(state["free"])
    assert [move for move in offered if "h8" in move and "h9" in move] == [
        "Rh8-Bh9",
        "Gh8-Gh9",
        "Rh9-Bh8",
    ]


def test_r5_one_must_place_even_for_no_points() -> None:
    state = table()
    assert not {"swap", "keep"} & set(moves(state))
    assert tracks(after(state, "Rh8-Bh9")) == {}


def test_r6_a_first_tile_touches_a_printed_symbol() -> None:
    state = table(first=True)
    around = {
        board.GRID.names[cell]
        for printed in board.PRINTED
        for cell in board.NEIGHBOUR[printed]
        if cell != board.RIM
    }
    offered = moves(state)
    assert "Rc4-Bd5" in offered
    assert all(any(half[1:] in around for half in move.split("-")) for move in offered)


def test_r6_a_printed_symbol_with_a_tile_beside_it_is_taken() -> None:
    state = table(first=True)
    taken = after(state, "Rc4-Bc5")  # beside the printed red
    assert int(taken["seat"]) == 1
    taken["hands"][1] = tiles("RB RB GG OY OY PP")
    assert "Gd3-Gd4" in moves(state)
    assert "Gd3-Gd4" not in moves(taken)
    assert "Gc7-Gd7" in moves(taken)  # beside the printed green


def test_r6_the_second_turn_is_free() -> None:
    state = after(table(first=True), "Rc4-Bc5")
    state["hands"][1] = tiles("RB RB GG OY OY PP")
    state = after(state, "Gc7-Gd7")
    assert int(state["seat"]) == 0
    assert len({action % board.PAIRS for action in actions(state)}) == int(state["free"])


EXAMPLE = (("B", 1, 0),)
TWO = (*EXAMPLE, ("R", -1, 0), ("B", 0, 0))
THREE = (*TWO, ("R", 0, -1), ("B", 1, -1))
FOUR = (*THREE, ("B", 2, -1), ("B", 2, 0))
GREENS = (
    *(("G", q, r) for q, r in [(1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (0, 2), (0, 3)]),
    *(("G", q, r) for q, r in [(2, -1), (2, 0), (-1, 2)]),
    ("Y", -2, 3),
)


@pytest.mark.parametrize(
    ("lying", "laid", "earned"),
    [
        (EXAMPLE, (("R", -1, 0), ("B", 0, 0)), {"B": 1}),
        (TWO, (("R", 0, -1), ("B", 1, -1)), {"R": 1, "B": 2}),
        (THREE, (("B", 2, -1), ("B", 2, 0)), {"B": 4}),
        (FOUR, (("R", 1, -2), ("B", 2, -2)), {"R": 2, "B": 4}),
        (GREENS, (("G", 0, 0), ("G", 1, 0)), {"G": 12}),
    ],
    ids=["first", "second", "third", "fourth", "surrounded"],
)
def test_r7_the_worked_examples(
    lying: tuple[tuple[str, int, int], ...],
    laid: tuple[tuple[str, int, int], ...],
    earned: dict[str, int],
) -> None:
    state = table(axial(*lying), hand="RB BB GG OY OY PP")
    assert tracks(after(state, move(*laid))) == earned


def test_r7_the_surrounded_greens_earn_seven_and_five() -> None:
    state = table(axial(*GREENS), hand="GG OY OY PP PP PP")
    action = GAME.read_move(state, 0, "Gh8-Gh9")
    assert [half["points"] for half in telling.earnings(state, action)] == [7, 5]


def test_r7_printed_symbols_count() -> None:
    assert tracks(after(table(hand="RO"), "Rc4-Oc5")) == {"R": 1}


def test_r7_the_halves_of_a_double_do_not_count_for_each_other() -> None:
    assert tracks(after(table(hand="GG"), "Gh8-Gh9")) == {}


def test_r7_nothing_counts_beyond_the_partner() -> None:
    assert tracks(after(table("Gh10 Gh11", hand="GG YY"), "Gh8-Gh9")) == {"G": 2}


@pytest.mark.parametrize(
    ("lying", "earned"),
    [("Rh9 Rh10 Rh11", {"R": 3}), ("Rh9 Rh11", {"R": 1}), ("Rh9 Gh10 Rh11", {"R": 1})],
    ids=["whole", "gap", "other symbol"],
)
def test_r7_a_line_ends_at_a_gap_or_another_symbol(lying: str, earned: dict[str, int]) -> None:
    assert tracks(after(table(lying, hand="RO"), "Rh8-Oh7")) == earned


def test_r7_earnings_name_every_line_and_leave_the_state_alone() -> None:
    state = table("Rh9 Rh10 Rg7", hand="RO")
    before = state.tobytes()
    assert telling.earnings(state, GAME.read_move(state, 0, "Rh8-Oh7")) == [
        {"symbol": "O", "cell": "h7", "points": 0, "lines": []},
        {
            "symbol": "R",
            "cell": "h8",
            "points": 3,
            "lines": [
                {"direction": 0, "cells": ["h9", "h10"], "points": 2},
                {"direction": 4, "cells": ["g7"], "points": 1},
            ],
        },
    ]
    assert telling.earnings(state, SWAP) == []
    assert state.tobytes() == before


def test_r8_a_track_stops_at_18() -> None:
    state = table("Rh9 Rh10 Rh11", hand="RO RO", tracks=(17, 9, 9, 9, 9, 9))
    assert tracks(after(state, "Rh8-Oh7"))["R"] == 18


def test_r9_reaching_18_owes_one_placement() -> None:
    state = after(table("Rh9", hand="RO GY", tracks=(17, 9, 9, 9, 9, 9)), "Rh8-Oh7")
    assert (int(state["owed"]), int(state["seat"])) == (1, 0)


def test_r9_a_mixed_tile_can_owe_two() -> None:
    state = table("Rh9 Oh6", hand="RO GY", tracks=(17, 9, 9, 17, 9, 9))
    assert int(after(state, "Rh8-Oh7")["owed"]) == 2


def test_r9_a_double_owes_one() -> None:
    state = table("Rh9 Rh6", hand="RR GY", tracks=(17, 9, 9, 9, 9, 9))
    assert int(after(state, "Rh8-Rh7")["owed"]) == 1


def test_r9_a_track_at_18_owes_nothing_more() -> None:
    state = table("Rh9", hand="RO GY", tracks=(18, 9, 9, 9, 9, 9))
    assert int(after(state, "Rh8-Oh7")["seat"]) == 1


def test_r10_bonus_placements_come_at_once_from_the_tiles_left() -> None:
    state = table("Rh9 Oh6", hand="RO GO GY BB", tracks=(17, 9, 9, 17, 9, 9))
    bonus = after(state, "Rh8-Oh7")
    assert hand(bonus) == "GO GY BB"
    assert int(bonus["seat"]) == 0
    assert not {"swap", "keep"} & set(moves(bonus))
    again = after(bonus, "Gd5-Yd6")
    assert (int(again["owed"]), hand(again)) == (1, "GO BB")
    done = after(again, "Bk5-Bk6")
    assert (int(done["owed"]), int(done["seat"])) == (0, 1)
    assert len(hand(done).split()) == 6


def test_r10_a_bonus_placement_can_give_another() -> None:
    state = table("Rh9 Gd4", hand="RO GY BB", tracks=(17, 17, 9, 9, 9, 9))
    assert int(after(state, "Rh8-Oh7", "Gd5-Yd6")["owed"]) == 1


def lacking() -> np.void:
    """Return a table where the seat has placed, and holds neither Y nor P, its lowest."""
    return after(table(hand="RO GG GG RG", tracks=(9, 9, 9, 9, 3, 3)), "Rh8-Oh7")


def test_r11_a_hand_without_the_lowest_symbols_is_offered_the_swap() -> None:
    state = lacking()
    assert moves(state) == ["swap", "keep"]
    assert int(state["seat"]) == 0
    assert hand(state) == "RG GG GG"


@pytest.mark.parametrize("kept", ["YY", "GP", "RY"])
def test_r11_one_of_the_tied_lowest_symbols_in_hand_is_enough_to_refuse(kept: str) -> None:
    state = table(hand=f"RO GG {kept}", tracks=(9, 9, 9, 9, 3, 3))
    assert int(after(state, "Rh8-Oh7")["seat"]) == 1


def test_r11_the_points_just_earned_decide_which_track_is_lowest() -> None:
    state = table("Rh9 Rh10", hand="RO GG", tracks=(3, 9, 9, 9, 4, 9))
    assert moves(after(state, "Rh8-Oh7")) == ["swap", "keep"]  # yellow is lowest now
    held = table("Rh9 Rh10", hand="RO GY", tracks=(3, 9, 9, 9, 4, 9))
    assert int(after(held, "Rh8-Oh7")["seat"]) == 1


def test_r11_an_empty_hand_is_not_offered_the_swap() -> None:
    state = after(table(hand="RO", tracks=(9, 9, 9, 9, 3, 3)), "Rh8-Oh7")
    assert int(state["seat"]) == 1
    assert len(hand(state).split()) == 6


def test_r11_the_swap_draws_six_others_before_the_shown_go_back() -> None:
    state = lacking()
    state["bag"] = tiles("RB RB RB RB RB RB")
    swapped = after(state, "swap")
    assert hand(swapped) == "RB RB RB RB RB RB"
    assert listed(swapped["bag"]) == ["RG", "GG", "GG"]
    assert GAME.view(swapped, 1)["shown"] == ["RG", "GG", "GG"]
    assert int(swapped["seat"]) == 1


def test_r11_a_new_hand_without_the_lowest_symbol_ends_the_turn_all_the_same() -> None:
    state = lacking()
    state["bag"] = tiles("RB RB RB RB RB RB RB")
    assert int(after(state, "swap")["seat"]) == 1


def test_r11_keeping_draws_back_up_to_six() -> None:
    state = after(lacking(), "keep")
    held = tiles(hand(state))
    assert bag.total(held) == 6
    assert (held >= tiles("RG GG GG")).all()
    assert not state["shown"].any()


def test_r11_shown_tiles_are_forgotten_with_the_next_move() -> None:
    state = after(lacking(), "swap")
    state["hands"][1] = tiles("RB YY OP GG BB OO")
    assert not after(state, "Yd5-Yd6")["shown"].any()


def test_r12_the_turn_ends_with_a_draw_back_to_six_and_passes_on() -> None:
    state = start(3)
    for turn in range(9):
        seat = int(state["seat"])
        assert seat == turn % 3
        left = bag.total(state["bag"])
        state = after(state, moves(state)[-1], seed=bytes([turn] * 32))
        while state["swap"]:
            state = after(state, "keep")
        assert len(hand(state, seat).split()) == 6
        assert bag.total(state["bag"]) == left - 1
        assert conserved(state)


def test_r13_the_match_ends_when_no_two_free_cells_touch() -> None:
    state = table(free="h8 h9 e5", hand="RO YY", tracks=(1, 1, 1, 1, 1, 1))
    assert int(state["free"]) == 1
    over = after(state, "Rh8-Oh9")
    assert GAME.waiting(over) == 0
    assert hand(over) == "YY"  # nothing is drawn
    assert GAME.view(over, None)["ended"] == "board"


def test_r13_a_bonus_still_owed_lapses() -> None:
    state = table(free="h8 h9", hand="PP YY", tracks=(9, 9, 9, 9, 9, 17))
    over = after(state, "Ph8-Ph9")
    assert (GAME.waiting(over), int(over["owed"])) == (0, 0)


def test_r14_all_six_tracks_at_18_win_at_once() -> None:
    state = table("Rh9", hand="RO YY", tracks=(17, 18, 18, 18, 18, 18))
    state["tracks"][1] = (18, 18, 18, 18, 18, 17)
    over = after(state, "Rh8-Oh7")
    assert (GAME.waiting(over), int(over["owed"])) == (0, 0)
    assert GAME.view(over, None)["ended"] == "tracks"
    assert places(over) == [1, 2]


def test_r14_five_tracks_at_18_do_not() -> None:
    state = table("Rh9", hand="RO YY", tracks=(17, 18, 18, 18, 18, 17))
    assert GAME.waiting(after(state, "Rh8-Oh7")) == 1


def places(state: np.void) -> list[int]:
    out = np.zeros(int(state["seats"]), np.int32)
    GAME.ranking(state, out)
    return out.tolist()


def test_r14a_the_others_are_ranked_by_their_lowest_tracks() -> None:
    state = table("Rh9", seats=4, hand="RO YY", tracks=(17, 18, 18, 18, 18, 18))
    state["tracks"][1] = (18, 18, 18, 18, 18, 2)
    state["tracks"][2] = (5, 5, 5, 5, 5, 5)
    state["tracks"][3] = (6, 5, 5, 5, 5, 5)
    assert places(after(state, "Rh8-Oh7")) == [1, 4, 3, 2]


def test_r15_the_lowest_track_then_the_next_decide() -> None:
    state = start(4)
    state["tracks"][0] = (7, 18, 18, 18, 18, 18)
    state["tracks"][1] = (10, 11, 11, 11, 11, 11)
    state["tracks"][2] = (12, 14, 18, 15, 12, 9)  # two at 12
    state["tracks"][3] = (13, 14, 9, 12, 15, 14)  # one at 12
    assert places(state) == [4, 1, 3, 2]


def test_r15_identical_tracks_share_the_place_whatever_their_colours() -> None:
    state = start(3)
    state["tracks"][0] = (1, 2, 3, 4, 5, 6)
    state["tracks"][1] = (6, 5, 4, 3, 2, 1)
    state["tracks"][2] = (1, 1, 18, 18, 18, 18)
    assert places(state) == [1, 1, 3]


def test_r15_comparing_is_the_order_of_the_sorted_tracks() -> None:
    some = np.random.default_rng(15)
    for _ in range(300):
        one, other = some.integers(0, 5, (2, 6)).astype(np.int8)
        lead = scoring.lead(one, other)
        mine, theirs = sorted(one.tolist()), sorted(other.tolist())
        assert (lead > 0, lead < 0) == (mine > theirs, mine < theirs)


def test_scores_are_the_six_tracks_of_each_seat() -> None:
    state = start(3)
    state["tracks"][:3] = np.arange(18).reshape(3, 6)
    out = np.zeros(18, np.int32)
    GAME.scores(state, out)
    assert out.tolist() == list(range(18))
