"""Things that stand in gardens."""

from studio.colour import toned
from studio.drawing import Drawing, Fade, Part, detail, draw, fill, light, shade, stroke
from studio.motif import motif, showing
from studio.motifs.insects import wing_pair
from studio.outline import (
    arc,
    blob,
    circle,
    curve,
    ellipse,
    line,
    polar,
    polygon,
    rect,
    ring,
    scallop,
    tube,
)
from studio.path import Path, Piece, Point, path

HEART = path("M0 30C-44 2-40-34-18-34C-8-34-2-27 0-20C2-27 8-34 18-34C40-34 44 2 0 30Z")


@motif("coeur")
def heart_patch(*, colour: str = "#cf3f4a", thread: str = "#fbeede") -> Drawing:
    """A heart sewn on with wide stitches, centred, 80 across."""
    stitches = [
        stroke(line([(x, y), (x * 1.34, y * 1.3)]), thread, 4)
        for x, y in ((-30, -10), (30, -10), (-20, 10), (20, 10), (-16, -28), (16, -28))
    ]
    return draw(fill(HEART, colour), stitches)


@motif("chapeau")
def scarecrow(
    *,
    jacket: str = "#3f6fa8",
    straw: str = "#e3bd5f",
    wood: str = "#7a5638",
    scarf: str = "#c8503c",
    patch: Drawing | None = None,
) -> Drawing:
    """A scarecrow on its cross, 100 high and as wide; ``patch`` is sewn on its jacket."""
    tufts = [
        stroke(line([(s * 40, y), (s * 51, y + dy)]), straw, 2.2)
        for s in (-1, 1) for y, dy in ((-64, -4), (-62, 1), (-60, 6))
    ]  # fmt: skip
    hem = [
        stroke(line([(x, -22), (x + dx, -13)]), straw, 2.4)
        for x, dx in ((-10, -3), (-4, 0), (3, 1), (10, 4))
    ]
    coat = path(
        "M-9-70C-14-69-20-68-42-68L-43-55C-32-56-20-56-14-55C-15-42-17-30-18-20C-6-16 6-17 18-21C16-32 15-42 14-55C22-56 32-56 43-55L42-68C20-68 14-69 9-70Z"
    )
    sack = blob(
        [(0, -94), (10, -91), (13, -82), (10, -73), (0, -70), (-10, -73), (-13, -82), (-10, -91)]
    )
    return draw(
        fill(rect(-3, -60, 6, 62, 1), wood),
        fill(rect(-50, -64, 100, 4.4, 2), wood),
        tufts,
        hem,
        fill(coat, jacket),
        shade(path("M4-72L3-14L50-14L50-72Z"), coat, 0.12),
        stroke(line([(0, -69), (0, -20)]), toned(jacket, 0.7), 1.2),
        [fill(circle(3.6, y, 1.6), "#f2d48a") for y in (-56, -46, -36)],
        [patch.scaled(0.17).moved(-9, -44)] if patch else (),
        fill(sack, "#ead9ae"),
        fill(path("M-10-71C-4-68 4-68 10-71L12-66L-12-66Z"), scarf),
        [fill(circle(x, -82, 2.3), "#3a2a2a") for x in (-5, 5)],
        [detail(circle(s * 8, -77.4, 2), "#d98a6a", 0.7) for s in (-1, 1)],
        stroke(curve([(-6, -76), (0, -73.4), (6, -76)]), "#3a2a2a", 1),
        [stroke(line([(x, -76), (x, -73.4)]), "#3a2a2a", 0.7) for x in (-3, 0, 3)],
        fill(path("M-24-88C-16-93 16-93 24-88C16-84-16-84-24-88Z"), straw),
        fill(path("M-11-89C-12-100-6-106 2-104C9-102 12-98 11-89C5-87-5-87-11-89Z"), toned(straw, 1.05)),
        fill(path("M-11.4-92C-5-90 5-90 11.4-92L11-88.4C5-86.6-5-86.6-11-88.4Z"), "#8a5a3a"),
    )  # fmt: skip


@motif("roue")
def wheelbarrow(*, colour: str = "#5c8a6a", wood: str = "#8a5f3c", load: Part = ()) -> Drawing:
    """A wheelbarrow, its wheel to the left, 100 long; ``load`` lies in it at (5, -40)."""
    tray = path("M-30-44L44-44C40-30 32-18 24-16L-12-16C-20-20-26-32-30-44Z")
    return draw(
        load,
        stroke(line([(-30, -12), (4, -22), (62, -34)]), wood, 4.4),
        stroke(line([(22, -18), (28, 0)]), wood, 4.4),
        fill(tray, colour),
        shade(path("M10-46L0-10L60-10L60-46Z"), tray, 0.16),
        stroke(line([(-31, -44), (45, -44)]), toned(colour, 0.7), 3.4),
        fill(ring(-32, -15, 15, 10), "#3a3236"),
        [stroke(line([polar(a, 11, -32, -15), polar(a + 180, 11, -32, -15)]), wood, 2.4)
         for a in (0, 60, 120)],
        fill(circle(-32, -15, 3.4), "#3a3236"),
    )  # fmt: skip


