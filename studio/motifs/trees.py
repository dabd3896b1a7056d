"""Trees, their feet at the origin and 100 high, and single leaves."""

import math
from random import Random

from studio.colour import toned
from studio.drawing import Drawing, Shape, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.outline import blob, circle, curve, ellipse, polar, polygon, scallop, tube
from studio.path import Path, Piece, Point, path

LEAF = path("M0 0C-16-12-20-32 0-56C20-32 16-12 0 0Z")


def leaf_shape(colour: str = "#5f9a4a") -> Drawing:
    """Give one leaf, its stalk at the origin and 56 high (no motif by itself)."""
    vein = toned(colour, 0.75)
    return draw(
        fill(LEAF, colour),
        stroke(path("M0 8L0-46"), vein, 2.4),
        [stroke(path(f"M0 {y}L{s * 9} {y - 8}"), vein, 1.3) for y in (-14, -26) for s in (-1, 1)],
    )


@motif("arbre", "feuille")
def leafy_tree(
    *, leaves: str = "#5f9a4a", trunk: str = "#6e4a32", lush: float = 1.0, seed: int = 1
) -> Drawing:
    """A round-headed tree with leaves one can tell apart at its edge."""
    chance = Random(seed)
    bumps = 11
    rim = [polar(360 * k / bumps + chance.uniform(-7, 7), 1) for k in range(bumps)]
    crown = scallop(
        [(x * 33 * lush, -68 + y * 27 * chance.uniform(0.93, 1.05)) for x, y in rim], 0.4
    )
    sprigs: tuple[Piece, ...] = ()
    for k in range(12):
        angle = 30 * k + chance.uniform(-8, 8)
        x, y = polar(angle, 1)
        leaf = LEAF.scaled(0.22).turned(angle + 90 + chance.uniform(-25, 25))
        sprigs += leaf.moved(x * 36 * lush, -68 + y * 30).pieces
    tufts = [
        stroke(curve([(x - 4, y + 1), (x, y - 3), (x + 4, y + 1)]), toned(leaves, 1.22), 1.5, 0.85)
        for x, y in ((-16, -74), (2, -84), (14, -70), (-4, -64), (-24, -58), (20, -80))
    ]
    return draw(
        fill(tube([(0, 2), (-1, -20), (1, -44), (0, -62)], [13, 8.4, 7, 4], caps=False), trunk),
        fill(tube([(0, -36), (-9, -50), (-15, -58)], [5, 4, 2]), trunk),
        fill(tube([(1, -40), (10, -52), (15, -60)], [4.4, 3.4, 2]), trunk),
        fill(Path(sprigs), toned(leaves, 0.9)),
        fill(crown, leaves),
        shade(ellipse(14 * lush, -50, 34 * lush, 22), crown, 0.18),
        light(ellipse(-12, -84, 20, 13, -20), crown, 0.18),
        tufts,
    )


@motif("arbre")
def bare_tree(*, colour: str = "#3c3038", reach: float = 1.0, seed: int = 1) -> Drawing:
    """A tree without a leaf, its boughs drawn by chance."""
    chance = Random(seed)
    boughs = [tube([(0, 3), (-1.5, -18), (1, -38), (0, -52)], [12, 7.4, 6, 4.4], caps=False)]

    def bough(start: Point, angle: float, length: float, width: float, left: int) -> None:
        bend = angle + chance.uniform(-16, 16)
        middle = polar(angle, length * 0.5, *start)
        end = polar(bend, length * 0.55, *middle)
        boughs.append(_tapered(start, middle, end, width))
        for side in (-1, 1) if left else ():
            fork = polar(angle, length * chance.uniform(0.5, 0.8), *start) if side < 0 else end
            bough(fork, bend + side * chance.uniform(22, 44), length * 0.66, width * 0.55, left - 1)

    for angle, y in ((-150, -30), (-36, -36), (-104, -50), (-72, -50)):
        bough((0, y), angle, 24 * reach, 4.4, 2)
    return draw(fill(Path(tuple(piece for part in boughs for piece in part.pieces)), colour))


