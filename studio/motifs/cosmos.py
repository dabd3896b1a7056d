"""What hangs or flies between the stars, and what one looks at it with."""

from random import Random

from studio.colour import toned
from studio.drawing import Drawing, Fade, detail, draw, fill, glow, light, shade, stroke
from studio.motif import motif, showing
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
    star,
    tube,
)
from studio.path import Point, path


@motif()
def ringed_planet(
    *, colour: str = "#d99a5b", band: str = "#b9713f", hoop: str = "#f0d8a8", tilt: float = -18
) -> Drawing:
    """A planet with bands, centred, its disc 60 across; ``hoop`` "" leaves its ring away."""
    disc = circle(0, 0, 30)
    bands = [
        stroke(curve([(-34, y + 3), (0, y - 2), (34, y + 3)]), band, w, 0.8, within=disc)
        for y, w in ((-14, 5), (2, 7), (17, 4))
    ]
    behind = stroke(arc(0, 0, 48, 180, 360, 13), toned(hoop, 0.8), 5) if hoop else ()
    before = stroke(arc(0, 0, 48, 0, 180, 13), hoop, 5) if hoop else ()
    globe = draw(fill(disc, colour), bands, shade(ring(-9, -6, 46, 31), disc, 0.2))
    return draw(behind, globe, before).turned(tilt)


@motif()
def earth_globe(
    *, water: str = "#2f7fc8", land: str = "#4fa05a", halo: float = 0.8, night: bool = True
) -> Drawing:
    """The Earth from afar, centred, 100 across; ``night`` puts its edge in shadow."""
    disc = circle(0, 0, 50)
    lands = [
        blob([(-34, -34), (-12, -42), (2, -34), (-6, -24), (4, -14), (-10, -8), (-16, 4), (-26, -6), (-38, -14)]),
        blob([(-14, 8), (4, 6), (12, 18), (4, 30), (-2, 44), (-10, 32), (-18, 20)]),
        blob([(20, -36), (40, -26), (52, -6), (44, 10), (34, 4), (36, 20), (28, 24), (22, 4), (14, -8), (22, -18)]),
    ]  # fmt: skip
    clouds = [
        stroke(curve(points), "#ffffff", width, 0.75, within=disc)
        for points, width in (
            ([(-46, 10), (-30, 4), (-22, 10)], 4.5),
            ([(-4, -4), (10, -2), (22, -8)], 4),
            ([(10, 32), (24, 34), (36, 28)], 4.5),
            ([(-8, -44), (8, -42), (20, -45)], 3.4),
        )
    ]
    return draw(
        [glow(0, 0, 82, "#9fd0ff", 0.6 * halo)] if halo else (),
        fill(disc, Fade((toned(water, 1.12), toned(water, 0.9)))),
        [fill(land_, land, within=disc) for land_ in lands],
        clouds,
        [shade(ring(-13, -8, 80, 51), disc, 0.3)] if night else (),
    )


@motif("spirale")
def spiral_galaxy(
    *, colour: str = "#f3c9e8", heart: str = "#fff3d0", flat: float = 0.62
) -> Drawing:
    """A galaxy of two winding arms, centred, 100 across; ``flat`` is how far one sees it edge on."""
    arms = []
    for start in (0, 180):
        points: list[Point] = [polar(start + 27 * k, 5 + 43 * (k / 16) ** 1.15) for k in range(17)]
        widths = [9.5 * (1 - k / 17) + 2.2 for k in range(17)]
        arms.append(fill(tube(points, widths), colour))
    dots = [
        detail(circle(*polar(47 * k, 24 + 5.2 * (k % 5)), 1.3 + 0.5 * (k % 2)), heart)
        for k in range(11)
    ]
    disc = draw(arms, dots, fill(circle(0, 0, 9), heart)).scaled(1, flat).turned(-24)
    return draw(glow(0, 0, 62, colour, 0.55), disc)


@motif()
def moon_crater(*, colour: str = "#b9b4b0", hollow: str = "#57535e", deep: float = 1.0) -> Drawing:
    """A crater seen aslant, its middle at the origin, 100 across."""
    hole = ellipse(0, 0, 42, 15 * deep)
    return draw(
        fill(ellipse(0, 0, 50, 20 * deep), toned(colour, 1.1)),
        fill(hole, hollow),
        light(path("M-60 4C-20 26 20 26 60 4L60 40L-60 40Z").scaled(1, deep), hole, 0.22),
    )


