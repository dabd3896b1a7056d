"""What lives on a pond, feet at the origin."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, stroke
from studio.motif import motif
from studio.outline import blob, circle, curve, ellipse, line, tube
from studio.path import path

INK = "#2a2030"


@motif("animal", living=1)
def pond_frog(
    *,
    colour: str = "#6fa83e",
    belly: str = "#e8e6a8",
    mood: str = "calm",
    hat: Drawing | None = None,
) -> Drawing:
    """A frog that sits and looks at us, 100 wide; ``mood`` is calm, up (it looks up) or afraid."""
    dark = toned(colour, 0.75)
    dx, dy = {"calm": (0.0, 0.0), "up": (0.0, -4.0), "afraid": (0.0, -1.0)}[mood]
    body = blob(
        [(0, -60), (22, -54), (30, -30), (26, -6), (0, -2), (-26, -6), (-30, -30), (-22, -54)]
    )
    head = blob(
        [
            (0, -80),
            (20, -78),
            (36, -64),
            (34, -50),
            (16, -42),
            (0, -41),
            (-16, -42),
            (-34, -50),
            (-36, -64),
            (-20, -78),
        ]
    )
    mouth = (
        detail(ellipse(0, -50, 10, 5), "#6d2a34")
        if mood == "afraid"
        else stroke(curve([(-24, -54), (-10, -48), (10, -48), (24, -54)]), toned(colour, 0.45), 2.4)
    )
    return draw(
        [fill(blob([(s * 20, -34), (s * 44, -36), (s * 50, -16), (s * 40, -2), (s * 20, -2)]), dark)
         for s in (-1, 1)],
        fill(body, colour),
        fill(blob([(0, -44), (16, -36), (16, -12), (0, -5), (-16, -12), (-16, -36)]), belly),
        fill(head, colour),
        [fill(circle(s * 20, -78, 13), colour) for s in (-1, 1)],
        [fill(circle(s * 20, -79, 9.4), "#fffbe8") for s in (-1, 1)],
        [detail(ellipse(s * 20 + dx, -78 + dy, 3.4 if mood == "afraid" else 4.8, 4.8), INK) for s in (-1, 1)],
        mouth,
        [detail(circle(s * 3.4, -62, 1.2), dark) for s in (-1, 1)],
        [fill(tube([(s * 16, -28), (s * 21, -14), (s * 15, -3)], [11, 9, 8]), colour) for s in (-1, 1)],
        [fill(path(f"M{s * 6}-1L{s * 10}-7L{s * 20}-7L{s * 30}-1L{s * 28} 2L{s * 8} 2Z"), dark)
         for s in (-1, 1)],
        [hat.scaled(1.1).moved(0, -78)] if hat else (),
    )  # fmt: skip


@motif("animal", "oiseau", "aile", living=1)
def pond_heron(
    *,
    colour: str = "#8fa3b8",
    light_colour: str = "#e9edf0",
    beak: str = "#e3a23a",
    fork: bool = False,
) -> Drawing:
    """A heron bowing to the right, 100 high; with ``fork`` its near wing holds one."""
    dark = toned(colour, 0.6)
    body = blob([(-34, -46), (-20, -62), (2, -66), (16, -58), (14, -46), (-4, -38), (-24, -38)])
    neck = tube([(8, -58), (18, -72), (12, -86), (24, -95), (36, -88)], [12, 8.4, 6.8, 7, 8])
    wing = blob(
        [
            (-8, -62),
            (8, -56),
            (20, -42),
            (24, -32),
            (12, -34),
            (-8, -40),
            (-26, -38),
            (-42, -30),
            (-30, -48),
            (-20, -58),
        ],
        0.9,
    )
    art = draw(
        stroke(line([(-8, -40), (-6, -20), (-10, 0)]), toned(beak, 0.75), 2.6),
        stroke(line([(-10, 0), (-2, 0)]), toned(beak, 0.75), 2.4),
        stroke(line([(2, -42), (8, -20), (2, 0), (10, 0)]), toned(beak, 0.75), 2.6),
        fill(path("M-28-52L-48-34L-22-40Z"), dark),
        fill(neck, light_colour),
        fill(body, light_colour),
        fill(path("M40-92L68-70L36-82Z"), beak),
        fill(circle(36, -88, 7.4), light_colour),
        fill(path("M40-93C32-99 18-97 6-88C16-90 26-89 34-87Z"), dark),
        detail(circle(38.6, -88, 2), "#1f1a24"),
        detail(circle(39, -88.4, 0.7), "#ffffff"),
    )
    if fork:
        art += dinner_fork(colour="#f4f1e6").at(22, -26, 52, turn=20)
    return art + draw(
        fill(wing, colour),
        [stroke(curve([(0, -56), (-12 + 6 * k, -46), (-26 + 12 * k, -38)]), dark, 1.4) for k in range(3)],
        [fill(blob([(14, -40), (24, -42), (31, -36), (28, -31), (18, -33)]), colour)] if fork else (),
    )  # fmt: skip


@motif("dents")
def dinner_fork(*, colour: str = "#d8dde0") -> Drawing:
    """A fork, its handle's end at the origin and its tines up, 100 high."""
    return draw(
        fill(path("M-4 2C-6 2-4-40-2-52L2-52C4-40 6 2 4 2Z"), colour),
        fill(path("M-14-96C-15-72-14-58 0-50C14-58 15-72 14-96L9-96L8-72L3-72L2-96L-2-96L-3-72L-8-72L-9-96Z"), colour),
    )  # fmt: skip
