"""Boats: the origin is the middle of the water line, 100 long."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import blob, curve, rect, tube
from studio.path import path

HULL = path("M-50-20C-46-4-38 6-30 8L30 8C40 6 47-4 51-22C20-14-20-13-50-20Z")


def hull(colour: str, stripe: str) -> Drawing:
    """Give a boat's hull seen from its side (no motif by itself)."""
    return draw(
        fill(HULL, colour),
        shade(path("M-60 0L60 0L60 20L-60 20Z"), HULL, 0.25),
        stroke(path("M-47.6-13C-20-6.4 20-7 48.6-15"), stripe, 2.6, within=HULL),
        stroke(path("M-43-4.6C-20 1 20 .6 44.6-6"), toned(colour, 0.75), 1, within=HULL),
    )


@motif("bateau")
def rowing_boat(*, colour: str = "#b5623a", stripe: str = "#f2e2c0", oar: bool = True) -> Drawing:
    """A rowing boat; who sits in it is put behind it."""
    blade = draw(
        fill(tube([(-4, -24), (14, 2)], 2.4), "#c9a06a"),
        fill(blob([(13, 0), (18, 4), (23, 13), (19, 15), (13, 6)]), "#c9a06a"),
    )
    return draw(
        fill(path("M-50-20C-20-25 20-26 51-22C20-14-20-13-50-20Z"), toned(colour, 0.5)),
        hull(colour, stripe),
        blade if oar else (),
    )


@motif("bateau")
def sailing_boat(
    *,
    colour: str = "#8a4b34",
    sail: str = "#f6ecd6",
    stripe: str = "#e7c06a",
    flag: str = "#c23f3a",
) -> Drawing:
    """A boat with two sails full of wind from the left, 110 high."""
    main = path("M2-22C4-50 4-80 2-104C24-82 38-54 44-28C30-22 14-22 2-22Z")
    jib = path("M-3-96C-10-70-24-46-40-28C-28-25-14-25-4-26Z")
    return draw(
        fill(rect(-1.6, -112, 3.2, 96), "#6a4a34"),
        fill(path("M1.6-112L20-107L1.6-102Z"), flag),
        fill(main, sail),
        shade(path("M2-22C18-40 22-76 2-104L60-104L60-22Z"), main, 0.12),
        [
            stroke(
                curve([(2, y), (16, y + 3), (28 + (y + 80) * 0.22, y + 2)]),
                toned(sail, 0.84),
                1,
                within=main,
            )
            for y in (-80, -60, -40)
        ],
        fill(jib, toned(sail, 0.97)),
        hull(colour, stripe),
    )
