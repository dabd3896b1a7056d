"""Each numbered rule of Mosaic, and the worked cases of its rule page."""

import itertools

import numpy as np
import pytest

from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.state import copied
from tesselle.games.mosaic import GAME
from tesselle.games.mosaic.rules import play, scoring
from tesselle.games.mosaic.rules.state import ACTIONS
from tesselle.games.mosaic.tests.play import (
    Axial,
    after,
    board,
    groups,
    moves,
    name,
    start,
    tiles,
)

RED, BLUE = 0, 1
CENTRE = (0, 0)


def test_r1_the_board_is_an_empty_hexagon() -> None:
    assert GAME.write_position(start(3)) == ".../..../...../..../... R -"
    near = hexgrid(5).neighbour
    assert sorted({int((row >= 0).sum()) for row in near}) == [3, 4, 6]


def test_r1_red_begins_and_the_seats_alternate() -> None:
    state = start()
    seats = []
    for move in ("e5", "e6", "a1", "i5"):
        seats.append(int(state["seat"]))
        state = after(state, move)
    assert seats == [RED, BLUE, RED, BLUE]


@pytest.mark.parametrize("side", [3, 4, 5, 6, 7, 8])
def test_r2_side_n_has_3nn_minus_3n_plus_1_cells(side: int) -> None:
    state = start(side)
    assert int(state["cells"]) == 3 * side * side - 3 * side + 1
    assert int(state["cells"]) % 2 == 1
    assert len(moves(state)) == int(state["cells"])


def test_r2_the_side_is_three_to_eight_and_usually_five() -> None:
    (option,) = GAME.options
    assert (option.name, option.default, option.choices) == ("side", 5, (3, 4, 5, 6, 7, 8))


def test_r3_a_lone_tile_is_a_group() -> None:
    assert groups(board([CENTRE], [])) == (1, 0)


def test_r3_tiles_of_one_colour_that_touch_are_one_group() -> None:
    assert groups(board([(0, 0), (1, 0), (2, -1)], [(0, 1), (-3, 0)])) == (1, 2)


def test_r3_colours_part_groups() -> None:
    assert groups(board([(-1, 0), (1, 0)], [(0, 0)])) == (2, 1)


def test_r4_a_turn_is_one_placement() -> None:
    state = after(start(), "e5")
    assert int(state["seat"]) == BLUE
    assert tiles(state) == [1, 0]


def test_r4_a_turn_is_one_flip_and_no_placement_follows() -> None:
    state = after(board([(1, 0), (-1, 0)], [CENTRE]), "xe5")
    assert int(state["seat"]) == BLUE
    assert tiles(state) == [3, 0]


def test_r4_placements_and_flips_are_offered_together() -> None:
    offered = moves(board([(1, 0), (-1, 0)], [CENTRE]))
    assert "xe5" in offered
    assert "a1" in offered


@pytest.mark.parametrize(
    ("red", "blue", "may"),
    [
        ([], [], True),  # beside nothing
        ([], [(1, 0)], True),  # beside an enemy
        ([(-1, 0)], [(1, 0)], True),  # beside both
        ([(-1, 0)], [], False),  # beside an own tile only
        ([(-1, 0), (-1, 1)], [], False),  # beside own tiles only
    ],
)
def test_r5_never_beside_own_tiles_only(red: list[Axial], blue: list[Axial], may: bool) -> None:
    assert ("e5" in moves(board(red, blue))) is may


@pytest.mark.parametrize(
    ("red", "blue", "may"),
    [
        ([(-1, 0)], [(1, 0)], True),  # one own group, by one tile
        ([(-1, 0), (-1, 1)], [(1, 0)], True),  # one own group, by two neighbouring tiles
        ([(-1, 0), (-2, 1), (-2, 2), (-1, 2), (0, 1)], [(1, 0)], True),  # one, from two sides
        ([(-1, 0), (1, 0)], [(0, -1)], False),  # two own groups
        ([(-1, 0), (1, -1), (0, 1)], [(1, 0)], False),  # three own groups
    ],
)
def test_r6_a_placement_joins_no_groups(red: list[Axial], blue: list[Axial], may: bool) -> None:
    assert ("e5" in moves(board(red, blue))) is may


def test_r6_the_same_holds_for_blue() -> None:
    assert "e5" not in moves(board([(0, -1)], [(-1, 0), (1, 0)], mover="B"))


