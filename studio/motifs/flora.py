"""Plants with a character: sunflowers, clock-flowers, roses, lilies, reeds, a plant that bites."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif, showing
from studio.motifs.trees import LEAF, leaf_shape
from studio.outline import blob, circle, curve, ellipse, line, polar, polygon, star, tube
from studio.path import Path, path


@motif("fleur", "feuille")
def sunflower(
    *, petals: str = "#f2b92e", heart: str = "#5e3d24", stalk: str = "#5c8a3e"
) -> Drawing:
    """A sunflower with broad leaves, 100 high."""
    ray = path("M-4.6 0C-5-10-3-18 0-24C3-18 5-10 4.6 0Z")
    return draw(
        stroke(curve([(0, 0), (-3, -36), (0, -74)]), stalk, 5),
        [leaf_shape(toned(stalk, 1.1 - 0.14 * k)).scaled(0.72, 0.6).turned(62 - 124 * k).moved(-1, -22 - 12 * k)
         for k in range(2)],
        fill(_wheel(ray.moved(0, -9), 12).moved(0, -76), toned(petals, 0.88)),
        fill(_wheel(ray.moved(0, -9), 12).turned(15).moved(0, -76), petals),
        fill(circle(0, -76, 12.6), heart),
        detail(_wheel(circle(0, -7, 1.5), 7).moved(0, -76), toned(heart, 1.7)),
    )  # fmt: skip


def _wheel(petal: Path, count: int) -> Path:
    """Give a petal as often as told, about the origin."""
    return sum((petal.turned(360 * k / count) for k in range(count)), Path())


@motif("imaginaire")
def clock_flower(
    *, petals: str = "#e8852e", dial: str = "#fdf6e3", stalk: str = "#4f8a3e", hour: float = 10.2
) -> Drawing:
    """A flower with a clock for its heart and two leaves, 100 high."""
    art = draw(
        stroke(curve([(0, 0), (3, -26), (0, -60)]), stalk, 6),
        [leaf_shape(stalk).scaled(0.8, 0.7).turned(60 - 120 * k).moved(1, -8 - 8 * k) for k in range(2)],
        [fill(ellipse(0, -25, 10, 13).turned(40 * k).moved(0, -64), toned(petals, 1 - 0.08 * (k % 2)))
         for k in range(9)],
        _dial(dial, toned(petals, 0.6, 0.65), hour).moved(0, -64),
    )  # fmt: skip
    return showing(art, "fleur", "feuille", "temps")


def _dial(face: str, ink: str, hour: float) -> Drawing:
    """Give a clock's face that can be read from afar: four marks and two stout hands."""
    marks = sum((circle(*polar(90 * k, 18), 2) for k in range(4)), Path())
    hands = line([polar(hour * 30 - 90, 10), (0, 0), polar(hour % 1 * 360 - 90, 15)])
    return draw(
        fill(circle(0, 0, 25), ink),
        fill(circle(0, 0, 22), face),
        detail(marks, ink),
        stroke(hands, "#2b2430", 3.4),
    )


@motif("fleur")
def rose_head(*, petals: str = "#c8303a") -> Drawing:
    """A rose seen from before, centred, 100 across."""
    outer = sum((ellipse(0, -24, 25, 24).turned(72 * k) for k in range(5)), Path())
    fold = curve(
        [(-4, 4), (-8, -6), (2, -11), (11, -2), (4, 12), (-12, 10), (-18, -6), (-6, -20), (14, -16)]
    )
    return draw(
        fill(outer, toned(petals, 0.88)),
        fill(circle(0, 0, 28), petals),
        stroke(fold, toned(petals, 0.6), 4.4),
    )


@motif("feuille")
def lily_pad(*, colour: str = "#5a9a4c") -> Drawing:
    """A floating leaf with its notch, centred, 100 across and flat."""
    pad = path("M6 2L50-4C48 12 26 20 0 20C-28 20-50 11-50 0C-50-11-28-20 0-20C24-20 42-14 48-8Z")
    return draw(
        fill(pad.moved(0, 3), toned(colour, 0.6)),
        fill(pad, colour),
        [stroke(line([(4, 1), (x, y)]), toned(colour, 0.78), 1.6)
         for x, y in ((-40, -6), (-34, 10), (-10, 17), (-14, -17), (20, -16), (22, 15))],
    )  # fmt: skip


