"""Chalk: dusty strokes on slate."""

from collections.abc import Sequence
from random import Random

from studio.colour import brightness, mixed, toned
from studio.drawing import Fade, Shape
from studio.outline import rect
from studio.path import Path
from studio.strokes import area, covers, hatch, plain_colour, rough
from studio.style import style
from studio.svg import SIZE, Page


@style
def chalk(page: Page, shapes: Sequence[Shape], chance: Random, slate: str = "#1d2426") -> None:
    """Rub every body in with strokes of its colour, and go round it twice."""
    page.path(rect(0, 0, SIZE, SIZE), fill=slate)
    smudge = hatch(rect(0, 0, SIZE, SIZE), chance, 26, -12, wobble=6, short=0.6)
    page.path(
        smudge,
        fill="none",
        stroke="#ffffff",
        stroke_width=11,
        stroke_linecap="round",
        opacity=0.025,
    )
    for shape in shapes:
        _draw(page, shape, chance, slate)


def _draw(page: Page, shape: Shape, chance: Random, slate: str) -> None:
    if shape.role == "glow":
        page.path(shape.path, shape.clip, fill=page.glow(str(shape.fill), shape.alpha * 0.6))
    elif shape.role == "shade":
        page.path(shape.path, shape.clip, fill=slate, opacity=min(1, shape.alpha * 1.4))
    elif shape.line:
        _lines(page, shape.path, shape.clip, _dusty(shape.line), max(1, shape.width), 0.95)
    elif shape.role == "line" and shape.fill:
        page.path(
            shape.path,
            shape.clip,
            fill=_detail(plain_colour(shape.fill), slate),
            opacity=shape.alpha,
        )
    elif shape.role == "body" and shape.fill:
        _body(page, shape, chance, slate, _dusty(plain_colour(shape.fill)))


def _body(page: Page, shape: Shape, chance: Random, slate: str, colour: str) -> None:
    wide = covers(shape)
    dim = (
        brightness(plain_colour(shape.fill or slate)) < 0.42
    )  # such bodies stay slate, and get a line
    if not wide:  # rub out what is behind
        page.path(shape.path, shape.clip, fill=mixed(slate, colour, 0.1 if dim else 0.74))
    elif isinstance(shape.fill, Fade):
        fade = Fade(tuple(mixed(slate, c, 0.45) for c in shape.fill.colours), shape.fill.angle)
        page.path(shape.path, shape.clip, fill=page.gradient(fade))
    if area(shape) > 90 and not (wide and dim):
        gap = 9 if wide or dim else 3.4
        strokes = hatch(shape.path, chance, gap, -38 if not wide else -14, wobble=0.8, short=0.25)
        _lines(
            page, strokes, shape.clip, colour, 2.2 if wide else 1.7, 0.22 if wide or dim else 0.7
        )
    if not wide and not shape.clip:
        edge = rough(shape.path, chance, 0.45, 12)
        _lines(page, edge, None, mixed(colour, "#ffffff", 0.35), 1.3, 0.8)


def _lines(
    page: Page, path: Path, clip: Path | None, colour: str, width: float, alpha: float
) -> None:
    page.path(
        path,
        clip,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        opacity=alpha,
    )


def _dusty(colour: str) -> str:
    """Give the stick of chalk for a colour: none is dark."""
    return toned(colour, max(1.0, 0.74 / max(0.2, brightness(colour))), 1.05)


def _detail(colour: str, slate: str) -> str:
    return slate if brightness(colour) < 0.4 else _dusty(colour)
