"""Monkeys."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, stroke
from studio.motif import motif
from studio.outline import blob, circle, curve, ellipse, tube


@motif("animal", living=1)
def capuchin_monkey(
    *, colour: str = "#7a5238", face: str = "#ecc9a0", holds: Drawing | None = None
) -> Drawing:
    """A monkey that runs to the left on two legs, its feet at the origin and 90 high.

    ``holds`` has its origin between the hands over its head.
    """
    dark = toned(colour, 0.82)
    return draw(
        fill(tube([(14, -26), (36, -18), (48, -34), (42, -52), (32, -46)], [6, 6, 5, 5, 3]), dark),
        fill(tube([(8, -24), (22, -14), (16, -2), (22, 0)], [11, 9, 6, 4]), dark),
        fill(tube([(0, -24), (-16, -20), (-20, -4), (-28, -1)], [11, 9, 6, 4]), colour),
        fill(blob([(-12, -46), (-10, -26), (2, -16), (16, -22), (16, -42), (4, -54)]), colour),
        fill(ellipse(-3, -34, 7, 12, -8), face),
        [holds.moved(-6, -96)] if holds else (),
        fill(tube([(12, -46), (22, -66), (10, -88)], [8, 7, 6]), dark),
        [fill(circle(x, -66, 6), face) for x in (-24, 16)],
        fill(circle(-4, -66, 18), colour),
        fill(blob([(-4, -72), (5, -78), (11, -68), (6, -54), (-6, -51), (-17, -56), (-19, -68), (-12, -77)]), face),
        [[detail(circle(x, -67, 3.4), "#fffaf0"), detail(circle(x - 0.8, -66.6, 2), "#221a26")] for x in (-11, 2)],
        detail(ellipse(-5.4, -61, 2, 1.4), toned(face, 0.6)),
        stroke(curve([(-12, -58), (-5, -54), (3, -58)]), "#221a26", 1.4),
        fill(tube([(-10, -46), (-26, -62), (-20, -88)], [8, 7, 6]), colour),
    )  # fmt: skip