@motif("fleur")
def water_lily(*, petals: str = "#f8f2ea", heart: str = "#f0c24a") -> Drawing:
    """An open water lily, its foot at the origin, 100 wide."""
    petal = path("M0 0C-14-12-14-36 0-52C14-36 14-12 0 0Z")
    ranks = (
        (0.92, (-78, -46, 46, 78), 0.86),
        (1, (-56, -22, 22, 56), 0.94),
        (0.9, (-30, 0, 30), 1.0),
    )
    return draw(
        [fill(petal.scaled(size).turned(turn), toned(petals, tone))
         for size, turns, tone in ranks[:2] for turn in turns],
        fill(ellipse(0, -24, 11, 8), heart),
        [fill(petal.scaled(0.72).turned(turn).moved(0, 4), toned(petals, ranks[2][2]))
         for turn in ranks[2][1]],
    )  # fmt: skip


@motif("feuille")
def bulrushes(*, colour: str = "#4f7d46", head: str = "#6a4630") -> Drawing:
    """Three bulrushes among long leaves, 100 high."""
    blades = [
        tube([(x, 2), (x + lean * 0.3, -30), (x + lean, -66)], [5, 4, 1])
        for x, lean in ((-14, -20), (-4, -6), (8, 12), (16, 26))
    ]
    stems = ((-8, -10, -92), (3, 2, -100), (12, 16, -84))
    return draw(
        [fill(blade, toned(colour, 0.85 + 0.1 * k)) for k, blade in enumerate(blades)],
        [stroke(line([(x, 0), (top, y)]), toned(colour, 0.8), 1.8) for x, top, y in stems],
        [fill(tube([(top + (x - top) * 0.3, y * 0.7), (top + (x - top) * 0.06, y * 0.94)], 7), head)
         for x, top, y in stems],
    )  # fmt: skip


@motif("corde", "chute")
def dandelion_parachute(*, colour: str = "#fdfaf0", stalk: str = "#b9ab86") -> Drawing:
    """A dandelion seed as a parachute: the stalk's end at the origin, 100 high."""
    tips = [polar(-90 + turn, 56, 0, -52) for turn in range(-78, 79, 13)]
    return draw(
        fill(polygon([(0, -52), *tips]), colour, 0.55),
        stroke(line([(0, 4), (0, -52)]), stalk, 3),
        stroke(sum((line([(0, -52), tip]) for tip in tips), Path()), colour, 2.2),
        detail(sum((star(x, y, 7, 5, 0.4) for x, y in tips), Path()), colour),
        fill(circle(0, -52, 4), stalk),
    )


