"""Ruins, statues, what grows over them, and what people drew on rock before."""

import math

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, glow, shade, stroke
from studio.motif import motif
from studio.motifs.heaven import feathered_wing
from studio.motifs.light import flame
from studio.motifs.trees import LEAF
from studio.outline import blob, circle, curve, ellipse, line, polar, polygon, rect, tube
from studio.path import Path, Point, path


@motif("temps")
def sun_dial(*, stone: str = "#e9dcc0", marks: str = "#6a5240", gnomon: str = "#b8862f") -> Drawing:
    """A round sundial seen from before, centred, 100 across, with its gnomon and its shadow."""
    return draw(
        fill(circle(0, 0, 50), toned(stone, 0.84)),
        fill(circle(0, 0, 43), stone),
        [stroke(line([polar(a, 39), polar(a, 29)]), marks, 4.4) for a in range(0, 360, 30)],
        fill(polygon([(-2, 3), (2, -3), polar(28, 31)]), marks, 0.6),
        fill(polygon([(-5, 16), (-3, -34), (12, 12)]), gnomon),
        fill(circle(0, 10, 6), toned(gnomon, 0.8)),
    )


@motif("aile")
def marble_goddess(
    *, stone: str = "#efe9dd", raises: Drawing | None = None, worn: bool = True
) -> Drawing:
    """A winged woman of stone, one arm raised, 100 high; ``raises`` is put over her hand."""
    mid, dark = toned(stone, 0.88), toned(stone, 0.72)
    wing = feathered_wing(colour=toned(stone, 0.94), chipped=worn).mute()
    robe = path(
        "M-8-70C-14-62-13-50-11-42C-15-26-19-10-20 0L20 0C19-12 15-28 10-42C12-52 13-62 8-70C4-73-4-73-8-70Z"
    )
    folds = [
        ((-5, -66), (-8, -44), (-13, -2)),
        ((2, -66), (-1, -40), (-3, -2)),
        ((6, -62), (5, -40), (8, -2)),
        ((8, -48), (11, -28), (15, -4)),
    ]
    return draw(
        wing.scaled(0.66).turned(12).moved(6, -58),
        wing.scaled(-0.66, 0.66).turned(-12).moved(-6, -58),
        fill(rect(-27, -1, 54, 7, 1), dark),
        fill(tube([(7, -66), (23, -73), (33, -94)], [6.4, 5.6, 4.6]), mid),
        fill(robe, stone),
        shade(robe.moved(13, 0), robe, 0.16),
        [stroke(curve(points), dark, 1.1, within=robe) for points in folds],
        stroke(curve([(-11, -45), (0, -41), (10, -45)]), dark, 1.8, within=robe),
        fill(tube([(-8, -66), (-15, -54), (-5, -46)], [6, 5.6, 4.8]), mid),
        fill(tube([(0, -70), (0, -78)], [6, 5.6]), mid),
        fill(blob([(-7.6, -86), (-5, -93), (3, -94), (8, -88), (7, -79), (2, -75), (-4, -76)]), stone),
        fill(blob([(-8.4, -84), (-9, -92), (-3, -97), (5, -97), (10, -91), (9, -84), (6, -90), (-3, -91)]), mid),
        fill(circle(-9, -88, 3.6), mid),
        [detail(ellipse(x, -85, 1.1, 0.8), dark) for x in (-1, 4.6)],
        stroke(curve([(0.4, -79.4), (2, -78.8), (3.8, -79.4)]), dark, 0.9),
        [raises.moved(36, -104)] if raises else (),
    )  # fmt: skip


@motif()
def fluted_column(*, stone: str = "#e0d6c4", broken: bool = True, tall: float = 100) -> Drawing:
    """A column, its foot at the origin; ``broken`` off aslant or with its capital."""
    top = -tall
    shaft = (
        polygon([(-12, -6), (12, -6), (11, top + 14), (4, top + 4), (-3, top + 11), (-10, top)])
        if broken
        else polygon([(-12, -6), (12, -6), (10, top + 10), (-10, top + 10)])
    )
    return draw(
        fill(shaft, stone),
        shade(rect(3, top - 4, 14, tall + 4), shaft, 0.18),
        [stroke(line([(x, -8), (x * 0.88, top + 14)]), toned(stone, 0.78), 1.4, within=shaft) for x in (-7, -1, 5)],
        fill(rect(-16, -7, 32, 7, 1.4), toned(stone, 0.9)),
        () if broken else draw(fill(path(f"M-10 {top + 10}L10 {top + 10}L16 {top + 4}L-16 {top + 4}Z"), toned(stone, 0.86)), fill(rect(-18, top, 36, 5), stone)),
    )  # fmt: skip


