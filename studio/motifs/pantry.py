"""What is eaten and drunk, and what it is cooked in."""

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
from studio.motifs.clocks import clock
from studio.motifs.faces import moustache
from studio.motifs.light import flame
from studio.motifs.machines import HEART
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
from studio.outline import star as star_path
from studio.path import Path, path


def _icing(left: float, right: float, y: float, drop: float = 9) -> Path:
    """Give icing that runs down over the edge of a tier."""
    count = 6
    wide = (right - left) / count
    steps = [f"M{left} {y - 4}L{right} {y - 4}L{right} {y + 4}"]
    for k in range(count):
        x, left_x = round(right - wide * k, 2), round(right - wide * (k + 1), 2)
        low = y + drop * (1.25 if k % 2 else 0.8)
        steps.append(f"C{x} {low} {left_x} {low} {left_x} {y + 3}")
    return path("".join(steps) + "Z")


@motif("feu")
def lit_candle(*, wax: str = "#fbf0d8", stripe: str = "#e08ab0", halo: float = 0.8) -> Drawing:
    """A small candle with its flame, its foot at the origin and 100 high."""
    return draw(
        [glow(0, -78, 80, "#ffd36b", halo)] if halo else [],
        fill(rect(-11, -60, 22, 60, 3), wax),
        [stroke(line([(-10, y), (10, y - 8)]), stripe, 5) for y in (-10, -28, -46)],
        flame("#f7932a").scaled(0.9, 0.9).moved(0, -60),
    )


@motif("repas", "fenetre", "escalier", "spirale", "coeur", "etoile", "moustache", "feu")
def palace_cake(
    *,
    sponge: str = "#e58fb4",
    cream: str = "#fff3e2",
    pane: str = "#ffd36b",
    heart: str = "#b03590",
    gold: str = "#f7c945",
    chocolate: str = "#42241a",
) -> Drawing:
    """A birthday cake built like a palace, its foot at the origin, 130 high and 120 wide.

    A stair winds about its tower, and somebody has piped a moustache over the gate.
    """
    tower = rect(-18, -110, 36, 50)
    steps = []
    for low in (-66, -88):
        top = [
            (-18 + 6 * k + dx, low - 3.6 * k - dy)
            for k in range(6)
            for dx, dy in ((0, 3.6), (6, 3.6))
        ]
        steps.append(polygon([*top, (18, low - 15), (-18, low + 6)]))  # fmt: skip
    swags = [stroke(arc(x, -22, 9, 10, 170, 6), cream, 2) for x in (-42, -26, 26, 42)]
    turret = draw(
        fill(rect(-9, -30, 18, 34), sponge),
        fill(path("M-4-6L-4-16C-4-22 4-22 4-16L4-6Z"), pane),
        fill(polygon([(-12, -29), (0, -54), (12, -29)]), heart),
    )
    return draw(
        fill(ellipse(0, 0, 68, 9), cream),
        fill(polygon([(-20, -109), (0, -136), (20, -109)]), heart),
        fill(star_path(0, -140, 10), gold),
        fill(tower, toned(sponge, 1.06)),
        [fill(step, cream, within=tower) for step in steps],
        shade(rect(8, -112, 12, 52), tower, 0.14),
        fill(rect(-38, -64, 76, 30, 2), sponge),
        [fill(path("M-5 0L-5-11C-5-18 5-18 5-11L5 0Z").moved(x, -38), pane) for x in (-26, -9, 9, 26)],
        fill(_icing(-39, 39, -63, 7), cream),
        [turret.moved(x, -34) for x in (-45, 45)],
        fill(rect(-54, -37, 108, 37, 2), toned(sponge, 1.05)),
        shade(rect(24, -35, 32, 36), rect(-54, -35, 108, 35, 2), 0.12),
        fill(_icing(-55, 55, -36, 5), cream),
        swags,
        [fill(HEART.scaled(0.4).moved(x, -11), heart) for x in (-43, -25, 25, 43)],
        fill(path("M-11 0L-11-7C-11-17 11-17 11-7L11 0Z"), "#7a2a5c"),
        moustache(kind="curly", colour=chocolate).scaled(1.7).moved(0, -23),
        [lit_candle(halo=0.5).scaled(0.26).moved(x, y) for x, y in ((-30, -64), (30, -64), (-60, -2), (60, -2))],
    )  # fmt: skip


