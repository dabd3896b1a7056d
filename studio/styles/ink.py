"""Ink: a pen on cream paper, hatching for tone, and one or two spot colours."""

from collections.abc import Sequence
from random import Random

from studio.colour import brightness, lch, rgb, strength, toned
from studio.drawing import Shape
from studio.outline import rect
from studio.path import Path
from studio.strokes import covers, hatch, plain_colour, rough
from studio.style import style
from studio.svg import SIZE, Page

WIDTHS = (0.8, 1.2, 1.7)


@style
def ink(
    page: Page,
    shapes: Sequence[Shape],
    chance: Random,
    paper: str = "#f5eddc",
    pen: str = "#1e1a22",
    spots: tuple[str, ...] = ("#c8402f",),
) -> None:
    """Draw contours and tones; only colours near a spot keep their hue."""
    page.path(rect(0, 0, SIZE, SIZE), fill=paper)
    for shape in shapes:
        _draw(page, shape, chance, paper, pen, spots)


def _draw(
    page: Page, shape: Shape, chance: Random, paper: str, pen: str, spots: tuple[str, ...]
) -> None:
    if shape.role in ("glow", "light"):
        if shape.role == "glow":
            page.path(shape.path, shape.clip, fill=page.glow(paper, min(1, shape.alpha * 1.2)))
        return
    if shape.role == "shade":
        lines = hatch(shape.path, chance, 3.4, 38, wobble=0.3, short=0.2)
        page.path(
            lines, shape.clip, fill="none", stroke=pen, stroke_width=0.6, stroke_linecap="round"
        )
        return
    if shape.line:
        spot = _spot(shape.line, spots)
        colour = spot or (pen if brightness(shape.line) < 0.72 else paper)
        page.path(
            shape.path, shape.clip, fill="none", stroke=colour, stroke_width=max(0.7, shape.width),
            stroke_linecap="round", stroke_linejoin="round",
        )  # fmt: skip
        return
    if shape.fill is None:
        return
    colour = plain_colour(shape.fill)
    tone, spot = brightness(colour), _spot(colour, spots)
    base = spot or (pen if tone < 0.3 else paper)
    whole = shape.role == "body" and not covers(shape)
    edge = pen if whole and not shape.clip else None
    outline = rough(shape.path, chance, 0.35, 10) if whole else shape.path
    page.path(
        outline, shape.clip, fill=base, stroke=edge, stroke_linejoin="round" if edge else None,
        stroke_width=WIDTHS[shape.depth] * 1.7 if edge else None,
        paint_order="stroke" if edge else None,
        opacity=shape.alpha if shape.alpha < 0.5 else None,
    )  # fmt: skip
    if shape.role == "body" and not spot and 0.3 <= tone < 0.86:
        _tone(page, outline, shape, chance, pen, tone)
    elif shape.role == "body" and base == pen:
        lines = hatch(outline, chance, 7, -30, wobble=0.6, short=0.5)
        page.path(lines, shape.clip, fill="none", stroke=paper, stroke_width=0.5)


def _tone(page: Page, outline: Path, shape: Shape, chance: Random, pen: str, tone: float) -> None:
    """Hatch a middle tone: the darker, the closer; a fade is closer where it is darker."""
    wide = covers(shape)
    gap = (3.2 if wide else 2.6) + 9 * (tone - 0.3)
    angle = 0 if wide else -45
    for turn in (angle, angle + 60) if tone < 0.5 and not wide else (angle,):
        lines = hatch(outline, chance, gap, turn, wobble=0.4, short=0.12)
        page.path(
            lines, shape.clip, fill="none", stroke=pen, stroke_width=0.55 if tone > 0.5 else 0.7
        )


def _spot(colour: str, spots: tuple[str, ...]) -> str:
    """Give the spot colour a colour becomes, or nothing; light tints stay light."""
    import numpy as np

    if strength(colour) < 0.07:
        return ""
    _, _, hue = lch(np.array(rgb(colour), np.uint8))
    for spot in spots:
        _, _, there = lch(np.array(rgb(spot), np.uint8))
        if abs((float(hue) - float(there) + 180) % 360 - 180) < 26:
            ratio = brightness(colour) / brightness(spot)
            return toned(spot, min(1.3, max(0.8, ratio)))
    return ""