@motif("feuille")
def ivy_trail(
    *,
    along: tuple[Point, ...] = ((0, 0), (-6, -30), (6, -58), (0, -88)),
    colour: str = "#4f8f3f",
    count: int = 9,
    size: float = 13,
) -> Drawing:
    """Ivy that climbs through the points ``along``, with leaves to both sides."""
    stem = curve(along)
    points = stem.flat(10)[0]
    leaves = []
    for k in range(count):
        x, y = points[k * (len(points) - 1) // max(1, count - 1)]
        turn = (62 if k % 2 else -62) + 14 * math.sin(k * 2.1)
        leaf = LEAF.scaled(size / 56 * 1.1, size / 56).turned(turn).moved(x, y)
        leaves.append(fill(leaf, toned(colour, (0.88, 1.0, 1.12)[k % 3])))
    return draw(stroke(stem, toned(colour, 0.62), 2), leaves)


@motif("fleur", "feuille")
def pond_lily(*, petals: str = "#e88fb4", pad: str = "#5f9a54", open_: bool = True) -> Drawing:
    """A water lily on its pad, the pad's middle at the origin, 100 wide."""
    bloom = [
        fill(ellipse(0, -22, 9, 24).turned(a).scaled(1, 0.86).moved(4, -8), toned(petals, tone))
        for a, tone in ((-62, 0.86), (62, 0.86), (-34, 0.96), (34, 0.96), (0, 1.08))
    ]
    return draw(
        fill(path("M50 0C50 11 28 17 0 17C-28 17-50 11-50 0C-50-11-28-17 0-17C20-17 38-14 46-6L6 0Z"), pad),
        bloom if open_ else (),
        [detail(circle(4, -14, 5), "#f7d35a")] if open_ else (),
    )  # fmt: skip


@motif("animal")
def painted_bison(*, colour: str = "#7a2f1c", line_: str = "#2e1a14", run: float = 1.0) -> Drawing:
    """A bison as on a cave's wall, facing left, its feet at the origin, 100 long."""
    body = path(
        "M-44-30C-46-40-38-46-30-46C-26-60-8-64 4-54C18-50 34-48 42-38C48-30 46-20 42-16C30-14 16-12 2-16C-8-10-18-10-24-18C-30-14-40-18-44-30Z"
    )
    legs = [
        ((-18, -16), (-22 - 4 * run, 0)),
        ((-8, -14), (-4 + 2 * run, 0)),
        ((30, -16), (26 - 2 * run, 0)),
        ((40, -18), (46 + 4 * run, 0)),
    ]
    return draw(
        [fill(tube([start, ((start[0] + end[0]) / 2 + 1, -9), end], [9, 5.4, 3.4]), toned(colour, 0.85)) for start, end in legs],
        fill(body, colour),
        fill(path("M-44-30C-46-40-38-46-30-46C-22-44-18-30-24-18C-30-14-40-18-44-30Z"), line_),
        stroke(curve([(-40, -42), (-46, -50), (-42, -56)]), line_, 2.6),
        stroke(curve([(-32, -46), (-34, -54), (-29, -59)]), line_, 2.6),
        detail(circle(-37, -32, 1.6), "#f0d8a8"),
        stroke(curve([(44, -34), (52, -30), (52, -18)]), line_, 2),
        stroke(curve([(-26, -48), (-8, -60), (8, -53), (40, -40)]), line_, 1.8),
    )  # fmt: skip


@motif("animal", "poisson")
def painted_fish(*, colour: str = "#2e1a14") -> Drawing:
    """A fish in a few strokes, as on a cave's wall, centred, 100 long, facing right."""
    return draw(
        stroke(path("M46 2C26-22-12-22-36 0L-52-16L-50 18L-36 0C-12 22 26 24 46 2Z"), colour, 4.4),
        detail(circle(28, -3, 3.6), colour),
        [
            stroke(curve([(10 - 14 * k, -12), (14 - 14 * k, 1), (10 - 14 * k, 13)]), colour, 2.8)
            for k in range(3)
        ],
    )


@motif("soleil")
def painted_sun(*, colour: str = "#8f2a1c", rays: int = 12) -> Drawing:
    """A sun in a few strokes, as on a cave's wall, centred, 100 across."""
    return draw(
        detail(circle(0, 0, 22), colour),
        [
            stroke(line([polar(360 * k / rays, 29), polar(360 * k / rays, 47)]), colour, 5.4)
            for k in range(rays)
        ],
    )


@motif()
def hand_print(*, colour: str = "#a8321f") -> Drawing:
    """The print of a hand, its palm at the origin, 100 high."""
    fingers = ((-17, -46, -14), (-6, -56, -4), (7, -55, 6), (18, -46, 16))
    parts: Path = blob([(-20, -8), (-18, -26), (0, -30), (18, -24), (20, 0), (10, 18), (-10, 18)])
    for x, y, turn in fingers:
        parts += ellipse(x, y, 5.4, 20, turn)
    parts += ellipse(-31, -12, 5.4, 17, -52)
    return draw(detail(parts, colour)).scaled(1.05)


@motif("feu")
def planted_torch(*, wood: str = "#5a3a26", halo: float = 1.0) -> Drawing:
    """A torch stuck into the ground, 100 high."""
    return draw(
        [glow(0, -76, 130, "#ffb84a", 0.8 * halo)] if halo else (),
        flame().scaled(0.9, 0.92).moved(0, -56),
        fill(path("M-4 0L-6-58L6-58L4 0Z"), wood),
        [stroke(line([(-7, y), (7, y - 3)]), toned(wood, 0.6), 3) for y in (-50, -56, -62)],
    )
