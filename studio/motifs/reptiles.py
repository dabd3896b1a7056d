"""Crocodiles that walk upright, and the tortoise."""

import itertools
from collections.abc import Sequence

from studio.colour import toned
from studio.drawing import Drawing, Part, detail, draw, fill, shade, stroke
from studio.motif import motif, showing
from studio.motifs.faces import GAPE
from studio.motifs.gather import gathered
from studio.motifs.reach import reach
from studio.outline import blob, circle, curve, ellipse, line, polygon, rect, tube
from studio.path import Path, Point, path

INK = "#1f2420"


def _teeth(points: Sequence[Point], height: float) -> Path:
    """Give pointed teeth along a line from left to right; a negative height points up."""
    teeth = Path()
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        teeth += polygon([(x0, y0), (x1, y1), ((x0 + x1) / 2, (y0 + y1) / 2 + height)])
    return teeth


@motif("dents")
def crocodile_head(
    *,
    colour: str = "#4f9a4c",
    belly: str = "#e4e0a4",
    gape: float = 14,
    shades: bool = False,
    eye: str = "#f2ecc4",
    hat: Drawing | None = None,
) -> Drawing:
    """A crocodile's head that looks right, its neck at the origin, 74 long; ``gape`` opens it."""
    dark = toned(colour, 0.72)
    upper = blob(
        [(-16, 8), (-15, -8), (-6, -17), (6, -19), (15, -12), (34, -9), (48, -12), (58, -8), (58, 1), (40, 3), (10, 5)],
        0.85,
    )  # fmt: skip
    lower = blob([(-12, 4), (8, 4), (36, 4), (55, 3), (58, 7), (50, 12), (16, 14), (-8, 16)], 0.8)
    spots = [(8 + 9.6 * k, 3.4 - 0.1 * k) for k in range(6)]
    down = draw(
        fill(lower, toned(belly, 0.96)),
        fill(path("M-12 4C4 2 40 3 56 3L57 6C40 9 4 9-12 12Z"), colour),
        [fill(_teeth(spots, -7.6), "#fffbea")] if gape > 4 else [],
    ).turned(gape)
    mouth = polygon([(-6, 5), (50, 3), (50 - gape * 0.4, 5 + gape * 0.9), (-4, 10)])
    face: Part = (
        detail(circle(4, -17, 6.2), "#fffbea"),
        detail(circle(4, -17, 5.4), eye),
        detail(ellipse(5.4, -17, 1.7, 4.4), INK),
        stroke(curve([(-3, -22), (4, -25), (11, -21)]), dark, 2.4),
    )
    if shades:
        lens = path("M-7-22L18-20C20-8 9-4 4-8C-4-5-9-11-7-22Z")
        face = (
            stroke(line([(-7, -18), (-17, -13)]), "#14141c", 2.6),
            fill(lens, "#14141c"),
            stroke(line([(-2, -18), (2, -11)]), "#f6f4ec", 2),
            stroke(line([(9, -17), (12, -10)]), "#f6f4ec", 2),
        )
    art = draw(
        [fill(mouth, GAPE)] if gape > 8 else [],
        down,
        fill(ellipse(3, -16, 10, 8.6), colour),
        fill(upper, colour),
        fill(ellipse(51, -11, 5.4, 4), toned(colour, 1.08)),
        detail(ellipse(53, -11.6, 1.6, 1.2), INK),
        detail(gathered(circle(x, -3, 1.3) for x in (22, 31, 40)), dark),
        fill(_teeth([(8 + 9.6 * k, 4.2 - 0.42 * k) for k in range(6)], 8.2), "#fffbea"),
        face,
        [hat.scaled(1.1).turned(-16).moved(-7, -25)] if hat else (),
    )
    return showing(art, "lunettes") if shades else art


