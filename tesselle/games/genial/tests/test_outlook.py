"""What a seat can still expect: its board, its hand, its lowest tracks."""

import numpy as np
import pytest

from tesselle.engine.game import State
from tesselle.games.genial import GAME
from tesselle.games.genial.heuristic.standing import best_cells
from tesselle.games.genial.rules.tiles import SYMBOLS
from tesselle.games.genial.tests.table import after, lead, start, table, tiles

EVEN = (9, 9, 9, 9, 9, 9)
LOW_RED = (2, 9, 9, 9, 9, 9)


def against(state: State, tracks: tuple[int, ...], hand: str) -> State:
    """Let the other seat have these tracks and tiles."""
    state["tracks"][1] = tracks
    state["hands"][1] = tiles(hand)
    return state


def worth(state: State, move: str) -> float:
    return GAME.worth(state, 0, GAME.read_move(state, 0, move))


def test_worth_fills_the_cell_that_the_others_lowest_symbol_waits_for() -> None:
    state = against(table("Rh9 Rh10 Rh11 Yj6 Yj7 Yj8", hand="GO", tracks=EVEN), LOW_RED, "RB")
    assert worth(state, "Gh8-Oh7") > worth(state, "Gj5-Oj4")  # red's line, yellow's line


def test_evaluate_likes_to_see_the_others_lowest_symbol_blocked() -> None:
    state = against(table("Rh9 Rh10 Rh11 Yj6 Yj7 Yj8", hand="GO GO", tracks=EVEN), LOW_RED, "RB")
    red = after(state, "Gh8-Oh7", "Rd4-Bd5")
    assert lead(red) > lead(after(state, "Gj5-Oj4", "Rd4-Bd5"))


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_late_a_hand_with_the_lowest_symbol_stands_better(symbol: str) -> None:
    tracks = tuple(4 if each == symbol else 9 for each in SYMBOLS)
    other = "G" if symbol == "R" else "R"
    with_it = table(free="h8 h9", hand=symbol + symbol, tracks=tracks)
    without = table(free="h8 h9", hand=other + other, tracks=tracks)
    assert lead(with_it) > lead(without)


@pytest.mark.parametrize("hand", ["RR", "GG", "BB"])
def test_near_the_end_one_step_on_the_lowest_track_beats_nine_elsewhere(hand: str) -> None:
    state = table(free="h8 h9", hand=hand, tracks=(5, 6, 6, 6, 6, 6))
    against(state, (4, 15, 6, 6, 6, 6), hand)
    assert lead(state) > 0


def test_early_the_lowest_track_is_not_all() -> None:
    state = against(start(), (4, 5, 7, 7, 7, 7), "RB RB")
    state["hands"][0] = tiles("RB RB")
    state["tracks"][0] = (5, 5, 5, 5, 5, 5)
    assert lead(state) < 0


def test_a_cell_where_no_tile_fits_promises_nothing() -> None:
    best = np.empty((len(SYMBOLS), 2), np.int64)
    best_cells(table(free="h8 h9"), best)  # purple all around
    assert best[SYMBOLS.index("P"), 0] > 0
    best_cells(table(free="h8 k5"), best)
    assert not best.any()
