"""Water: sea, waves, and what is mirrored in it."""

import math
from random import Random

from studio.colour import toned
from studio.drawing import Drawing, Fade, Fill, detail, draw, fill, stroke
from studio.motif import motif
from studio.outline import blob, curve, ellipse
from studio.path import Path, path


@motif("eau")
def sea(
    *,
    top: float = 180,
    bottom: float = 300,
    colours: tuple[str, ...] = ("#3f7f9c", "#1d4663"),
    ripples: int = 16,
    crest: str = "#bcdce4",
    swell: float = 2.0,
    seed: int = 3,
) -> Drawing:
    """A sea over the whole width from ``top`` to ``bottom``, in place, with short ripples."""
    chance = Random(seed)
    surface = [(x, top + swell * math.sin(x / 19 + seed)) for x in range(-20, 330, 25)]
    outline = Path(curve(surface).pieces)
    body = _down_to(outline, bottom + 6)
    paint: Fill = Fade(colours) if len(colours) > 1 else colours[0]
    strokes = []
    for k in range(ripples):
        y = top + 6 + (bottom - top - 8) * ((k + 0.5) / ripples) ** 1.25
        near = (y - top) / max(1, bottom - top)
        x, w = chance.uniform(-10, 300), 8 + 26 * near * chance.uniform(0.6, 1.2)
        bend = 0.8 + 2.4 * near
        strokes.append(
            stroke(curve([(x - w, y), (x - w / 3, y - bend), (x + w / 3, y + bend * 0.4), (x + w, y)]),
                   crest, 0.8 + 1.5 * near, 0.5)
        )  # fmt: skip
    return draw(fill(body, paint), strokes)


def _down_to(surface: Path, bottom: float) -> Path:
    piece = surface.pieces[0]
    right = piece.steps[-1][-2]
    steps = (*piece.steps, (right, bottom), (piece.start[0], bottom))
    return Path((type(piece)(piece.start, steps),))


@motif("eau")
def wave(*, colour: str = "#2f7f78", foam: str = "#f2f5ea", dark: str = "#1b544f") -> Drawing:
    """A great wave that curls over to the right, 100 high, its foot at the origin."""
    body = path(
        "M-90 0C-70-14-62-50-34-78C-12-98 26-104 44-78C52-66 48-54 38-50C44-62 34-72 20-68C2-62-2-34 22-14C40-2 70-2 92 0Z"
    )
    foams = blob([(-30, -82), (-10, -99), (14, -104), (36, -96), (50, -78), (53, -64), (46, -50),
                  (41, -58), (36, -48), (32, -58), (26, -52), (26, -62), (18, -58), (18, -68),
                  (8, -68), (6, -78), (-4, -76), (-8, -86), (-18, -80)], 0.7)  # fmt: skip
    return draw(
        fill(body, Fade((toned(colour, 1.15), colour, dark))),
        [
            stroke(curve([(-70 + 13 * k, -6), (-44 + 11 * k, -34 - 3 * k), (-22 + 6 * k, -74 + 2 * k)]),
                   toned(colour, 1.35), 1.6, 0.7, within=body)
            for k in range(4)
        ],
        fill(foams, foam),
        [detail(ellipse(x, y, r, r), foam) for x, y, r in ((58, -52, 2.4), (50, -42, 3), (38, -40, 2), (62, -66, 1.8))],
        fill(blob([(-92, 3), (-60, -7), (-30, -3), (0, -8), (30, -3), (60, -7), (94, 3)], 0.8), foam),
    )  # fmt: skip


@motif("reflet", "eau")
def mirrored(
    *,
    x: float = 150,
    top: float = 190,
    bottom: float = 290,
    width: float = 40,
    colour: str = "#f7e8b6",
    count: int = 11,
    seed: int = 5,
) -> Drawing:
    """A light's broken reflection on water: bars that part and shrink towards the looker, in place."""
    chance = Random(seed)
    bars = []
    for k in range(count):
        share = (k + 0.5) / count
        y = top + (bottom - top) * share
        half = width / 2 * (1 - 0.55 * share) * chance.uniform(0.55, 1.1)
        thick = 1.2 + 3.2 * share
        bars.append(
            detail(
                blob([(x - half, y), (x, y - thick), (x + half, y), (x, y + thick)], 0.7),
                colour,
                0.92 - 0.4 * share,
            )
        )
    return draw(bars)
