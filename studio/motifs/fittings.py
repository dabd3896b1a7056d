"""Rooms and what they are fitted with: windows, shelves, ladders, benches, hearths."""

from random import Random

from studio.colour import toned
from studio.drawing import Drawing, Fade, Fill, Part, detail, draw, fill, glow, shade, stroke
from studio.motif import motif, showing
from studio.motifs.light import flame
from studio.outline import circle, curve, ellipse, line, polygon, rect, tube
from studio.path import path


@motif("fenetre")
def paned_window(
    *,
    width: float = 80,
    height: float = 100,
    frame: str = "#8a6a48",
    sky: Fill = "#bfe0ee",
    view: Part = (),
    bars: tuple[int, int] = (1, 2),
    arch: bool = False,
    sill: bool = True,
) -> Drawing:
    """A window about its middle; ``view`` is what is seen through it, in the same units.

    ``bars`` counts the upright and the level ones.
    """
    w, h = width / 2, height / 2
    pane = rect(-w, -h, width, height)
    if arch:
        top = -h + w
        pane = path(f"M{-w} {h}L{-w} {top}C{-w} {-h + w * 0.4} {-w * 0.6} {-h} 0 {-h}"
                    f"C{w * 0.6} {-h} {w} {-h + w * 0.4} {w} {top}L{w} {h}Z")  # fmt: skip
    upright, level = bars
    grid = [line([(-w + width * k / (upright + 1), -h), (-w + width * k / (upright + 1), h)])
            for k in range(1, upright + 1)]  # fmt: skip
    grid += [line([(-w, -h + height * k / (level + 1)), (w, -h + height * k / (level + 1))])
             for k in range(1, level + 1)]  # fmt: skip
    return draw(
        fill(pane.scaled((w + 6) / w, (h + 6) / h), frame),
        fill(pane, sky),
        draw(view).clipped(pane),
        [stroke(each, frame, 4, within=pane) for each in grid],
        [fill(rect(-w - 11, h + 4, width + 22, 8, 2), toned(frame, 0.84))] if sill else [],
    )


@motif("fenetre")
def round_window(
    *, frame: str = "#6a4a34", sky: Fill = "#1c2148", view: Part = (), bars: bool = True
) -> Drawing:
    """A round window about its middle, 100 across."""
    pane = circle(0, 0, 43)
    return draw(
        fill(circle(0, 0, 50), frame),
        fill(pane, sky),
        draw(view).clipped(pane),
        [stroke(line(ends), frame, 4, within=pane)
         for ends in (((0, -44), (0, 44)), ((-44, 0), (44, 0)))] if bars else [],
    )  # fmt: skip


@motif()
def book_wall(
    *,
    width: float = 100,
    rows: int = 4,
    row: float = 40,
    wood: str = "#5a3a28",
    colours: tuple[str, ...] = ("#8a4034", "#caa46a", "#4a5a52", "#6b5a70", "#b98a58"),
    seed: int = 1,
) -> Drawing:
    """A case of books from the origin (its lower left corner), ``row`` high for each shelf."""
    chance = Random(seed)
    parts: list[Part] = [fill(rect(0, -rows * row - 6, width, rows * row + 6), toned(wood, 0.62))]
    for shelf in range(rows):
        low, x = -shelf * row - 5, 5.0
        while x < width - 8:
            wide, high = chance.uniform(9, 15), row * chance.uniform(0.58, 0.8)
            wide = min(wide, width - 5 - x)
            spine = fill(rect(x, low - high, wide - 0.8, high), chance.choice(colours))
            band = detail(rect(x, low - high * 0.8, wide - 0.8, 2.4), "#e9d7a4", 0.7)
            parts += [spine, band] if chance.random() < 0.88 else []
            x += wide
        parts.append(fill(rect(0, low, width, 5), wood))
    parts += [fill(rect(x, -rows * row - 8, 5, rows * row + 8), wood) for x in (0, width - 5)]
    return draw(parts)


@motif("escalier")
def rung_ladder(
    *, wood: str = "#b98a52", rungs: int = 8, wheels: bool = False, width: float = 26
) -> Drawing:
    """A ladder, its foot at the origin and 100 high; with ``wheels`` it rolls."""
    half = width / 2
    steps = [rect(-half, -8 - k * 90 / rungs, width, 3.4, 1) for k in range(rungs)]
    art = draw(
        [fill(step, toned(wood, 0.88)) for step in steps],
        [fill(rect(x - 1.8, -100, 3.6, 98, 1.4), wood) for x in (-half, half)],
    )
    if not wheels:
        return art
    rims = [
        part
        for x in (-half, half)
        for part in (fill(circle(x, 0, 6.4), "#3a3036"), detail(circle(x, 0, 2.4), "#d8c9a8"))
    ]
    return showing(art + draw(rims), "roue")


@motif()
def work_table(
    *, width: float = 200, height: float = 60, wood: str = "#a9764a", legs: float = 12
) -> Drawing:
    """A table or bench about the middle of its top edge, which is at the origin."""
    w = width / 2
    top = rect(-w, 0, width, 11, 2)
    return draw(
        [fill(rect(x, 9, legs, height), toned(wood, 0.74)) for x in (-w + 10, w - 10 - legs)],
        fill(rect(-w + 6, 9, width - 12, 12), toned(wood, 0.82)),
        fill(top, wood),
        [stroke(curve([(-w + 8, y), (0, y + 1.4), (w - 12, y - 0.6)]), toned(wood, 0.84), 0.9) for y in (4, 7)],
    )  # fmt: skip


