"""Letters, and what they are carried in."""

from random import Random

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import circle, curve, line, polygon, rect
from studio.path import path


@motif("lettre")
def envelope(*, colour: str = "#fbf4e4", seal: str = "#c8372e", stamped: bool = False) -> Drawing:
    """An envelope seen from its back with its seal (or from its front, ``stamped``), centred, 100 wide."""
    sheet = rect(-50, -33, 100, 66, 3)
    if stamped:
        return draw(
            fill(sheet, colour),
            fill(rect(22, -26, 20, 24, 1), seal),
            [
                stroke(line([(-34, y), (w, y)]), toned(colour, 0.62), 4)
                for y, w in ((0, 8), (14, 18))
            ],
        )
    return draw(
        fill(sheet, colour),
        stroke(path("M-48 31L-8 0M48 31L8 0"), toned(colour, 0.75), 3),
        fill(path("M-50-32L50-32L5 9C2 12-2 12-5 9Z"), toned(colour, 0.93)),
        fill(circle(0, 6, 9), seal),
    )


@motif("lettre", "chute")
def falling_letters(
    *,
    colours: tuple[str, ...] = ("#fffaf0", "#f6e8cc", "#fdf2e2"),
    seal: str = "#c8372e",
    places: tuple[tuple[float, float, float], ...] = ((60, 60, 30), (120, 110, 36), (80, 170, 40)),
    seed: int = 2,
) -> Drawing:
    """Envelopes that tumble down, each at (x, y) and so wide, in place."""
    chance = Random(seed)
    return draw(
        envelope(colour=colours[k % len(colours)], seal=seal, stamped=k % 3 == 2).at(
            x, y, size, turn=chance.uniform(-40, 40)
        )
        for k, (x, y, size) in enumerate(places)
    )


@motif("lettre")
def torn_mailbag(*, cloth: str = "#a8865c", strap: str = "#6a4a30") -> Drawing:
    """A full sack of post that hangs by its strap from the origin, 100 high, torn below."""
    bag = path("M-22 24C-40 40-46 76-34 92C-20 100 20 100 36 90C46 72 38 40 22 24Z")
    tear = polygon(
        [(-22, 74), (-8, 68), (4, 76), (18, 70), (26, 80), (12, 92), (-2, 86), (-16, 92)]
    )
    return draw(
        stroke(curve([(-16, 24), (-6, 6), (0, 0), (6, 6), (16, 24)]), strap, 3.4),
        fill(bag, cloth),
        shade(path("M6 20C20 40 20 80 4 100L60 100L60 20Z"), bag, 0.14),
        fill(rect(-25, 18, 50, 10, 4), strap),
        detail(tear, toned(cloth, 0.5)),
        envelope().at(-8, 86, 36, turn=24),
        fill(path("M-13 42L13 42L13 60L-13 60Z"), "#fbf4e4"),
        stroke(path("M-13 42L0 52L13 42"), strap, 2),
    )  # fmt: skip
