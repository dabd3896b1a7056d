"""Instruments and written music."""

from random import Random

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.motifs.gather import gathered
from studio.outline import blob, circle, curve, ellipse, line, polygon, rect, tube
from studio.path import path

FIDDLE = blob(
    [(0, -52), (12, -50), (15, -42), (10, -33), (11, -26), (19, -18), (18, -5), (8, 0),
     (-8, 0), (-18, -5), (-19, -18), (-11, -26), (-10, -33), (-15, -42), (-12, -50)]
)  # fmt: skip


def _fiddle(wood: str, neck: str) -> Drawing:
    """Give a stringed body with its neck and scroll, its foot at the origin and 100 high."""
    return draw(
        fill(FIDDLE, wood),
        shade(FIDDLE.moved(12, 3), FIDDLE, 0.18),
        light(ellipse(-9, -12, 4, 9, 10), FIDDLE, 0.28),
        stroke(gathered(path(f"M{s * 7}-30C{s * 11}-26 {s * 5}-20 {s * 9}-15") for s in (-1, 1)), neck, 1.5),
        fill(polygon([(-2.4, -92), (2.4, -92), (3.4, -34), (-3.4, -34)]), neck),
        fill(circle(0, -96, 4.4), neck),
        stroke(gathered(line([(-6, y), (6, y)]) for y in (-92, -87)), neck, 1.8),
        fill(polygon([(-4, -14), (4, -14), (2, -4), (-2, -4)]), neck),
        fill(rect(-6.5, -20, 13, 2.4), "#f2dcae"),
        [stroke(gathered(line([(x * 0.6, -90), (x, -14)]) for x in (-2, 0, 2)), "#fbf3df", 0.6)],
    )  # fmt: skip


@motif("musique", "corde")
def violin(*, wood: str = "#b5652c", neck: str = "#3a2320") -> Drawing:
    """A violin upright, its foot at the origin and 100 high."""
    return _fiddle(wood, neck)


@motif("musique", "corde")
def cello(*, wood: str = "#a4542a", neck: str = "#2f1d1c") -> Drawing:
    """A cello on its spike, 100 high."""
    return draw(
        stroke(line([(0, 0), (0, -10)]), "#c9ccd2", 1.6),
        _fiddle(wood, neck).scaled(1, 0.93).moved(0, -8),
    )


@motif("musique", "corde")
def double_bass(*, wood: str = "#8a4a26", neck: str = "#2a1a1a") -> Drawing:
    """A double bass, broader than a cello and sloping at the shoulders, 100 high."""
    return draw(
        stroke(line([(0, 0), (0, -8)]), "#c9ccd2", 2),
        _fiddle(wood, neck).scaled(1.22, 0.95).moved(0, -5),
    )


@motif()
def fiddle_bow(*, wood: str = "#5a3424", hair: str = "#fbf3df") -> Drawing:
    """A bow from its frog at the origin to its tip at (100, 0)."""
    return draw(
        stroke(curve([(0, 0), (50, -5), (100, -1)]), wood, 3),
        stroke(line([(4, 4), (99, 2)]), hair, 1.6),
        fill(rect(0, -1, 9, 6, 1.5), wood),
    )


@motif("musique")
def saxophone(*, brass: str = "#e3ac38") -> Drawing:
    """A saxophone, its bow at the origin and 100 high; the mouthpiece points to the left."""
    dark = toned(brass, 0.72)
    keys = gathered(circle(4, y, 4) for y in (-72, -57, -42, -27))
    return draw(
        fill(tube([(-14, -96), (2, -97), (6, -86), (4, -40), (4, -14), (16, -3), (28, -12), (31, -34), (40, -50)],
                  [3, 5, 7, 10, 13, 16, 16, 20, 30], caps=False), brass),
        fill(ellipse(40, -50, 16, 6, 28), dark),
        fill(rect(-25, -99, 13, 5, 2.4), "#26222c"),
        fill(keys, toned(brass, 1.12)),
        stroke(keys, dark, 1),
        stroke(curve([(12, -72), (16, -46), (14, -22)]), dark, 2),
    )  # fmt: skip


