"""Small beasts of the meadow: ants, bees, butterflies, snails."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import arc, blob, circle, curve, ellipse, tube
from studio.path import Path, path

INK = "#2a2030"


@motif("animal", "aile", living=1)
def bumblebee(*, colour: str = "#f2b73a", dark: str = "#3a2b2a", wing: str = "#e9f1f2") -> Drawing:
    """A plump bee that flies to the right, centred, 100 long."""
    body = ellipse(0, 8, 40, 27)
    return draw(
        fill(ellipse(-8, -26, 14, 27, -18), wing, 0.9),
        fill(ellipse(14, -25, 13, 24, 22), wing, 0.9),
        fill(path("M-38 8L-51 10L-38 15Z"), dark),
        fill(body, colour),
        [fill(ellipse(x, 8, 6, 34), dark, within=body) for x in (-24, -3)],
        fill(circle(31, 4, 16), dark),
        detail(circle(36, 1, 4.4), "#fffaf0"),
        detail(circle(37.4, 1, 2.2), INK),
        [stroke(curve([(34, -10), (40 + dx, -22), (48 + dx, -22)]), dark, 2.4) for dx in (-5, 4)],
    )


@motif("animal", "aile", living=1)
def meadow_butterfly(
    *, colour: str = "#8a55a8", spot: str = "#f4d97a", body: str = "#3a2a3c"
) -> Drawing:
    """A butterfly seen from above, centred, 100 across."""
    return draw(wing_pair(colour, spot), fill(ellipse(0, 2, 4.6, 24), body), [
        stroke(curve([(s, -20), (s * 6, -34), (s * 14, -40)]), body, 2) for s in (-1, 1)
    ])  # fmt: skip


def wing_pair(colour: str, spot: str) -> Drawing:
    """Give the four wings of a butterfly (no motif by itself)."""
    upper = path("M2-4C8-28 30-46 46-38C56-30 46-6 30 0C18 4 6 4 2-4Z")
    lower = path("M2 2C14 4 34 6 38 20C40 34 22 42 12 30C6 22 2 12 2 2Z")
    return draw(
        draw(
            fill(lower.scaled(s, 1), toned(colour, 0.85)),
            fill(upper.scaled(s, 1), colour),
            detail(circle(s * 36, -26, 6), spot),
            detail(circle(s * 25, 22, 5), spot),
        )
        for s in (-1, 1)
    )


@motif("spirale", "animal", living=1)
def garden_snail(
    *, shell_colour: str = "#c9793d", skin: str = "#d9c79a", hat: Drawing | None = None
) -> Drawing:
    """A snail that creeps to the right, 100 long; ``hat`` is for a head of 26."""
    body = path(
        "M-50 0C-40-8-24-10-4-10C14-10 22-16 24-32C25-46 44-48 46-34C47-22 44-12 40-2C40 0 38 0 36 0Z"
    )
    spin = circle(-8, -34, 30)
    whorl = curve([(-34, -14), (-37, -38), (-20, -60), (4, -60), (18, -42), (14, -20), (-4, -11), (-22, -20),
                   (-25, -38), (-12, -50), (4, -44), (7, -31), (-3, -22), (-13, -28), (-13, -37), (-5, -39)])  # fmt: skip
    stalks = [((32, -42), (28, -56), (30, -66)), ((40, -42), (46, -54), (52, -60))]
    return draw(
        [stroke(curve(points), toned(skin, 0.92), 4) for points in stalks],
        [fill(circle(*points[-1], 4.4), "#fffaf0") for points in stalks],
        [detail(circle(points[-1][0] + 1.2, points[-1][1], 2.4), INK) for points in stalks],
        fill(body, skin),
        stroke(curve([(-44, -2), (-10, -3), (34, -3)]), toned(skin, 0.75), 2),
        fill(spin, shell_colour),
        shade(circle(-22, -42, 34).mirrored().moved(-6, 30), spin, 0.16),
        stroke(whorl, toned(shell_colour, 0.58), 4.2, within=spin),
        stroke(curve([(36, -25), (40, -23), (43, -26)]), INK, 1.5),
        detail(ellipse(33, -29, 3, 2), "#d98a7a", 0.7),
        [hat.scaled(0.9).turned(-8).moved(35, -41)] if hat else (),
    )  # fmt: skip


@motif("animal", living=1)
def worker_ant(
    *, colour: str = "#7a3b2a", helmet: Drawing | None = None, arms: str = "up"
) -> Drawing:
    """An ant that stands upright and looks at us, 100 high; ``arms`` are up or down."""
    dark = toned(colour, 0.7)
    reach = -66 if arms == "up" else -26
    return draw(
        [stroke(curve([(s * 4, -36), (s * 20, -32), (s * 26, -14)]), dark, 3.6) for s in (-1, 1)],
        [
            stroke(curve([(s * 4, -28), (s * 14, -10), (s * 12, 0), (s * 18, 0)]), dark, 3.8)
            for s in (-1, 1)
        ],
        fill(ellipse(0, -14, 13, 16), colour),
        stroke(arc(0, -14, 10, 20, 160), dark, 2),
        fill(ellipse(0, -40, 9.6, 13), colour),
        [stroke(curve([(s * 6, -46), (s * 20, -50), (s * 22, reach)]), dark, 3.8) for s in (-1, 1)],
        [stroke(curve([(s * 6, -80), (s * 18, -94), (s * 28, -92)]), dark, 2.8) for s in (-1, 1)],
        fill(
            blob(
                [
                    (0, -90),
                    (15, -84),
                    (19, -70),
                    (10, -56),
                    (0, -53),
                    (-10, -56),
                    (-19, -70),
                    (-15, -84),
                ]
            ),
            colour,
        ),
        [fill(ellipse(s * 8, -71, 6, 7), "#fffaf0") for s in (-1, 1)],
        [detail(ellipse(s * 7, -70, 2.6, 3.4), INK) for s in (-1, 1)],
        stroke(curve([(-6, -60), (0, -57.4), (6, -60)]), "#f6d9c0", 1.8),
        [helmet.moved(0, -77)] if helmet else (),
    )


@motif("casque")
def acorn_cup(*, colour: str = "#a8783c") -> Drawing:
    """An acorn's cup as a helmet, for a head of 34; the origin is its rim's middle."""
    scales = [arc(x, y, 5, 200, 340) for y in (-14, -6, 2) for x in (-16, -8, 0, 8, 16)]
    dome = path("M-22 3C-24-14-12-24 0-24C12-24 24-14 22 3C10 8-10 8-22 3Z")
    return draw(
        fill(tube([(0, -20), (1, -28), (5, -33)], [6, 5, 4]), toned(colour, 0.7)),
        fill(dome, colour),
        stroke(sum(scales, Path()), toned(colour, 0.68), 1.5, within=dome),
        stroke(path("M-22 3C-10 8 10 8 22 3"), toned(colour, 0.6), 3),
    )  # fmt: skip
