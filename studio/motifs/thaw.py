"""The end of winter: snowmen, crocuses, dripping water."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif, showing
from studio.outline import blob, circle, curve, ellipse, line, ring, tube
from studio.path import Path, path

DROP = path("M0-10C4-3 6 1 6 4C6 8 3 10 0 10C-3 10-6 8-6 4C-6 1-4-3 0-10Z")


@motif("eau")
def snow_man(
    *,
    snow: str = "#fbfaf6",
    scarf: str = "#c8332e",
    nose: str = "#ef8a2c",
    coal: str = "#2a2630",
    hat: Drawing | None = None,
    melt: float = 0.0,
    happy: bool = True,
) -> Drawing:
    """A snowman, 100 high without his hat; ``melt`` from 0 to 1 lets him sag and his nose droop."""
    sag = 6 * melt
    low = blob(
        [
            (-34 - sag, -14),
            (-28 - sag, -36),
            (-14, -46),
            (14, -46),
            (28 + sag, -36),
            (34 + sag, -14),
            (26 + sag * 2, 0),
            (-26 - sag * 2, 0),
        ]
    )
    mid = blob(
        [
            (-24 - sag * 0.4, -50),
            (-18, -66),
            (0, -71),
            (18, -66),
            (24 + sag * 0.5, -50),
            (17, -38),
            (-17, -38),
        ]
    )
    head = blob([(-18, -82), (-14, -96), (0, -101), (14, -96), (18, -82), (13, -68), (-13, -68)])
    droop = 34 * melt
    carrot = path("M0-5C8-5 22-2 30 1C22 4 8 6 0 5Z").turned(droop).moved(2, -82)
    bend = 3 if happy else -3
    mouth = stroke(curve([(-11, -75), (-4, -75 + bend), (4, -75 + bend * 0.6)]), coal, 2.6)
    return draw(
        [stroke(curve(points), "#6a4a36", 3.4) for points in (((-21, -54), (-38, -60 + 14 * melt), (-52, -66 + 30 * melt)), ((21, -54), (38, -58 + 12 * melt), (54, -70 + 30 * melt)))],
        [stroke(line(points), "#6a4a36", 2.2) for points in (((-44, -62 + 20 * melt), (-50, -54 + 22 * melt)), ((46, -64 + 20 * melt), (54, -58 + 24 * melt)))],
        fill(low, snow),
        shade(ring(-9, -32, 62, 38), low, 0.12),
        fill(mid, snow),
        shade(ring(-8, -62, 46, 27), mid, 0.12),
        [detail(circle(1, y, 2.6), coal) for y in (-54, -44, -30)],
        fill(head, snow),
        shade(ring(-6, -90, 38, 20), head, 0.12),
        fill(path("M-19-72C-8-66 8-66 19-72L20-64C8-58-8-58-20-64Z"), scarf),
        fill(path("M9-66C14-56 15-46 13-34L22-35C24-46 22-58 17-66Z"), toned(scarf, 0.88)),
        [stroke(line([(14 + 2.4 * k, -34), (13.6 + 2.6 * k, -29)]), scarf, 1.4) for k in range(4)],
        [detail(ellipse(x, -87, 2.8, 3.6), coal) for x in (-8, 8)],
        mouth,
        fill(carrot, nose),
        [hat.scaled(1.2).turned(-8 * melt).moved(0, -95)] if hat else (),
    )  # fmt: skip


@motif("eau", "chute")
def falling_drops(
    *,
    places: tuple[tuple[float, float, float], ...] = ((0, 0, 10),),
    colour: str = "#bcd4de",
    shine: str = "#ffffff",
) -> Drawing:
    """Drops in the air at ``places`` (x, y, height), in place; ``shine`` "" leaves them dull."""
    drops: Path = Path()
    spots: Path = Path()
    for x, y, size in places:
        drops += DROP.scaled(size / 20).moved(x, y)
        spots += ellipse(x - size * 0.1, y + size * 0.12, size * 0.07, size * 0.14)
    return draw(fill(drops, colour), [detail(spots, shine)] if shine else ())


@motif("eau")
def thaw_puddle(*, colour: str = "#c4d2d8", shine: str = "#f4f8f8") -> Drawing:
    """A puddle seen aslant, centred, 100 wide."""
    pool = blob([(-50, 2), (-34, -10), (0, -12), (36, -9), (50, 2), (30, 11), (-4, 13), (-36, 10)])
    return draw(
        fill(pool, colour),
        stroke(curve([(-28, -3), (-6, -6), (14, -4)]), shine, 2.4),
        stroke(curve([(4, 5), (18, 4), (28, 2)]), shine, 1.8),
    )


@motif("fleur")
def spring_crocus(
    *, petals: str = "#8a5cc0", heart: str = "#f5a623", blade: str = "#5f9a44", open_: bool = True
) -> Drawing:
    """A crocus, 100 high; with its leaves, which ``blade`` "" leaves away, it is a leaf as well."""
    side = path("M0-34C-20-44-26-70-18-96C-8-84-2-66 0-34Z")
    middle = path("M0-34C-12-52-12-80 0-100C12-80 12-52 0-34Z")
    leaves = [
        fill(tube([(s * 3, 0), (s * (10 + 6 * k), -26), (s * (20 + 12 * k), -54 + 12 * k)], [5, 5, 1.6]), toned(blade, 0.9 + 0.12 * k))
        for s in (-1, 1) for k in range(2)
    ] if blade else []  # fmt: skip
    art = draw(
        leaves,
        fill(path("M-4 0L-3-36L3-36L4 0Z"), toned(petals, 1.3)),
        fill(side, toned(petals, 0.86)),
        fill(side.mirrored(), toned(petals, 0.86)),
        [fill(tube([(0, -50), (0, -88)], [5, 6]), heart)] if open_ else (),
        fill(path("M0-34C-16-46-18-68-9-86C-3-74 0-56 0-34Z"), toned(petals, 1.1)),
        fill(path("M0-34C16-46 18-68 9-86C3-74 0-56 0-34Z"), petals),
        () if open_ else fill(middle, toned(petals, 1.05)),
        stroke(curve([(-6, -46), (-10, -62), (-8, -78)]), toned(petals, 0.74), 1.2),
        stroke(curve([(6, -46), (10, -62), (8, -78)]), toned(petals, 0.74), 1.2),
    )
    return showing(art, "feuille") if blade else art
