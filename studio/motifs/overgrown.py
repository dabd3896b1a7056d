"""What grows where nobody comes any more, and the little station it grows on."""

from itertools import pairwise
from random import Random

from studio.bundle import together
from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import blob, circle, curve, line, polar, polygon, rect
from studio.path import Path, Piece, Point, path

IVY = path("M0 8L-5 4L-13 1L-9-4L-12-10L-4-11L0-20L4-11L12-10L9-4L13 1L5 4Z")


@motif("feuille")
def ivy(
    *,
    colour: str = "#4f8a4a",
    runs: tuple[tuple[Point, ...], ...] = (((0, 0), (4, -30), (-4, -60), (6, -100)),),
    size: float = 12,
    spread: float = 8,
    seed: int = 1,
) -> Drawing:
    """Ivy that climbs along each of the ``runs``, with leaves on both its sides."""
    chance = Random(seed)
    dark: tuple[Piece, ...] = ()
    pale: tuple[Piece, ...] = ()
    for run in runs:
        for (x0, y0), (x1, y1) in pairwise(run):
            steps = max(2, int(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 / (size * 0.62)))
            for k in range(steps):
                x = x0 + (x1 - x0) * k / steps + chance.uniform(-spread, spread)
                y = y0 + (y1 - y0) * k / steps + chance.uniform(-spread, spread) * 0.6
                leaf = IVY.scaled(size / 26 * chance.uniform(0.8, 1.25)).turned(
                    chance.uniform(0, 360)
                )
                if k % 2:
                    dark += leaf.moved(x, y).pieces
                else:
                    pale += leaf.moved(x, y).pieces
    return draw(
        [stroke(curve(run), toned(colour, 0.6), 2) for run in runs],
        detail(Path(dark), toned(colour, 0.8)),
        detail(Path(pale), colour),
    )  # fmt: skip


@motif("fleur")
def field_poppy(*, colour: str = "#d23a2e", stalk: str = "#5f8f4a", open: float = 1.0) -> Drawing:
    """A poppy, its stalk at the origin and 100 high."""
    cup = blob(
        [(-26 * open, -84), (-20, -100), (-4, -94), (6, -104), (24 * open, -94),
         (26 * open, -78), (12, -66), (-12, -66)]
    )  # fmt: skip
    return draw(
        stroke(curve([(0, 0), (5, -34), (0, -72)]), stalk, 4),
        fill(path("M2-22C-10-26-18-38-20-46C-10-42 0-34 3-26Z"), stalk),
        fill(cup, colour),
        detail(blob([(-14, -82), (0, -88), (14, -80), (6, -70), (-8, -70)]), toned(colour, 0.78), within=cup),
        detail(circle(0, -76, 6), "#2a2030"),
    )  # fmt: skip


GARE = "M24-6C16-12 4-10 4 2C4 14 18 16 24 8L24 2L16 2M36 14L44-10L52 14M39 6L49 6M64 14L64-10C80-12 80 4 64 3M70 3L80 14M108-9L92-9L92 14L108 14M92 2L104 2"


@motif("temps", "lettre")
def country_station(
    *,
    wall: str = "#e6d8bd",
    roof: str = "#8a6f62",
    wood: str = "#6f5a4a",
    paint: str = "#9a4a40",
    hour: float = 4.55,
) -> Drawing:
    """A one-storey station with a clock in its gable and its name, feet at the origin, 180 wide and 100 high."""
    gable = polygon([(-36, -56), (0, -96), (36, -56)])
    front = rect(-86, -58, 172, 58)
    hands = [polar(hour * 30 - 90, 7, 0, -71), polar(hour % 1 * 360 - 90, 10.5, 0, -71)]
    return draw(
        fill(polygon([(-94, -54), (-80, -78), (80, -78), (94, -54)]), roof),
        stroke(together(line([(x, -76), (x * 1.14, -56)]) for x in range(-72, 80, 16)), toned(roof, 0.8), 1.2),
        fill(front, wall),
        shade(rect(-86, -58, 172, 9), front, 0.25),
        fill(gable, wall),
        fill(polygon([(-42, -54), (0, -100), (42, -54), (35, -54), (0, -90), (-35, -54)]), toned(roof, 0.8)),
        fill(circle(0, -71, 15), wood),
        fill(circle(0, -71, 12.4), "#fbf5e6"),
        stroke(together(line([polar(30 * k, 11, 0, -71), polar(30 * k, 9.4, 0, -71)]) for k in range(12)), "#2b2430", 1.2),
        [stroke(line([(0, -71), hand]), "#2b2430", 2) for hand in hands],
        fill(rect(-34, -48, 68, 17, 2), "#f3ead6"),
        stroke(path(GARE).scaled(0.5).moved(-29, -40.6), paint, 3),
        fill(rect(-12, -28, 24, 28), wood),
        stroke(line([(0, -28), (0, 0)]), toned(wood, 0.7), 1.4),
        [fill(rect(x, -40, 24, 28, 1), toned(wood, 1.12)) for x in (-70, 46)],
        stroke(together(line([(x, y), (x + 20, y)]) for x in (-68, 48) for y in (-34, -28, -22, -16)), toned(wood, 0.8), 1.4),
    )  # fmt: skip
