"""What dreams are furnished with: beds, doors, stairs, books, letters, keys."""

import math

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.motifs import faces
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
    tube,
)
from studio.path import Path, Point, path

HEART = path("M0 10C-14 0-12-12-5-12C-2-12 0-9 0-7C0-9 2-12 5-12C12-12 14 0 0 10Z")


@motif("cle")
def bow_key(*, colour: str = "#e9b84a", bit: int = 2) -> Drawing:
    """An old door key that hangs by its bow from the origin, 100 long."""
    dark = toned(colour, 0.72)
    return draw(
        fill(ring(0, 16, 17, 8.4), colour),
        fill(rect(-4, 31, 8, 66, 3), colour),
        fill(rect(-7, 34, 14, 6, 2), dark),
        [fill(rect(3, 92 - 13 * k, 16 - 3 * (k % 2), 7, 1.4), colour) for k in range(bit)],
        stroke(line([(-1.4, 44), (-1.4, 92)]), toned(colour, 1.2), 1.6),
    )


@motif()
def open_door(
    *,
    frame: str = "#f4efe4",
    leaf: str = "#b5473c",
    beyond: Drawing | None = None,
    knob: str = "#e9c35a",
) -> Drawing:
    """A door in its frame, 100 high, ajar to the right; ``beyond`` is seen through it.

    The opening goes from (-24, -94) to (24, 0).
    """
    gap = rect(-24, -94, 48, 94)
    return draw(
        fill(rect(-31, -101, 62, 101), frame),
        fill(gap, "#1d2a24"),
        [beyond.clipped(gap)] if beyond else (),
        stroke(line([(-24, 0), (-24, -94), (24, -94), (24, 0)]), toned(frame, 0.75), 1.6),
        fill(polygon([(24, -94), (50, -100), (50, 8), (24, 0)]), leaf),
        [
            stroke(polygon([(29, y + 1), (45, y - 2), (45, y + 32), (29, y + 31)]), toned(leaf, 0.72), 1.6)
            for y in (-84, -40)
        ],
        fill(circle(46.4, -46, 2.6), knob),
    )  # fmt: skip


@motif("escalier")
def free_stair(
    *,
    steps: int = 8,
    rise: float = 13,
    run: float = 17,
    landing: float = 17,
    colour: str = "#f6f2ea",
    thick: float = 22,
) -> Drawing:
    """A flight of steps with nothing under it, up to the right: its top landing ends at the origin."""
    edges = [0.0, *(-landing - run * k for k in range(steps))]
    tops: list[Point] = []
    low: list[Point] = [(0, thick)]
    for k in range(steps):
        tops += [(edges[k], rise * k), (edges[k + 1], rise * k)]
        low.append((edges[k + 1], rise * k + thick))
    treads = [
        fill(
            rect(edges[k + 1] - 3, rise * k - 2, edges[k] - edges[k + 1] + 4, 5, 1),
            toned(colour, 1.04),
        )
        for k in range(steps)
    ]
    return draw(fill(polygon([*tops, *reversed(low)]), toned(colour, 0.92)), treads)


@motif("feuille")
def lying_book(
    *, cover: str = "#8a3f5c", page: str = "#fbf2dd", thick: float = 14, wide: float = 60
) -> Drawing:
    """A shut book that lies flat, its back to the left, the middle of its top at the origin."""
    half = wide / 2
    return draw(
        fill(path(f"M{half} 0L{half} 3L{half - 3} 3L{half - 3} {thick - 3}L{half} {thick - 3}L{half} {thick}L{-half} {thick}C{-half - 5} {thick} {-half - 5} 0 {-half} 0Z"), cover),
        fill(rect(-half + 2, 2.8, wide - 5, thick - 5.6), page),
        [stroke(line([(-half + 4, y), (half - 5, y)]), toned(page, 0.8), 0.7) for y in (thick * 0.4, thick * 0.62)],
        fill(path(f"M{-half + 5} 0L{-half + 5} {thick}L{-half} {thick}C{-half - 5} {thick} {-half - 5} 0 {-half} 0Z"), toned(cover, 0.8)),
    )  # fmt: skip


def winding(
    turns: float = 2.0, steps: int = 16, radius: float = 40, height: float = 100
) -> list[tuple[float, float, float]]:
    """Give places (x, y, nearness from -1 to 1) of steps that wind upwards about the y axis."""
    places = []
    for k in range(steps):
        angle = 2 * math.pi * turns * k / (steps - 1)
        near = math.cos(angle)
        places.append((radius * math.sin(angle), -height * k / (steps - 1) + 5 * near, near))
    return places


