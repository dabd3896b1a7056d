"""Deserts and what stands, lies and plays there."""

import math
from random import Random

from studio.colour import toned
from studio.drawing import Drawing, Part, detail, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.motifs import faces
from studio.outline import blob, circle, curve, ellipse, line, polar, polygon, rect, tube
from studio.path import Path, path


@motif("chapeau")
def sombrero(*, colour: str = "#e0b050", band: str = "#c8402f") -> Drawing:
    """A hat with a great turned-up brim, for a head of 26."""
    brim = path("M-34-6C-30 6-14 8 0 8C14 8 30 6 34-6C28-1 16 0 0 0C-16 0-28-1-34-6Z")
    return draw(
        fill(path("M-11 2C-11-14-6-25 0-26C6-25 11-14 11 2Z"), colour),
        fill(path("M-11.4-5C-5-2 5-2 11.4-5L11.6 2L-11.6 2Z"), band),
        fill(brim, toned(colour, 0.94)),
        [detail(circle(x, 4.6 - abs(x) * 0.1, 1.5), band) for x in range(-26, 27, 7)],
    )


@motif("musique", "corde")
def strummed_guitar(*, wood: str = "#c9843e", neck: str = "#6a4228") -> Drawing:
    """A guitar whose sound hole is at the origin, its neck to the right, 100 long."""
    body = path(
        "M20-11C14-18 6-14 0-15C-10-24-36-22-38 0C-36 22-10 24 0 15C6 14 14 18 20 11C23 6 23-6 20-11Z"
    )
    return draw(
        fill(body, wood),
        shade(body.moved(0, 13), body, 0.16),
        fill(circle(2, 0, 7.6), "#2a1c1c"),
        stroke(circle(2, 0, 9.4), toned(wood, 1.3), 1.4),
        fill(rect(16, -3.6, 44, 7.2, 1), neck),
        fill(path("M58-5L72-6.4L72 6.4L58 5Z"), toned(neck, 0.8)),
        [detail(circle(x, y, 1.8), "#f4ead8") for x in (62, 68) for y in (-7.4, 7.4)],
        fill(rect(-24, -7, 4.4, 14, 1), neck),
        [stroke(line([(-22, y), (66, y)]), "#fff6e0", 0.8) for y in (-2.4, 0, 2.4)],
    )


@motif()
def saguaro(
    *, colour: str = "#4f9a54", ribs: int = 3, arms: bool = True, spines: str = "#e9f0d0"
) -> Drawing:
    """A tall cactus with two arms, 100 high."""
    stem = path("M-13 2L-13-84C-13-104 13-104 13-84L13 2Z")
    boughs = [
        tube([(-8, -36), (-27, -38), (-30, -52), (-30, -68)], [12, 12.4, 12, 11]),
        tube([(8, -28), (26, -30), (30, -44), (30, -58)], [11, 11.4, 11, 10]),
    ]
    return draw(
        [fill(bough, toned(colour, 0.92)) for bough in boughs] if arms else (),
        fill(stem, colour),
        shade(rect(4, -110, 20, 120), stem, 0.16),
        [
            stroke(curve([(x, 0), (x * 1.1, -40), (x * 0.9, -86)]), toned(colour, 0.76), 1.2)
            for x in [(-7 + 14 * k / max(1, ribs - 1)) for k in range(ribs)]
        ],
        [
            stroke(line([(x - 1.6, y), (x + 1.6, y - 2)]), spines, 1)
            for x, y in ((-9, -20), (-3, -34), (9, -14), (4, -54), (-9, -66), (9, -74), (0, -84))
        ],
    )