@motif("repas")
def sunrise_egg(
    *, yolk: str = "#f5b32a", white: str = "#fffaf0", toast: str = "#c98f52"
) -> Drawing:
    """A plate on which a yolk rises behind a row of toast, 100 wide, its foot at the origin."""
    slice_ = path("M-10 0L-10-22C-15-30-8-36 0-36C8-36 15-30 10-22L10 0Z")
    return draw(
        fill(ellipse(0, -6, 58, 9), "#eef0ee"),
        fill(blob([(-40, -10), (-44, -36), (-30, -60), (-4, -70), (24, -66), (42, -44), (42, -12)]), white),
        fill(circle(0, -38, 23), Fade((toned(yolk, 1.08), yolk))),
        light(ellipse(-8, -49, 6, 4), circle(0, -38, 23), 0.8, "#ffffff"),
        [
            draw(fill(slice_.scaled(1.3, 0.9), toned(toast, 0.62)), detail(slice_.scaled(0.94, 0.68).moved(0, -3), toned(toast, 1.22))).moved(x, -3)
            for x in (-31, 0, 31)
        ],
    )  # fmt: skip


@motif("repas")
def breakfast_croissant(*, crust: str = "#cf8a3c") -> Drawing:
    """A croissant lying down, 100 wide, its foot at the origin."""
    body = blob([(-50, -8), (-40, -28), (-20, -44), (6, -48), (30, -40), (46, -22), (50, -4),
                 (38, -8), (22, -16), (0, -20), (-20, -16), (-38, -4)])  # fmt: skip
    return draw(
        fill(body, crust),
        shade(ellipse(2, -8, 44, 14), body, 0.18),
        [stroke(curve(points), toned(crust, 0.7), 2.6, within=body)
         for points in (((-36, -36), (-28, -22), (-32, -4)), ((-14, -48), (-8, -32), (-12, -14)),
                        ((14, -50), (14, -34), (10, -16)), ((36, -40), (32, -26), (28, -12)))],
        light(ellipse(-2, -40, 20, 3.4), body, 0.5),
    )  # fmt: skip


@motif("repas")
def china_bowl(
    *, colour: str = "#3f78b8", milk: str = "#fdfaf2", upon: Part = (), band: str = "#f3f0e6"
) -> Drawing:
    """A wide bowl of milk, 100 wide, its foot at the origin; ``upon`` is what is on the milk, its middle at (0, 0)."""
    bowl = path("M-50-44C-48-14-28-2-18 0L18 0C28-2 48-14 50-44Z")
    return draw(
        fill(ellipse(0, -44, 50, 12), toned(colour, 0.8)),
        fill(ellipse(0, -42, 45, 9), milk),
        draw(upon).moved(0, -42),
        fill(bowl, colour),
        stroke(curve([(-44, -26), (0, -14), (44, -26)]), band, 4, within=bowl),
        light(ellipse(-28, -26, 5, 12, 20), bowl, 0.4),
        shade(rect(14, -46, 40, 50), bowl, 0.14),
    )


@motif("repas")
def cheese_wedge(*, colour: str = "#e8c65a") -> Drawing:
    """A wedge of cheese with holes, 100 wide, its foot at the origin."""
    side = polygon([(-50, 0), (50, 0), (50, -34), (-50, -26)])
    return draw(
        fill(polygon([(-50, -26), (20, -62), (50, -34)]), toned(colour, 1.1)),
        fill(side, colour),
        [detail(circle(x, y, r), toned(colour, 0.76), within=side)
         for x, y, r in ((-24, -12, 7), (8, -20, 8), (32, -8, 6), (-2, -2, 4))],
    )  # fmt: skip