@motif("musique")
def grand_piano(*, colour: str = "#22202a", keys: str = "#fbf6ea", lid: bool = True) -> Drawing:
    """A grand piano seen from its side, keys to the left, 100 wide and 100 high with its lid."""
    case = path("M-48-44L-48-34C-20-30 20-30 50-36L50-52C30-54 0-56-30-54L-30-46Z")
    top = path("M-22-56C-14-84 10-100 44-98C50-88 46-70 48-54Z")
    return draw(
        [fill(top, toned(colour, 1.3)), stroke(line([(20, -54), (30, -90)]), toned(colour, 1.8), 1.4)] if lid else [],
        [fill(polygon([(x - 3, -36), (x + 3, -36), (x + 1.4, 0), (x - 1.4, 0)]), colour) for x in (-38, 10, 44)],
        fill(case, colour),
        light(rect(-30, -53, 80, 5), case, 0.2),
        fill(polygon([(-50, -48), (-28, -52), (-28, -47), (-50, -43)]), keys),
        [stroke(line([(x, -48.4 - (x + 50) * 0.18), (x, -44.6 - (x + 50) * 0.18)]), "#1a1820", 1) for x in (-46, -42, -38, -34, -30)],
    )  # fmt: skip


DRUMS = (
    (-17, -70, 15, 20),
    (17, -70, 15, 20),
    (-40, -34, 11, 30),
    (40, -34, 11, 30),
)  # x, y, half width, height


@motif("musique")
def drum_kit(
    *, colour: str = "#c23b3a", brass: str = "#e0b348", small: int = 4, cymbals: bool = True
) -> Drawing:
    """A bass drum that faces us, two or four small drums, two cymbals, 100 wide."""
    skin = "#f7efdf"
    stands = [line([(x, 0), (x * 1.05, -78)]) for x in (-44, 44)]
    shells = [rect(x - w, y, 2 * w, h, 3) for x, y, w, h in DRUMS[:small]]
    tops = [ellipse(x, y, w, 4.2) for x, y, w, _ in DRUMS[:small]]
    return draw(
        [stroke(gathered(stands), "#b9bec8", 2.2)] if cymbals else [],
        [fill(gathered(ellipse(s * 46, -80, 22, 4.6, s * 12) for s in (-1, 1)), brass)]
        if cymbals
        else [],
        fill(gathered(shells), colour),
        fill(gathered(tops), skin),
        fill(circle(0, -28, 28), toned(colour, 0.8)),
        fill(circle(0, -28, 23), skin),
        fill(circle(0, -28, 8), toned(colour, 1.1)),
    )


@motif("musique", "cle")
def treble_clef(*, colour: str = "#f2cf68") -> Drawing:
    """A treble clef, centred and 100 high."""
    stem = curve(
        [(-3, 6), (4, 0), (11, 8), (5, 19), (-9, 17), (-15, 3), (-6, -13), (8, -27), (9, -42), (3, -50),
         (-4, -38), (-1, -12), (5, 30), (3, 44), (-6, 47), (-11, 40)]
    )  # fmt: skip
    return draw(stroke(stem, colour, 5.4), fill(circle(-9, 40, 4.6), colour))


@motif("musique")
def notes(
    *,
    colour: str = "#26222c",
    count: int = 5,
    area: tuple[float, float, float, float] = (20, 20, 280, 120),
    size: float = 20,
    seed: int = 1,
) -> Drawing:
    """Notes adrift over ``area``, in place."""
    chance = Random(seed)
    left, top, right, bottom = area
    single = draw(
        fill(ellipse(0, 0, 15, 11, -20), colour),
        stroke(line([(13, -4), (13, -78)]), colour, 6),
        stroke(curve([(13, -78), (24, -62), (34, -54), (30, -38)]), colour, 7),
    )
    pair = draw(
        [fill(ellipse(x, 0, 15, 11, -20), colour) for x in (-24, 26)],
        [stroke(line([(x + 13, -4), (x + 13, -70)]), colour, 6) for x in (-24, 26)],
        fill(rect(-14, -80, 56, 14), colour),
    )
    return draw(
        (pair if k % 2 else single).at(
            left + (right - left) * (k + chance.uniform(0.2, 0.8)) / count,
            chance.uniform(top, bottom),
            size,
            turn=chance.uniform(-18, 18),
        )
        for k in range(count)
    )


@motif("feuille")
def sheet_of_music(*, paper: str = "#fbf4e2", ink: str = "#3a3340") -> Drawing:
    """A sheet of a score, centred and 100 high."""
    page = blob(
        [(-34, -46), (0, -50), (36, -44), (34, 0), (37, 46), (2, 50), (-36, 44), (-33, 0)], 0.4
    )
    return draw(
        fill(page, paper),
        [stroke(line([(-27, y + 4 * k), (28, y + 4 * k)]), ink, 0.8) for y in (-34, -8, 18) for k in range(4)],
        [detail(ellipse(x, y, 4, 3, -20), ink) for x, y in ((-18, -26), (0, -30), (16, -22), (-10, 2), (12, -2), (-16, 26), (4, 22), (20, 28))],
    )  # fmt: skip
