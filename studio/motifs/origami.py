"""Things folded or cut from a sheet of paper."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill
from studio.motif import motif
from studio.outline import polygon
from studio.path import path


@motif("animal", "oiseau", "aile", "feuille")
def folded_crane(*, colour: str = "#fbf8f0", beak: str = "") -> Drawing:
    """A crane folded from a sheet, flying right with raised wings, centred, 100 across."""
    mid, dark, low = toned(colour, 0.92), toned(colour, 0.83), toned(colour, 0.72)
    return draw(
        fill(polygon([(-8, 14), (-62, -8), (-14, 26)]), dark),
        fill(polygon([(-62, -8), (-10, 6), (-8, 14)]), mid),
        fill(polygon([(0, 8), (30, -62), (28, 10)]), low),
        fill(polygon([(30, -62), (28, 10), (40, -30)]), dark),
        fill(polygon([(-16, 8), (30, 8), (8, 34)]), mid),
        fill(polygon([(30, 8), (8, 34), (10, 14)]), low),
        fill(polygon([(14, 14), (28, 12), (54, -34), (49, -38)]), colour),
        fill(polygon([(22, 18), (28, 12), (54, -34)]), dark),
        fill(polygon([(46, -43), (51, -27), (73, -22)]), beak or dark),
        fill(polygon([(-18, 10), (-40, -66), (4, 12)]), dark),
        fill(polygon([(-40, -66), (4, 12), (22, 8), (6, -20)]), colour),
    )


@motif("bateau", "feuille")
def folded_boat(*, colour: str = "#fdf9ee", stripe: str = "#c8402f") -> Drawing:
    """A boat folded from a sheet, its waterline at the origin, 100 long."""
    dark = toned(colour, 0.82)
    return draw(
        fill(polygon([(0, -54), (-24, -6), (0, -2)]), colour),
        fill(polygon([(0, -54), (24, -6), (0, -2)]), dark),
        fill(polygon([(-50, -24), (0, -4), (0, 12), (-30, 12)]), toned(colour, 0.95)),
        fill(polygon([(50, -24), (0, -4), (0, 12), (30, 12)]), toned(colour, 0.76)),
        fill(polygon([(-43, -8), (0, 6), (0, 12), (-30, 12)]), stripe),
        fill(polygon([(43, -8), (0, 6), (0, 12), (30, 12)]), toned(stripe, 0.8)),
    )


@motif("feuille")
def pleated_ridge(
    *, top: float = 120, high: float = 60, folds: int = 6, colour: str = "#7fa0b8", seed: int = 0
) -> Drawing:
    """Mountains of pleated paper over the whole width, their feet at ``top`` + ``high``, in place."""
    parts = []
    wide = 330 / folds
    for k in range(folds):
        x = -15 + wide * k
        lift = high * (0.62 + 0.38 * ((k * 7 + seed * 3) % 5) / 4)
        peak = (x + wide * 0.5, top + high - lift)
        base = top + high
        parts += [
            fill(polygon([(x - wide * 0.16, base), peak, (x + wide * 0.62, base)]), colour),
            fill(
                polygon([peak, (x + wide * 0.62, base), (x + wide * 1.16, base)]),
                toned(colour, 0.8),
            ),
        ]
    return draw(parts)


@motif("eau", "feuille")
def paper_swell(
    *, top: float = 220, colour: str = "#3f7fc0", teeth: int = 8, shift: float = 0
) -> Drawing:
    """A strip of paper waves over the whole width down from ``top``, in place."""
    wide = 340 / teeth
    text = f"M{-20 + shift} 312L{-20 + shift} {top + 10}"
    for k in range(teeth + 1):
        x = -20 + shift + wide * k
        text += f"C{x + wide * 0.4} {top + 10} {x + wide * 0.55} {top - 8} {x + wide * 0.8} {top - 6}C{x + wide * 0.66} {top} {x + wide * 0.8} {top + 10} {x + wide} {top + 10}"
    return draw(fill(path(text + "L340 312Z"), colour))