@motif("imaginaire", living=1)
def cactus_player(
    *,
    colour: str = "#4f9a54",
    hat: Drawing | None = None,
    lip: Drawing | None = None,
    plays: Drawing | None = None,
    blossom: Drawing | None = None,
    spines: str = "#e9f0d0",
) -> Drawing:
    """A cactus with a face, 100 high without its hat; ``plays`` lies in its arms."""
    stem = path("M-19 2L-20-76C-20-102 20-102 20-76L19 2Z")
    far = tube([(15, -44), (34, -42), (42, -52), (46, -62)], [12, 12, 11, 10])
    near = tube([(-15, -46), (-34, -42), (-30, -26), (-8, -28)], [13, 13, 12, 10])
    features = faces.features("happy", 0, colour, toned(colour, 0.5), mouth=lip is None)
    return draw(
        fill(stem, colour),
        shade(rect(7, -110, 30, 120), stem, 0.16),
        [stroke(curve([(x, 0), (x * 1.06, -30), (x, -58)]), toned(colour, 0.76), 1.3) for x in (-11, 0, 11)],
        [stroke(line([(x - 1.8, y), (x + 1.8, y - 2)]), spines, 1.1)
         for x, y in ((-15, -12), (-5, -8), (6, -14), (15, -20), (-15, -60), (15, -58), (-15, -84), (15, -86))],
        features.scaled(1.45).moved(0, -73),
        [lip.scaled(1.4).moved(0, -63)] if lip else (),
        [hat.scaled(1.5).moved(0, -94)] if hat else (),
        [blossom.moved(-13, -52)] if blossom else (),
        [plays.turned(-24).moved(4, -34)] if plays else (),
        fill(far, toned(colour, 0.92)),
        fill(near, toned(colour, 1.06)),
        stroke(curve([(-30, -42), (-29, -32), (-14, -29)]), toned(colour, 0.8), 1.2),
    )  # fmt: skip


@motif()
def round_pebble(*, colour: str = "#9a8aa4", seed: int = 1) -> Drawing:
    """A pebble lying on the ground, 100 wide."""
    chance = Random(seed)
    outline = blob(
        [(-50, -6), (-40, -34 * chance.uniform(0.8, 1.1)), (-8, -54 * chance.uniform(0.85, 1.1)), (32, -42), (50, -10), (34, 2), (-34, 2)]
    )  # fmt: skip
    return draw(
        fill(outline, colour),
        light(ellipse(-14, -38, 22, 9, -14), outline, 0.3),
        shade(ellipse(20, 2, 52, 16), outline, 0.2),
    )


@motif()
def wind_dune(*, colour: str = "#e0b45c", dark: str = "", flip: bool = False) -> Drawing:
    """A dune with a sharp crest, its foot at the origin, 100 wide and 27 high."""
    outline = path("M-50 2C-32-3-18-18-4-27C9-18 27-5 50 2Z")
    lee = path("M-4-27C-7-16 1-9-6 2L50 2C27-5 9-18-4-27Z")
    art = draw(fill(outline, colour), fill(lee, dark or toned(colour, 0.86)))
    return art.flipped() if flip else art


@motif("temps")
def buried_watch(
    *, case: str = "#e9b23a", dial: str = "#f7efd9", ink: str = "#3a2416", cracked: bool = True
) -> Drawing:
    """A pocket watch that leans, centred, 100 across; its ring and crown point to the upper left."""
    knob = draw(
        stroke(circle(0, -70, 11), case, 5),
        stroke(circle(0, -70, 11), ink, 1.2),
        fill(rect(-8, -62, 16, 13, 3), case),
        [stroke(line([(x, -61), (x, -51)]), ink, 1.2) for x in (-4, 0, 4)],
        fill(circle(0, 0, 50), case),
        fill(circle(0, 0, 41), dial),
        [stroke(line([polar(30 * k, 37), polar(30 * k, 32 if k % 3 else 28)]), ink, 3.4 if k % 3 == 0 else 1.8) for k in range(12)],
        stroke(line([(0, 0), polar(-120, 18)]), ink, 4.4),
        stroke(line([(0, 0), polar(-30, 29)]), ink, 3),
        detail(circle(0, 0, 4), ink),
    )  # fmt: skip
    crack = [
        stroke(line([(30, -28), (16, -14), (20, -2), (6, 10), (12, 24)]), ink, 1.6),
        stroke(line([(16, -14), (2, -20), (-6, -16)]), ink, 1.2),
        stroke(line([(20, -2), (33, 4)]), ink, 1.2),
    ]
    return draw(knob, crack if cracked else ()).turned(-22)


