"""Tall ships and what lies about on them."""

from studio.bundle import together
from studio.colour import toned
from studio.drawing import Drawing, Fade, Part, detail, draw, fill, shade, stroke
from studio.motif import motif, showing
from studio.outline import (
    circle,
    curve,
    ellipse,
    line,
    polar,
    polygon,
    rect,
    ring,
    spiral,
    tube,
)
from studio.path import path

GALLEON = path(
    "M-56-46L-34-44L-33-25C-12-21 8-20 27-24L29-35L56-38C53-18 44 4 33 9L-36 9C-47 3-54-20-56-46Z"
)
MASTS = ((-27, 98), (4, 112), (35, 88))  # where they stand, and how high they reach


@motif("roue")
def ship_wheel(
    *, wood: str = "#8a5330", brass: str = "#d9a94a", spokes: int = 8, turn: float = 11
) -> Drawing:
    """A helmsman's wheel, centred, 100 across with its handles."""
    dark = toned(wood, 0.75)
    angles = [turn + 360 * k / spokes for k in range(spokes)]
    handles = together(
        tube([polar(angle, far) for far in (6, 36, 49)], [4.4, 4.6, 6]) for angle in angles
    )
    rim = ring(0, 0, 36, 27)
    return draw(
        fill(handles, dark),
        fill(rim, wood),
        stroke(circle(0, 0, 31.5), brass, 1.8),
        shade(rim.moved(4, 5), rim, 0.12),
        fill(circle(0, 0, 9), wood),
        fill(circle(0, 0, 4.4), brass),
    )


@motif("bateau")
def galleon(
    *,
    colour: str = "#8a5a36",
    trim: str = "#e0b45a",
    sail: str = "#f4ead2",
    flag: str = "#2a2732",
    portholes: str = "",
) -> Drawing:
    """A galleon sailing to the right, 112 long: ``sail`` "" leaves broken masts, a wreck.

    ``portholes`` is their colour; they are windows one can see.
    """
    masts: list[Part] = []
    for x, high in MASTS:
        if sail:
            masts.append(fill(rect(x - 1.6, -high, 3.2, high - 18), toned(colour, 0.7)))
            masts += [_square_sail(x, -high + 8, 15, sail), _square_sail(x, -high + 36, 18, sail)]
        else:
            masts.append(_broken_mast(x, high, toned(colour, 0.7)))
    pennant = path("M5-112C14-118 20-108 30-114L28-104C18-100 14-108 5-104Z")
    art = draw(
        fill(tube([(46, -36), (66, -47), (80, -53)], [4.4, 3.4, 2]), toned(colour, 0.7)),
        masts,
        fill(pennant, flag) if sail else (),
        galleon_hull(colour, trim, bool(sail) and not portholes),
    )
    if not portholes:
        return art
    holes = [
        draw(fill(circle(x, -7, 6.2), trim), fill(circle(x, -7, 4.4), portholes))
        for x in (-36, -16, 4, 24)
    ]
    return showing(art + draw(holes), "fenetre")


def galleon_hull(colour: str, trim: str, ports: bool = True) -> Drawing:
    """Give a galleon's hull seen from its right side (no motif by itself)."""
    gates = [rect(x, -14, 7, 7) for x in (-24, -8, 8, 24)]
    return draw(
        fill(GALLEON, colour),
        shade(path("M-60-4C-20 4 20 4 60-6L60 20L-60 20Z"), GALLEON, 0.25),
        stroke(path("M-55-33L-34-31M28-27L55-30"), trim, 3, within=GALLEON),
        stroke(path("M-54-20C-30-14 20-13 51-20"), trim, 2.6, within=GALLEON),
        stroke(path("M-46-2C-20 2 20 2 42-3"), toned(colour, 0.75), 1.2, within=GALLEON),
        fill(together(rect(x, -41, 6, 7) for x in (-52, -43)), toned(trim, 1.05)),
        fill(together(gates), toned(colour, 0.45)) if ports else (),
    )


def _square_sail(x: float, top: float, half: float, colour: str) -> Drawing:
    """Give a sail full of wind from the left, hung from its yard at ``top``."""
    outline = path(
        f"M{x - half + 2} {top}L{x + half - 2} {top}C{x + half + 8} {top + 8} {x + half + 7} {top + 18} {x + half} {top + 25}"
        f"C{x + 6} {top + 21} {x - 6} {top + 21} {x - half} {top + 25}C{x - half + 5} {top + 16} {x - half + 5} {top + 8} {x - half + 2} {top}Z"
    )
    return draw(
        fill(outline, colour),
        shade(outline.moved(-half * 1.4, 2), outline, 0.12),
        fill(rect(x - half, top - 1.6, 2 * half, 3, 1.2), "#5a4030"),
    )


def _broken_mast(x: float, high: float, colour: str) -> Drawing:
    top = -high * 0.72
    return draw(
        fill(
            polygon(
                [(x - 2.4, -18), (x - 2, top), (x - 1, top - 7), (x + 0.6, top - 2), (x + 2, top - 6), (x + 2.4, -18)]
            ),
            colour,
        ),
        fill(rect(x - 15, top + 14, 30, 2.6, 1).turned(-14, (x, top + 14)), colour),
        stroke(curve([(x - 12, top + 18), (x - 8, top + 34), (x - 13, top + 44)]), colour, 1),
    )  # fmt: skip