@motif()
def watering_can(*, colour: str = "#8fa6a8", pouring: str = "") -> Drawing:
    """A can with its spout to the right, its handle at the origin; ``pouring`` is its water's colour."""
    body = path("M-22 6L16 6L20 40L-26 40Z")
    art = draw(
        stroke(arc(-3, 6, 17, 180, 360, 13), toned(colour, 0.75), 4),
        stroke(curve([(-22, 12), (-38, 16), (-34, 34), (-24, 34)]), toned(colour, 0.75), 3.6),
        fill(polygon([(16, 34), (40, 6), (45, 10), (19, 40)]), toned(colour, 0.88)),
        fill(polygon([(35, 0), (50, 9), (47, 15), (34, 5)]), toned(colour, 0.75)),
        fill(body, colour),
        shade(path("M2 0L4 44L30 44L30 0Z"), body, 0.15),
        light(rect(-20, 6, 5, 34), body, 0.3),
        stroke(line([(-23, 13), (17, 13)]), toned(colour, 0.7), 2),
    )
    if not pouring:
        return art
    jets = [
        stroke(
            curve([(43 + 2 * k, 5 + 2 * k), (60 + 7 * k, 6 + 3 * k), (70 + 9 * k, 30)]),
            pouring,
            2.6,
        )
        for k in range(4)
    ]
    drops = [detail(ellipse(70 + 9 * k, 40 + 8 * (k % 2), 2, 4), pouring) for k in range(4)]
    return showing(art + draw(jets, drops), "eau")


@motif()
def wooden_bucket(*, wood: str = "#9a6d42", iron: str = "#4a4450") -> Drawing:
    """A bucket of staves, its foot at the origin, 100 wide and 80 high; what is in it stands behind."""
    body = path("M-48-76L48-76L38 0C20 6-20 6-38 0Z")
    staves = [
        stroke(line([(x * 1.2, -76), (x, 4)]), toned(wood, 0.72), 2, within=body)
        for x in (-27, -13, 0, 13, 27)
    ]
    return draw(
        fill(body, wood),
        shade(path("M14-80L8 8L60 8L60-80Z"), body, 0.18),
        staves,
        [fill(path(f"M-60 {y}C-20 {y + 8} 20 {y + 8} 60 {y}L60 {y + 9}C20 {y + 17}-20 {y + 17}-60 {y + 9}Z"), iron, within=body)
         for y in (-66, -22)],
        stroke(path("M-48-76C-20-68 20-68 48-76"), toned(wood, 0.7), 4),
    )  # fmt: skip


@motif("chapeau", "casque")
def bucket_helm(*, colour: str = "#9fb0b4") -> Drawing:
    """A tin pail upside down over a head of 26: neither quite a hat nor quite a helmet."""
    pail = path("M-11-15C-5-17 5-17 11-15L16 10C8 14-8 14-16 10Z")
    return draw(
        stroke(curve([(-15, 9), (-10, 24), (8, 25), (15, 10)]), toned(colour, 0.7), 1.8),
        fill(pail, colour),
        shade(pail.moved(13, 0), pail, 0.18),
        [stroke(path(f"M-18 {y}C-8 {y + 4} 8 {y + 4} 18 {y}"), toned(colour, 0.72), 1.6, within=pail)
         for y in (-8, 6)],
    )  # fmt: skip


@motif("fenetre")
def greenhouse_wall(
    *, glass: tuple[str, ...] = ("#eef4dc", "#dcebc8"), bar: str = "#f9f7ec", low: float = 236
) -> Drawing:
    """The glazed wall and roof of a greenhouse from within, in place, its sill at ``low``."""
    uprights = [
        stroke(line([(x, low), (x, 96), (150 + (x - 150) * 0.3, -6)]), bar, 4)
        for x in range(0, 301, 50)
    ]
    return draw(
        fill(rect(-6, -6, 312, low + 6), Fade(glass)),
        uprights,
        [stroke(line([(-6, y), (306, y)]), bar, w) for y, w in ((96, 7), (166, 4), (40, 3.4))],
        [stroke(line([(x + 8, 150), (x + 30, 112)]), "#ffffff", 5, 0.5) for x in (8, 108, 208)],
    )


