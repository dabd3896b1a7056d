"""Flat: clean coloured areas, soft fades and light, no contour."""

from collections.abc import Sequence
from random import Random

from studio.drawing import Shape
from studio.style import style
from studio.svg import Page, alpha


@style
def flat(page: Page, shapes: Sequence[Shape], chance: Random) -> None:
    """Draw every shape as it is."""
    for shape in shapes:
        plain(page, shape)


def plain(page: Page, shape: Shape) -> None:
    """Draw one shape as it is."""
    if shape.role == "glow":
        page.path(shape.path, shape.clip, fill=page.glow(str(shape.fill), shape.alpha))
        return
    page.path(
        shape.path,
        shape.clip,
        fill=page.fill(shape.fill),
        stroke=shape.line,
        stroke_width=shape.width if shape.line else None,
        stroke_linecap="round" if shape.line else None,
        stroke_linejoin="round" if shape.line else None,
        opacity=alpha(shape),
    )
