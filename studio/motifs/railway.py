"""Trains, and what is met on and beside the line."""

from studio.bundle import together
from studio.colour import toned
from studio.drawing import Drawing, Fade, detail, draw, fill, light, shade, stroke
from studio.motif import motif, showing
from studio.outline import circle, curve, ellipse, line, polar, polygon, rect, tube
from studio.path import path


@motif("roue", "mecanique", "fenetre")
def steam_locomotive(
    *,
    colour: str = "#b0332b",
    trim: str = "#e2b04a",
    iron: str = "#2e2b36",
    wheel: str = "",
    window: str = "#cfdde0",
    nose: bool = True,
) -> Drawing:
    """A locomotive facing right, its wheels on the rails at y = 0, 120 long and 82 high.

    Without ``nose`` its boiler ends open at (44, -42), for a head to be put there.
    """
    boiler = rect(-26, -58, 72, 34, 6)
    wheels = [(-40, 15), (-8, 15), (24, 15), (50, 9)]
    return draw(
        fill(path("M20-58L24-82L18-86L40-86L34-82L38-58Z"), iron),
        fill(path("M-8-58C-8-70 8-70 8-58Z"), trim),
        fill(rect(-60, -30, 118, 12, 3), iron),
        fill(boiler, Fade((toned(colour, 1.15), toned(colour, 0.85)))),
        stroke(together(line([(x, -58), (x, -24)]) for x in (-6, 12, 30)), trim, 2.4),
        fill(circle(46, -41, 15), iron) if nose else (),
        fill(path("M-58-24L-58-76L-24-76L-24-24Z"), colour),
        fill(rect(-52, -69, 22, 20, 2), window),
        fill(path("M-66-76C-50-84-32-84-18-76L-18-72L-66-72Z"), iron),
        fill(polygon([(52, -20), (72, -2), (46, -2)]), iron) if nose else (),
        [_wheel(x, r, wheel or toned(colour, 0.8), iron, trim) for x, r in wheels],
        stroke(line([(-40, -10), (24, -10)]), trim, 4.4),
        stroke(line([(24, -10), (54, -22)]), trim, 3.4),
        fill(rect(44, -28, 18, 11, 2), toned(iron, 1.4)),
    )


def _wheel(x: float, r: float, colour: str, iron: str, trim: str) -> Drawing:
    spokes = together(line([(x, -r), polar(45 * k, r - 3, x, -r)]) for k in range(8))
    return draw(
        fill(circle(x, -r, r), iron),
        fill(circle(x, -r, r - 3), colour),
        stroke(spokes, iron, 1.8),
        fill(circle(x, -r, 3.4), trim),
    )


@motif()
def rails(
    *, y: float = 270, iron: str = "#6b6a72", wood: str = "#7a5a40", bed: str = "#b9ab94"
) -> Drawing:
    """A straight track over the whole width, in place, its upper edge at ``y``."""
    return draw(
        detail(rect(-10, y + 2, 320, 18), bed),
        detail(together(rect(x, y + 4, 16, 10) for x in range(-6, 310, 30)), wood),
        fill(rect(-10, y, 320, 5), iron),
    )


@motif()
def level_crossing_gate(*, colour: str = "#c8372e", white: str = "#fbf6ea") -> Drawing:
    """A striped barrier, its post's foot at the origin, its bar level to the left, 100 long."""
    bar = rect(-100, -50, 108, 8)
    return draw(
        fill(rect(-5, -62, 10, 62, 2), "#5b5660"),
        fill(bar, white),
        [fill(rect(-100 + 22 * k, -51, 11, 10), colour, within=bar) for k in range(5)],
        fill(circle(0, -46, 7), "#3a3640"),
        fill(rect(10, -56, 14, 20, 3), "#3a3640"),
    )


