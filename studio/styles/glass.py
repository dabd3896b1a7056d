"""Stained glass: luminous panes between thick leads."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from studio.colour import toned
from studio.drawing import Fade, Shape
from studio.outline import polar, polygon
from studio.path import Path, Point
from studio.strokes import area, colour_at, covers, plain_colour
from studio.style import style
from studio.styles.flat import plain
from studio.svg import SIZE, Page

LEAD = (1.6, 2.4, 3.0)  # its width by depth


@style
def glass(
    page: Page,
    shapes: Sequence[Shape],
    chance: Random,
    centre: Point = (150, 110),
    lead: str = "#15121b",
    rays: int = 15,
) -> None:
    """Set every body in lead; wide ones are cut into panes that point to ``centre``."""
    for shape in shapes:
        if (
            shape.role == "body"
            and shape.fill
            and not shape.clip
            and (covers(shape) or area(shape) > 14000)
        ):
            _wide(page, shape, chance, centre, lead, rays)
        elif shape.role == "body" and shape.fill:
            colour = plain_colour(shape.fill)
            pane = _lit(page, colour) if area(shape) > 300 else toned(colour, 1.04, 1.3)
            thin = LEAD[shape.depth] * (0.55 if area(shape) < 160 else 1)
            page.path(
                shape.path, shape.clip, fill=pane, stroke=None if shape.clip else lead,
                stroke_width=None if shape.clip else thin * 1.5,
                paint_order=None if shape.clip else "stroke",
                stroke_linejoin=None if shape.clip else "round",
            )  # fmt: skip
        elif shape.role == "shade":
            page.path(shape.path, shape.clip, fill=lead, opacity=shape.alpha)
        else:
            plain(page, shape)
    page.path(
        polygon([(0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE)]),
        fill="none",
        stroke=lead,
        stroke_width=7,
    )


def _lit(page: Page, colour: str) -> str:
    rich = toned(colour, 1.0, 1.3)
    return page.gradient(Fade((toned(rich, 1.16), rich, toned(rich, 0.84)), None))


def _wide(page: Page, shape: Shape, chance: Random, centre: Point, lead: str, rays: int) -> None:
    """Cut a wide area into panes: wedges from the light, crossed by rings."""
    fade = (
        shape.fill
        if isinstance(shape.fill, Fade)
        else Fade((plain_colour(shape.fill or "#888"),) * 2)
    )
    _, top, _, bottom = shape.path.box()
    angles = sorted((360 * k / rays + chance.uniform(-7, 7)) for k in range(rays))
    rings = [34.0, 72.0, 118.0, 172.0, 240.0, 420.0]
    edges: list[Path] = []
    page.path(shape.path, fill=page.gradient(fade))
    for k, angle in enumerate(angles):
        beyond = angles[(k + 1) % rays] + (360 if k == rays - 1 else 0)
        jitter = [ring * chance.uniform(0.9, 1.1) for ring in rings]
        for near, far in pairwise(jitter):
            pane = polygon([polar(angle, near, *centre), polar(angle, far, *centre),
                            polar(beyond, far, *centre), polar(beyond, near, *centre)])  # fmt: skip
            _, y0, _, y1 = pane.box()
            if y1 < top or y0 > bottom or not _inside(pane):
                continue
            share = min(1.0, max(0.0, ((y0 + y1) / 2 - top) / (bottom - top)))
            colour = toned(
                colour_at(fade, share), chance.uniform(0.9, 1.14), 1.35, chance.uniform(-7, 7)
            )
            page.path(pane, shape.path, fill=colour)
            edges.append(pane)
    joined = Path(tuple(piece for pane in edges for piece in pane.pieces))
    page.path(
        joined, shape.path, fill="none", stroke=lead, stroke_width=1.3, stroke_linejoin="round"
    )
    page.path(shape.path, fill="none", stroke=lead, stroke_width=LEAD[shape.depth])


def _inside(pane: Path) -> bool:
    left, top, right, bottom = pane.box()
    return right > 0 and left < SIZE and bottom > 0 and top < SIZE