@motif()
def anchor(*, iron: str = "#3b4250", ring_colour: str = "") -> Drawing:
    """An anchor that hangs by its ring from the origin, 100 high."""
    fluke = path("M36 62L52 66L44 82C41 76 38 70 36 62Z")
    return draw(
        stroke(circle(0, 8, 6.5), ring_colour or iron, 4),
        fill(rect(-24, 22, 48, 7, 3), iron),
        fill(rect(-4, 14, 8, 78, 3), iron),
        fill(path("M-44 70C-38 92-18 98 0 102C18 98 38 92 44 70C34 84 18 88 0 88C-18 88-34 84-44 70Z"), iron),
        fill(fluke, iron),
        fill(fluke.mirrored(), iron),
    )  # fmt: skip


@motif("corde", "spirale")
def rope_coil(*, colour: str = "#cfa76a", turns: float = 3.4) -> Drawing:
    """A rope laid down in a coil, centred, 100 across, its end lying loose."""
    dark = toned(colour, 0.66)
    coil = spiral(0, 0, 42, turns, hole=8)
    tail = curve([(40, 6), (52, 18), (46, 30), (60, 34)])
    return draw(
        [stroke(each, dark, 11) for each in (coil, tail)],
        [stroke(each, colour, 8) for each in (coil, tail)],
    ).scaled(1, 0.5)


@motif("corde", "escalier")
def rope_ladder(*, colour: str = "#d8b982", rungs: int = 8, sway: float = 8) -> Drawing:
    """A ladder of rope that hangs from the origin, 100 long, its foot blown aside by ``sway``."""

    def at(share: float, side: float) -> tuple[float, float]:
        return side * 9 + sway * share * share, 100 * share

    heights = [(k + 0.7) / rungs for k in range(rungs)]
    steps = [line([at(height, -1), at(height, 1)]) for height in heights]
    return draw(
        stroke(together(curve([at(k / 4, side) for k in range(5)]) for side in (-1, 1)), colour, 2.6),
        stroke(together(steps), toned(colour, 0.8), 3),
    )  # fmt: skip


@motif()
def treasure_chest(
    *, wood: str = "#8a5430", iron: str = "#3f3a44", gold: str = "#f0c24a", ajar: bool = False
) -> Drawing:
    """A chest with a vaulted lid, its foot at the origin, 100 wide; ``ajar`` shows gold."""
    lid = path("M-50-34C-50-66-40-72 0-72C40-72 50-66 50-34Z")
    box = rect(-48, -38, 96, 38, 3)
    hoard = [circle(x, -38 - 3 * (k % 2), 7) for k, x in enumerate(range(-38, 40, 11))]
    bands = [rect(x, -74, 8, 74) for x in (-38, 30)]
    cover = draw(
        fill(lid, toned(wood, 1.08)),
        shade(path("M-60-46L60-46L60-30L-60-30Z"), lid, 0.2),
        fill(together(bands), iron, within=lid),
    )
    return draw(
        cover.turned(-14).moved(-6, -12) if ajar else (),
        [fill(coin, Fade((toned(gold, 1.08), toned(gold, 0.85)))) for coin in hoard] if ajar else (),
        fill(box, wood),
        stroke(line([(-48, -18), (48, -18)]), toned(wood, 0.72), 1.4),
        fill(together(rect(x, -38, 8, 38) for x in (-38, 30)), iron),
        () if ajar else cover,
        fill(rect(-9, -44, 18, 18, 3), toned(gold, 0.85)),
        detail(circle(0, -37, 3), iron),
        detail(rect(-1.4, -37, 2.8, 7), iron),
    )  # fmt: skip


@motif("lettre", "feuille")
def message_bottle(
    *, glass: str = "#8fc4b4", wax: str = "#c0392f", page: str = "#fbf1d8", tie: str = "#b33a34"
) -> Drawing:
    """A corked bottle with a rolled letter in it, its foot at the origin and 100 high."""
    body = path(
        "M-9-78L9-78C9-66 12-62 18-57C23-53 24-48 24-42L24-4C24 0 21 1 18 1L-18 1C-21 1-24 0-24-4L-24-42C-24-48-23-53-18-57C-12-62-9-66-9-78Z"
    )
    inside = path(
        "M-6-78L6-78C6-64 9-59 15-54C19-51 20-46 20-41L20-7C20-4 18-3 16-3L-16-3C-18-3-20-4-20-7L-20-41C-20-46-19-51-15-54C-9-59-6-64-6-78Z"
    )
    roll = rect(-11, -55, 22, 48, 4)
    return draw(
        fill(rect(-6.5, -91, 13, 16, 2), "#c89a62"),
        fill(body, toned(glass, 0.6)),
        fill(inside, Fade((toned(glass, 1.14), toned(glass, 0.94)), 0)),
        draw(
            fill(roll, page),
            shade(rect(6, -56, 12, 52), roll, 0.2),
            fill(ellipse(0, -54, 11, 4), toned(page, 0.78)),
            stroke(together(line([(-7, y), (4, y)]) for y in (-44, -17)), toned(page, 0.5), 2),
            fill(rect(-11.6, -34, 23.2, 7), tie),
        )
        .turned(9)
        .moved(0, 1),
        detail(path("M-18-46C-19-30-19-16-18-8L-14-8C-15-18-15-32-14-46Z"), "#ffffff", 0.85),
        fill(path("M-10-92C-10-98 10-98 10-92L10-80C11-74 8-72 7-76C5-80 3-68 0-70C-3-72-4-80-7-77C-9-74-11-76-10-80Z"), wax),
        detail(ellipse(-3, -91, 3.4, 1.6), toned(wax, 1.3), 0.8),
    )  # fmt: skip
