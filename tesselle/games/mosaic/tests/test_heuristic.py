"""What Mosaic's heuristic likes, in positions written by hand."""

from tesselle.engine.contract import standings
from tesselle.games.mosaic import GAME
from tesselle.games.mosaic.tests.play import Axial, board, name

RED = 0


def worth(position: str, move: str) -> float:
    state = GAME.read_position(position)
    return GAME.worth(state, RED, GAME.read_move(state, RED, move))


def placed(red: list[Axial], blue: list[Axial], cell: Axial) -> float:
    return worth(board(red, blue), name(cell))


def flipped(red: list[Axial], blue: list[Axial], cell: Axial) -> float:
    return worth(board(red, blue), "x" + name(cell))


def test_a_place_between_two_enemy_groups_is_poor() -> None:
    between = placed([], [(-1, 0), (1, 0)], (0, 0))
    beside_one_group = placed([], [(-1, 0), (-1, 1)], (0, 0))
    assert between < beside_one_group - 1


def test_an_edge_is_better_than_the_middle_and_a_corner_best() -> None:
    middle, edge, corner = (placed([], [], cell) for cell in ((0, 0), (2, -4), (0, -4)))
    assert middle < edge < corner


def test_a_tile_that_opens_cells_to_the_enemy_is_poor() -> None:
    # Blue may not place beside (0, 0) as long as no red tile is there (R5).
    opening = placed([], [(0, 0)], (1, 0))
    far = placed([], [(0, 0)], (3, 0))
    assert opening < far


def test_a_cell_already_open_to_the_enemy_costs_nothing() -> None:
    # Around (0, 0) each cell beside the new tile has a red neighbour already.
    red = [(1, -2), (1, 1)]
    assert placed(red, [(0, 0)], (1, 0)) > placed([], [(0, 0)], (1, 0))


def test_a_flip_of_a_lone_tile_is_better_than_one_out_of_a_chain() -> None:
    red = [(-1, 0), (1, 0)]
    assert flipped(red, [(0, 0)], (0, 0)) > flipped(red, [(0, 0), (0, 1)], (0, 0))


def test_a_flip_that_joins_three_groups_spends_more_than_one_that_joins_two() -> None:
    two = flipped([(1, 0), (-1, 1)], [(0, 0)], (0, 0))
    three = flipped([(1, 0), (-1, 1), (0, -1)], [(0, 0)], (0, 0))
    assert three < two


def test_a_seat_stands_as_well_as_it_has_tiles() -> None:
    state = GAME.read_position(board([(0, 0), (2, 0), (-2, 0)], [(0, 2)]))
    assert standings(GAME, state, 2) == [3, 1]
