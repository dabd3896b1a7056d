"""Birds of wood and mountain."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, stroke
from studio.motif import motif
from studio.outline import arc, blob, circle, curve, ellipse, line
from studio.path import path

INK = "#2a2030"


@motif("animal", "oiseau", living=1)
def eared_owl(*, colour: str = "#8a6a48", face: str = "#e6cfa4", eye: str = "#f2b632") -> Drawing:
    """An owl with tufts that looks at us, 100 high."""
    body = blob(
        [
            (0, -88),
            (26, -82),
            (34, -54),
            (28, -18),
            (10, -2),
            (-10, -2),
            (-28, -18),
            (-34, -54),
            (-26, -82),
        ]
    )
    scales = [
        stroke(arc(x, y, 5, 20, 160), toned(colour, 0.68), 1.8)
        for y, xs in ((-42, (-12, 0, 12)), (-31, (-6, 6)), (-20, (-10, 2, 12)))
        for x in xs
    ]
    return draw(
        [fill(path(f"M{s * 10} -84L{s * 30} -101L{s * 30} -74Z"), colour) for s in (-1, 1)],
        fill(body, colour),
        fill(blob([(0, -52), (18, -42), (16, -14), (0, -5), (-16, -14), (-18, -42)]), toned(face, 0.95)),
        scales,
        [fill(ellipse(s * 12.6, -66, 15, 16), face) for s in (-1, 1)],
        [fill(circle(s * 12, -66, 9), eye) for s in (-1, 1)],
        [detail(circle(s * 11.4, -65.6, 5), INK) for s in (-1, 1)],
        [detail(circle(s * 11.4 + 1.6, -68, 1.6), "#ffffff") for s in (-1, 1)],
        fill(path("M-4.6-59C-2-61 2-61 4.6-59L0-48Z"), "#d8963a"),
        [fill(blob([(s * 28, -64), (s * 38, -40), (s * 30, -12), (s * 22, -22), (s * 25, -44)]), toned(colour, 0.78))
         for s in (-1, 1)],
        [fill(ellipse(x, -1, 4, 3), "#d8963a") for x in (-13, -6, 6, 13)],
    )  # fmt: skip


@motif("animal", "oiseau", "aile", living=1)
def soaring_eagle(
    *, colour: str = "#5a3d2a", head: str = "#f4ece0", beak: str = "#e6a534"
) -> Drawing:
    """An eagle on wide wings that flies to the right, centred, 100 across."""
    far = path("M18-5C13-20 2-38-14-54L-17-46L-22-53L-24-44L-30-48L-29-39C-23-26-16-12-12-4Z")
    near = path("M16 1C12 18-2 38-20 54L-22 46L-28 52L-29 43L-36 46L-34 37C-26 24-18 10-13 2Z")
    body = blob([(-30, -2), (-8, -6), (14, -8), (28, -6), (30, 2), (18, 8), (-6, 8), (-24, 6)])
    return draw(
        fill(far, toned(colour, 0.75)),
        fill(path("M-22-4L-46-8L-44-1L-48 4L-22 7Z"), head),
        fill(body, colour),
        fill(blob([(20, -9), (32, -12), (41, -7), (40, 0), (30, 4), (20, 5)]), head),
        fill(path("M39-8C46-8 50-4 48 2C46-1 43-1 39 0Z"), beak),
        detail(circle(35, -5.4, 1.8), INK),
        stroke(line([(31, -9), (37, -7.6)]), INK, 1.2),
        fill(near, toned(colour, 1.12)),
        [stroke(curve([(6 - 7 * k, 8), (-2 - 8 * k, 22), (-14 - 6 * k, 36 - 3 * k)]), toned(colour, 0.72), 1.4)
         for k in range(3)],
    )  # fmt: skip


@motif("animal", "oiseau", "aile", living=1)
def dozing_crow(*, colour: str = "#2b2a36", shine: str = "#4d5470") -> Drawing:
    """A crow asleep with its beak under a spread wing, 100 high."""
    wing = path(
        "M-6-70C-24-64-40-44-46-14C-40-17-36-16-32-10C-28-15-24-15-20-9C-16-14-10-16-6-14C4-34 6-56-6-70Z"
    )
    return draw(
        [stroke(line([(x, -14), (x, 0), (x + 7, 0)]), "#c98a3a", 4) for x in (-4, 10)],
        fill(path("M-14-30L-44-2L-30 2L-6-18Z"), toned(colour, 0.8)),
        fill(blob([(-18, -40), (-14, -72), (6, -88), (24, -78), (32, -50), (24, -22), (4, -10), (-12, -18)]), colour),
        fill(circle(8, -80, 17), colour),
        stroke(arc(14, -83, 4, 20, 160), "#f4ecd8", 2.4),
        fill(path("M-4-82L-30-66L-6-70Z"), "#d8953c"),
        fill(wing.moved(-2, 4), shine),
        [stroke(curve([(-10, -56), (-24 + 9 * k, -34), (-34 + 11 * k, -14)]), colour, 2) for k in range(3)],
    )  # fmt: skip
