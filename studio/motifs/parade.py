"""Big beasts that behave like people: elephant, giraffe, flamingo, lion, rabbit."""

from studio.colour import toned
from studio.drawing import Drawing, Part, detail, draw, fill, shade, stroke
from studio.motif import motif, showing
from studio.motifs.reach import reach
from studio.outline import (
    arc,
    blob,
    circle,
    curve,
    ellipse,
    line,
    polar,
    scallop,
    tube,
)
from studio.path import Point, path

INK = "#2a2030"


def _eye(x: float, y: float, size: float = 1.0) -> Drawing:
    return draw(
        detail(circle(x, y, 3.6 * size), "#fffaf0"),
        detail(circle(x + 0.9 * size, y, 2 * size), INK),
    )


@motif("animal", living=1)
def elephant(
    *,
    colour: str = "#8e97ab",
    ear: str = "#c79aa4",
    hands: tuple[Point, Point] = ((30, -42), (34, -40)),
    feet: tuple[Point, Point] = ((-4, 0), (14, 0)),
    trunk: str = "up",
) -> Drawing:
    """An elephant sitting upright, 100 high, looking right; hands and feet go where told."""
    dark = toned(colour, 0.82)
    body = blob([(-16, -62), (-30, -40), (-27, -18), (-8, -10), (14, -14), (22, -34), (14, -58)])
    nose = {
        "up": tube([(20, -72), (38, -66), (52, -74), (50, -92), (58, -98)], [16, 13, 10, 8, 8]),
        "down": tube([(20, -72), (36, -62), (40, -44), (36, -30)], [16, 13, 10, 8]),
    }[trunk]
    flap = blob([(2, -88), (-16, -96), (-34, -88), (-38, -66), (-26, -50), (-10, -54), (0, -68)])
    return draw(
        fill(tube([(-26, -24), (-40, -22), (-44, -10)], [5, 4, 3]), dark),
        reach((10, -52), hands[1], dark, 11, -0.15),
        reach((6, -20), feet[1], dark, 15, -0.25),
        fill(body, colour),
        shade(body.moved(-14, 4), body, 0.1),
        fill(nose, colour),
        fill(path("M24-66C32-62 38-58 46-60C40-54 30-54 22-58Z"), "#fff8ea"),
        fill(blob([(-12, -74), (-6, -94), (12, -98), (28, -86), (28, -68), (12, -58), (-6, -60)]), colour),
        fill(flap, toned(colour, 0.92)),
        detail(flap.moved(17, 72).scaled(0.68).moved(-18, -71), ear, 0.8),
        _eye(16, -80, 1.15),
        reach((-6, -22), feet[0], colour, 17, -0.25),
        reach((-4, -50), hands[0], toned(colour, 1.06), 12, -0.15),
    )  # fmt: skip


@motif("animal", living=1)
def giraffe(
    *,
    colour: str = "#e8b64e",
    spots: str = "#a8642e",
    feet: tuple[Point, ...] = ((-26, 0), (-10, 0), (14, 0), (30, 0)),
) -> Drawing:
    """A giraffe that looks right, 100 high; its four feet, from behind to before, go where told."""
    hoof = toned(spots, 0.7)
    hips = ((-17, -34), (-13, -34), (11, -36), (14, -36))
    legs = [
        draw(
            reach(hip, foot, toned(colour, 0.86 if k in (1, 2) else 1), 6.4, 0.06),
            fill(ellipse(foot[0], foot[1] - 1.4, 4, 3), hoof),
        )
        for k, (hip, foot) in enumerate(zip(hips, feet, strict=True))
    ]
    body = blob([(-22, -44), (-8, -50), (12, -52), (20, -44), (18, -32), (0, -29), (-18, -30)])
    neck = path("M4-46C10-62 16-76 20-88L30-86C28-70 26-54 20-40Z")
    marks = [(-14, -42, 4.4), (-3, -38, 4.6), (8, -44, 4), (13, -35, 3.2), (15, -57, 3.4), (20, -67, 3), (24, -77, 2.6), (14, -49, 2.6)]  # fmt: skip
    return draw(
        stroke(curve([(-22, -42), (-30, -34), (-30, -24)]), colour, 2.2),
        fill(ellipse(-30, -22, 2.4, 4), hoof),
        legs[1], legs[2],
        fill(neck, colour),
        fill(body, colour),
        legs[0], legs[3],
        [detail(blob([polar(72 * k + x * 9, r, x, y) for k in range(5)], 0.5), spots) for x, y, r in marks],
        [stroke(line([(x, -94), (x - 1, -101)]), colour, 2) for x in (21, 25)],
        [fill(circle(x, -102, 1.9), hoof) for x in (20, 24)],
        fill(path("M19-92C12-96 9-92 10-89C14-88 17-89 20-89Z"), toned(colour, 0.9)),
        fill(blob([(18, -92), (24, -97), (32, -94), (43, -86), (44, -80), (36, -79), (24, -83), (18, -86)]), colour),
        detail(blob([(37, -88), (44, -85), (44, -80), (36, -79.4)]), "#f6e2b4"),
        _eye(27, -90, 0.8),
        detail(circle(41.6, -84.6, 0.9), INK),
        stroke(curve([(35, -81.4), (39, -81), (43, -82)]), INK, 0.9),
    )  # fmt: skip


