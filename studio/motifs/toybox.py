"""Toys and curiosities."""

from random import Random

from studio.colour import toned
from studio.drawing import Drawing, Fill, Part, detail, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.motifs.clocks import clock
from studio.motifs.machines import HEART, music_works, spoked_wheel, winding_key
from studio.outline import (
    arc,
    blob,
    circle,
    curve,
    ellipse,
    line,
    polygon,
    rect,
    scallop,
    tube,
)  # fmt: skip
from studio.path import Path, path

INK = "#2a2030"


@motif("mecanique", "roue", "cle", "voyage")
def clockwork_train(
    *,
    colour: str = "#cf3a30",
    trim: str = "#f2d9a0",
    iron: str = "#2c2a36",
    key: str = "#d9a83e",
    driver: Part = (),
) -> Drawing:
    """A tin locomotive that rolls to the right, 120 long, wheels on the line of the origin.

    ``driver`` looks out of the cab, feet at (-36, -24).
    """
    return draw(
        fill(path("M-58-22L-58-84L-54-84L-54-46L-18-46L-18-22Z"), toned(colour, 0.85)),
        driver,
        fill(rect(-58, -50, 42, 30, 3), colour),
        fill(rect(-64, -94, 56, 8, 4), iron),
        stroke(line([(-14, -88), (-14, -46)]), iron, 4),
        fill(rect(-20, -60, 68, 38, 10), colour),
        light(rect(-20, -57, 68, 6, 3), rect(-20, -60, 68, 38, 10), 0.45, "#ffffff"),
        [fill(rect(x, -60, 5, 38), trim) for x in (-4, 34)],
        fill(path("M28-58L26-80L22-88L46-88L42-80L40-58Z"), iron),
        fill(path("M4-60C4-72 18-72 18-60Z"), trim),
        fill(circle(50, -42, 8), trim),
        fill(rect(-60, -24, 116, 8, 3), iron),
        fill(polygon([(52, -20), (68, -4), (52, -4)]), iron),
        [spoked_wheel(rim=iron, spoke=trim, spokes=6, width=9).scaled(r / 50).moved(x, -r)
         for x, r in ((-40, 18), (-2, 13), (28, 13))],
        winding_key(colour=key).scaled(0.44).turned(0).moved(10, -36),
        fill(circle(10, -36, 5), toned(key, 0.7)),
    )  # fmt: skip


@motif(living=1)
def rag_doll(*, dress: str = "#e0b84a", wool: str = "#c8603a", cloth: str = "#f3dcc0") -> Drawing:
    """A rag doll that dances, arms and legs all loose, 100 high."""
    button = draw(detail(circle(0, 0, 3.4), "#33405c"), stroke(path("M-1.6-1.6L1.6 1.6M1.6-1.6L-1.6 1.6"), "#ffffff", 0.8))  # fmt: skip
    braids = [
        [fill(ellipse(s * (19 + 5 * k), -70 + 9 * k, 5.6, 6.4, s * -20), wool) for k in range(4)]
        for s in (-1, 1)
    ]
    gown = path("M-8-58C-14-44-24-28-30-20C-16-14 16-12 30-22C22-32 12-46 8-58Z")
    striped = [tube([(-8, -22), (-14, -12), (-8, -2)], [7, 6, 6]), tube([(9, -22), (24, -16), (36, -22)], [7, 6, 6])]  # fmt: skip
    return draw(
        [fill(leg, cloth) for leg in striped],
        [stroke(line(ends), wool, 2.4) for ends in (((-14, -17), (-8, -16)), ((-16, -11), (-10, -11)), ((16, -22), (17, -16)), ((24, -20), (25, -14)))],
        [fill(ellipse(x, y, 6, 4, t), "#5d4a6a") for x, y, t in ((-6, -1, 0), (38, -23, -40))],
        fill(tube([(-8, -54), (-24, -58), (-36, -74)], [8, 7, 6]), cloth),
        fill(tube([(8, -54), (24, -50), (36, -62)], [8, 7, 6]), cloth),
        fill(gown, dress),
        fill(HEART.scaled(0.32).moved(1, -36), "#c2336a"),
        stroke(curve([(-27, -23), (-8, -18), (27, -24)]), toned(dress, 0.75), 2, within=gown),
        braids,
        fill(circle(0, -77, 18), cloth),
        fill(scallop([(-19, -78), (-15, -92), (0, -98), (15, -92), (19, -78), (8, -88), (-6, -88)], 0.3), wool),
        button.moved(-7, -77), button.moved(7, -77),
        [detail(circle(s * 10, -70, 3.2), "#e58f7c", 0.8) for s in (-1, 1)],
        stroke(arc(0, -72, 6, 25, 155), "#a8324a", 1.8),
        [stroke(line([(x, -68.5), (x, -65)]), "#a8324a", 1) for x in (-3, 0, 3)],
    )  # fmt: skip


