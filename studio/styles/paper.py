"""Cut paper: layers of coloured sheets, each with its soft shadow on the one below."""

import math
from collections.abc import Sequence
from random import Random

from studio.colour import toned
from studio.drawing import Fade, Shape
from studio.outline import circle, curve
from studio.path import Path, Piece
from studio.strokes import area, colour_at, covers, plain_colour, rough
from studio.style import style
from studio.svg import SIZE, Page

DROP = ((0.8, 1.2), (1.4, 2.2), (2.2, 3.4))  # how far a shadow falls, by depth
SHEETS = 5  # that a wide fade is made of


@style
def paper(page: Page, shapes: Sequence[Shape], chance: Random, shadow: str = "#120c1e") -> None:
    """Cut every body out of one sheet and lay it down."""
    for shape in shapes:
        if shape.role == "glow":
            _rings(page, shape)
        elif isinstance(shape.fill, Fade) and covers(shape):
            _sheets(page, shape, shape.fill, chance, shadow)
        elif shape.role == "body" and shape.fill:
            _sheet(page, shape, chance, shadow)
        elif shape.role == "shade":
            page.path(shape.path, shape.clip, fill=str(shape.fill), opacity=shape.alpha * 0.6)
        elif shape.role == "line":
            _strip(page, shape)


def _sheet(page: Page, shape: Shape, chance: Random, shadow: str) -> None:
    steady = shape.clip or covers(shape)
    outline = shape.path if steady else rough(shape.path, chance, 0.35, 16)
    dx, dy = DROP[shape.depth]
    if not shape.clip and area(shape) > 20:
        small = min(1.0, 0.35 + area(shape) / 1500)
        rim = dy * small * 0.5 if area(shape) > 600 else None  # a soft edge where it shows
        page.path(
            outline.moved(dx * small * 0.8, dy * small * 0.8), fill=shadow, opacity=0.26,
            stroke=shadow if rim else None, stroke_width=rim,
        )  # fmt: skip
    colour = plain_colour(shape.fill) if shape.fill else "none"
    lit = not shape.clip and area(shape) > 200  # the sheet's cut edge
    page.path(
        outline, shape.clip, fill=colour, stroke=toned(colour, 1.1) if lit else None,
        stroke_width=0.5 if lit else None,
        opacity=None if shape.alpha >= 1 else shape.alpha,
    )  # fmt: skip


def _sheets(page: Page, shape: Shape, fade: Fade, chance: Random, shadow: str) -> None:
    """Make a wide fade of overlapping wavy sheets, the farthest first."""
    _, top, _, bottom = shape.path.box()
    page.path(shape.path, shape.clip, fill=fade.colours[0])
    for k in range(1, SHEETS):
        share = k / SHEETS
        y = top + (bottom - top) * share
        lift, start = chance.uniform(5, 11) * min(1, (bottom - top) / 200), chance.uniform(0, 6)
        edge = curve([(x, y + lift * math.sin(x / 52 + start)) for x in range(-30, SIZE + 60, 30)])
        piece = edge.pieces[0]
        low = bottom + 2
        sheet = Path((Piece(piece.start, (*piece.steps, (SIZE + 30, low), (-30, low))),))
        page.path(sheet.moved(0, -2.2), shape.path, fill=shadow, opacity=0.12)
        page.path(sheet, shape.path, fill=colour_at(fade, share + 0.5 / SHEETS))


def _rings(page: Page, shape: Shape) -> None:
    left, top, right, bottom = shape.path.box()
    x, y, r = (left + right) / 2, (top + bottom) / 2, (right - left) / 2
    for share in (0.78, 0.54, 0.34):
        page.path(circle(x, y, r * share), fill=str(shape.fill), opacity=shape.alpha * 0.26)


def _strip(page: Page, shape: Shape) -> None:
    page.path(
        shape.path, shape.clip, fill=plain_colour(shape.fill) if shape.fill else "none",
        stroke=shape.line, stroke_width=shape.width if shape.line else None,
        stroke_linecap="round" if shape.line else None,
        opacity=None if shape.alpha >= 1 else shape.alpha,
    )  # fmt: skip
