"""Town: houses, shop, tower, roofs, and what stands in the street."""

from random import Random

from studio.colour import toned
from studio.drawing import (
    Drawing,
    Fade,
    Part,
    detail,
    draw,
    fill,
    glow,
    light,
    shade,
    stroke,
)
from studio.motif import motif
from studio.motifs.buildings import window
from studio.motifs.gather import gathered
from studio.outline import blob, circle, curve, ellipse, line, polar, polygon, rect, scallop
from studio.path import Path, path


@motif("fenetre")
def town_house(
    *,
    wall: str = "#d9b48a",
    roof: str = "#8a4a3c",
    glass: str = "#8fb4c4",
    lit: tuple[int, ...] = (),
    floors: int = 4,
    columns: int = 2,
    door: str = "#4a3a3a",
) -> Drawing:
    """A narrow town house, its foot at the origin, 100 high; ``lit`` counts shining windows from above."""
    half = 9 + 9 * columns
    parts: list[Part] = []
    low = 20 if door else 4
    rise = (84 - low) / floors
    for k in range(floors * columns):
        x = -half + (2 * half) * (k % columns + 0.5) / columns
        y = -84 + rise * (k // columns) + 3
        shine = k in lit
        parts.append(
            window(
                x - 5.4, y, 10.8, rise - 7, "#ffd66b" if shine else glass, toned(wall, 0.6), shine
            )
        )
    front = rect(-half, -88, 2 * half, 88)
    return draw(
        fill(rect(half - 14, -106, 9, 16), toned(roof, 0.8)),
        fill(polygon([(-half - 4, -86), (-half + 8, -101), (half - 8, -101), (half + 4, -86)]), roof),
        fill(front, wall),
        shade(rect(half * 0.3, -88, half, 88), front, 0.1),
        parts,
        [fill(path("M-7 0L-7-14C-7-19 7-19 7-14L7 0Z"), door)] if door else [],
    )  # fmt: skip


@motif("fenetre")
def shuttered_window(
    *, shutter: str = "#4f8a5c", glass: str = "#5a5048", frame: str = "#f3e6c8", open_: bool = True
) -> Drawing:
    """A southern window with two shutters, centred and 100 high."""
    slats = Path()
    for x in (-57, 35):
        for k in range(6):
            slats += line([(x, -36 + 14 * k), (x + 22, -36 + 14 * k)])
    return draw(
        fill(rect(-30, -50, 60, 100, 2), frame),
        fill(rect(-24, -44, 48, 88), glass),
        [stroke(line([(0, -44), (0, 44)]), frame, 3.4), stroke(line([(-24, -6), (24, -6)]), frame, 3.4)],
        [fill(rect(-61, -47, 30, 94) + rect(31, -47, 30, 94), shutter)] if open_ else [],
        [stroke(slats, toned(shutter, 0.72), 2.6)] if open_ else [],
        fill(rect(-34, 46, 68, 8, 2), toned(frame, 0.88)),
    )  # fmt: skip


@motif("fleur", "feuille")
def flower_pot(
    *, pot: str = "#b8603a", leaves: str = "#4f8f4a", petals: str = "#d8443f", seed: int = 1
) -> Drawing:
    """A pot of bushy flowers, its foot at the origin and 100 high."""
    chance = Random(seed)
    blade = blob([(0, 0), (-9, -16), (0, -40), (9, -16)], 0.8)
    body = polygon([(-24, -38), (24, -38), (17, 0), (-17, 0)])
    sprigs = [
        fill(
            gathered(
                blade.scaled(chance.uniform(0.95, 1.2)).turned(turn).moved(turn * 0.16, -40)
                for turn in turns
            ),
            toned(leaves, tone),
        )
        for turns, tone in (((-80, 80, -34, 30), 0.84), ((-56, 56, -10, 14), 1.08))
    ]
    spots = ((-22, -70), (2, -84), (25, -72), (-5, -60), (15, -56))
    bloom = scallop([polar(72 * k, 7) for k in range(5)], 0.6)
    return draw(
        sprigs,
        fill(gathered(bloom.moved(x, y) for x, y in spots), petals),
        detail(gathered(circle(x, y, 3.8) for x, y in spots), "#f8d860"),
        fill(body, pot),
        shade(polygon([(4, -38), (24, -38), (17, 0), (6, 0)]), body, 0.18),
        fill(rect(-27, -46, 54, 11, 2), toned(pot, 1.1)),
    )


@motif("lampe")
def traffic_light(
    *, shining: str = "green", box: str = "#2c2f38", post: str = "#4a4e58"
) -> Drawing:
    """A traffic light on its post, 100 high; one of its three lamps shines."""
    lamps: list[Part] = []
    tones = (("red", "#e23c34"), ("amber", "#f0b030"), ("green", "#35c45e"))
    for k, (name, colour) in enumerate(tones):
        y = -88 + 17 * k
        on = name == shining
        lamps += [
            [glow(0, y, 26, colour, 0.8)] if on else [],
            fill(circle(0, y, 7), colour if on else toned(colour, 0.42, 0.6)),
        ]
    return draw(fill(rect(-2.4, -46, 4.8, 46), post), fill(rect(-8, -3, 16, 4, 1.5), post), fill(rect(-12, -99, 24, 56, 6), box), lamps)  # fmt: skip


@motif("eau")
def stone_fountain(*, stone: str = "#c9c2b4", water: str = "#8cc3d8", jet: bool = True) -> Drawing:
    """A round basin with a bowl in its middle, its foot at the origin, 100 wide."""
    rim = ellipse(0, -24, 50, 9)
    return draw(
        fill(path("M-50-24L-46-4C-30 4 30 4 46-4L50-24Z"), stone),
        fill(rim, toned(stone, 1.08)),
        fill(ellipse(0, -24, 44, 6.6), water),
        fill(path("M-5-22L-4-48L4-48L5-22Z"), toned(stone, 0.9)),
        fill(path("M-20-54C-14-44 14-44 20-54Z"), stone),
        fill(ellipse(0, -54, 20, 3.6), water),
        [stroke(curve([(0, -56), (s * 8, -78), (s * 20, -60), (s * 27, -26)]), "#e9f6fa", 2.6) for s in (-1, 1)] if jet else [],
        [stroke(curve([(0, -56), (s * 3, -88), (s * 8, -66)]), "#e9f6fa", 2.4) for s in (-1, 1)] if jet else [],
    )  # fmt: skip


@motif()
def tiled_roof(
    *, top: float = 190, slope: float = 0, colour: str = "#b8402f", rows: int = 6
) -> Drawing:
    """A roof of round tiles from a ridge at ``top`` to the foot of the picture, in place."""
    plane = polygon([(-10, top), (310, top + slope), (310, 312), (-10, 312)])
    tiles = []
    gap = (312 - top) / rows
    for row in range(rows):
        wide = 20 + 3.4 * row
        for k in range(int(330 / wide) + 1):
            x = -12 + wide * (k + (row % 2) * 0.5)
            y = top + gap * row + slope * x / 300
            tiles.append(
                stroke(
                    path(
                        f"M{x} {y}C{x + wide * 0.1} {y + gap * 0.75} {x + wide * 0.9} {y + gap * 0.75} {x + wide} {y}"
                    ),
                    toned(colour, 0.72),
                    1.6,
                    within=plane,
                )
            )
    return draw(fill(plane, Fade((toned(colour, 1.08), toned(colour, 0.8)))), tiles, stroke(line([(-10, top), (310, top + slope)]), toned(colour, 0.7), 5))  # fmt: skip


@motif("fenetre")
def dormer(*, wall: str = "#7a5a86", roof: str = "#8a3a34", lit: bool = True) -> Drawing:
    """A dormer window, its foot at the origin and 100 high."""
    return draw(
        fill(polygon([(-34, 0), (-34, -58), (0, -88), (34, -58), (34, 0)]), wall),
        window(-22, -60, 44, 52, "#ffd66b" if lit else "#45506e", "#f0e2cc", lit),
        fill(path("M-46-50L0-100L46-50L40-44L0-86L-40-44Z"), roof),
    )


@motif()
def rooftops(
    *,
    base: float = 210,
    colours: tuple[str, ...] = ("#b8503c", "#c8684c", "#a8443a"),
    wall: str = "#e6d5b8",
    count: int = 7,
    height: float = 60,
    seed: int = 1,
) -> Drawing:
    """A row of far roofs with chimneys across the picture, standing on ``base``, in place."""
    chance = Random(seed)
    parts: list[Part] = []
    wide = 320 / count
    for k in range(count):
        x, high = -10 + wide * k, height * chance.uniform(0.6, 1)
        top = base - high
        ridge = high * 0.42
        parts += [
            fill(rect(x + wide * 0.62, top - 8, wide * 0.14, 16 + ridge * 0.5), toned(wall, 0.7)),
            fill(
                rect(x, top + ridge * 0.8, wide + 1, high), toned(wall, chance.uniform(0.92, 1.04))
            ),
            fill(
                polygon([(x - 3, top + ridge), (x + wide * 0.5, top), (x + wide + 3, top + ridge)]),
                colours[k % len(colours)],
            ),
            detail(
                rect(x + wide * 0.4, top + ridge + high * 0.14, wide * 0.2, high * 0.2),
                toned(wall, 0.55),
            ),
        ]
    return draw(parts)  # fmt: skip


@motif("fenetre")
def glass_tower(
    *,
    glass: tuple[str, ...] = ("#5f93bf", "#6ea2cb", "#5487b4"),
    bars: str = "#d5e2ea",
    columns: int = 4,
    rows: int = 5,
    area: tuple[float, float, float, float] = (90, -6, 306, 306),
) -> Drawing:
    """A wall of panes over ``area``, in place."""
    left, top, right, bottom = area
    w, h = (right - left) / columns, (bottom - top) / rows
    panes = [
        fill(rect(left + w * c, top + h * r, w, h), glass[(c * 2 + r * 3 + c * r) % len(glass)])
        for c in range(columns)
        for r in range(rows)
    ]
    sheen = [
        light(
            polygon(
                [
                    (left + w * c + 6, top + h * r + h),
                    (left + w * c + w * 0.4, top + h * r + h),
                    (left + w * c + w, top + h * r + 8),
                    (left + w * c + w * 0.7, top + h * r + 8),
                ]
            ),
            rect(left + w * c, top + h * r, w, h),
            0.16,
        )
        for c in range(columns)
        for r in range(rows)
        if (c + r) % 2
    ]
    frame = [
        stroke(line([(left + w * c, top), (left + w * c, bottom)]), bars, 4)
        for c in range(columns + 1)
    ]
    frame += [
        stroke(line([(left, top + h * r), (right, top + h * r)]), bars, 3) for r in range(rows + 1)
    ]
    return draw(panes, sheen, frame)  # fmt: skip


@motif("fenetre")
def shop_window(
    *,
    frame: str = "#6e4a3a",
    glass: tuple[str, ...] = ("#ffe2a0", "#f6b45a"),
    awning: tuple[str, str] = ("#c8603a", "#f6ead0"),
    inside: Part = (),
) -> Drawing:
    """A shop's window with an awning, its sill at the origin, 100 high and 110 wide; ``inside`` stands behind the glass."""
    pane = rect(-50, -76, 100, 72)
    stripes = [
        fill(
            path(
                f"M{-54 + 13.5 * k}-98L{-40.5 + 13.5 * k}-98L{-41 + 14 * k - (k - 3.5) * 0.2}-76C{-43 + 14 * k}-70 {-53 + 14 * k}-70 {-55 + 14 * k}-76Z"
            ),
            awning[k % 2],
        )
        for k in range(8)
    ]
    return draw(
        fill(rect(-56, -100, 112, 104, 2), frame),
        fill(pane, Fade(glass)),
        draw(inside).clipped(pane),
        light(polygon([(-44, -4), (-30, -4), (-4, -76), (-18, -76)]), pane, 0.22, "#ffffff"),
        stroke(line([(-50, -4), (50, -4)]), toned(frame, 1.3), 4),
        stripes,
    )  # fmt: skip


@motif("repas")
def croissant(*, colour: str = "#d99a4a") -> Drawing:
    """A croissant, centred and 100 wide."""
    body = path(
        "M-48 22C-46-12-22-30 0-30C22-30 46-12 48 22C40 26 34 22 30 12C20 2-20 2-30 12C-34 22-40 26-48 22Z"
    )
    return draw(
        fill(body, colour),
        [stroke(curve([(x, -27 + abs(x) * 0.5), (x * 0.75, 5)]), toned(colour, 0.7), 3.4, within=body) for x in (-32, -14, 6, 24)],
        light(ellipse(-6, -22, 20, 5), body, 0.4),
    )  # fmt: skip