@motif("animal", living=1)
def crocodile(
    *,
    colour: str = "#4f9a4c",
    belly: str = "#e4e0a4",
    gape: float = 14,
    nod: float = 0,
    shades: bool = False,
    hat: Drawing | None = None,
    hands: tuple[Point, Point] = ((-22, -34), (24, -36)),
    tail: bool = True,
    held: Drawing | None = None,
) -> Drawing:
    """A crocodile upright on its hind legs, 100 high, looking right; its hands go where told.

    ``held`` lies between the trunk and the arms, drawn about the crocodile's own feet.
    """
    dark = toned(colour, 0.74)
    trunk = blob(
        [(-12, -72), (-17, -50), (-21, -24), (-14, -6), (10, -5), (19, -22), (15, -50), (10, -72)]
    )
    front = blob([(4, -68), (-3, -50), (-4, -24), (2, -9), (11, -9), (17, -24), (13, -50)])
    spikes = [
        polygon([(-17 - k, -60 + 12 * k), (-26 - k, -57 + 12 * k), (-19 - k, -50 + 12 * k)])
        for k in range(4)
    ]
    shoulders = ((-11, -60), (9, -60))
    arms = [reach(at, to, tone, 9, side * 0.22) for at, to, tone, side in
            zip(shoulders, hands, (toned(colour, 0.86), toned(colour, 1.06)), (1, -1), strict=True)]  # fmt: skip
    return draw(
        [fill(tube([(-10, -20), (-32, -14), (-50, -4), (-66, -14)], [24, 17, 10, 3]), colour)] if tail else [],
        [fill(gathered(spikes), dark)] if tail else [],
        arms[0],
        fill(gathered(tube([(x, -14), (x + 1, -4)], [12, 10]) for x in (-10, 9)), toned(colour, 0.9)),
        fill(gathered(path(f"M{x - 7} 0C{x - 7}-7 {x + 5}-8 {x + 14}-2L{x + 14} 0Z") for x in (-9, 9)), colour),
        fill(trunk, colour),
        fill(front, belly, within=trunk),
        stroke(gathered(line([(-6, y), (18, y)]) for y in (-54, -44, -34, -24)), toned(belly, 0.84), 1.1, within=front),
        shade(trunk.moved(-22, 0), trunk, 0.12),
        crocodile_head(colour=colour, belly=belly, gape=gape, shades=shades, hat=hat).scaled(0.82).turned(nod).moved(0, -78),
        held or (),
        arms[1],
    )  # fmt: skip


@motif("animal", living=1)
def tortoise(
    *, skin: str = "#86a85a", back: str = "#7a5a34", hat: Drawing | None = None, legs: bool = True
) -> Drawing:
    """A tortoise that looks right, its neck stretched, 100 long; ``hat`` fits a head of 26."""
    dome = path("M-42-12C-40-46-14-54 4-50C24-46 34-30 36-12Z")
    feet = [fill(rect(x, -14, 14, 14, 5), toned(skin, 0.9)) for x in (-34, 14)]
    return draw(
        feet if legs else [],
        fill(tube([(24, -18), (44, -26), (50, -44)], [16, 13, 13]), skin),
        fill(dome, back),
        [
            fill(blob(spot, 0.4), toned(back, 1.3))
            for spot in (
                [(-10, -44), (6, -44), (10, -30), (-2, -22), (-14, -30)],
                [(-34, -30), (-18, -40), (-20, -24), (-32, -16)],
                [(14, -40), (26, -28), (28, -16), (14, -22)],
            )
        ],
        fill(rect(-46, -16, 86, 7, 3.5), toned(back, 0.75)),
        fill(blob([(42, -44), (44, -60), (56, -64), (68, -58), (72, -48), (62, -40), (48, -38)]), skin),
        detail(circle(60, -54, 4), "#fffbea"),
        detail(circle(61.4, -54, 2), INK),
        stroke(curve([(60, -44), (66, -44), (70, -48)]), INK, 1.3),
        [hat.scaled(0.95).turned(8).moved(55, -58)] if hat else (),
    )  # fmt: skip
