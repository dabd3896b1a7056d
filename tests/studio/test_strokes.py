"""What styles do to outlines."""

from random import Random

import pytest

from studio.outline import circle, rect, star
from studio.path import path
from studio.strokes import hatch, rough


def test_a_rough_star_keeps_its_points() -> None:
    points = star(0, 0, 40).pieces[0].ends()
    cut = rough(star(0, 0, 40), Random(1), far=0.2, gap=8).pieces[0].ends()
    for x, y in points:
        assert min((u - x) ** 2 + (v - y) ** 2 for u, v in cut) < 1.5


@pytest.mark.parametrize("outline", [circle(50, 50, 40), path("M0 0L40 0C60 20 60 40 40 60L0 60Z")])
def test_a_rough_outline_stays_where_it_was(outline: object) -> None:
    assert isinstance(outline, type(circle(0, 0, 1)))
    assert rough(outline, Random(2), far=0.3).box() == pytest.approx(outline.box(), abs=2.5)


@pytest.mark.parametrize("angle", [0, 30, -30, -45, 75])
def test_hatching_fills_a_box_wherever_it_lies_in_the_picture(angle: float) -> None:
    for x, y in ((10, 10), (240, 10), (10, 240), (240, 240)):
        lines = hatch(rect(x, y, 50, 50), Random(3), gap=3, angle=angle)
        assert lines.box() == pytest.approx((x, y, x + 50, y + 50), abs=5), (x, y)