@motif("feu")
def stone_hearth(
    *, stone: str = "#8d8580", mantel: str = "#6a4630", fire: str = "#f0842c", soot: str = "#231a1c"
) -> Drawing:
    """A fireplace with a fire in it, its foot at the origin, 110 wide and 100 high."""
    outer = path("M-55 0L-55-78L55-78L55 0Z")
    hole = path("M-34 0L-34-36C-34-62 34-62 34-36L34 0Z")
    stones = [
        fill(rect(x, y, 17 - (k % 3), 12, 3), toned(stone, 0.9 + 0.07 * ((k * 7) % 4)))
        for k, (x, y) in enumerate(
            [(s, y) for y in (-15, -29, -43, -57) for s in (-54, 37)]
            + [(-54 + 18.2 * j, -73) for j in range(6)]
        )
    ]
    return draw(
        fill(outer, toned(stone, 0.78)),
        stones,
        fill(hole, soot),
        glow(0, -14, 60, "#ffb14a", 0.8),
        flame(toned(fire, 0.88)).scaled(0.62, 0.66).moved(-14, -8),
        flame(toned(fire, 0.92)).scaled(-0.6, 0.62).moved(15, -8),
        flame(fire).scaled(0.9, 0.94).moved(0, -7),
        [fill(rect(-24 + 4 * k, -9 + 3 * k, 44, 7, 3.4), "#5d3a26") for k in range(2)],
        fill(rect(-62, -90, 124, 13, 2), mantel),
    )


@motif()
def striped_rug(
    *, colours: tuple[str, ...] = ("#b5463a", "#e8cf9a", "#4a5a68"), width: float = 100
) -> Drawing:
    """A rug in perspective about the middle of its far edge, ``width`` wide at the near one."""
    parts: list[Part] = []
    count = 6
    for k in range(count):
        y0, y1 = 30 * k / count, 30 * (k + 1) / count
        w0, w1 = width * (0.4 + 0.1 * k / count), width * (0.4 + 0.1 * (k + 1) / count)
        parts.append(
            fill(polygon([(-w0, y0), (w0, y0), (w1, y1), (-w1, y1)]), colours[k % len(colours)])
        )
    return draw(parts)  # fmt: skip


@motif()
def painters_easel(
    *, wood: str = "#a5774a", canvas: str = "#fbf4e4", painting: Part = ()
) -> Drawing:
    """An easel, its feet at the origin and 100 high; ``painting`` is seen on a canvas of 70 by 52 about its middle."""
    sheet = rect(-37, -26, 74, 52)
    return draw(
        [fill(tube([(0, -104), (x, 0)], [4, 4.6]), wood) for x in (-30, 30)],
        fill(tube([(0, -100), (4, -8)], [4, 4]), toned(wood, 0.75)),
        draw(fill(sheet, canvas), draw(painting).clipped(sheet)).moved(0, -64),
        stroke(rect(-37, -90, 74, 52), toned(wood, 0.7), 2.6),
        fill(rect(-42, -39, 84, 6, 2), wood),
    )


@motif("reflet")
def tall_mirror(*, frame: str = "#b8893f", glass: Fill = "#dfe6e2", image: Part = ()) -> Drawing:
    """A standing mirror about its middle, 100 by 130; ``image`` is what it throws back."""
    pane = path("M-44 65L-44-34C-44-78 44-78 44-34L44 65Z")
    gleam = polygon([(-44, -10), (-6, -68), (12, -68), (-44, 20)])
    return draw(
        fill(pane.scaled(1.16, 1.1), frame),
        fill(circle(0, -76, 7), toned(frame, 1.1)),
        fill(pane, glass),
        draw(image).clipped(pane),
        detail(gleam, "#ffffff", 0.25, within=pane),
        shade(ellipse(0, 70, 60, 10), pane, 0.1),
    )


@motif()
def light_beam(*, ends: tuple[float, float, float, float] = (60, 110, 40, 180), top: float = 0,
               bottom: float = 300, colour: str = "#fff4cc", alpha: float = 0.3) -> Drawing:  # fmt: skip
    """Daylight that falls in, in place: from ``ends``'s first two x at ``top`` to its last two at ``bottom``."""
    a, b, c, d = ends
    return draw(detail(polygon([(a, top), (b, top), (d, bottom), (c, bottom)]), colour, alpha))


def planks(top: float, colour: str, *, rows: int = 5, fade: bool = True) -> Drawing:
    """Give a floor of boards from ``top`` to the foot of the picture, in place."""
    paint: Fill = Fade((toned(colour, 1.06), toned(colour, 0.86))) if fade else colour
    lines = [stroke(line([(150 + (x - 150) * 0.5, top), (150 + (x - 150) * 1.5, 306)]), toned(colour, 0.78), 1.2)
             for x in range(-300, 601, 300 // rows)]  # fmt: skip
    return draw(fill(rect(-6, top, 312, 312 - top), paint), lines)