@motif("repas")
def cocoa_cup(*, china: str = "#f3e9d8", band: str = "#b5463a", steam: bool = True) -> Drawing:
    """A cup of cocoa that steams, half a biscuit in its saucer; 100 wide, its foot at the origin."""
    cup = path("M-34-58L34-58C34-26 22-8 14-6L-14-6C-22-8-34-26-34-58Z")
    puffs = [curve([(x, -66), (x - 8, -80), (x + 6, -94), (x, -110)]) for x in (-12, 12)]
    return draw(
        [stroke(puff, "#fffaf0", 5, 0.7) for puff in puffs] if steam else [],
        fill(ellipse(0, -4, 54, 8), toned(china, 0.9)),
        stroke(circle(38, -38, 12), china, 6),
        fill(cup, china),
        fill(ellipse(0, -57, 33, 7), "#5d3524"),
        stroke(curve([(-31, -34), (0, -26), (31, -34)]), band, 6, within=cup),
        shade(rect(10, -60, 30, 60), cup, 0.14),
        fill(path("M-56-6C-58-24-36-24-34-8L-42-10L-46-4Z"), "#c8935a"),
    )


@motif("eau", "feu")
def boiling_pot(*, metal: str = "#7f8894", fire: str = "#f5832a", foam: str = "#e9f2f4") -> Drawing:
    """A big pot that boils over high flames, 100 wide and about 120 high, the fire's foot at the origin."""
    pot = path("M-46-92L46-92L42-34C40-28-40-28-42-34Z")
    spill = scallop([(-46, -90), (-34, -100), (-14, -104), (8, -102), (30, -100), (46, -90), (40, -82), (-38, -82)], 0.4)  # fmt: skip
    return draw(
        [flame(toned(fire, tone)).scaled(s * 1.0, 1.15).moved(x, 0)
         for x, s, tone in ((-34, 1, 0.95), (34, -1, 0.95), (-12, -1, 1), (14, 1, 1))],
        [stroke(path("M0 0L12 0").moved(x, -72), toned(metal, 0.7), 7) for x in (-60, 48)],
        fill(pot, Fade((toned(metal, 1.15), toned(metal, 0.8)), 0)),
        fill(spill, foam),
        [fill(circle(x, y, r), foam) for x, y, r in ((-20, -116, 5), (4, -122, 6), (24, -114, 4))],
        [fill(tube([(x, -86), (x + 1, -70)], [6, 3]), foam) for x in (-30, 26)],
    )  # fmt: skip


@motif("temps")
def egg_timer(*, shell: str = "#f6ecd8", dial: str = "#fffaf0", hand: str = "#c8402f") -> Drawing:
    """A kitchen timer shaped like an egg, ringing, its foot at the origin and 100 high."""
    egg = path("M0-98C26-98 40-58 40-36C40-10 22 0 0 0C-22 0-40-10-40-36C-40-58-26-98 0-98Z")
    return draw(
        fill(egg, shell),
        shade(egg.moved(18, 4), egg, 0.12),
        clock(rim="#8c8f96", dial=dial, hands=hand, hour=11.96).scaled(0.56).moved(0, -42),
        [stroke(arc(0, -50, r, a - 16, a + 16), hand, 4) for r in (52, 62) for a in (-140, -40)],
    )


@motif("chute", "repas")
def falling_eggs(
    *, tray: str = "#b59a72", shell: str = "#fbf1de", yolk: str = "#f3b02c"
) -> Drawing:
    """A tray that tips and eggs that fall from it, in the air about the origin, 100 across."""
    egg = path("M0-14C7-14 11-4 11 2C11 9 6 13 0 13C-6 13-11 9-11 2C-11-4-7-14 0-14Z")
    places = ((-30, -14, -30), (-44, 16, 40), (-14, 20, 10), (-32, 46, -20), (4, -6, 70))
    return draw(
        draw(
            fill(rect(-34, -6, 68, 12, 3), tray),
            [fill(arc(x, -6, 8, 180, 360), toned(tray, 0.8)) for x in (-22, 0, 22)],
        ).turned(-42).moved(26, -26),
        [fill(egg.turned(turn).moved(x, y), shell) for x, y, turn in places],
        fill(blob([(-30, 74), (-10, 68), (12, 72), (20, 80), (0, 86), (-24, 84)]), "#fffaf0"),
        fill(ellipse(-4, 76, 9, 5), yolk),
    )  # fmt: skip