@pytest.mark.parametrize(
    ("red", "blue", "change"),
    [
        # a lone tile between two groups
        ([(1, 0), (-1, 0)], [CENTRE], (-1, -1)),
        # the end of a chain
        ([(1, 0), (-1, 0)], [CENTRE, (0, 1)], (-1, 0)),
        # splits blue in two, joins three
        (
            [(1, 0), (0, -1), (-1, 1)],
            [CENTRE, (1, -1), (1, -2), (0, -2), (-1, -1), (-1, 0), (0, 1)],
            (-2, 1),
        ),
    ],
    ids=["lone tile", "end of a chain", "three for two"],
)
def test_r7_a_flip_lowers_own_and_all_groups(
    red: list[Axial], blue: list[Axial], change: tuple[int, int]
) -> None:
    before = groups(board(red, blue))
    now = groups(after(board(red, blue), "xe5"))
    assert (now[RED] - before[RED], now[BLUE] - before[BLUE]) == change


@pytest.mark.parametrize(
    ("red", "blue"),
    [
        ([(1, 0), (0, -1), (-1, 1)], [CENTRE, (1, -1), (-1, 0), (0, 1)]),  # k = 3, m = 3
        ([(1, 0), (-1, 0)], [CENTRE, (0, 1), (0, -1)]),  # k = 2, m = 2
        ([(1, 0)], [CENTRE]),  # k = 1, m = 0: all groups fall, own groups do not
        ([(1, 0), (1, -1)], [CENTRE]),  # k = 1 by two tiles of one group
        ([(3, 0)], [CENTRE]),  # k = 0
    ],
    ids=["k3 m3", "k2 m2", "k1 m0", "k1 by two tiles", "k0"],
)
def test_r7_no_other_flip_is_legal(red: list[Axial], blue: list[Axial]) -> None:
    assert "xe5" not in moves(board(red, blue))


def test_r7_neighbours_of_a_tile_that_meet_elsewhere_are_one_piece() -> None:
    ring = [(1, -1), (2, -1), (2, 0), (1, 1), (0, 1)]  # joins NE and SE round the east
    assert "xe5" in moves(board([(1, 0), (-1, 0)], [CENTRE, *ring]))
    assert "xe5" not in moves(board([(1, 0), (-1, 0)], [CENTRE, *ring[:1], *ring[-1:]]))


def test_r7_own_and_empty_cells_are_not_flipped() -> None:
    offered = moves(board([(1, 0), (-1, 0), (0, 2)], [(0, 1)]))
    assert not [move for move in offered if move in ("xe5", "x" + name((1, 0)))]


def test_r8_a_second_flip_is_forced() -> None:
    state = after(board([(-2, 0), (0, -1), (1, 0)], [(-1, 0), CENTRE]), "x" + name((-1, 0)))
    assert int(state["seat"]) == RED
    assert moves(state) == ["xe5"]


def test_r8_the_turn_ends_when_no_flip_is_left() -> None:
    text = board([(-2, 0), (0, -1), (1, 0)], [(-1, 0), CENTRE, (4, -4)])
    state = after(text, "x" + name((-1, 0)), "xe5")
    assert int(state["seat"]) == BLUE
    assert not state["flipped"].any()


def test_r8_the_first_flip_is_never_forced() -> None:
    offered = moves(board([(-2, 0), (0, -1), (1, 0)], [(-1, 0), CENTRE]))
    assert [move for move in offered if not move.startswith("x")]


def test_r8_only_tiles_beside_flipped_ones_go_on() -> None:
    far = (-2, 4)  # a lone blue tile between two red ones, at the bottom
    text = board([(-2, 0), (0, -1), (1, 0), (-3, 4), (-1, 4)], [(-1, 0), CENTRE, far])
    assert "x" + name(far) in moves(text)
    assert moves(after(text, "x" + name((-1, 0)))) == ["xe5"]


def test_r8_a_player_may_have_the_choice() -> None:
    state = after("BR./.RRB/..B../R..R/..B B -", "xb3")
    assert moves(state) == ["xa2", "xb2"]