def _tapered(start: Point, middle: Point, end: Point, width: float) -> Path:
    """Give a bough of few points: wide at its start, pointed at its end."""
    (x, y), (mx, my) = start, middle
    length = math.hypot(mx - x, my - y)
    nx, ny = -(my - y) / length * width / 2, (mx - x) / length * width / 2
    inner = 0.6
    return polygon(
        [(x - nx, y - ny), (x + nx, y + ny), (mx + nx * inner, my + ny * inner), end,
         (mx - nx * inner, my - ny * inner)]
    )  # fmt: skip


@motif("arbre")
def pine(*, colour: str = "#2f6150", trunk: str = "#5a4030", snow: str = "") -> Drawing:
    """A conifer of four skirts; ``snow`` is the colour that lies on them."""
    parts: list[Drawing] = [draw(fill(path("M-4 2L-3-16L3-16L4 2Z"), trunk))]
    for k in range(4):
        low, half = -10 - 20 * k, 30 - 6 * k
        skirt = path(
            f"M0 {low - 34}C{half * 0.3} {low - 18} {half * 0.6} {low - 6} {half} {low}"
            f"C{half * 0.6} {low + 5} {half * 0.3} {low + 2} 0 {low + 5}"
            f"C{-half * 0.3} {low + 2} {-half * 0.6} {low + 5} {-half} {low}"
            f"C{-half * 0.6} {low - 6} {-half * 0.3} {low - 18} 0 {low - 34}Z"
        )
        parts.append(
            draw(
                fill(skirt, toned(colour, 0.92 + 0.05 * k)),
                shade(skirt.moved(half * 0.55, 0), skirt, 0.16),
            )
        )
        if snow:
            parts.append(draw(fill(skirt.scaled(0.62).moved(-half * 0.1, low * 0.38 - 10), snow)))
    return draw(parts)


@motif("arbre", "feuille")
def palm(*, leaves: str = "#3f8f56", trunk: str = "#9a6f42", bend: float = 14) -> Drawing:
    """A palm that leans by ``bend``."""
    top = (bend, -70.0)
    spine = [(0.0, 2.0), (bend * 0.15, -24.0), (bend * 0.5, -50.0), top]
    fronds: list[Shape] = []
    for angle in (-175, -140, -100, -62, -28, 2, 22):
        tip = polar(angle, 36, *top)
        middle = (polar(angle, 20, *top)[0], polar(angle, 20, *top)[1] - 9)
        drop = (tip[0], tip[1] + 13)
        fronds.append(fill(blob([top, middle, drop, (middle[0] * 0.96 + top[0] * 0.04, middle[1] + 8)], 0.8),
                           toned(leaves, 0.88 + 0.05 * (len(fronds) % 4))))  # fmt: skip
    return draw(
        fill(tube(spine, [9, 6.6, 5.4, 4.6]), trunk),
        [stroke(path(f"M{bend * t * t - 3} {-72 * t}L{bend * t * t + 3} {-72 * t - 1.4}"), toned(trunk, 0.75), 1)
         for t in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9)],
        fronds,
        [fill(circle(top[0] + dx, top[1] + 3, 3), "#6b4426") for dx in (-3, 3)],
    )  # fmt: skip


@motif("feuille")
def fallen_leaves(
    *,
    colours: tuple[str, ...] = ("#c8402f", "#d9772e", "#e0a33a"),
    count: int = 10,
    area: tuple[float, float, float, float] = (20, 40, 280, 280),
    size: float = 15,
    seed: int = 2,
) -> Drawing:
    """Loose leaves over ``area``, in place: in the air or on the ground."""
    chance = Random(seed)
    left, top, right, bottom = area
    return draw(
        draw(
            fill(LEAF, colours[k % len(colours)]),
            stroke(path("M0 9L0-44"), toned(colours[k % len(colours)], 0.75), 3),
        )
        .moved(0, 28)
        .scaled(size / 56 * chance.uniform(0.75, 1.15))
        .turned(chance.uniform(0, 360))
        .moved(chance.uniform(left, right), chance.uniform(top, bottom))
        for k in range(count)
    )
