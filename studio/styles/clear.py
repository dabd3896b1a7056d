"""Clear line: flat colours within an even dark contour, as in Franco-Belgian comics."""

from collections.abc import Sequence
from random import Random

from studio.drawing import Shape
from studio.strokes import contoured
from studio.style import style
from studio.styles.flat import plain
from studio.svg import Page

WIDTHS = (1.2, 1.9, 2.5)  # of the contour, twice what is seen, by depth


@style
def clear(page: Page, shapes: Sequence[Shape], chance: Random, ink: str = "#241b2c") -> None:
    """Give every body a contour, drawn under its fill so that parts of one body join."""
    for shape in shapes:
        if not contoured(shape):
            plain(page, shape)
            continue
        page.path(
            shape.path,
            fill=page.fill(shape.fill),
            stroke=ink,
            stroke_width=WIDTHS[shape.depth] * 1.6,
            stroke_linejoin="round",
            paint_order="stroke",
            opacity=None if shape.alpha >= 1 else shape.alpha,
        )