@motif()
def rubble_asteroid(*, colour: str = "#77727e", seed: int = 1, craters: int = 6) -> Drawing:
    """A lump of rock adrift, centred, 100 across."""
    chance = Random(seed)
    outline = blob([polar(36 * k, 50 * chance.uniform(0.86, 1.04)) for k in range(10)], 0.8).scaled(
        1, 0.74
    )
    pits = []
    for _ in range(craters):
        x, y = polar(chance.uniform(0, 360), chance.uniform(6, 36))
        r = chance.uniform(3, 8)
        pits += [
            detail(ellipse(x, y * 0.7, r, r * 0.66), toned(colour, 0.7), within=outline),
            stroke(arc(x, y * 0.7, r, 20, 160, r * 0.66), toned(colour, 1.25), 1, within=outline),
        ]
    return draw(
        fill(outline, colour), shade(ring(-8, -10, 70, 46).scaled(1, 0.8), outline, 0.25), pits
    )


@motif("aile")
def finned_rocket(
    *,
    body: str = "#e9e4da",
    fins: str = "#c8402f",
    glass: str = "#8fd0c8",
    portholes: int = 1,
    burning: bool = False,
) -> Drawing:
    """A rocket on its tail, 100 high, with stubby wings; ``burning`` when it takes off."""
    hull = path(
        "M0-100C17-84 22-58 20-34C19-22 16-14 13-10L-13-10C-16-14-19-22-20-34C-22-58-17-84 0-100Z"
    )
    wing = path("M17-46C30-40 40-22 42 2C34-4 24-8 14-10C18-20 19-34 17-46Z")
    art = draw(
        [fill(path("M-11-12C-14 8-4 18 0 34C4 18 14 8 11-12Z"), "#f58a2c"),
         detail(path("M-6-12C-7 2-2 8 0 18C2 8 7 2 6-12Z"), "#ffe07a")] if burning else (),
        fill(path("M-9-11L9-11L12-3L-12-3Z"), toned(body, 0.55)),
        fill(wing, fins),
        fill(wing.mirrored(), fins),
        fill(hull, body),
        fill(path("M-30-82L30-82L30-104L-30-104Z"), fins, within=hull),
        fill(rect(-30, -30, 60, 7), fins, within=hull),
        shade(hull.moved(14, 2), hull, 0.18),
        stroke(curve([(-15, -76), (-17, -56), (-16, -36)]), "#ffffff", 2.4, 0.8, within=hull),
        fill(path("M-3.4-30C-4-16-3-4 0 3C3-4 4-16 3.4-30Z"), toned(fins, 0.8)),
    )  # fmt: skip
    for k in range(portholes):
        y = -64 + 18 * k
        art += draw(
            fill(circle(0, y, 9), toned(body, 0.6)),
            fill(circle(0, y, 6.6), glass),
            stroke(arc(0, y, 4.2, 190, 260), "#ffffff", 1.4),
        )
    art = showing(art, "fenetre") if portholes else art
    return showing(art, "feu") if burning else art


@motif("lunettes")
def brass_telescope(
    *, metal: str = "#c9974a", wood: str = "#7a5236", aim: float = -38, legs: float = 1.0
) -> Drawing:
    """A telescope on three legs, 100 high, its eyepiece to the left; ``aim`` is its slope."""
    pivot = (0.0, -58.0 * legs)
    tube_ = draw(
        fill(path("M-46-4.6L-30-5L-30 5L-46 4.6Z"), toned(metal, 0.78)),
        fill(path("M-31-7L8-8L8 8L-31 7Z"), metal),
        fill(path("M8-10L48-12L48 12L8 10Z"), toned(metal, 1.08)),
        fill(rect(46, -13.6, 6, 27.2, 2), toned(metal, 0.7)),
        fill(rect(-33, -8, 4, 16, 1.4), toned(metal, 0.7)),
        fill(rect(6, -11, 4, 22, 1.4), toned(metal, 0.7)),
        fill(rect(-51, -6.4, 6, 12.8, 2), toned(metal, 0.55)),
        stroke(line([(-27, -4), (4, -4.6)]), "#fff4d8", 1.6, 0.8),
        stroke(line([(12, -6.4), (44, -7.6)]), "#fff4d8", 1.8, 0.8),
    ).turned(aim)
    return draw(
        [fill(tube([pivot, (x, 0)], [4.6, 3.2]), wood) for x in (-24, 26, 3)],
        stroke(line([(-11, -32 * legs), (14, -32 * legs)]), wood, 1.8),
        fill(circle(*pivot, 5.6), toned(metal, 0.6)),
        tube_.moved(*pivot),
    )