@motif("dents")
def dragon_skull(*, colour: str = "#f7efd9", ink: str = "#3a2416") -> Drawing:
    """A dinosaur's skull looking left with all its teeth, its jaw on the origin's line, 100 long."""
    top = blob(
        [
            (-50, -26),
            (-46, -36),
            (-26, -42),
            (-4, -58),
            (22, -60),
            (42, -50),
            (48, -34),
            (38, -24),
            (16, -22),
            (-20, -20),
        ],
        0.8,
    )
    jaw = blob(
        [(-46, -6), (-20, -8), (16, -12), (38, -26), (44, -20), (34, -4), (10, 2), (-34, 2)], 0.8
    )
    fangs = [
        polygon([(x, -24 + k * 0.3), (x + 7, -23 + k * 0.3), (x + 2.6, -11)])
        for k, x in enumerate(range(-46, 14, 9))
    ]
    lower = [
        polygon([(x, -5 - k * 0.6), (x + 6, -6 - k * 0.6), (x + 3.6, -14 - k * 0.4)])
        for k, x in enumerate(range(-40, 10, 9))
    ]
    return draw(
        fill(jaw, toned(colour, 0.9)),
        [fill(tooth, colour) for tooth in lower],
        [fill(tooth, colour) for tooth in fangs],
        fill(top, colour),
        fill(ellipse(14, -42, 9, 8, -12), ink),
        fill(ellipse(-34, -32, 4.6, 3, -20), ink),
        fill(blob([(30, -44), (38, -40), (37, -30), (29, -32)]), ink),
        stroke(curve([(-20, -34), (-8, -44), (2, -50)]), ink, 1.6),
    )  # fmt: skip


@motif()
def bare_ribs(*, colour: str = "#f7efd9", count: int = 6, tail: bool = True) -> Drawing:
    """A backbone with ribs that stand out of the sand, 100 long, its neck to the left."""
    spine = [(-48.0, -34.0), (-24.0, -50.0), (4.0, -52.0), (30.0, -36.0), (50.0, -12.0)]
    ribs = []
    for k in range(count):
        x = -36 + 56 * k / (count - 1)
        top = -43 - 9 * math.sin(math.pi * (k + 0.6) / count)
        ribs.append(fill(tube([(x, top), (x - 9, top + 20), (x - 5, 4)], [4.4, 4, 2.4]), colour))
    bones = [fill(circle(*p, 4), colour) for p in curve(spine).flat(4)[0][::2]]
    end = [fill(tube([(48, -14), (62, -2), (78, 2)], [5, 3.6, 1.6]), colour)] if tail else []
    return draw(ribs, stroke(curve(spine), toned(colour, 0.86), 4), bones, end)


@motif("chute")
def falling_grains(
    *, colour: str = "#e9b23a", high: float = 60, wide: float = 8, seed: int = 3
) -> Drawing:
    """Sand that trickles down from the origin onto a small heap, ``high`` long."""
    chance = Random(seed)
    grains: Path = Path()
    for k in range(16):
        y = high * (k + 0.5) / 16
        grains += circle(
            chance.uniform(-wide, wide) * (0.3 + 0.5 * y / high), y, chance.uniform(1.3, 2.4)
        )
    heap: list[Part] = [
        fill(
            path(
                f"M-22 {high + 4}C-8 {high}-6 {high - 12} 0 {high - 13}C6 {high - 12} 8 {high} 22 {high + 4}Z"
            ),
            colour,
        )
    ]
    return draw(stroke(line([(0, 0), (0.6, high - 8)]), colour, 6), detail(grains, colour), heap)