@motif("spirale", living=1)
def jack_in_the_box(
    *, box: str = "#6a4a8a", trim: str = "#f0c04a", face: str = "#fbe3cb", nose: str = "#d8443f"
) -> Drawing:
    """A jack that has sprung out of his box, arms up, its foot at the origin and 130 high."""
    coil = [ellipse(2 * (-1) ** k, -46 - 6.4 * k, 13, 5) for k in range(5)]
    tufts = [fill(blob([(s * 12, -104), (s * 24, -114), (s * 28, -102), (s * 24, -92), (s * 13, -94)]), trim) for s in (-1, 1)]  # fmt: skip
    front = rect(-28, -40, 56, 40, 3)
    return draw(
        fill(polygon([(-28, -40), (-46, -60), (-40, -66), (-20, -44)]), toned(box, 0.8)),
        [stroke(turn, "#b9b4c2", 3.4) for turn in coil],
        [fill(tube([(s * 8, -80), (s * 26, -82), (s * 34, -98)], [8, 7, 6]), nose) for s in (-1, 1)],
        [fill(circle(s * 35, -101, 5), "#ffffff") for s in (-1, 1)],
        fill(scallop([(-18, -78), (-8, -86), (8, -86), (18, -78), (8, -70), (-8, -70)], 0.4), "#fffaf0"),
        tufts,
        fill(circle(0, -100, 17), face),
        [detail(path("M0-5L3 0L0 5L-3 0Z").moved(s * 6.4, -104), INK) for s in (-1, 1)],
        detail(circle(0, -98, 4.4), nose),
        detail(path("M-9-93C-4-90 4-90 9-93C7-83-7-83-9-93Z"), "#8c2436"),
        fill(front, box),
        stroke(rect(-23, -35, 46, 30, 2), trim, 2.6),
        fill(path("M0-31L4-24L11-23L6-17L8-10L0-14L-8-10L-6-17L-11-23L-4-24Z"), trim),
    )  # fmt: skip


@motif()
def turning_music_box(*, wood: str = "#6b4128", brass: str = "#e0ac3c") -> Drawing:
    """An open music box whose key turns by itself, 120 wide, its foot at the origin."""
    return draw(
        fill(polygon([(-52, -44), (-44, -82), (44, -82), (52, -44)]), toned(wood, 0.8)),
        fill(polygon([(-44, -48), (-38, -76), (38, -76), (44, -48)]), "#a8476a"),
        music_works(brass=brass, wood=wood),
        winding_key(colour=brass).scaled(0.46).turned(74).moved(50, -22),
        [stroke(arc(88, -30, 24, a, a + 60), brass, 2.6) for a in (-70, 110)],
    )


@motif("fenetre", "roue")
def little_tram(*, colour: str = "#cc352c", cream: str = "#f6ecd6") -> Drawing:
    """A tram seen from its side, 100 long, wheels on the line of the origin."""
    return draw(
        stroke(line([(-6, -58), (10, -74), (-4, -80)]), INK, 2),
        [fill(circle(x, -6, 7), INK) for x in (-26, 26)],
        fill(rect(-48, -56, 96, 48, 7), colour),
        fill(rect(-46, -54, 92, 24, 5), cream),
        [fill(rect(x, -51, 17, 19, 2), "#52637a") for x in (-41, -19, 3, 25)],
        fill(rect(-50, -60, 100, 6, 3), INK),
        detail(circle(44, -20, 3.6), "#ffe28a"),
    )


@motif("temps", "fenetre")
def snowy_church(
    *, wall: str = "#a7998c", snow: str = "#fbfdff", roof: str = "#6a5f66", hour: float = 8.1
) -> Drawing:
    """A church with a clock on its tower and snow on its roofs, its foot at the origin and 100 high."""
    return draw(
        fill(rect(-4, -36, 58, 36), toned(wall, 0.94)),
        fill(polygon([(-8, -34), (6, -56), (46, -56), (60, -34)]), roof),
        fill(
            path("M-8-40L6-59L46-59L58-40C50-42 46-36 38-40C30-36 24-42 14-38C8-42 0-36-8-40Z"),
            snow,
        ),
        [fill(path("M-4 0L-4-12C-4-18 4-18 4-12L4 0Z").moved(x, -10), "#f0dca4") for x in (24, 42)],
        fill(rect(-30, -72, 32, 72), wall),
        fill(polygon([(-34, -70), (-14, -104), (6, -70)]), roof),
        fill(path("M-34-70L-14-104L6-70C0-74-4-68-10-72C-16-68-22-74-34-70Z"), snow),
        clock(rim="#4c444c", dial="#fffaf0", hour=hour).scaled(0.26).moved(-14, -54),
        fill(path("M-21 0L-21-18C-21-27-7-27-7-18L-7 0Z"), "#4c3a38"),
    )


