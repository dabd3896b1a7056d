"""Outlines: written text is read back as the same points, and limbs are as wide as asked."""

from random import Random

import pytest

from studio.outline import blob, circle, line, rect, ring, scallop, spiral, star, tube
from studio.path import GRAIN, Path, path, write_path
from studio.strokes import hatch


@pytest.mark.parametrize(
    "outline",
    [
        circle(10.3, -4, 7),
        rect(-3, 2, 50, 20, 6),
        star(0, 0, 48),
        blob([(0, 0), (30, 5.5), (20, 40), (-0.5, 33)]),
        spiral(0, 0, 30, 3),
        tube([(0, 0), (10, 20), (40, 22)], [8, 6, 3]),
        ring(0, 0, 20, 9),
        scallop([(0, 0), (20, -10), (40, 0), (20, 14)]),
    ],
    ids=["circle", "box", "star", "blob", "spiral", "tube", "ring", "scallop"],
)
def test_what_is_written_is_read_back_within_a_pixels_fifth(outline: Path) -> None:
    again = path(write_path(outline)).scaled(1 / GRAIN)
    for piece, other in zip(outline.pieces, again.pieces, strict=True):
        assert piece.closed == other.closed
        for (x, y), (u, v) in zip(piece.ends(), other.ends(), strict=True):
            assert (u, v) == pytest.approx((x, y), abs=0.11)


def test_relative_and_absolute_data_say_the_same() -> None:
    assert path("M1 2L4 6H10V0Z") == path("m1 2l3 4h6v-6z")


def test_a_straight_tube_is_as_wide_as_asked() -> None:
    (piece,) = tube([(0, 0), (0, 50), (0, 100)], [12, 8, 4], caps=False).pieces
    assert {(abs(x), y) for x, y in piece.ends()} == {(6, 0), (4, 50), (2, 100)}


def test_hatching_stays_within_its_outline_and_out_of_its_hole() -> None:
    lines = hatch(ring(50, 50, 40, 20), Random(1), gap=3)
    for piece in lines.pieces:
        (x0, y0), (x1, y1) = piece.ends()
        for share in (0.0, 0.5, 1.0):
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            assert 19 <= ((x - 50) ** 2 + (y - 50) ** 2) ** 0.5 <= 41


def test_an_open_line_stays_open() -> None:
    assert write_path(line([(0, 0), (5, 5)])) == "M0 0l25 25"
