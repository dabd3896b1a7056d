"""Wash: watercolour that pools at its edges, over a pencil's faint line."""

from collections.abc import Sequence
from random import Random

from studio.colour import mixed, toned
from studio.drawing import Fade, Shape
from studio.outline import blob, polar, rect
from studio.strokes import area, covers, plain_colour, rough
from studio.style import style
from studio.styles.flat import plain
from studio.svg import SIZE, Page, alpha


@style
def wash(page: Page, shapes: Sequence[Shape], chance: Random, paper: str = "#fbf7ee") -> None:
    """Lay every body down in two glazes that do not quite meet."""
    page.path(rect(0, 0, SIZE, SIZE), fill=paper)
    for shape in shapes:
        if shape.role != "body" or not shape.fill:
            plain(page, shape)
        elif covers(shape):
            _wide(page, shape, chance, paper)
        else:
            _body(page, shape, chance, paper)


def _wide(page: Page, shape: Shape, chance: Random, paper: str) -> None:
    """Let a sky or sea run, with blooms where drops fell into it."""
    page.path(shape.path, shape.clip, fill=page.fill(_pale(shape.fill, paper, 0.16)))
    _, top, _, bottom = shape.path.box()
    dark = toned(plain_colour(shape.fill or paper), 0.9)
    for _ in range(9):
        x, y = chance.uniform(0, SIZE), chance.uniform(max(0, top), min(SIZE, bottom))
        r = chance.uniform(18, 52)
        bloom = blob([polar(45 * k, r * chance.uniform(0.7, 1.2), x, y) for k in range(8)])
        tone = paper if chance.random() < 0.5 else dark
        page.path(bloom, shape.path, fill=tone, opacity=0.12)
        page.path(bloom, shape.path, fill="none", stroke=dark, stroke_width=0.8, opacity=0.16)


def _body(page: Page, shape: Shape, chance: Random, paper: str) -> None:
    colour = plain_colour(shape.fill or paper)
    small = area(shape) < 120 or shape.clip is not None
    outline = shape.path if small else rough(shape.path, chance, 0.5, 10)
    soft = Fade((mixed(colour, paper, 0.34), toned(colour, 0.96)), 70)
    page.path(
        outline,
        shape.clip,
        fill=page.gradient(soft),
        opacity=alpha(shape),
        stroke=None if small else mixed(toned(colour, 0.72), paper, 0.25),
        stroke_width=None if small else 1.6,
        paint_order=None if small else "stroke",
    )
    if area(shape) > 900 and not shape.clip:
        glaze = rough(
            shape.path.scaled(1.0).moved(chance.uniform(1, 3), chance.uniform(2, 5)),
            chance,
            1.2,
            16,
        )
        page.path(glaze, shape.path, fill=toned(colour, 0.82), opacity=0.14)


def _pale(fill: "Fade | str | None", paper: str, amount: float) -> "Fade | str":
    if isinstance(fill, Fade):
        return Fade(tuple(mixed(colour, paper, amount) for colour in fill.colours), fill.angle)
    return mixed(fill or paper, paper, amount)
