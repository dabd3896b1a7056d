"""The circus and the stage: tent, cannon, curtain, lights, ladder, puppets' booth."""

import itertools
from random import Random

from studio.colour import toned
from studio.drawing import (
    Drawing,
    Fade,
    Fill,
    detail,
    draw,
    fill,
    glow,
    light,
    shade,
    stroke,
)
from studio.motif import motif
from studio.motifs.gather import gathered
from studio.outline import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    polar,
    polygon,
    rect,
    ring,
)
from studio.path import path


@motif()
def big_top(
    *, colour: str = "#2f5f9e", other: str = "#f2ead6", flag: str = "#e6b53e", torn: bool = False
) -> Drawing:
    """A round circus tent, its foot at the origin, 100 high and 130 wide; ``torn`` opens its top."""
    peak, rim = -88, -44
    roof, wall = [], []
    count = 8
    for k in range(count):
        a, b = -62 + 124 * k / count, -62 + 124 * (k + 1) / count
        shade_of = colour if k % 2 == 0 else other
        roof.append(
            fill(
                path(
                    f"M0 {peak}C{a * 0.2} -66 {a * 0.6} -52 {a} {rim}L{b} {rim}C{b * 0.6} -52 {b * 0.2} -66 0 {peak}Z"
                ),
                shade_of,
            )
        )
        wall.append(
            fill(polygon([(a, rim), (b, rim), (b * 0.9, 0), (a * 0.9, 0)]), toned(shade_of, 0.88))
        )
    hole = polygon(
        [
            (-15, -78),
            (-7, -84),
            (-3, -96),
            (2, -86),
            (9, -93),
            (14, -80),
            (6, -72),
            (-2, -76),
            (-8, -70),
        ]
    )
    fringe = [
        fill(
            path(
                f"M{-62 + 15.5 * k} {rim}L{-46.5 + 15.5 * k} {rim}C{-48 + 15.5 * k} {rim + 9} {-60 + 15.5 * k} {rim + 9} {-62 + 15.5 * k} {rim}Z"
            ),
            flag,
        )
        for k in range(8)
    ]
    return draw(
        [] if torn else [stroke(line([(0, peak), (0, -104)]), "#4a4048", 1.6), fill(path("M0-104L18-99L0-94Z"), flag)],
        wall,
        fill(path("M-11 0C-11-22-4-36 0-40C4-36 11-22 11 0Z"), "#1c1a2c"),
        roof,
        fringe,
        [fill(hole, "#15162a")] if torn else [],
    )  # fmt: skip


@motif("roue")
def circus_cannon(
    *, colour: str = "#c0392f", trim: str = "#f0c04a", wheel: str = "#7a4a2c", turn: float = -50
) -> Drawing:
    """A fat cannon on two wheels, about 100 long, that aims to the right by ``turn``."""
    barrel = path("M-44-16C-56-16-58 16-44 16L40 13L40-13Z")
    return draw(
        fill(path("M-30 0L8-32L18-22L-14 0Z"), toned(wheel, 0.8)),
        draw(
            fill(barrel, colour),
            light(rect(-50, -13, 92, 7), barrel, 0.3),
            shade(rect(-60, 5, 110, 14), barrel, 0.2),
            fill(rect(-26, -16.4, 8, 32.8), trim),
            fill(rect(34, -17, 11, 34, 3), trim),
            fill(circle(-56, 0, 5.6), trim),
        ).turned(turn).moved(-2, -34),
        [stroke(line([(0, -24), polar(45 * k, 21, 0, -24)]), trim, 3.4) for k in range(8)],
        fill(ring(0, -24, 24, 18), wheel),
        fill(circle(0, -24, 6), trim),
    )  # fmt: skip


