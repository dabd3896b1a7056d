"""What winter brings: snow, those who live in it, and what one takes along."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.motifs.landscape import ground
from studio.motifs.light import flame
from studio.motifs.people import AGES, person
from studio.outline import (
    arc,
    blob,
    circle,
    curve,
    ellipse,
    line,
    polygon,
    rect,
)
from studio.path import Path, Point, path
from studio.pose import POSES, Pose, joints

INK = "#2a2030"


def shaggy(points: list[Point], tuft: float, down: float = 3.0) -> Path:
    """Give an outline, its points clockwise, whose edge hangs in tufts."""
    edge: list[Point] = []
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1.0
        nx, ny = (y1 - y0) / length * tuft, (x0 - x1) / length * tuft
        parts = max(1, round(length / (tuft * 2.6)))
        for k in range(parts):
            share = (k + 0.5) / parts
            edge.append((x0 + (x1 - x0) * k / parts, y0 + (y1 - y0) * k / parts))
            edge.append((x0 + (x1 - x0) * share + nx, y0 + (y1 - y0) * share + ny + down))
    return polygon(edge)


@motif("imaginaire", living=1)
def knitting_yeti(
    *, fur: str = "#f1f4f8", skin: str = "#9fb4cc", needle: str = "#d9b070", knit: str = "#c8322f"
) -> Drawing:
    """A yeti who sits and knits, 100 high; its work hangs down from (0, -30)."""
    shadow = toned(fur, 0.88)
    body = shaggy(
        [(-36, -2), (-42, -28), (-32, -56), (-20, -72), (20, -72), (32, -56), (42, -28), (36, -2)],
        4,
    )
    head = shaggy(
        [
            (-22, -66),
            (-25, -84),
            (-14, -100),
            (0, -106),
            (14, -100),
            (25, -84),
            (22, -66),
            (0, -58),
        ],
        3.4,
        1.5,
    )
    foot = blob([(-15, 6), (-17, -10), (-6, -20), (8, -20), (17, -8), (14, 6)])
    return draw(
        fill(body, fur),
        shade(path("M8-80C20-50 18-20 10 4L60 4L60-80Z"), body, 0.1),
        fill(head, fur),
        fill(blob([(0, -96), (13, -93), (17, -82), (11, -69), (0, -65), (-11, -69), (-17, -82), (-13, -93)]), skin),
        [detail(ellipse(s * 6.6, -83, 3, 3.8), INK) for s in (-1, 1)],
        [detail(circle(s * 6.6 + 1, -84.4, 1.1), "#ffffff") for s in (-1, 1)],
        [stroke(curve([(s * 3, -90), (s * 7, -92), (s * 11, -89.6)]), toned(fur, 0.95), 3) for s in (-1, 1)],
        fill(ellipse(0, -77, 4.4, 3), toned(skin, 0.66)),
        stroke(curve([(-6.6, -71.6), (0, -68.6), (6.6, -71.6)]), INK, 1.6),
        [detail(ellipse(s * 11, -75, 3, 2), "#e39a9a", 0.7) for s in (-1, 1)],
        [fill(foot.moved(s * 26, -2), shadow) for s in (-1, 1)],
        [fill(ellipse(s * 26, -4, 9, 7), skin) for s in (-1, 1)],
        [fill(circle(s * 26 + dx, -15, 2.8), skin) for s in (-1, 1) for dx in (-7, 0, 7)],
        fill(path("M-10-40L10-40L9-20L-9-20Z"), knit),
        [stroke(line([(s * -12, -30), (s * 17, -52)]), needle, 2.8) for s in (-1, 1)],
        [fill(circle(s * 17.6, -52.6, 2.6), needle) for s in (-1, 1)],
        [fill(shaggy(_limb(s), 2.6, 2), fur) for s in (-1, 1)],
        [fill(ellipse(s * 13, -38, 6.4, 5.4), skin) for s in (-1, 1)],
    )  # fmt: skip


def _limb(side: int) -> list[Point]:
    """Give an arm that comes round to the middle, clockwise."""
    points: list[Point] = [
        (20, -66),
        (34, -60),
        (42, -44),
        (34, -30),
        (16, -32),
        (14, -44),
        (26, -46),
    ]
    return points if side > 0 else [(-x, y) for x, y in reversed(points)]


@motif("corde")
def yarn_ball(*, colour: str = "#c8322f") -> Drawing:
    """A ball of wool, its foot at the origin, 100 across."""
    ball = circle(0, -50, 50)
    return draw(
        fill(ball, colour),
        [stroke(arc(-40 + 12 * k, -50 - 10 * k, 62, -50, 70), toned(colour, 0.72), 3.4, within=ball)
         for k in range(5)],
        [stroke(arc(20 + 10 * k, -6 + 6 * k, 60, 190, 280), toned(colour, 1.25), 3.2, within=ball)
         for k in range(4)],
    )  # fmt: skip


@motif("eau", "froid")
def snowfield(
    *,
    line: tuple[Point, ...] = ((-10, 230), (80, 215), (180, 225), (310, 210)),
    colours: tuple[str, ...] = ("#f4f7fa", "#c9d9ea"),
) -> Drawing:
    """Snow (or the ice of a canal) from a skyline down to the foot of the picture, in place."""
    return ground(line=line, colours=colours)


@motif("chapeau")
def fur_hat(*, colour: str = "#7a5a42", top: str = "#54402f") -> Drawing:
    """A hat of fur with flaps over the ears, for a head of 26."""
    flap = [(-14, -4), (-11, -2), (-11, 9), (-13, 13), (-16, 9), (-16, 0)]
    return draw(
        fill(path("M-13-2C-14-16-7-19 0-19C7-19 14-16 13-2Z"), top),
        fill(blob(flap), colour),
        fill(blob([(-x, y) for x, y in flap]), colour),
        fill(shaggy([(-14, -9), (0, -12), (14, -9), (14, -1), (0, -3), (-14, -1)], 1.6, 0), colour),
    )


@motif("voyage")
def wooden_sledge(*, wood: str = "#a8743f") -> Drawing:
    """A sledge seen from its side, its runners on the origin, 100 long."""
    return draw(
        stroke(curve([(-48, 0), (20, 0), (40, -2), (50, -14), (46, -22)]), toned(wood, 0.7), 5),
        [stroke(line([(x, 0), (x, -18)]), wood, 5) for x in (-34, 0, 28)],
        fill(rect(-48, -26, 88, 9, 3), wood),
        stroke(line([(-48, -21), (40, -21)]), toned(wood, 0.75), 1.4),
    )


@motif("fete")
def bunting_line(
    *,
    points: tuple[Point, ...] = ((-10, 30), (80, 60), (170, 50), (310, 20)),
    colours: tuple[str, ...] = ("#c8322f",),
    size: float = 16,
) -> Drawing:
    """Small pennants on a line, in place."""
    run = [point for each in curve(points).evened(size * 1.3) for point in each]
    flags = [
        fill(
            polygon([(x - size * 0.5, y), (x + size * 0.5, y), (x, y + size * 1.15)]),
            colours[k % len(colours)],
        )
        for k, (x, y) in enumerate(run)
    ]
    return draw(stroke(curve(points), "#5a4a40", 1.6), flags)


@motif("repas")
def soup_stall(
    *, wood: str = "#9a6d44", roof: str = "#c8322f", stripe: str = "#f6eedc", soup: str = "#e0a24a"
) -> Drawing:
    """A stall with a striped awning and a steaming pot, 100 high and as wide."""
    awning = path("M-50-74L50-74L44-96L-44-96Z")
    steam = [
        stroke(curve([(x, -54), (x - 5, -62), (x + 4, -68), (x - 2, -76)]), "#ffffff", 3, 0.9)
        for x in (-12, 0, 12)
    ]
    return draw(
        [fill(rect(x, -80, 5, 80), toned(wood, 0.75)) for x in (-44, 39)],
        steam,
        fill(path("M-24-52L24-52C26-34 20-28 14-27L-14-27C-20-28-26-34-24-52Z"), "#4a4650"),
        fill(ellipse(0, -52, 24, 5), soup),
        stroke(line([(8, -50), (24, -70)]), "#c9b58a", 3.4),
        fill(rect(-48, -30, 96, 30), wood),
        [stroke(line([(-48, y), (48, y)]), toned(wood, 0.75), 1.4) for y in (-20, -10)],
        fill(rect(-52, -33, 104, 5, 2), toned(wood, 1.2)),
        [fill(path(f"M{x}-33L{x + 11}-33L{x + 9}-40L{x + 2}-40Z"), stripe) for x in (-44, 31)],
        fill(awning, roof),
        [fill(polygon([(x, -74), (x + 12.5, -74), (x * 0.88 + 11, -96), (x * 0.88, -96)]), stripe, within=awning)
         for x in (-37.5, -12.5, 12.5, 37.5)],
        [fill(path(f"M{x}-75L{x + 12.5}-75C{x + 12.5}-66 {x}-66 {x}-75Z"), roof if k % 2 == 0 else stripe)
         for k, x in enumerate((-50, -37.5, -25, -12.5, 0, 12.5, 25, 37.5))],
    )  # fmt: skip


@motif()
def skater(
    *,
    pose: Pose = POSES["walk"],
    look: float = 0.7,
    expression: str = "laugh",
    age: str = "adult",
    clothes: str = "#3f7a5c",
    trousers: str = "#4a4458",
    hat: Drawing | None = None,
    garment: str = "coat",
    blade: str = "#5a6474",
) -> Drawing:
    """Somebody on skates, 100 high when standing."""
    leg, size, girth = AGES[age]
    at = joints(pose, leg, girth, 13 * size)
    toe = 1 if look > 0 else -1
    blades = [
        stroke(
            curve([(x - toe * 6, y + 6), (x + toe * 9, y + 6), (x + toe * 12, y + 3)]), blade, 1.8
        )
        for _, _, (x, y) in (at.leg_left, at.leg_right)
    ]
    figure = person(
        pose=pose, look=look, expression=expression, age=age, clothes=clothes, trousers=trousers, hat=hat,
        garment=garment,
    )  # fmt: skip
    return draw(blades, figure)


@motif("froid", "eau", "chapeau")
def snowman(*, snow: str = "#f4f7fa", hat: str = "#3a3440", scarf: str = "#c8322f") -> Drawing:
    """A snowman with a pot on its head, 100 high."""
    return draw(
        fill(circle(0, -24, 27), snow),
        fill(circle(0, -60, 19), snow),
        shade(ellipse(14, -30, 16, 34), circle(0, -24, 27), 0.1),
        fill(path("M-15-50C-6-45 6-45 15-50L16-43C6-38-6-38-16-43Z"), scarf),
        [detail(circle(s * 6, -64, 2.2), INK) for s in (-1, 1)],
        fill(path("M0-60L18-56L0-55Z"), "#e8842e"),
        fill(path("M-14-75L14-75L12-94L-12-94Z"), hat),
        fill(rect(-19, -77, 38, 5, 2), hat),
        [detail(circle(0, y, 2), INK) for y in (-34, -24, -14)],
        [stroke(line([(s * 22, -34), (s * 42, -48)]), "#6a4a38", 2.6) for s in (-1, 1)],
    )


@motif("feu", "lampe")
def ice_lantern(*, ice: str = "#cfe6f2") -> Drawing:
    """A candle within a ring of snowballs, its foot at the origin, 100 wide."""
    balls = [
        fill(circle(x, y, 15), toned(ice, tone))
        for x, y, tone in (
            (-34, -12, 0.9),
            (-12, -14, 1),
            (12, -14, 1),
            (34, -12, 0.9),
            (-22, -34, 0.95),
            (22, -34, 0.95),
        )
    ]
    return draw(balls[4:], flame().moved(0, -26), balls[:4])
