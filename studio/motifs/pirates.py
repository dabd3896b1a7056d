"""What pirates wear and quarrel about.  Hats fit a head of 26, as in hats.py."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import circle, curve, ellipse, line, rect, tube
from studio.path import path


@motif("chapeau")
def tricorne(
    *, colour: str = "#2f2a35", trim: str = "#e2b64a", skull: bool = False, plume: str = ""
) -> Drawing:
    """A three-cornered hat, its brim turned up; ``plume`` is a feather's colour."""
    brim = path(
        "M-25-10C-20-9-15-11-11-14C-7-20 7-20 11-14C15-11 20-9 25-10C22-3 14 0 8 2C4 4-4 4-8 2C-14 0-22-3-25-10Z"
    )
    feather = path("M8-12C12-28 24-32 33-24C26-24 25-20 29-15C22-17 17-14 14-8Z")
    sign = draw(
        detail(circle(0, -4.4, 3.6), "#f7f0e0"),
        detail(rect(-1.8, -2.4, 3.6, 3.4, 1), "#f7f0e0"),
        [detail(circle(x, -4.4, 0.9), colour) for x in (-1.3, 1.3)],
    )
    return draw(
        fill(feather, plume) if plume else (),
        stroke(curve([(11, -9), (20, -19), (29, -23)]), toned(plume, 0.75), 0.8) if plume else (),
        fill(brim, colour),
        stroke(path("M-25-10C-20-8-14-9-9-11C-3-13 3-13 9-11C14-9 20-8 25-10"), trim, 1.7),
        sign if skull else (),
    )


@motif()
def eye_patch(*, look: float = 0.0, side: int = 1, colour: str = "#241f2a") -> Drawing:
    """A patch over one eye of a head of 26, about its middle."""
    x = look * 4.6 + side * 4.6
    return draw(
        stroke(curve([(-12, -4), (x, -4.6), (12, -9)] if side > 0 else [(-12, -9), (x, -4.6), (12, -4)]), colour, 1.2),
        detail(ellipse(x, -0.6, 3.8, 4.2), colour),
    )  # fmt: skip


@motif()
def spade(*, wood: str = "#9a6a3c", iron: str = "#7d8794") -> Drawing:
    """A spade held at the origin, its blade down, 100 long."""
    return draw(
        fill(tube([(0, -40), (0, 24)], 5), wood),
        fill(rect(-9, -46, 18, 6, 3), toned(wood, 0.85)),
        fill(path("M-14 20L14 20L14 42C12 52 6 58 0 62C-6 58-12 52-14 42Z"), iron),
        stroke(line([(0, 24), (0, 50)]), toned(iron, 0.75), 2),
    )


@motif("lettre", "feuille", "voyage")
def treasure_map(
    *, page: str = "#f3dfae", mark: str = "#a8322c", route: str = "#7a5a36", burnt: bool = True
) -> Drawing:
    """A chart with a dotted way to a large X, centred, 100 wide."""
    sheet = path(
        "M-50-30C-30-36-10-28 8-33C24-37 40-33 50-30L47-12L51 6L48 30C32 35 14 28-4 33C-22 37-38 32-50 34L-48 12L-52-8Z"
    )
    return draw(
        fill(sheet, page),
        shade(path("M-60 20C-20 26 20 20 60 22L60 50L-60 50Z"), sheet, 0.12 if burnt else 0),
        detail(path("M-40-20C-30-26-18-22-18-14C-18-6-30-2-38-6C-44-10-46-16-40-20Z"), toned(page, 0.8, 1.1)),
        [detail(circle(x, y, 2.2), route) for x, y in ((-28, 2), (-22, 10), (-13, 14), (-3, 14), (5, 9))],
        stroke(line([(12, -14), (36, 12)]), mark, 7),
        stroke(line([(36, -14), (12, 12)]), mark, 7),
    )  # fmt: skip
