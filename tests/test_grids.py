"""The boards: how cells are counted, named and joined."""

import pytest

from tesselle.engine.hexgrid import DIRECTIONS, OFF, hexgrid
from tesselle.engine.squaregrid import squaregrid

SIDES = [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("side", SIDES)
def test_a_hexagon_of_side_n_has_3nn_minus_3n_plus_1_cells(side: int) -> None:
    grid = hexgrid(side)
    assert grid.cells == 3 * side * side - 3 * side + 1
    assert len(grid.names) == len(set(grid.names)) == grid.cells


@pytest.mark.parametrize(
    ("side", "centre"), [(1, "a1"), (3, "c3"), (5, "e5"), (6, "f6"), (8, "h8")]
)
def test_the_centre_has_its_name(side: int, centre: str) -> None:
    grid = hexgrid(side)
    assert grid.names[grid.by_axial[0, 0]] == centre


@pytest.mark.parametrize("side", SIDES)
def test_names_follow_the_formula_of_the_rules(side: int) -> None:
    reach = side - 1
    for name, (q, r) in zip(hexgrid(side).names, hexgrid(side).axial, strict=True):
        assert "abcdefghijklmno".index(name[0]) == r + reach
        assert int(name[1:]) == q - max(-reach, -r - reach) + 1


@pytest.mark.parametrize("side", SIDES)
def test_hexagon_rows_read_from_the_top_and_from_the_left(side: int) -> None:
    grid = hexgrid(side)
    assert [cell for row in grid.rows for cell in row] == list(range(grid.cells))
    lengths = [len(row) for row in grid.rows]
    assert lengths == [*range(side, 2 * side), *range(2 * side - 2, side - 1, -1)]


@pytest.mark.parametrize("side", SIDES)
def test_names_and_places_lead_back_to_their_cell(side: int) -> None:
    grid = hexgrid(side)
    for cell in range(grid.cells):
        assert grid.by_name[grid.names[cell]] == cell
        assert grid.by_axial[grid.axial[cell]] == cell


@pytest.mark.parametrize("side", SIDES)
def test_hexagon_neighbours_are_mutual(side: int) -> None:
    grid = hexgrid(side)
    for cell in range(grid.cells):
        for direction, other in enumerate(grid.neighbour[cell]):
            if other != OFF:
                assert grid.neighbour[other, (direction + 3) % 6] == cell


@pytest.mark.parametrize("side", SIDES)
def test_hexagon_neighbours_are_one_step_away(side: int) -> None:
    grid = hexgrid(side)
    for cell, (q, r) in enumerate(grid.axial):
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            stepped = grid.by_axial.get((q + dq, r + dr), OFF)
            assert grid.neighbour[cell, direction] == stepped


def test_the_six_directions_go_clockwise_from_the_east() -> None:
    grid = hexgrid(5)
    around = [grid.names[other] for other in grid.neighbour[grid.by_name["e5"]]]
    assert around == ["e6", "f5", "f4", "e4", "d4", "d5"]


def test_a_corner_of_a_hexagon_has_three_neighbours() -> None:
    grid = hexgrid(5)
    for corner in ("a1", "a5", "e1", "e9", "i1", "i5"):
        assert (grid.neighbour[grid.by_name[corner]] != OFF).sum() == 3


@pytest.mark.parametrize("side", [1, 4, 5])
def test_a_square_has_its_names_row_by_row(side: int) -> None:
    grid = squaregrid(side)
    assert len(grid.names) == side * side
    assert grid.names[0] == "a1"
    assert grid.names[-1] == f"{'abcde'[side - 1]}{side}"
    assert [grid.by_name[name] for name in grid.names] == list(range(side * side))


def test_square_neighbours_go_clockwise_from_the_east() -> None:
    grid = squaregrid(4)
    around = [grid.names[other] for other in grid.neighbour[grid.by_name["b2"]]]
    assert around == ["b3", "c2", "b1", "a2"]


@pytest.mark.parametrize("side", [1, 4, 5])
def test_square_neighbours_are_mutual(side: int) -> None:
    grid = squaregrid(side)
    for cell in range(side * side):
        for direction, other in enumerate(grid.neighbour[cell]):
            if other != OFF:
                assert grid.neighbour[other, (direction + 2) % 4] == cell


def test_square_rows_do_not_run_into_each_other() -> None:
    grid = squaregrid(4)
    assert grid.neighbour[grid.by_name["a4"], 0] == OFF
    assert grid.neighbour[grid.by_name["b1"], 2] == OFF
    assert (grid.neighbour == OFF).sum() == 16


def test_the_tables_are_shared_and_cannot_be_written() -> None:
    assert hexgrid(5) is hexgrid(5)
    for table in (hexgrid(5).neighbour, squaregrid(4).neighbour):
        with pytest.raises(ValueError, match="read-only"):
            table[0, 0] = 1