@motif()
def glass_snow_globe(
    *,
    world: Part = (),
    air: Fill = "#cfdfe8",
    snow: str = "#fbfdff",
    count: int = 34,
    seed: int = 3,
) -> Drawing:
    """A ball of glass about its middle, 100 across; ``world`` stands on its snow at y = 24."""
    ball = circle(0, 0, 50)
    chance = Random(seed)
    flakes = []
    for _ in range(count):
        x, y = chance.uniform(-44, 44), chance.uniform(-44, 26)
        flakes.append(detail(circle(x, y, chance.uniform(0.8, 1.7)), "#ffffff", within=ball))
    drift: Path = path("M-54 24C-30 16-10 26 10 22C30 18 44 24 54 20L54 54L-54 54Z")
    return draw(
        fill(ball, air),
        fill(drift, toned(snow, 0.95), within=ball),
        draw(world).clipped(ball),
        fill(path("M-54 34C-20 28 10 38 54 30L54 54L-54 54Z"), snow, within=ball),
        flakes,
        shade(path("M-60-60L60-60L60 60L-60 60ZM40-8C40 22 18 42-10 42C-36 42-52 20-52-6C-52-32-32-52-8-52C20-52 40-34 40-8Z"), ball, 0.1),
        detail(path("M-36-20C-32-34-22-41-12-43C-20-36-29-28-32-16Z"), "#ffffff", 0.8),
        stroke(ball, "#ffffff", 1.6, 0.7),
    )  # fmt: skip


@motif("fenetre", "eau")
def globe_house(
    *, sea: str = "#4a8fc0", land: str = "#7fae5a", brass: str = "#b08a58", pane: str = "#fff0c0"
) -> Drawing:
    """A globe on its stand in which somebody lives, its foot at the origin and 130 high."""
    ball = circle(0, -76, 50)
    lands = (
        [(-40, -104), (-26, -118), (-6, -116), (2, -104), (-8, -94), (-14, -80), (-26, -84), (-34, -92)],
        [(-18, -72), (-4, -68), (2, -54), (-6, -36), (-16, -44), (-22, -58)],
        [(16, -112), (34, -108), (48, -90), (50, -70), (36, -66), (28, -76), (14, -84), (20, -98)],
        [(26, -52), (40, -54), (38, -42), (28, -40)],
    )  # fmt: skip
    holes = ((-26, -98, 11), (32, -88, 11), (-32, -62, 9), (12, -60, 11), (4, -92, 8))
    return draw(
        fill(path("M-30 0C-28-8-8-8-6-20L6-20C8-8 28-8 30 0Z"), toned(brass, 0.8)),
        stroke(arc(0, -76, 56, -70, 110), brass, 5),
        fill(ball, sea),
        [fill(blob(points), land, within=ball) for points in lands],
        [stroke(arc(0, -76 + dy, 50, 15, 165, 10), toned(sea, 1.2), 1, within=ball) for dy in (-22, 0, 22)],
        [
            draw(fill(circle(x, y, r), toned(brass, 0.7)), fill(circle(x, y, r - 2.6), pane),
                 stroke(path(f"M{x - r} {y}L{x + r} {y}M{x} {y - r}L{x} {y + r}"), toned(brass, 0.7), 1.6))
            for x, y, r in holes
        ],
        shade(ball.moved(-22, -16) + polygon([(-90, -160), (-90, 0), (90, 0), (90, -160)]), ball, 0.13),
        light(ellipse(-24, -112, 12, 6, -30), ball, 0.3, "#ffffff"),
        [fill(circle(x, y, 4), brass) for x, y in ((19, -129), (-19, -23))],
    )  # fmt: skip


@motif("feuille", "lettre", "voyage")
def sea_chart(*, page: str = "#f2e2ba", ink: str = "#7a5236", sea: str = "#b9d4d8") -> Drawing:
    """A chart spread out, 100 wide, its lower edge at the origin, with a big N over its compass."""
    sheet = path("M-44-44C-20-48 20-40 44-46C48-30 52-14 54-2C20 4-20-4-54 0C-52-14-48-30-44-44Z")
    return draw(
        fill(sheet, page),
        fill(blob([(-40, -36), (-14, -40), (-10, -26), (-24, -14), (-44, -10)]), sea, within=sheet),
        stroke(curve([(-30, -8), (-14, -16), (-2, -8), (10, -12)]), ink, 1.4),
        stroke(path("M-10 14L-10-14L10 14L10-14").scaled(0.62).moved(28, -32), ink, 3.4),
        fill(path("M0-14L4-4L14 0L4 4L0 14L-4 4L-14 0L-4-4Z").scaled(0.8, 0.5).moved(28, -12), ink),
    )


@motif()
def paper_garland(*, ends: tuple[float, float, float, float] = (0, 20, 300, 20), sag: float = 40,
                  colours: tuple[str, ...] = ("#d8443f", "#e8b53e", "#6fa8a0"), count: int = 9) -> Drawing:  # fmt: skip
    """A garland of pennants from one end to the other, in place."""
    x0, y0, x1, y1 = ends
    points = [(x0 + (x1 - x0) * k / 12, y0 + (y1 - y0) * k / 12 + sag * 4 * (k / 12) * (1 - k / 12))
              for k in range(13)]  # fmt: skip
    flags = []
    for k in range(count):
        t = (k + 0.5) / count
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)
        flags.append(
            fill(polygon([(x - 9, y), (x + 9, y), (x, y + 20)]), colours[k % len(colours)])
        )
    return draw(stroke(curve(points), "#d9cfc0", 1.6), flags)