LETTERS: dict[str, Path] = {  # 20 high, about their middle
    "A": path("M-8 10L-2-10L2-10L8 10M-5 3L5 3"),
    "B": path("M-6-10L-6 10M-6-10C8-10 8-1-6-1M-6-1C10-1 10 10-6 10"),
    "E": path("M7-10L-6-10L-6 10L7 10M-6 0L4 0"),
    "K": path("M-6-10L-6 10M7-10L-6 1L7 10"),
    "M": path("M-8 10L-8-10L0 3L8-10L8 10"),
    "R": path("M-6 10L-6-10C8-10 8 0-6 0M-1 0L7 10"),
    "S": path("M6-7C2-12-8-11-7-5C-6 1 7-1 7 5C7 11-4 12-7 7"),
    "T": path("M-8-10L8-10M0-10L0 10"),
    "Z": path("M-7-10L7-10L-7 10L7 10"),
}


@motif("lettre")
def stray_letter(*, letter: str = "A", colour: str = "#fff3d0", width: float = 3.6) -> Drawing:
    """One letter on the loose, centred, 100 high."""
    return draw(stroke(LETTERS[letter], colour, width)).scaled(5)


@motif("temps")
def bell_alarm(*, colour: str = "#d8443f", dial: str = "#fff6e0", hour: float = 10.3) -> Drawing:
    """An alarm clock with two bells, its feet at the origin and 100 high."""
    ink = "#2b2430"
    return draw(
        [fill(tube([(s * 22, -14), (s * 32, 0)], [8, 6]), toned(colour, 0.7)) for s in (-1, 1)],
        stroke(arc(0, -84, 15, 180, 360), toned(colour, 0.7), 5),
        [fill(blob([(s * 10, -84), (s * 22, -94), (s * 36, -82), (s * 38, -70)]), toned(colour, 0.84)) for s in (-1, 1)],
        fill(circle(0, -44, 42), colour),
        fill(circle(0, -44, 33), dial),
        [stroke(line([polar(30 * k, 28, 0, -44), polar(30 * k, 24, 0, -44)]), ink, 3.4 if k % 3 == 0 else 1.8) for k in range(12)],
        stroke(line([(0, -44), polar(hour * 30 - 90, 15, 0, -44)]), ink, 5),
        stroke(line([(0, -44), polar(hour % 1 * 360 - 90, 22, 0, -44)]), ink, 3.4),
        detail(circle(0, -44, 4), ink),
    )  # fmt: skip


@motif("coeur", "bateau", "imaginaire", living=1)
def sailing_bed(
    *,
    wood: str = "#9a6a44",
    quilt: str = "#f2e4d0",
    hearts: str = "#d8443f",
    sail: str = "#fbf6ea",
    hair: str = "#7a4628",
    skin: str = "#f2c8a4",
    lamp: Drawing | None = None,
    stern: Drawing | None = None,
) -> Drawing:
    """A bed under sail with a sleeper in it, its waterline at the origin, 100 long and 120 high.

    ``lamp`` hangs from the bow's crook, ``stern`` stands on the head of the bed.
    """
    cover = path("M-24-20C-10-29 14-27 40-22L42-2L-26-2Z")
    spread = [HEART.scaled(s).turned(t).moved(x, y) for x, y, s, t in
              ((-12, -15, 0.42, -8), (2, -18, 0.4, 8), (16, -15, 0.42, -6), (30, -14, 0.4, 8), (-6, -6, 0.4, 6), (10, -7, 0.42, -8), (24, -6, 0.4, 4))]  # fmt: skip
    head = faces.head("asleep", 0.3, skin, "long", hair)
    return draw(
        fill(rect(7, -112, 3.4, 98, 1), toned(wood, 0.8)),
        fill(path("M11-110C34-92 46-64 48-36C36-31 22-31 11-33Z"), sail),
        shade(path("M11-33C28-50 30-82 11-110L60-110L60-33Z"), path("M11-110C34-92 46-64 48-36C36-31 22-31 11-33Z"), 0.12),
        fill(path("M6-104C-4-80-16-58-26-42C-16-38-4-37 6-38Z"), toned(sail, 0.94)),
        fill(path("M-50 6L-53-42C-50-50-42-52-38-46L-38 6Z"), toned(wood, 0.86)),
        [stern.moved(-45, -47)] if stern else (),
        fill(blob([(-40, -18), (-41, -30), (-30, -36), (-20, -30), (-18, -18)]), "#fffaf0"),
        draw(faces.hair_behind("bob", hair), head).scaled(0.62).turned(-24).moved(-27, -29),
        fill(cover, quilt),
        shade(path("M-30-6L50-8L50 4L-30 4Z"), cover, 0.1),
        [detail(shape, hearts) for shape in spread],
        fill(path("M-26-20C-25-15-25-12-26-6L-21-6C-20-12-20-16-20-21Z"), "#fffaf0"),
        fill(path("M-53-4L53-4C52 4 48 10 42 13L-42 13C-48 10-52 4-53-4Z"), wood),
        stroke(line([(-50, 2), (50, 2)]), toned(wood, 1.3), 1.6),
        fill(path("M40 6L40-26C44-31 50-31 53-26L51 6Z"), toned(wood, 0.86)),
        stroke(curve([(49, -26), (52, -46), (64, -48), (66, -42)]), toned(wood, 0.7), 2.6),
        [lamp.moved(66, -43)] if lamp else (),
    )  # fmt: skip


