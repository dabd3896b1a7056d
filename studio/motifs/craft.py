"""What craftsmen, cooks and magicians have on their tables."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, light, shade, stroke
from studio.motif import motif, showing
from studio.motifs.light import flame
from studio.outline import blob, circle, curve, ellipse, line, polygon, rect, spiral, tube
from studio.path import path


@motif("musique", "corde")
def luthiers_violin(
    *, wood: str = "#b5562c", neck: str = "#3a2622", string: str = "#fbf2dd"
) -> Drawing:
    """A violin about its middle, upright and 100 long, its scroll above."""
    body = blob([(0, -16), (13, -12), (16, -2), (10, 8), (12, 14), (20, 26), (17, 40), (0, 46),
                 (-17, 40), (-20, 26), (-12, 14), (-10, 8), (-16, -2), (-13, -12)])  # fmt: skip
    return draw(
        fill(rect(-2.8, -46, 5.6, 40, 1), neck),
        fill(circle(0, -49, 5), neck),
        [stroke(line([(s * 3, y), (s * 8, y)]), neck, 2.4) for s in (-1, 1) for y in (-44, -38)],
        fill(body, wood),
        light(ellipse(-8, 26, 5, 13, 10), body, 0.3),
        shade(body.moved(12, 2), body, 0.15),
        fill(polygon([(-3, -12), (3, -12), (4, 12), (-4, 12)]), neck),
        fill(polygon([(-4, 32), (4, 32), (2.6, 45), (-2.6, 45)]), neck),
        [stroke(path("M0-7C4-6 2 2 0 4C-2 6-3 9 0 11").scaled(s, 1).moved(s * 9, 14), neck, 1.5) for s in (-1, 1)],
        stroke(line([(-7, 22), (7, 22)]), string, 2.6),
        [stroke(line([(x, -44), (x * 1.3, 34)]), string, 0.9) for x in (-2.2, 0, 2.2)],
    )  # fmt: skip


@motif("spirale")
def wood_shavings(*, colour: str = "#eccb8e", count: int = 3) -> Drawing:
    """Curls of planed wood that lie on the origin, about 100 wide."""
    places = ((-32, -16, 16, 0), (10, -20, 20, 40), (44, -13, 13, 90), (-8, -10, 10, 150))
    parts = []
    for x, y, r, turn in places[:count]:
        coil = spiral(x, y, r, 2.4, 80 + turn, 3)
        parts += [stroke(coil, toned(colour, 0.6), r * 0.2 + 1.8), stroke(coil, colour, r * 0.2)]
    return draw(parts)


@motif()
def varnish_pot(*, pot: str = "#d8c4a0", varnish: str = "#c03a2c") -> Drawing:
    """A pot with drips down its side and a brush in it, foot at the origin, 100 high with the brush."""
    jar = path("M-30 0L-34-52L34-52L30 0Z")
    drips = path("M-34-54L34-54L33-34C30-22 24-24 22-36C18-40 12-36 10-24C7-12-2-14-3-28C-6-40-14-38-16-30C-20-22-28-26-33-40Z")  # fmt: skip
    return draw(
        fill(tube([(4, -50), (26, -98)], [6, 4.4]), "#7a5236"),
        fill(jar, pot),
        shade(rect(8, -60, 40, 70), jar, 0.14),
        fill(drips, varnish),
        fill(ellipse(0, -54, 34, 7), toned(varnish, 0.85)),
    )


@motif("repas")
def apple_plate(
    *, apple: str = "#cc3a30", plate: str = "#f6f1e4", leaf: str = "#6f8f4a"
) -> Drawing:
    """Four apples on a plate, 100 wide, its foot at the origin."""
    one = path("M0-26C-6-32-20-30-20-14C-20-2-10 4 0 1C10 4 20-2 20-14C20-30 6-32 0-26Z")
    return draw(
        fill(path("M-52-14C-40-2-30 0 0 0C30 0 40-2 52-14Z"), plate),
        fill(ellipse(0, -14, 52, 6), toned(plate, 0.92)),
        [
            draw(
                stroke(line([(0, -25), (3, -34)]), "#5a3a28", 2.6),
                fill(one, toned(apple, tone)),
                light(ellipse(-8, -16, 4, 7, 20), one, 0.5),
                fill(path("M3-32C8-40 16-40 20-36C16-30 8-30 3-32Z"), leaf),
            ).moved(x, y)
            for x, y, tone in ((1, -36, 0.94), (-26, -13, 1.04), (26, -13, 0.92), (0, -11, 1.0))
        ],
    )


@motif()
def round_flask(*, potion: str = "#8a3fb8", glass: str = "#dfe6f2", full: float = 0.55) -> Drawing:
    """A round flask with a neck, its foot at the origin and 100 high."""
    bulb = path("M-8-98L8-98L8-58C24-52 34-40 34-26C34-8 20 0 0 0C-20 0-34-8-34-26C-34-40-24-52-8-58Z")  # fmt: skip
    level = -60 * full
    return draw(
        fill(bulb, glass),
        fill(rect(-40, level, 80, -level), potion, within=bulb),
        detail(ellipse(0, level, 32, 4), toned(potion, 1.25), within=bulb),
        [detail(circle(x, y, r), toned(potion, 1.4), 0.9) for x, y, r in ((-10, -14, 4), (8, -22, 3), (14, -9, 2.4))],
        detail(ellipse(-20, -32, 4, 9, 24), "#ffffff", 0.7),
        fill(rect(-11, -101, 22, 6, 2), glass),
    )  # fmt: skip


@motif("feu")
def spirit_burner(*, glass: str = "#9fb0c4", fire: str = "#f59a2e") -> Drawing:
    """A small burner with a tall flame, its foot at the origin, 100 high with the flame."""
    return draw(
        flame(fire).scaled(1.05, 1.25).moved(0, -36),
        fill(rect(-7, -42, 14, 14, 2), "#b08a3e"),
        fill(path("M-10-30C-34-24-34 0-24 0L24 0C34 0 34-24 10-30Z"), glass),
        detail(ellipse(-14, -14, 3, 8, 20), "#ffffff", 0.6),
    )


@motif("feuille")
def dried_bunch(
    *, leaf: str = "#8a8a52", string: str = "#c9a06a", count: int = 5, spread: float = 130
) -> Drawing:
    """A bunch of pointed leaves that hangs upside down from the origin, 100 high."""
    blade = path("M0 0C-15 16-17 40 0 70C17 40 15 16 0 0Z")
    order = sorted(range(count), key=lambda k: -abs(k - (count - 1) / 2))  # the middle one in front
    leaves = []
    for k in order:
        one = draw(
            fill(blade, toned(leaf, 1.08 if k % 2 else 0.76)),
            stroke(line([(0, 6), (0, 60)]), toned(leaf, 0.55), 2.4),
        )
        leaves.append(one.turned(spread * (k / (count - 1) - 0.5)).moved(0, 28))
    return draw(
        stroke(line([(0, 0), (0, 28)]), string, 3), leaves, fill(rect(-8, 22, 16, 10, 3), string)
    )


@motif("dents")
def table_fork(*, colour: str = "#c9ced4", tines: int = 4) -> Drawing:
    """A fork, held at the origin low on its handle, 100 long, its tines up."""
    base = path("M-13-58C-13-46-6-42-4-36L-5 16C-5 22 5 22 5 16L4-36C6-42 13-46 13-58Z")
    gap = 26 / (tines - 1)
    return draw(
        [fill(rect(-13 + gap * k - 2.3, -82, 4.6, 28, 2.2), colour) for k in range(tines)],
        fill(base, colour),
    )


@motif()
def beret(*, colour: str = "#a8323c") -> Drawing:
    """A beret for a head of 26, its origin at the hairline."""
    return showing(
        draw(
            stroke(line([(-3, -13), (-2, -17)]), colour, 1.8),
            fill(blob([(-13, -3), (-18, -8), (-11, -14), (2, -14), (15, -9), (17, -3), (10, 1), (-8, 2)]), colour),
            stroke(curve([(-11, 0), (0, 2.4), (12, -0.6)]), toned(colour, 0.75), 1.8),
        ),
        "chapeau",
    )  # fmt: skip


@motif("lunettes")
def flying_goggles(*, look: float = 0.0, strap: str = "#4a3026", lens: str = "#dff0f0") -> Drawing:
    """Goggles with a strap for a head of 26, about its middle."""
    left, right = look * 4.6 - 5.4, look * 4.6 + 5.4
    return draw(
        stroke(curve([(-12.4, -2), (0, -3.6), (12.4, -2)]), strap, 3.4),
        [
            part
            for x in (left, right)
            for part in (
                fill(circle(x, -0.6, 5.8), strap),
                detail(circle(x, -0.6, 4.2), lens),
                detail(circle(x + look, -0.4, 1.7), "#2a2030"),
            )
        ],
    )


@motif()
def leather_cap(*, colour: str = "#7a4c30") -> Drawing:
    """A flier's soft leather cap with ear flaps, for a head of 26."""
    return showing(
        draw(
            fill(path("M-13.6 1C-15-13-8-17 0-17C8-17 15-13 13.6 1C13 8 12 14 9 16C9 8 10 2 9-1C4-4-4-4-9-1C-10 2-9 8-9 16C-12 14-13 8-13.6 1Z"), colour),
            stroke(curve([(0, -16.6), (0.6, -10), (0, -4)]), toned(colour, 0.75), 1),
        ),
        "chapeau",
    )  # fmt: skip


@motif("lunettes")
def spyglass(*, brass: str = "#d0993a", leather: str = "#5d3a2c") -> Drawing:
    """A spyglass that points right, its eyepiece at the origin, 60 long."""
    return draw(
        fill(rect(0, -5, 18, 10, 2), brass),
        fill(polygon([(16, -6.4), (38, -7.6), (38, 7.6), (16, 6.4)]), leather),
        fill(polygon([(36, -8), (58, -10), (58, 10), (36, 8)]), brass),
        fill(ellipse(58, 0, 3.4, 10.6), toned(brass, 1.2)),
    )
