"""The jungle and what is lost in it."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, glow, light, shade, stroke
from studio.motif import motif, showing
from studio.motifs.light import flame
from studio.outline import blob, circle, curve, ellipse, line, polygon, rect, tube
from studio.path import Point, path


@motif()
def stone_idol(
    *, stone: str = "#9a9a86", moss: str = "#5f8a3c", look: float = 0.6, moustached: bool = True
) -> Drawing:
    """A colossal carved head, its neck at the origin and 100 high; its eyes turn by ``look``."""
    dark = toned(stone, 0.68)
    face = path("M-36-4C-42-30-43-60-36-78C-20-88 20-88 36-78C43-60 42-30 36-4C18 2-18 2-36-4Z")
    art = draw(
        [fill(path(f"M{s * 38}-62C{s * 50}-64 {s * 50}-30 {s * 42}-22L{s * 38}-26Z"), dark) for s in (-1, 1)],
        [fill(circle(s * 45, -20, 6), toned(stone, 0.85)) for s in (-1, 1)],
        fill(face, stone),
        shade(face.moved(26, 4), face, 0.2),
        fill(path("M-42-74L-37-99C-14-105 14-105 37-99L42-74C16-82-16-82-42-74Z"), toned(stone, 0.86)),
        [fill(rect(x - 5, -96, 10, 14, 2), dark) for x in (-26, -9, 9, 26)],
        [fill(path(f"M{s * 6}-62C{s * 14}-72 {s * 30}-71 {s * 35}-62L{s * 34}-57C{s * 26}-64 {s * 14}-64 {s * 7}-57Z"), dark)
         for s in (-1, 1)],
        [fill(ellipse(s * 20, -53, 11, 7), "#f3ecd2") for s in (-1, 1)],
        [detail(circle(s * 20 + look * 5, -52, 5), "#2a2430") for s in (-1, 1)],
        fill(path("M-6-58C-7-44-16-36-13-30C-6-25 6-25 13-30C16-36 7-44 6-58Z"), toned(stone, 1.08)),
        [detail(ellipse(s * 6, -29, 3, 2.2), "#2a2430") for s in (-1, 1)],
        fill(path("M-18-16C-8-20 8-20 18-16C10-7-10-7-18-16Z"), dark),
        stroke(line([(-17, -15.6), (17, -15.6)]), "#2a2430", 1.8),
        stroke(line([(28, -80), (31, -66), (27, -50), (33, -38)]), toned(stone, 0.5), 1.2),
        [fill(blob([(x - 8, y), (x, y - 5), (x + 9, y - 1), (x + 7, y + 5), (x - 3, y + 4)]), moss)
         for x, y in ((-32, -98), (22, -102), (-36, -8), (37, -6))],
    )  # fmt: skip
    if not moustached:
        return art
    brush = blob([(0, -25), (12, -28), (26, -20), (34, -6), (26, -8), (20, -3), (14, -12), (8, -10), (0, -17),
                  (-8, -10), (-14, -12), (-20, -3), (-26, -8), (-34, -6), (-26, -20), (-12, -28)], 0.8)  # fmt: skip
    return showing(
        art + draw(fill(brush, moss), [stroke(curve([(s * 4, -22), (s * 14, -21), (s * 24, -13)]), toned(moss, 1.35), 1.3) for s in (-1, 1)]),
        "moustache",
    )  # fmt: skip


@motif("escalier")
def temple_stair(*, stone: str = "#a5a48c", steps: int = 6, wide: float = 90) -> Drawing:
    """A broad stair that rises away from the looker, its foot at the origin, 100 high."""
    foot, top = wide / 2, wide / 2 * (1 - 0.09 * steps)
    parts = [
        fill(
            polygon([(s * foot, 0), (s * (foot + 14), 0), (s * (top + 12), -108), (s * top, -104)]),
            toned(stone, 0.9 if s < 0 else 0.6),
        )
        for s in (-1, 1)
    ]
    for k in range(steps):
        low, half = -100 * k / steps, wide / 2 * (1 - 0.09 * k)
        high = -100 * (k + 1) / steps
        middle = (low + high) / 2 - 1
        parts.append(
            fill(
                polygon([(-half, low), (half, low), (half, middle), (-half, middle)]),
                toned(stone, 0.72),
            )
        )
        parts.append(fill(polygon([(-half, middle), (half, middle), (half * 0.95, high), (-half * 0.95, high)]), toned(stone, 1.08)))  # fmt: skip
    return draw(parts)


@motif("lampe", "feu")
def flaming_torch(*, wood: str = "#7a4e30", halo: float = 1.0) -> Drawing:
    """A burning torch, held at the origin; 60 high with its flame."""
    return draw(
        [glow(0, -44, 70, "#ffc24a", 0.7 * halo)] if halo else [],
        flame(colour="#f07a22").scaled(0.95, 1.05).moved(0, -24),
        fill(path("M-3 14L-5-24L5-24L3 14Z"), wood),
        fill(path("M-8-32C-4-29 4-29 8-32L6-18C2-16-2-16-6-18Z"), toned(wood, 0.6)),
    )


@motif("feuille")
def fern(*, colour: str = "#3c7a44", fronds: int = 5, spread: float = 130) -> Drawing:
    """A tuft of pinnate leaves, its root at the origin, about 90 high."""
    parts = []
    for k in range(fronds):
        turn = -spread / 2 + spread * k / max(1, fronds - 1)
        parts.append(_frond(toned(colour, 0.85 + 0.12 * (k % 3))).turned(turn))
    return draw(parts)


def _frond(colour: str) -> Drawing:
    points: list[Point] = [(0, 0)]
    left: list[Point] = []
    for k in range(7):
        y, reach = -14 - 11 * k, 17 - 2 * k
        points += [(1.6, y + 4), (reach, y - 6), (1.6, y - 3)]
        left += [(-1.6, y + 4), (-reach, y - 6), (-1.6, y - 3)]
    return draw(fill(polygon([*points, (0, -92), *reversed(left)]), colour))


@motif("feuille")
def jungle_leaf(*, colour: str = "#2f6b3e") -> Drawing:
    """One great leaf with slits, its stalk at the origin, 100 high."""
    blade = path(
        "M0-14C-14-6-34-12-40-30L-22-34L-44-44C-46-56-42-66-36-74L-20-60L-28-82C-18-92-8-97 0-100"
        "C8-97 18-92 28-82L20-60L36-74C42-66 46-56 44-44L22-34L40-30C34-12 14-6 0-14Z"
    )
    return draw(
        stroke(line([(0, 6), (0, -20)]), toned(colour, 0.8), 4),
        fill(blade, colour),
        stroke(line([(0, -10), (0, -92)]), toned(colour, 1.3), 2),
        [stroke(line([(0, y), (s * 24, y - 10)]), toned(colour, 1.25), 1.2)
         for y in (-26, -46, -66) for s in (-1, 1)],
        light(ellipse(-18, -60, 14, 34), blade, 0.1),
    )  # fmt: skip


@motif("feuille")
def liana(
    *,
    points: tuple[Point, ...] = ((40, -10), (60, 60), (50, 130)),
    colour: str = "#3f7440",
    width: float = 5,
) -> Drawing:
    """A climbing stem with leaves along it, in place."""
    leaf = path("M0 0C-9-4-11-14 0-22C11-14 9-4 0 0Z")
    spots = [point for run in curve(points).evened(24) for point in run][1:]
    return draw(
        fill(tube(points, width), colour),
        [fill(leaf.scaled(0.9).turned(120 if k % 2 else -120).moved(x, y), toned(colour, 1.25))
         for k, (x, y) in enumerate(spots)],
    )  # fmt: skip


@motif("arbre")
def strangler_tree(*, bark: str = "#6a5540") -> Drawing:
    """A trunk on spread roots that grips what it stands on, 100 high and open above."""
    roots = [
        tube([(x * 0.2, -60), (x * 0.4, -30), (x * 0.8, -8), (x, 8)], [11, 9, 6, 3])
        for x in (-40, -18, 6, 26, 46)
    ]
    return draw(
        [fill(root, toned(bark, 0.8 + 0.1 * (k % 3))) for k, root in enumerate(roots)],
        fill(tube([(0, -40), (2, -70), (-2, -104)], [26, 22, 24], caps=False), bark),
        [
            stroke(curve([(x, -50), (x + 2, -74), (x, -100)]), toned(bark, 0.7), 1.4)
            for x in (-5, 4)
        ],
    )


@motif("chapeau")
def explorer_hat(*, colour: str = "#c9a468", band: str = "#6a4430") -> Drawing:
    """A broad-brimmed hat with a dented crown, for a head of 26."""
    crown = path("M-12 0C-13-12-10-17-5-17C-2-15 2-15 5-17C10-17 13-12 12 0Z")
    return draw(
        fill(path("M-25-3C-18 5 18 5 25-3C18-2-18-2-25-3Z"), toned(colour, 0.85)),
        fill(crown, colour),
        shade(crown.moved(9, 0), crown, 0.16),
        fill(path("M-12-5C-5-3 5-3 12-5L12.4 .6C5 2.4-5 2.4-12.4 .6Z"), band),
        fill(path("M-25-3C-20 3-8 4.6 0 4.6C8 4.6 20 3 25-3C16 .8-16 .8-25-3Z"), colour),
    )
