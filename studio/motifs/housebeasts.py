"""Beasts that live, work or break in where people do; feet at the origin and 100 high."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif, showing
from studio.outline import arc, blob, circle, curve, ellipse, line, polygon, tube
from studio.path import Point, path

INK = "#2a2030"


def _eye(x: float, y: float, r: float, glance: Point = (0, 0)) -> Drawing:
    return draw(
        detail(circle(x, y, r), "#fffaf0"),
        detail(circle(x + glance[0], y + glance[1], r * 0.58), INK),
        detail(circle(x + glance[0] + r * 0.2, y + glance[1] - r * 0.25, r * 0.2), "#ffffff"),
    )


@motif("animal", living=1)
def long_tailed_monkey(
    *,
    colour: str = "#7a4c30",
    face: str = "#e6b98c",
    tail: tuple[Point, ...] = ((-16, -8), (-40, -4), (-52, -28), (-40, -46)),
    hat: Drawing | None = None,
    holds: Drawing | None = None,
) -> Drawing:
    """A monkey that sits, looking right; ``holds`` is put into the tip of its ``tail``."""
    body = blob([(-14, -54), (-22, -30), (-22, -6), (0, 0), (22, -6), (20, -30), (12, -54)])
    dark = toned(colour, 0.82)
    mask = blob([(2, -8), (9, -13), (17, -6), (16, 4), (20, 10), (14, 18), (2, 19), (-8, 13), (-8, 4), (-11, -6), (-5, -13)])  # fmt: skip
    head = draw(
        [fill(circle(x, 1, 8), colour) for x in (-22, 21)],
        [detail(circle(x, 1, 4.6), face) for x in (-23, 22)],
        fill(blob([(0, -21), (16, -16), (21, 0), (15, 16), (0, 21), (-16, 16), (-21, 0), (-16, -16)]), colour),
        fill(mask, face),
        _eye(-3, -3, 4.2, (1.4, 0)), _eye(10, -3, 4.2, (1.4, 0)),
        [detail(circle(x, 6, 1.2), INK) for x in (3, 7)],
        stroke(curve([(-4, 10), (6, 14.6), (14, 9.4)]), INK, 1.4),
        [hat.scaled(1.5).moved(2, -13)] if hat else (),
    )  # fmt: skip
    return draw(
        fill(tube(tail, [8, 7.4, 7, 6.4, 6][: len(tail)] + [6] * (len(tail) - 5)), dark),
        [holds.moved(*tail[-1])] if holds else (),
        fill(tube([(12, -12), (30, -16), (34, 0)], [15, 12, 9]), dark),
        fill(body, colour),
        fill(blob([(2, -46), (-8, -30), (-6, -10), (4, -6), (14, -12), (13, -34)]), face),
        shade(body.moved(-15, 0), body, 0.16),
        fill(tube([(-12, -10), (8, -20), (14, -2)], [16, 13, 9]), colour),
        [fill(ellipse(x, -2.6, 9, 4), face) for x in (19, 39)],
        head.moved(1, -72),
        fill(tube([(-13, -46), (-20, -32), (-4, -22)], [9.6, 8.6, 7]), dark),
        fill(tube([(13, -46), (22, -34), (26, -20)], [9.6, 8.6, 7]), colour),
        [fill(circle(x, y, 4.4), face) for x, y in ((-2, -21), (26.6, -18))],
    )


@motif("animal", living=1)
def little_mouse(
    *,
    colour: str = "#a99c98",
    ear: str = "#e3b3a4",
    coat: str = "",
    reach: Point = (26, -38),
    hat: Drawing | None = None,
    holds: Drawing | None = None,
    tail: tuple[Point, ...] = ((-12, -5), (-32, 0), (-46, -12), (-58, -6)),
) -> Drawing:
    """A mouse upright on its hind legs, its snout to the right; ``holds`` is put into its paw."""
    body = blob([(-17, -3), (-21, -22), (-13, -46), (0, -55), (12, -46), (18, -24), (16, -3)])
    skull = blob([(-17, 0), (-13, -14), (2, -18), (14, -11), (29, 4), (25, 9), (8, 13), (-10, 11)])
    sleeve = coat or toned(colour, 0.92)
    elbow = ((10 + reach[0]) / 2 + 2, (-42 + reach[1]) / 2 + 7)
    arm = draw(
        fill(tube([(9, -42), elbow, reach], [9, 8, 6]), sleeve), fill(circle(*reach, 4), ear)
    )
    return draw(
        fill(tube(tail, [4.6, 4, 3.2, 2][: len(tail)]), ear),
        [fill(ellipse(x, -3, 10, 4), ear) for x in (-5, 13)],
        fill(tube([(8, -42), elbow, (reach[0] - 4, reach[1] + 3)], [8, 7, 6]), toned(sleeve, 0.85)),
        fill(body, coat or colour),
        [] if coat else [fill(blob([(4, -44), (-5, -26), (0, -6), (10, -6), (13, -28)]), toned(colour, 1.16))],
        shade(body.moved(-14, 0), body, 0.15),
        draw(
            [fill(circle(x, y, 13), colour) for x, y in ((-12, -17), (9, -20))],
            [detail(circle(x, y, 8.6), ear) for x, y in ((-12, -16), (9, -19))],
            fill(skull, colour),
            detail(ellipse(8, -3, 3.2, 4), INK), detail(circle(9.2, -4.6, 1.2), "#ffffff"),
            detail(circle(29, 4.6, 3.6), toned(ear, 0.75, 1.4)),
            stroke(curve([(22, 9), (17, 10), (13, 7)]), INK, 1.2),
            [stroke(line([(20, 5), (31, y)]), "#fff8ec", 0.9) for y in (11, 15)],
            [hat.moved(-2, -15)] if hat else (),
        ).moved(2, -64),
        [holds.moved(*reach)] if holds else (),
        arm,
    )  # fmt: skip


@motif("animal", "dents", living=1)
def fork_lobster(*, colour: str = "#cf3b2b", fork: Drawing | None = None) -> Drawing:
    """A lobster that stands on its tail and looks at us, claws up; ``fork`` is put into its left claw."""
    dark, pale = toned(colour, 0.8), toned(colour, 1.14)
    claw = path("M-5 0C-17-8-19-27-9-42C-7-33-3-27 0-22C4-29 9-35 15-39C19-24 15-8 5 0Z")
    shell = blob([(0, -82), (13, -72), (18, -50), (10, -30), (-10, -30), (-18, -50), (-13, -72)])
    return draw(
        [stroke(curve([(s * 6, -80), (s * 14, -104), (s * 30, -112)]), dark, 2) for s in (-1, 1)],
        [stroke(line([(s * 12, y), (s * 27, y + 3), (s * 31, y + 13)]), dark, 3.4)
         for s in (-1, 1) for y in (-54, -45, -36)],
        [fill(ellipse(0, 0, 7, 13).moved(0, -10).turned(turn).moved(0, -6), dark) for turn in (-48, 48, 0)],
        [fill(ellipse(0, y, w, 6), pale if k % 2 else colour)
         for k, (y, w) in enumerate(((-8, 8), (-14, 10), (-20, 11.4), (-26, 12.4)))],
        [fill(tube([(s * 12, -62), (s * 27, -58), (s * 33, -72)], [7, 6.4, 6.4]), dark) for s in (-1, 1)],
        [fork.moved(-35, -88)] if fork else (),
        [fill(claw.scaled(s * 1.0, 1).turned(s * 8).moved(s * 33, -70), colour) for s in (-1, 1)],
        fill(shell, colour),
        shade(shell.moved(15, 3), shell, 0.18),
        [stroke(arc(0, y, 11, 30, 150), dark, 1.6) for y in (-50, -42)],
        [stroke(line([(s * 6, -76), (s * 8, -86)]), dark, 3.6) for s in (-1, 1)],
        _eye(-8.4, -88, 5.4, (1, 1)), _eye(8.4, -88, 5.4, (1, 1)),
        [stroke(line([(s * 13, -97), (s * 4, -93)]), INK, 2.2) for s in (-1, 1)],
        stroke(arc(0, -60, 5, 200, 340), INK, 1.8),
    )  # fmt: skip


@motif("animal", "oiseau", living=1)
def horned_owl(
    *,
    colour: str = "#8a6a4c",
    belly: str = "#e2c79c",
    eyes: str = "#f2a93a",
    wings: str = "folded",
    hat: Drawing | None = None,
    holds: Drawing | None = None,
) -> Drawing:
    """An owl that faces us; wings ``folded``, ``stretched`` (the right one, which holds) or ``open``."""
    dark = toned(colour, 0.76)
    body = blob([(0, -86), (20, -84), (28, -66), (29, -36), (19, -9), (0, -3), (-19, -9), (-29, -36), (-28, -66), (-20, -84)])  # fmt: skip
    folded = blob([(-22, -58), (-33, -44), (-33, -24), (-24, -8), (-17, -26)])
    spread = path("M20-64C36-76 60-86 88-84C85-77 80-72 74-71C77-65 70-60 64-60C65-54 58-49 51-50C50-43 38-36 24-38Z")  # fmt: skip
    rib = [
        stroke(curve([(28, -54 + 3 * k), (46, -62 + 5 * k), (66 - 6 * k, -72 + 9 * k)]), dark, 1.6)
        for k in range(3)
    ]
    wing = draw(fill(spread, toned(colour, 0.9)), rib)
    tufts = [fill(polygon([(s * 6, -84), (s * 24, -100), (s * 23, -76)]), dark) for s in (-1, 1)]
    face = draw(
        [fill(circle(s * 11.4, -66, 13), toned(belly, 1.08)) for s in (-1, 1)],
        [
            part
            for s in (-1, 1)
            for part in (
                detail(circle(s * 11, -66, 8.6), eyes),
                detail(circle(s * 11 + 1.6, -65, 4.8), INK),
                detail(circle(s * 11 + 3.4, -67, 1.6), "#ffffff"),
            )
        ],
        fill(path("M-5-62L5-62L0-51Z"), "#d98a2c"),
    )
    marks = [
        stroke(path("M-4 0L0 4L4 0").moved(x, y), dark, 1.8)
        for x, y in ((-9, -40), (4, -41), (-3, -30), (10, -30), (-10, -20), (3, -19))
    ]
    art = draw(
        wing if wings != "folded" else (),
        wing.flipped() if wings == "open" else (),
        tufts,
        [stroke(path("M-4 0L-4-6M0 0L0-6M4 0L4-6").moved(s * 9, 0), "#d98a2c", 3) for s in (-1, 1)],
        fill(body, colour),
        fill(blob([(0, -48), (15, -40), (16, -18), (0, -6), (-16, -18), (-15, -40)]), belly),
        marks,
        shade(body.moved(-22, 0), body, 0.14),
        [fill(folded, dark)] if wings != "open" else (),
        [fill(folded.mirrored(), dark)] if wings == "folded" else (),
        face,
        [hat.scaled(2.1).moved(0, -85)] if hat else (),
        [holds.moved(74, -78)] if holds else (),
    )
    return art if wings == "folded" else showing(art, "aile")


@motif("animal", "oiseau", living=1)
def farm_hen(
    *, colour: str = "#f2e6d2", comb: str = "#c8402f", beak: str = "#e0a03a", gape: bool = True
) -> Drawing:
    """A hen that faces right and looks up."""
    body = blob([(-48, -70), (-34, -50), (-12, -46), (4, -54), (10, -76), (20, -88), (33, -84), (36, -70), (33, -46), (20, -22), (0, -13), (-24, -19), (-40, -42)])  # fmt: skip
    bill = "M34-80L52-86L37-74ZM36-73L48-70L35-68Z" if gape else "M35-80L50-74L35-69Z"
    return draw(
        [
            stroke(line([(x, -16), (x + 2, -1), (x + 10, 0)]), toned(beak, 0.9), 3.4)
            for x in (-6, 10)
        ],
        fill(blob([(8, -84), (8, -96), (15, -92), (19, -102), (25, -93), (32, -98), (31, -84)]), comb),
        fill(path(bill), beak),
        fill(blob([(34, -66), (39, -60), (35, -52), (30, -60)]), comb),
        fill(body, colour),
        fill(blob([(8, -46), (4, -28), (-14, -24), (-32, -34), (-20, -42)]), toned(colour, 0.86)),
        stroke(curve([(-22, -34), (-10, -32), (0, -38)]), toned(colour, 0.66), 1.6),
        _eye(24, -76, 5, (1, -1.6)),
    )  # fmt: skip