def test_r8_a_chain_is_judged_on_the_board_as_it_now_is() -> None:
    # (0, 0) touches one red group only, until the flip of (-1, 0) brings a second one.
    text = board([(1, 0), (-2, 1), (-1, -1)], [(-1, 0), CENTRE])
    assert "xe5" not in moves(text)
    assert moves(after(text, "x" + name((-1, 0)))) == ["xe5"]


def test_r8_a_tile_beside_the_first_flip_is_still_due_after_the_second() -> None:
    east, southwest = (1, 0), (-1, 1)  # both beside the centre, not beside each other
    red = [(0, 1), (-1, 0), (1, -1), (2, 0), (-2, 2)]
    state = after(board(red, [CENTRE, east, southwest]), "xe5")
    assert set(moves(state)) == {"x" + name(east), "x" + name(southwest)}
    assert moves(after(state, "x" + name(east))) == ["x" + name(southwest)]


def test_r9_a_seat_without_a_move_is_skipped() -> None:
    state = after("B.R/..RR/.B.BB/.B.R/.BR R -", "a2")
    assert int(state["seat"]) == RED
    assert not play.can_move(state, BLUE)
    assert "c1" in moves(state)


def test_r9_a_skipped_seat_moves_again_once_it_can() -> None:
    state = after("B.R/..RR/.B.BB/.B.R/.BR R -", "a2", "e1")
    assert play.can_move(state, BLUE)
    assert int(state["seat"]) == BLUE


def test_r9_nobody_passes_by_choice() -> None:
    state = start(3)
    assert len(moves(state)) == 19
    assert all(move[0] in "abcde" for move in moves(state))


def test_r10_flips_go_on_when_the_board_is_full() -> None:
    full = "RBR/RRRR/BBRRB/RBBB/BRB R -"
    assert moves(full) == ["xc1", "xe1"]
    assert play.waiting(GAME.read_position(full)) == 1 << RED


def test_r10_the_game_ends_when_neither_seat_has_a_move() -> None:
    state = start(3)
    for _ in range(GAME.most_events):
        state = after(state, *moves(state)[:1])
    assert play.waiting(state) == 0
    assert not play.can_move(state, RED)
    assert not play.can_move(state, BLUE)
    assert moves(state) == []


@pytest.mark.parametrize(
    ("red", "blue", "ranking"),
    [
        ([(0, 0), (2, 0)], [(0, 1)], [1, 2]),
        ([(0, 0)], [(0, 1), (0, 3)], [2, 1]),
        ([(0, 0)], [(0, 1)], [1, 1]),
        ([], [], [1, 1]),
    ],
)
def test_r11_most_tiles_win(red: list[Axial], blue: list[Axial], ranking: list[int]) -> None:
    state = GAME.read_position(board(red, blue))
    places = np.zeros(2, np.int32)
    scoring.ranking(state, places)
    assert tiles(state) == [len(red), len(blue)]
    assert places.tolist() == ranking


def test_r11_a_draw_with_a_cell_left_empty() -> None:
    game = """
        e9 b3 a4 g6 f5 i5 i4 h3 g2 i3 f6 f7 i2 b1 c2 h1 e7 b5 g7 h4 a1 g1 f1 xi4 c7 d6 d1 xe7 b6
        e3 e4 d8 xg6 a2 h5 f8 a3 xa1 c3 e5 e8 e2 xf8 g3 xd8 d4 i1 e1 b2 h6 b4 xc3 c4 xf1 xh1 g5
        xb5 h2 d7 g4 e6 f2 xe5 f4 d5 xd5 c5 xg2 c6 a5 f3 c1 xc1 d2
    """
    state = after(start(), *game.split())
    assert play.waiting(state) == 0
    assert tiles(state) == [30, 30]
    places = np.zeros(2, np.int32)
    scoring.ranking(state, places)
    assert places.tolist() == [1, 1]
    assert GAME.write_position(state).split("/")[3] == "RB.BBBRR"


def test_legal_for_the_seat_that_is_not_to_move_is_empty() -> None:
    room = np.zeros(ACTIONS, np.int32)
    assert play.legal(start(), BLUE, room) == 0


def test_nothing_is_hidden_and_so_nothing_is_dealt_anew() -> None:
    state = after(start(3), "c3", "c4")
    again = copied(state)
    for seat, entropy in itertools.product((-1, 0, 1), (0, 1)):
        GAME.resample(again, seat, np.uint64(entropy))
    assert again.tobytes() == state.tobytes()