@motif()
def stage_curtain(
    *,
    colour: str = "#a3232b",
    side: str = "both",
    width: float = 66,
    trim: str = "#e2b04a",
    swag: bool = True,
) -> Drawing:
    """A theatre's curtain drawn aside, in place over the whole picture: ``left``, ``right`` or ``both``."""
    folds = 4
    parts: list[Drawing] = []
    for which in ("left", "right"):
        if side not in (which, "both"):
            continue
        drape: list[Drawing] = []
        for k in range(folds):
            a, b = width * k / folds, width * (k + 1) / folds
            cloth = path(
                f"M{a - 8} -8L{b * 1.15} -8C{b * 1.1} 90 {b * 0.9} 160 {b * 0.62} 204C{b * 0.66} 240 {b * 0.9} 270 {b} 308L{a - 8} 308Z"
            )
            drape.insert(0, draw(fill(cloth, toned(colour, 1.0 if k % 2 else 0.84))))
        drape.append(
            draw(
                fill(
                    path(
                        f"M-8 200C{width * 0.3} 212 {width * 0.5} 210 {width * 0.66} 200L{width * 0.66} 210C{width * 0.5} 220 {width * 0.3} 222-8 212Z"
                    ),
                    trim,
                )
            )
        )
        whole = draw(drape)
        parts.append(whole if which == "left" else whole.flipped().moved(300, 0))
    top = [
        path(
            f"M{-8 + 79 * k} -8L{71 + 79 * k} -8C{66 + 79 * k} 34 {-2 + 79 * k} 34 {-8 + 79 * k} -8Z"
        )
        for k in range(4)
    ]
    return draw(parts, [draw(fill(each, toned(colour, 0.92)), stroke(each, trim, 2)) for each in top] if swag else [])  # fmt: skip


@motif()
def curtain_wall(*, colour: str = "#a3232b", folds: int = 9, bottom: float = 300) -> Drawing:
    """A closed curtain behind everything, in place, down to ``bottom``."""
    step = 312 / folds
    paint: Fill = Fade((toned(colour, 0.72), colour, toned(colour, 0.8)), 0)
    return draw(fill(rect(-6 + step * k, -6, step + 0.6, bottom + 6), paint) for k in range(folds))


@motif()
def stage_floor(*, top: float = 230, colour: str = "#8a5a36") -> Drawing:
    """Boards from ``top`` to the foot of the picture, in place."""
    boards = [
        stroke(line([(150 + (x - 150) * 0.55, top), (x, 304)]), toned(colour, 0.78), 1.2)
        for x in range(-60, 380, 44)
    ]
    return draw(fill(rect(-6, top, 312, 310 - top), Fade((toned(colour, 1.1), toned(colour, 0.85)))), boards)  # fmt: skip


@motif("lampe")
def spotlight(*, metal: str = "#2c2c36", glass: str = "#fff0b4") -> Drawing:
    """A stage light that shines to the right, centred and 100 long."""
    return draw(
        glow(46, 0, 60, glass, 0.7),
        stroke(path("M-10-30L-10-52M-10 0L-10-30"), metal, 7),
        fill(path("M-44-20C-50-8-50 8-44 20L24 30L24-30Z"), metal),
        fill(ellipse(25, 0, 10, 30), toned(metal, 1.5)),
        fill(ellipse(27, 0, 7, 24), glass),
        stroke(path("M24-30L44-42M24 30L44 42"), metal, 6),
    )


@motif("lampe")
def chandelier(*, metal: str = "#d8a83c", glass: str = "#fff2c0", lit: bool = True) -> Drawing:
    """A chandelier of six candles and crystal drops, centred, 100 wide."""
    candles = [-44, -26, -9, 9, 26, 44]
    drop = path("M0 0C4 6 5 10 0 14C-5 10-4 6 0 0Z")
    return draw(
        [glow(0, -14, 70, glass, 0.6)] if lit else [],
        stroke(line([(0, -60), (0, -20)]), metal, 3.4),
        [stroke(curve([(0, 16), (x * 0.6, 18), (x, 4), (x, -4)]), metal, 3.6) for x in candles],
        fill(blob([(-6, -30), (6, -30), (9, -10), (5, 8), (9, 20), (0, 32), (-9, 20), (-5, 8), (-9, -10)]), metal),
        [fill(drop.scaled(0.9).moved(x, 6 + (44 - abs(x)) * 0.3), "#dff0f4") for x in (-44, -35, -26, -17, 17, 26, 35, 44)],
        [fill(rect(x - 3, -20, 6, 17), "#fbf6ea") for x in candles],
        [fill(path(f"M{x}-34C{x + 6}-26 {x + 4}-20 {x}-20C{x - 4}-20 {x - 6}-26 {x}-34Z"), "#ffb93e") for x in candles] if lit else [],
        [stroke(curve([(a, 2), ((a + b) / 2, 13), (b, 2)]), "#dff0f4", 1.6) for a, b in itertools.pairwise(candles)],
        fill(circle(0, 35, 5), "#dff0f4"),
    )  # fmt: skip