@motif("eau")
def garden_fountain(*, stone: str = "#cfc6b4", water: str = "#b9d6dc") -> Drawing:
    """A round fountain seen a little from above, centred on its basin, 100 across."""
    jets = [
        fill(tube([(0, -44), (s * far * 0.4, -58), (s * far * 0.9, -40), (s * far, -8)], [2, 4, 4, 5]), water)
        for s in (-1, 1) for far in (16, 32)
    ]  # fmt: skip
    return draw(
        fill(ellipse(0, 8, 50, 28), toned(stone, 0.75)),
        fill(ellipse(0, 0, 50, 28), stone),
        fill(ellipse(0, 0, 41, 21), water),
        [stroke(arc(0, 0, r, 20, 150, r * 0.5), "#ffffff", 1.8) for r in (18, 32)],
        fill(path("M-6-2L-4-40L4-40L6-2Z"), stone),
        fill(ellipse(0, -40, 14, 6), stone),
        jets,
        fill(circle(0, -47, 4.4), water),
    )


@motif("feuille")
def leafy_hedge(
    *,
    points: tuple[Point, ...] = ((20, 240), (150, 220), (280, 240)),
    colour: str = "#5d8f4a",
    width: float = 26,
) -> Drawing:
    """A clipped hedge along a line, seen from above and a little from before, in place."""
    leaf = path("M0 4C-6 0-6-6 0-11C6-6 6 0 0 4Z").scaled(width / 24)
    tones: tuple[list[Piece], list[Piece]] = ([], [])
    for k, (x, y) in enumerate(
        point for each in curve(points).evened(width * 0.5) for point in each
    ):
        aside = width * (0.28, -0.3, 0.02)[k % 3]
        tones[k % 2].extend(leaf.turned(k * 67).moved(x + aside * 0.5, y + aside).pieces)
    return draw(
        stroke(curve(points).moved(0, width * 0.36), toned(colour, 0.6), width),
        stroke(curve(points), colour, width),
        [detail(Path(tuple(pieces)), toned(colour, tone))
         for pieces, tone in zip(tones, (1.28, 0.76), strict=True)],
    )  # fmt: skip


@motif("aile", "mecanique")
def butterfly_mill(
    *,
    wall: str = "#efe0c0",
    cap: str = "#8a5a44",
    wing: str = "#8a56b0",
    spot: str = "#e8c8f0",
    turn: float = 20,
) -> Drawing:
    """A windmill driven by a butterfly's wings, its wooden works laid open; 100 high."""
    tower = path("M-22 0L-14-62L14-62L22 0Z")
    hole = path("M-12-6L-10-44C-6-52 8-52 12-44L14-6Z")
    return draw(
        fill(tower, wall),
        shade(path("M4-64L4 4L30 4L26-64Z"), tower, 0.14),
        fill(hole, "#4a342c"),
        fill(rect(-1.6, -64, 3.2, 60), "#c99a5c"),
        peg_wheel(colour="#d9a662").scaled(0.21).moved(-3, -34),
        peg_wheel(colour="#c08a4c").scaled(0.16).moved(6, -17),
        fill(path("M-17-61C-14-78-6-84 0-86C6-84 14-78 17-61Z"), cap),
        draw(wing_pair(wing, spot).scaled(0.88).turned(turn), fill(circle(0, 0, 5), "#4a342c")).moved(0, -70),
    )  # fmt: skip


@motif("mecanique")
def peg_wheel(*, colour: str = "#d9a662") -> Drawing:
    """A mill's wheel with pegs for cogs, centred, 100 across."""
    pegs = sum((line([polar(30 * k, 36), polar(30 * k, 48)]) for k in range(12)), Path())
    spokes = sum((line([polar(a, 28), polar(a + 180, 28)]) for a in (0, 60, 120)), Path())
    return draw(
        stroke(pegs, toned(colour, 0.85), 8),
        fill(ring(0, 0, 40, 27), colour),
        stroke(spokes, colour, 8),
        fill(circle(0, 0, 9), toned(colour, 0.6)),
    )


@motif("voyage", "roue")
def wheeled_suitcase(
    *, colour: str = "#9a5aa8", strap: str = "#f1dca8", handle: bool = True
) -> Drawing:
    """A suitcase on two wheels, its wheels on the origin, 100 wide."""
    case = rect(-46, -72, 92, 60, 9)
    return draw(
        stroke(path("M-16-72L-16-86L16-86L16-72"), toned(colour, 0.6), 5) if handle else (),
        fill(case, colour),
        shade(rect(10, -74, 50, 70), case, 0.14),
        [fill(rect(x, -72, 9, 60), strap, within=case) for x in (-30, 21)],
        fill(rect(-8, -50, 16, 14, 3), strap),
        [part
         for x in (-30, 30) for part in (fill(circle(x, -9, 11), "#35303c"), fill(circle(x, -9, 4.4), strap))],
    )  # fmt: skip