@motif("fleur")
def flower_swell(
    *,
    top: float = 220,
    colour: str = "#4f7fd0",
    heart: str = "#f7d97a",
    stems: str = "#2f5f96",
    size: float = 16,
    gap: float = 19,
    lift: float = 6,
    shift: float = 0,
) -> Drawing:
    """A wave of blossoms over the whole width at ``top``, and what is below it, in place."""
    petals: Path = Path()
    hearts: Path = Path()
    crest: list[Point] = []
    x = -10 + shift
    while x < 312:
        y = top + lift * math.sin(x / 26 + top)
        crest.append((x, y))
        flower = Path()
        for k in range(5):
            flower += ellipse(0, -size * 0.34, size * 0.21, size * 0.27).turned(72 * k + x)
        petals += flower.moved(x, y)
        hearts += circle(x, y, size * 0.16)
        x += gap
    body = polygon([(-12, crest[0][1]), *crest, (320, crest[-1][1]), (320, 312), (-12, 312)])
    return draw(fill(body, stems), fill(petals, colour), detail(hearts, heart))


@motif("fenetre", "escalier", "dents", "imaginaire")
def grimacing_house(
    *,
    wall: str = "#8f86a0",
    roof: str = "#3a2c4c",
    glass: str = "#f2c14a",
    tongue: str = "#d87a9a",
    fence: str = "#f7f0e0",
) -> Drawing:
    """A crooked house that pulls a face, 100 high: windows for eyes, a fence for teeth, steps for a tongue."""
    front = polygon([(-34, 0), (30, 2), (36, -52), (-40, -56)])
    mouth = path("M-24-4C-27-20-24-26-16-26L16-25C24-25 27-20 23-3Z")
    lick = path("M-13-13C-14 0-16 10-22 24L16 25C13 11 13 0 13-12Z")
    eyes = []
    for x, turn in ((-19, 5), (17, -5)):
        box = rect(-8.4, -8, 16.8, 16, 1)
        eyes.append(
            draw(
                fill(rect(-10, -9.6, 20, 19.2, 1), toned(wall, 0.55)),
                fill(box, glass),
                stroke(line([(0, -8), (0, 8)]), toned(wall, 0.5), 1.5),
                stroke(line([(-8, 0), (8, 0)]), toned(wall, 0.5), 1.5),
            ).turned(turn).moved(x, -41)
        )  # fmt: skip
    brows = [
        fill(polygon([(-33, -56), (-8, -51), (-9, -47), (-34, -52)]), roof),
        fill(polygon([(31, -55), (6, -50), (7, -46), (32, -51)]), roof),
    ]
    teeth = [
        fill(polygon([(x, 1), (x, -11), (x + 2.6, -15), (x + 5.2, -11), (x + 5.2, 1)]), fence)
        for x in (-25, -18.6, 13.4, 19.6)
    ]
    upper = [
        fill(polygon([(x, -26), (x + 6.4, -26), (x + 3.2, -18)]), fence)
        for x in (-19, -11.6, -4, 3.6, 11)
    ]
    return draw(
        fill(polygon([(15, -70), (17, -98), (27, -97), (27, -66)]), toned(wall, 0.6)),
        fill(rect(15, -101, 14, 5), roof),
        fill(front, wall),
        shade(polygon([(8, 2), (14, -56), (50, -56), (40, 4)]), front, 0.2),
        fill(path("M-48-53C-30-64-20-80-10-99C6-84 24-64 44-48C20-53-20-57-48-53Z"), roof),
        fill(circle(-4, -68, 6.4), glass),
        stroke(line([(-4, -74), (-4, -62)]), roof, 1.4),
        stroke(line([(-10, -68), (2, -68)]), roof, 1.4),
        eyes,
        brows,
        fill(mouth, "#1d1426"),
        upper,
        fill(lick, tongue),
        [stroke(line([(-13.4 - 1.6 * k - 0.3 * k * k, -6 + 6.4 * k), (13 + 0.5 * k, -5.4 + 6.4 * k)]), toned(tongue, 0.6), 1.6) for k in range(5)],
        stroke(curve([(-1, -11), (-1, 6), (-3, 24)]), toned(tongue, 0.75), 1.2),
        teeth,
    )  # fmt: skip