@motif("fleur", "feuille", "dents", "imaginaire", living=1)
def biting_plant(
    *,
    petals: str = "#d8559a",
    leaves: str = "#4f9a48",
    throat: str = "#6e1f44",
    tooth: str = "#fffaf0",
) -> Drawing:
    """A plant that lunges to the right from its pot, 100 high, its flower a mouth with two rows of teeth."""
    stem = tube([(-8, -14), (-30, -34), (-26, -60), (2, -66), (20, -60)], [11, 10, 9.4, 10, 12])
    ruff = [
        fill(
            ellipse(0, -25, 11, 16).turned(turn).moved(26, -60), toned(petals, 1.14 - 0.1 * (k % 2))
        )
        for k, turn in enumerate((-170, -135, -100, -65, -30, 5, 40))
    ]
    up = path("M20-62C20-88 44-104 76-96C84-94 88-88 84-84C66-80 46-72 30-56Z")
    low = path("M20-58C22-40 42-26 70-30C80-31 84-36 80-40C64-44 46-50 30-60Z")
    fangs_up = [
        polygon([(x, y), (x + 9, y - 4), (x + 7, y + 9)])
        for x, y in ((42, -66), (52, -72), (62, -77), (72, -81))
    ]
    fangs_low = [
        polygon([(x, y), (x + 9, y + 4), (x + 6, y - 9)])
        for x, y in ((42, -53), (52, -48), (62, -44), (71, -41))
    ]
    leaf = path("M0 0C6-14 26-22 44-14C36-12 34-6 38 2C28 0 24 4 24 10C14 10 4 8 0 0Z")
    return draw(
        fill(leaf.scaled(1.1).turned(150).moved(-28, -44), toned(leaves, 0.8)),
        fill(stem, leaves),
        [stroke(curve([(x, y), (x - 6, y - 3)]), toned(leaves, 0.6), 2.4)
         for x, y in ((-25, -30), (-32, -46), (-16, -64))],
        fill(leaf.scaled(1.15).turned(-8).moved(-18, -26), leaves),
        fill(leaf.scaled(1, -1).scaled(0.9).turned(196).moved(-16, -20), toned(leaves, 0.9)),
        ruff,
        fill(path("M24-60L78-86C84-66 82-52 74-38Z"), throat),
        fill(path("M36-58C50-62 62-58 72-52C60-48 46-50 36-58Z"), "#e88a9a"),
        [fill(each, tooth) for each in (*fangs_up, *fangs_low)],
        fill(up, petals),
        shade(up.moved(-6, 14), up, 0.1),
        fill(low, toned(petals, 0.86)),
        [detail(circle(x, y, r), toned(petals, 1.3))
         for x, y, r in ((44, -86, 4), (58, -90, 3), (34, -76, 3), (46, -38, 3))],
        fill(path("M-26-18L14-18L10 0L-20 0Z"), "#8a5c50"),
        fill(path("M-29-24L17-24L16-15L-28-15Z"), "#9c6c5e"),
    )  # fmt: skip


@motif("feuille")
def meadow_grass(*, colour: str = "#5f9a4a", blades: int = 9) -> Drawing:
    """A tuft of long blades and two round leaves, its root at the origin, 100 wide."""
    tones = [Path(), Path(), Path()]
    for k in range(blades):
        x = -44 + 88 * k / max(1, blades - 1)
        tip, high = x * 1.5 + (8 if k % 2 else -6), 60 + 12 * (k * 5 % 3)
        root = x * 0.6
        tones[k % 3] += path(
            f"M{root - 5} 4C{root - 4} {-high * 0.5} {tip - 4} {-high * 0.8} {tip} {-high}"
            f"C{tip + 1} {-high * 0.7} {root + 5} {-high * 0.4} {root + 5} 4Z"
        )
    leaves = sum((LEAF.scaled(0.8).turned(s * 60).moved(s * 10, 0) for s in (-1, 1)), Path())
    return draw(
        [fill(each, toned(colour, 0.82 + 0.11 * k)) for k, each in enumerate(tones)],
        fill(leaves, toned(colour, 1.12)),
    )


@motif("feuille")
def great_leaf(*, colour: str = "#5fa04a") -> Drawing:
    """One broad leaf that lies to the right and bends down at its tip, 300 long, its stalk at the origin."""
    blade = blob(
        [
            (0, 0),
            (50, -34),
            (120, -42),
            (200, -26),
            (262, 6),
            (290, 40),
            (250, 44),
            (190, 46),
            (110, 40),
            (44, 24),
        ],
        0.9,
    )
    under = blob(
        [
            (0, 0),
            (60, 14),
            (130, 20),
            (210, 22),
            (262, 24),
            (290, 40),
            (250, 52),
            (180, 58),
            (100, 50),
            (40, 30),
        ],
        0.9,
    )
    vein = toned(colour, 1.24)
    return draw(
        fill(under, toned(colour, 0.62)),
        fill(blade, colour),
        stroke(curve([(0, 0), (80, -4), (180, 2), (252, 22), (288, 40)]), vein, 4),
        [stroke(curve([(x, y), (x + 22, y - 12), (x + 34, y - 25)]), vein, 2)
         for x, y in ((60, -4), (110, -3), (160, 0), (206, 8))],
        [stroke(curve([(x, y), (x + 26, y + 12), (x + 44, y + 24)]), vein, 2)
         for x, y in ((50, -3), (100, -3), (150, 0), (196, 6))],
    )  # fmt: skip