@motif("eau", "reflet")
def dewdrop(*, water: str = "#d7ecf0", inside: Part = ()) -> Drawing:
    """A hanging drop, its tip at the origin and 100 high; ``inside`` is what it mirrors, about (0, 66)."""
    skin = path("M0 0C6 18 34 38 34 66C34 86 18 100 0 100C-18 100-34 86-34 66C-34 38-6 18 0 0Z")
    return draw(
        fill(skin, Fade((toned(water, 0.94), water))),
        draw(inside).clipped(skin).mute(),
        stroke(skin, toned(water, 0.7), 2.2),
        stroke(curve([(-22, 72), (-22, 54), (-12, 42)]), "#ffffff", 4.4),
        detail(circle(20, 82, 3.4), "#ffffff"),
    )


def leafy(outline: Path, colour: str, spots: tuple[Point, ...]) -> Drawing:
    """Give a mass of leaves: an outline with tufts upon it (no motif by itself)."""
    return draw(
        fill(outline, colour),
        [
            stroke(curve([(x - 6, y + 3), (x, y - 4), (x + 6, y + 3)]), toned(colour, 1.3), 2)
            for x, y in spots
        ],
    )


@motif("feuille")
def leafy_bush(*, colour: str = "#4f8a4c") -> Drawing:
    """A round bush, 100 wide, its foot at the origin."""
    heap = scallop([(-50, 0), (-46, -24), (-28, -44), (0, -52), (28, -44), (46, -24), (50, 0)], 0.4)
    return leafy(heap, colour, ((-26, -20), (0, -34), (24, -22), (4, -12), (-8, -46)))


@motif("corde", "poisson", "animal")
def fish_kite(
    *, colour: str = "#d8443f", belly: str = "#f7d9a4", tail: Point = (-60, 120)
) -> Drawing:
    """A kite shaped as a fish that rises to the right, centred, 100 long; its line ends at ``tail``."""
    body = blob([(46, -6), (20, -27), (-14, -22), (-34, -2), (-14, 18), (20, 21)], 0.8)
    x, y = tail
    return draw(
        stroke(curve([(6, 14), (x * 0.35, y * 0.4 + 10), (x, y)]), "#6a5a4a", 1.8),
        stroke(curve([(-44, 0), (-58, 10), (-66, 2), (-80, 12), (-92, 4)]), belly, 3),
        [fill(path("M0 0L-7-7L-7 7ZM0 0L7-7L7 7Z").scaled(0.9).moved(bx, by), toned(colour, 0.8))
         for bx, by in ((-62, 6), (-78, 10))],
        fill(path("M-28-2L-54-22L-47 0L-53 20Z"), toned(colour, 0.8)),
        fill(body, colour),
        fill(blob([(46, -4), (18, 6), (-20, 6), (-34, -2), (-14, 18), (20, 21)], 0.8), belly, within=body),
        stroke(line([(-34, -2), (46, -6)]), toned(colour, 0.6), 1.4),
        stroke(line([(4, -26), (0, 20)]), toned(colour, 0.6), 1.4),
        fill(path("M2-25C8-38 22-38 26-34L20-26Z"), toned(colour, 0.8)),
        detail(circle(27, -11, 6), "#fffaf0"),
        detail(circle(28.6, -11, 3.2), "#221a26"),
    )  # fmt: skip


@motif("corde")
def well_rope(
    *,
    points: tuple[Point, ...] = ((150, -10), (150, 150)),
    colour: str = "#d2b07a",
    width: float = 6,
) -> Drawing:
    """A laid rope along a line, in place."""
    run = [point for each in curve(points).evened(width * 1.3) for point in each]
    return draw(
        stroke(curve(points), colour, width),
        [stroke(line([(x - width * 0.36, y + width * 0.3), (x + width * 0.36, y - width * 0.3)]), toned(colour, 0.62), 1.4)
         for x, y in run],
    )  # fmt: skip


@motif()
def gold_coin(*, colour: str = "#f1c440") -> Drawing:
    """A coin, centred, 100 across, a little turned."""
    return draw(
        fill(ellipse(4, 3, 40, 49), toned(colour, 0.7)),
        fill(ellipse(-3, 0, 40, 49), colour),
        stroke(ellipse(-3, 0, 30, 38), toned(colour, 0.74), 5),
        stroke(curve([(-14, 8), (-10, -18), (2, -22)]), "#fff6d0", 7),
    )