@motif("danger", "dents", "imaginaire", living=1)
def dragon_head(
    *,
    colour: str = "#c4332b",
    belly: str = "#f0c27a",
    horn: str = "#f4e6c8",
    fire: str = "",
    eye: str = "#ffe27a",
) -> Drawing:
    """A dragon's head facing right, its neck ending at the origin, 80 long; ``fire`` is its breath."""
    upper = path("M-8-26C4-46 26-44 36-36C50-36 66-30 76-20C80-14 76-8 70-8L30-6C24 4 10 14-6 20Z")
    lower = path("M-6 20C8 20 20 16 28 8L62 14C70 16 68 24 60 26C40 30 14 34-6 26Z")
    teeth = [polygon([(x, -8), (x + 7, -8), (x + 3.4, 3)]) for x in (34, 44, 54, 64)]
    teeth += [
        polygon([(x, 12 + (x - 34) * 0.05), (x + 6, 12 + (x - 34) * 0.05), (x + 3, 3)])
        for x in (38, 48, 57)
    ]
    art = draw(
        fill(path("M4-38C-4-56-20-62-32-60C-24-52-16-44-10-28Z"), horn),
        fill(path("M14-42C10-58-2-70-14-70C-8-60 0-50 2-38Z"), toned(horn, 0.88)),
        [fill(polygon([(-10 - 4 * k, -24 + 12 * k), (-30 - 3 * k, -22 + 14 * k), (-12 - 4 * k, -10 + 12 * k)]), toned(colour, 0.75)) for k in range(3)],
        fill(path("M26-6L66-6L62 16L24 10Z"), "#5a1a20"),
        fill(lower, toned(colour, 0.88)),
        fill(together(teeth), "#fffaf0"),
        fill(upper, colour),
        fill(path("M58-32C62-40 70-40 74-32C76-26 72-22 66-23Z"), toned(colour, 1.1)),
        detail(ellipse(70, -29, 3, 2), "#3a1218"),
        fill(ellipse(32, -27, 8.5, 7), eye),
        detail(ellipse(34, -27, 2.4, 6), "#221a26"),
        stroke(line([(20, -37), (40, -31)]), toned(colour, 0.6), 4),
        [detail(path(f"M{x}-16C{x + 3}-12 {x + 7}-12 {x + 10}-16Z"), toned(colour, 0.75)) for x in (4, 16, 46)],
        stroke(curve([(-4, 22), (16, 26), (44, 22)]), belly, 3),
    )  # fmt: skip
    if not fire:
        return art
    return showing(draw(_breath(fire), art), "feu")


def _breath(colour: str) -> Drawing:
    """Give fire that leaves a mouth at (60, 2) to the right."""
    outer = path(
        "M44 2C70-14 92-30 130-34C120-24 122-18 136-16C124-8 124 0 140 6C124 8 120 14 128 26C104 22 78 18 44 8Z"
    )
    return draw(
        fill(outer, colour),
        detail(outer.scaled(0.74).moved(10, 1), toned(colour, 1.12, 1, 18)),
        detail(outer.scaled(0.46).moved(22, 2), "#fff0a8"),
    )  # fmt: skip


@motif("voyage")
def leather_suitcase(
    *, colour: str = "#9a5f38", strap: str = "#5a3826", label: str = "#f0e2c0"
) -> Drawing:
    """A suitcase, its foot at the origin, 100 wide and 76 high."""
    box = rect(-50, -62, 100, 62, 8)
    return draw(
        stroke(path("M-16-62C-16-78 16-78 16-62"), strap, 6),
        fill(box, Fade((toned(colour, 1.1), toned(colour, 0.9)))),
        [fill(rect(x, -62, 9, 62), strap) for x in (-34, 25)],
        [fill(rect(x - 1, -36, 11, 9, 2), "#d9b45a") for x in (-34, 25)],
        [fill(path("M-50-62L-38-62L-50-48Z").scaled(s, 1), strap) for s in (-1, 1)],
        fill(rect(-12, -34, 24, 15, 2).turned(-8, (0, -26)), label),
        light(rect(-46, -58, 92, 5, 2), box, 0.2),
        shade(rect(-50, -10, 100, 10), box, 0.2),
    )


@motif("temps")
def pocket_watch(*, metal: str = "#d9a94a", dial: str = "#fdf6e4", hour: float = 11.6) -> Drawing:
    """A watch on its chain, held by the crown at the origin, 100 high."""
    return draw(
        stroke(curve([(0, 2), (-14, 18), (-28, 12), (-40, 24)]), metal, 3),
        fill(rect(-6, 0, 12, 14, 3), toned(metal, 0.85)),
        stroke(circle(0, 4, 8), metal, 4),
        fill(circle(0, 54, 42), metal),
        fill(circle(0, 54, 33), dial),
        stroke(together(line([polar(30 * k, 29, 0, 54), polar(30 * k, 24, 0, 54)]) for k in range(12)), "#2b2430", 2.6),
        stroke(line([(0, 54), polar(hour * 30 - 90, 15, 0, 54)]), "#2b2430", 4.4),
        stroke(line([(0, 54), polar(hour % 1 * 360 - 90, 23, 0, 54)]), "#2b2430", 3),
    )  # fmt: skip


@motif("lunettes")
def magnifying_glass(
    *, rim: str = "#3a2f2c", glass: str = "#e6f0ee", handle: str = "#7a4a30"
) -> Drawing:
    """A magnifier held at the origin, its lens up, 100 high."""
    return draw(
        fill(tube([(0, 14), (0, -12), (0, -30)], [9, 8, 6]), handle),
        detail(circle(0, -62, 30), glass, 0.35),
        stroke(circle(0, -62, 30), rim, 6),
        stroke(path("M-20-66C-18-76-12-82-4-84"), "#ffffff", 4, 0.9),
    )