@motif("etoile")
def joined_stars(
    *,
    points: tuple[Point, ...] = ((-40, 10), (-16, -20), (12, -6), (40, -24)),
    links: tuple[tuple[int, int], ...] = ((0, 1), (1, 2), (2, 3)),
    colour: str = "#fff3c4",
    thread: str = "#cfdcf0",
    size: float = 5.0,
) -> Drawing:
    """A constellation: stars about the origin and the lines that join them."""
    return draw(
        [stroke(line([points[a], points[b]]), thread, 1.3, 0.8) for a, b in links],
        [
            detail(star(x, y, size * (1.25 if k % 3 == 0 else 0.95), 5, 0.5), colour)
            for k, (x, y) in enumerate(points)
        ],
    )


BEAR: tuple[Point, ...] = (
    (-70, -4), (-56, -20), (-46, -36), (-36, -22), (-6, -32), (32, -26), (50, -6), (54, 34),
    (36, 34), (30, 12), (-6, 14), (-14, 38), (-32, 38), (-34, 10), (-54, 10),
)  # fmt: skip
FISH: tuple[Point, ...] = (
    (90, 0), (64, -15), (24, -20), (-22, -14), (-58, 0), (-88, -20), (-80, 0), (-88, 20),
    (-22, 14), (24, 20), (64, 15), (68, -2),
)  # fmt: skip


@motif("animal")
def bear_of_stars(*, colour: str = "#fff3c4", thread: str = "#cfdcf0", shade: str = "") -> Drawing:
    """A bear walking left, made of stars, centred, 120 long; ``shade`` paints it faintly in."""
    links = (*((k, k + 1) for k in range(14)), (14, 0), (1, 3))
    lines = joined_stars(points=BEAR, links=links, colour=colour, thread=thread)
    return draw([detail(polygon(BEAR), shade, 0.55)] if shade else [], lines)


@motif("poisson", "animal")
def fish_of_stars(*, colour: str = "#fff3c4", thread: str = "#cfdcf0", shade: str = "") -> Drawing:
    """A very long fish swimming right, made of stars, centred, 180 long; ``shade`` paints it faintly in."""
    links = (*((k, k + 1) for k in range(7)), (7, 4), (4, 8), (8, 9), (9, 10), (10, 0))
    lines = joined_stars(points=FISH, links=links, colour=colour, thread=thread)
    return draw([detail(polygon(FISH[:11]), shade, 0.55)] if shade else [], lines)


@motif()
def glass_dome(
    *, pane: str = "#bfe0d4", frame: str = "#d9dde0", ribs: int = 5, alpha: float = 0.22
) -> Drawing:
    """A half sphere of glass on a sill, 100 wide and 54 high; what it holds is put behind it."""
    bow = path("M-50 0C-50-68 50-68 50 0Z")
    lines = [
        stroke(arc(0, 0, 50 * abs(1 - 2 * k / (ribs + 1)) or 0.1, *((180, 270) if k <= ribs / 2 else (270, 360)), 51), frame, 0.8, 0.8)
        for k in range(1, ribs + 1)
    ]  # fmt: skip
    return draw(
        detail(bow, pane, alpha),
        lines,
        stroke(arc(0, 0, 43, 197, 343, 24), frame, 0.8, 0.8),
        stroke(path("M-50 0C-50-68 50-68 50 0"), frame, 1.6),
        stroke(path("M-39-14C-36-30-28-39-20-43"), "#ffffff", 2, 0.75),
        fill(rect(-53, -2, 106, 5, 2), toned(frame, 0.8)),
        fill(polygon([(-3, -51), (3, -51), (2, -55), (-2, -55)]), frame),
    )