@motif("animal", "oiseau", living=1)
def flamingo(*, colour: str = "#ee86a4", point: bool = True) -> Drawing:
    """A flamingo on one leg, looking left, 100 high; with ``point`` one wing is raised to the left."""
    dark = toned(colour, 0.82, 1.2)
    leg = toned(colour, 0.8, 1.3)
    body = blob([(-14, -50), (-2, -60), (16, -56), (34, -44), (20, -38), (0, -37)])
    art = draw(
        stroke(line([(4, -40), (5, 0), (-3, 0)]), leg, 2.4),
        stroke(line([(10, -40), (18, -24), (5, -20)]), leg, 2.2),
        fill(body, colour),
        fill(blob([(4, -54), (22, -50), (36, -40), (20, -41), (6, -44)]), dark),
        fill(tube([(-10, -48), (-20, -58), (-10, -72), (-12, -86), (-20, -91)], [9, 7, 6, 6, 8]), colour),
        fill(ellipse(-20, -90, 7, 5.6), colour),
        fill(path("M-25-92C-33-92-37-88-35-79C-31-82-28-85-25-87Z"), "#fbeadd"),
        fill(path("M-36-85C-37-82-36-80-35-79C-33-80-32-82-31-83Z"), INK),
        _eye(-20, -91.4, 0.7),
    )  # fmt: skip
    if not point:
        return art
    wing = path(
        "M6-50C-8-46-30-58-52-76C-53-68-50-66-46-64C-48-60-45-57-41-56C-42-52-38-50-34-49C-34-45-26-40-8-38Z"
    )
    return showing(art + draw(fill(wing, dark), stroke(curve([(0, -46), (-20, -52), (-40, -64)]), toned(colour, 0.66), 1.2)), "aile")  # fmt: skip


@motif("animal", "dents", living=1)
def yawning_lion(*, colour: str = "#dfa04a", mane: str = "#a8562a") -> Drawing:
    """A lion that sits and yawns at us with every tooth, 100 high."""
    body = blob([(-12, -52), (-22, -26), (-24, -4), (0, 0), (24, -4), (22, -26), (12, -52)])
    rim = [polar(-90 + 30 * k, 31 if k % 2 else 34, 0, -66) for k in range(12)]
    gap = blob(
        [(-10, -62), (0, -65), (10, -62), (12, -50), (6, -40), (0, -38), (-6, -40), (-12, -50)]
    )
    fangs = [path("M-9-62L-4-62L-6-53Z"), path("M9-62L4-62L6-53Z"), path("M-3-63L3-63L0-58Z"), path("M-7-40.6L-3-39L-5.6-48Z"), path("M7-40.6L3-39L5.6-48Z"), path("M-2-38.6L2-38.6L0-43Z")]  # fmt: skip
    return draw(
        fill(tube([(20, -6), (42, -4), (50, -22)], [6, 5, 4]), colour),
        fill(ellipse(51, -26, 5, 7), mane),
        fill(body, colour),
        shade(body.moved(18, 0), body, 0.12),
        [fill(ellipse(x, -4, 9, 5.4), toned(colour, 1.08)) for x in (-10, 10)],
        fill(scallop(rim, 0.32), mane),
        [fill(circle(x, -88, 7), colour) for x in (-19, 19)],
        fill(blob([(0, -90), (16, -86), (21, -70), (18, -48), (8, -35), (-8, -35), (-18, -48), (-21, -70), (-16, -86)]), colour),
        fill(gap, "#7c2430"),
        detail(ellipse(0, -43, 5.6, 4), "#d9646e", within=gap),
        [detail(fang, "#fffaf0") for fang in fangs],
        [stroke(arc(x, -76, 4, 15, 165), INK, 1.8) for x in (-10, 10)],
        fill(path("M-6-71L6-71L0-65Z"), "#5a2f2a"),
    )  # fmt: skip


@motif("animal", living=1)
def dapper_rabbit(
    *,
    colour: str = "#f1e9df",
    waistcoat: str = "#4a5a48",
    hands: tuple[Point, Point] = ((-24, -40), (20, -40)),
    held: Part = (),
    pocket: Part = (),
) -> Drawing:
    """A rabbit sitting upright in a waistcoat, 100 high, looking left; ``pocket`` has its foot at the pocket."""
    dark = toned(colour, 0.88)
    body = blob([(-10, -50), (-20, -30), (-22, -8), (0, 0), (22, -8), (20, -30), (10, -50)])
    ear = blob([(0, 0), (-6, -16), (-4, -34), (2, -38), (7, -30), (7, -12)])
    ears = [draw(fill(ear, colour), detail(ear.scaled(0.55, 0.75).moved(0.6, -3), "#e5a3a3")).turned(turn).moved(x, -66)
            for turn, x in ((-14, -6), (20, 6))]  # fmt: skip
    return draw(
        ears,
        fill(circle(22, -9, 8), colour),
        fill(body, waistcoat),
        fill(path("M-8-50L8-50L0-22Z"), colour),
        [detail(circle(0, y, 1.5), "#e6c04a") for y in (-18, -12)],
        pocket,
        [fill(tube([(s * 10, -3), (s * 20 - 6, -1)], [10, 9]), colour) for s in (-1, 1)],
        reach((-11, -44), hands[0], dark, 8, 0.2),
        fill(blob([(0, -76), (12, -72), (17, -60), (11, -49), (-4, -47), (-16, -51), (-17, -62), (-11, -72)]), colour),
        _eye(-7, -63, 0.95),
        _eye(5, -63, 0.95),
        detail(path("M-4-57L2-57L-1-54Z"), "#c8646a"),
        stroke(path("M-1-54C-1-51-5-50-7-51M-1-54C-1-51 3-50 5-51"), INK, 1),
        held,
        reach((11, -44), hands[1], dark, 8, -0.2),
    )  # fmt: skip
