"""Land: hills, mountains, rocks, ground."""

from random import Random

from studio.drawing import Drawing, Fade, Fill, draw, fill, light, shade
from studio.motif import motif
from studio.outline import curve, polygon
from studio.path import Path, Piece, Point


@motif()
def ground(
    *,
    line: tuple[Point, ...] = ((-10, 230), (80, 215), (180, 225), (310, 210)),
    colours: tuple[str, ...] = ("#7fa25a", "#5c8148"),
) -> Drawing:
    """Land from a smooth skyline down to the foot of the picture, in place."""
    top = curve(line).pieces[0]
    outline = Path((Piece(top.start, (*top.steps, (line[-1][0], 310), (line[0][0], 310))),))
    paint: Fill = Fade(colours) if len(colours) > 1 else colours[0]
    return draw(fill(outline, paint))


@motif()
def mountain(
    *, colour: str = "#6f7c95", snow: str = "#f4f2ec", dark: float = 0.22, seed: int = 1
) -> Drawing:
    """A peak with a snowy cap, 100 high; ``snow`` "" leaves it bare."""
    chance = Random(seed)
    jag = [chance.uniform(-5, 5) for _ in range(8)]
    outline = polygon(
        [(-70, 0), (-46 + jag[0], -34), (-30 + jag[1], -48), (-14, -82 + jag[2]), (0, -100), (13, -84 + jag[3]),
         (24 + jag[4], -66), (44 + jag[5], -40), (72, 0)]
    )  # fmt: skip
    side = polygon([(0, -100), (-6, -70), (8, -48), (-4, -22), (10, 0), (80, 0), (60, -90)])
    cap = polygon(
        [
            (0, -100),
            (-14, -82 + jag[2]),
            (-24, -64),
            (-13, -70),
            (-8, -56),
            (1, -68),
            (8, -54),
            (13, -68),
            (22, -66),
            (13, -84 + jag[3]),
        ]
    )
    return draw(
        fill(outline, colour),
        [fill(cap, snow, within=outline)] if snow else [],
        shade(side, outline, dark),
    )


@motif()
def rock(*, colour: str = "#55525e", seed: int = 1) -> Drawing:
    """A rock that stands out of ground or water, 100 wide and about 45 high."""
    chance = Random(seed)
    outline = polygon(
        [(-50, 4), (-42, -14 - chance.uniform(0, 6)), (-26, -26), (-12, -40 - chance.uniform(0, 6)), (8, -44),
         (24, -30 - chance.uniform(0, 5)), (38, -22), (50, 4)]
    )  # fmt: skip
    return draw(
        fill(outline, colour),
        light(
            polygon([(-42, -16), (-26, -28), (-12, -44), (8, -46), (-6, -24), (-24, -10)]),
            outline,
            0.2,
        ),
        shade(polygon([(8, -46), (2, -20), (14, 6), (60, 6), (40, -40)]), outline, 0.24),
    )