@motif("escalier")
def stepladder(*, colour: str = "#c99a5a", steps: int = 6) -> Drawing:
    """A ladder that stands by itself, seen from the side of its steps, 100 high."""
    rungs = []
    for k in range(1, steps + 1):
        y = -100 * k / (steps + 0.4)
        half = 19 + y * 0.08
        rungs.append(fill(rect(-half, y, 2 * half, 5, 1.4), toned(colour, 1.12)))
    return draw(
        [stroke(line([(s * 10, -96), (s * 24, 0)]), toned(colour, 0.6), 3) for s in (-1, 1)],
        [fill(polygon([(s * 10, -100), (s * 14, -100), (s * 21.6, 0), (s * 17, 0)]), colour) for s in (-1, 1)],
        rungs,
    )  # fmt: skip


@motif("escalier")
def tall_ladder(*, colour: str = "#c99a5a", rungs: int = 11) -> Drawing:
    """A straight ladder, 100 high and 20 wide, to be turned and scaled."""
    return draw(
        [stroke(line([(-8.5, -100 * (k + 0.5) / rungs), (8.5, -100 * (k + 0.5) / rungs)]), toned(colour, 0.9), 2.6) for k in range(rungs)],
        [stroke(line([(x, 0), (x, -100)]), colour, 3.4) for x in (-9, 9)],
    )  # fmt: skip


@motif()
def puppet_booth(
    *,
    colours: tuple[str, str] = ("#c8443c", "#f4ead4"),
    opening: str = "#2c3a5e",
    trim: str = "#e6b53e",
) -> Drawing:
    """A striped booth with a wide opening, its foot at the origin, 100 high and 84 wide."""
    stripes = gathered(rect(-42 + 12 * k, -46, 12, 46) for k in range(0, 7, 2))
    gable = path("M-46-88C-30-90-16-94 0-104C16-94 30-90 46-88L46-82L-46-82Z")
    return draw(
        fill(rect(-42, -86, 84, 44), opening),
        fill(rect(-42, -46, 84, 46), colours[1]),
        fill(stripes, colours[0]),
        [fill(path(f"M{s * 42}-86L{s * 28}-86C{s * 34}-72 {s * 36}-58 {s * 33}-44L{s * 42}-44Z"), colours[0]) for s in (-1, 1)],
        fill(rect(-46, -48, 92, 6, 2), trim),
        fill(gable, colours[0]),
        stroke(path("M-46-82L46-82"), trim, 3),
        fill(circle(0, -92, 4), trim),
    )  # fmt: skip


@motif("fete")
def bunting(
    *,
    points: tuple[tuple[float, float], ...] = ((0, 20), (80, 40), (160, 26), (300, 14)),
    colours: tuple[str, ...] = ("#d8463a", "#f2c14a", "#3f8a6a", "#e88aa0"),
    size: float = 15,
) -> Drawing:
    """A string of flags through the points, in place."""
    string = curve(points)
    hangs = string.evened(size * 1.25)[0]
    return draw(
        stroke(string, "#5a4a40", 1.6),
        [
            fill(polygon([(x - size * 0.46, y), (x + size * 0.46, y), (x, y + size)]), colours[k % len(colours)])
            for k, (x, y) in enumerate(hangs)
        ],
    )  # fmt: skip


@motif("fete")
def streamers(
    *,
    colours: tuple[str, ...] = ("#f2c14a", "#e2574c", "#7fc4d8"),
    area: tuple[float, float, float, float] = (0, 0, 300, 90),
    count: int = 6,
    seed: int = 2,
) -> Drawing:
    """Curling paper streamers and confetti over ``area``, in place."""
    chance = Random(seed)
    left, top, right, bottom = area
    parts = []
    for k in range(count):
        x, y = left + (right - left) * (k + 0.5) / count, chance.uniform(top, bottom)
        colour = colours[k % len(colours)]
        parts.append(
            stroke(
                curve([(x + 6 * j, y + (7 if j % 2 else -7) + 3 * j) for j in range(6)]),
                colour,
                3.4,
            )
        )
        parts.append(
            detail(rect(chance.uniform(left, right), chance.uniform(top, bottom), 5, 5), colour)
        )
    return draw(parts)  # fmt: skip
