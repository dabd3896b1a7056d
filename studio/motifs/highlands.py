"""High valleys: crooked pines, falling water, mist, and a hermit's meal."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.outline import arc, blob, circle, curve, ellipse, polygon, scallop, tube
from studio.path import path


@motif("arbre")
def bent_pine(*, leaves: str = "#4f8a54", trunk: str = "#5f4438") -> Drawing:
    """An old pine that leans far over to the left, its foot at the origin, 100 high."""
    pads = ((-66, -62, 26), (-40, -84, 24), (-12, -72, 20), (4, -96, 20), (-86, -44, 15))
    crown = []
    for x, y, r in pads:
        rim = [
            (x - r, y + 4),
            (x - r * 0.7, y - r * 0.3),
            (x, y - r * 0.5),
            (x + r * 0.7, y - r * 0.3),
            (x + r, y + 4),
            (x + r * 0.3, y + 7),
            (x - r * 0.4, y + 7),
        ]
        pad = scallop(rim, 0.3)
        crown += [
            fill(pad, leaves),
            light(ellipse(x - r * 0.2, y - r * 0.34, r * 0.6, r * 0.2), pad, 0.24),
            stroke(curve([(x - r * 0.5, y + 1), (x, y - 3), (x + r * 0.5, y + 1)]), toned(leaves, 0.74), 1.4),
        ]  # fmt: skip
    return draw(
        fill(tube([(4, 4), (8, -22), (-6, -44), (-2, -66), (2, -90)], [14, 10, 8, 6, 3]), trunk),
        fill(tube([(-4, -42), (-22, -56), (-44, -54), (-66, -58)], [7, 5.6, 4.4, 2.4]), trunk),
        fill(tube([(-20, -55), (-30, -70), (-40, -80)], [4, 3.2, 2]), trunk),
        fill(tube([(-44, -54), (-66, -46), (-84, -42)], [4, 3, 1.6]), trunk),
        stroke(curve([(4, -4), (6, -22), (-4, -38)]), toned(trunk, 0.7), 1.4),
        crown,
    )


@motif("eau", "chute")
def rock_cascade(*, rock: str = "#7f7488", water: str = "#f7fbfa", wide: float = 18) -> Drawing:
    """A waterfall between two cliffs, its foot at the origin, 100 high."""
    fall = path(
        f"M-3-96C-9-70-{wide * 0.5}-40-{wide * 0.7} 2L{wide * 0.7} 2C{wide * 0.5}-40 8-70 7-96Z"
    )
    left = polygon(
        [(-70, 4), (-70, -104), (-30, -106), (-4, -98), (-8, -70), (-12, -50), (-10, -26), (-16, 4)]
    )
    right = polygon(
        [
            (6, -98),
            (16, -86),
            (12, -64),
            (18, -40),
            (14, -18),
            (22, 4),
            (34, 4),
            (30, -50),
            (24, -88),
        ]
    )
    return draw(
        fill(fall, water),
        [stroke(curve([(x * 0.4, -92), (x * 0.7, -50), (x, -2)]), toned(water, 0.86), 1.4) for x in (-6, 4)],
        fill(left, rock),
        shade(polygon([(-30, -110), (-24, -60), (-34, 6), (-10, 6), (0, -100)]), left, 0.2),
        fill(right, toned(rock, 0.86)),
        fill(scallop([(-20, 6), (-14, -3), (-4, -6), (6, -5), (14, -2), (20, 6)], 0.3), water),
    )  # fmt: skip


@motif()
def mist_band(*, y: float = 200, colour: str = "#f6e0e4", thick: float = 18) -> Drawing:
    """A bank of mist over the whole width about ``y``, in place."""
    return draw(
        fill(
            blob(
                [(-30, y + thick), (-20, y - thick * 0.2), (50, y - thick * 0.7), (110, y - thick * 0.2), (170, y - thick * 0.8),
                 (240, y - thick * 0.3), (320, y - thick * 0.6), (330, y + thick), (200, y + thick * 0.7), (90, y + thick)], 0.9,
            ), colour, 0.82,
        )
    )  # fmt: skip


@motif("repas")
def rice_bowl(*, bowl: str = "#b5524c", rice: str = "#fffaf0", sticks: str = "#6a4228") -> Drawing:
    """A bowl heaped with rice and two chopsticks in it, its foot at the origin, 100 wide."""
    return draw(
        [fill(tube([(8 + 8 * k, -44), (40 + 10 * k, -98 + 8 * k)], [5, 4]), sticks) for k in range(2)],
        fill(scallop([(-42, -42), (-28, -62), (0, -72), (26, -62), (42, -42)], 0.22), rice),
        fill(path("M-50-46C-48-14-28 0-20 0L20 0C28 0 48-14 50-46C20-38-20-38-50-46Z"), bowl),
        stroke(curve([(-46, -32), (0, -24), (46, -32)]), toned(bowl, 1.4), 4),
    )  # fmt: skip


@motif("repas")
def clay_pot(*, clay: str = "#6f5a6a", lid: str = "#8a7484", steam: str = "#ffffff") -> Drawing:
    """A teapot, its foot at the origin, 100 wide, its spout to the left; it steams."""
    return draw(
        stroke(curve([(-50, -64), (-58, -80), (-48, -92), (-56, -108)]), steam, 5, 0.8),
        stroke(arc(0, -58, 32, 190, 350, 34), toned(clay, 0.7), 6),
        fill(tube([(-24, -26), (-42, -38), (-50, -58)], [18, 11, 8]), clay),
        fill(ellipse(0, -30, 36, 30), clay),
        light(ellipse(-12, -40, 10, 8, -20), ellipse(0, -30, 36, 30), 0.3),
        fill(path("M-20-56C-12-64 12-64 20-56C12-52-12-52-20-56Z"), lid),
        fill(circle(0, -64, 6), lid),
    )


@motif("moustache")
def strand_moustache(*, colour: str = "#fffdf6", long: float = 1.0) -> Drawing:
    """A sage's moustache of two long thin strands, about the point under the nose of a head of 26."""
    strands = []
    for side, far in ((-1, 1.0), (1, 0.92)):
        points = [
            (side * 0.4, -0.6),
            (side * 5, 0.2),
            (side * 10, 5 * far),
            (side * 11.4, 18 * far * long),
            (side * 9, 34 * far * long),
        ]
        strands.append(fill(tube(points, [3.6, 4.4, 4.2, 3.4, 1.2]), colour))
    return draw(strands)
