"""Beasts of the wood, their feet at the origin unless told otherwise."""

from studio.colour import toned
from studio.drawing import Drawing, Part, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import blob, circle, curve, ellipse, line, polygon, tube
from studio.path import path

INK = "#2a2030"


@motif("animal", "dents", living=1)
def grey_wolf(
    *,
    colour: str = "#6f7484",
    belly: str = "#c3c4c8",
    tooth: str = "#fff8ea",
    eye: str = "#f4c542",
    hat: Drawing | None = None,
) -> Drawing:
    """A wolf that tiptoes on its hind legs to the right, 100 high, its jaws apart.

    ``hat`` is for a head of 26, as people's.
    """
    dark = toned(colour, 0.7)
    trunk = blob(
        [(-14, -34), (-15, -50), (-6, -68), (8, -78), (19, -72), (17, -56), (10, -42), (4, -32)]
    )
    return draw(
        fill(blob([(-10, -38), (-24, -34), (-38, -18), (-44, -2), (-34, -6), (-22, -16), (-8, -28)], 0.9), dark),
        fill(tube([(8, -68), (24, -58), (35, -66)], [9, 7, 6]), dark),
        _claws(36, -66, dark, tooth),
        fill(tube([(2, -38), (20, -32), (13, -15), (21, -5)], [15, 11, 6.4, 5]), dark),
        fill(path("M17-9L34-7C36-4 34-1 31-1L18-2Z"), dark),
        fill(trunk, colour),
        fill(blob([(16, -72), (8, -62), (6, -46), (10, -40), (18, -56)]), belly, within=trunk),
        shade(trunk.moved(-13, 4), trunk, 0.16),
        fill(tube([(-5, -36), (6, -26), (-9, -13), (-1, -4)], [18, 13, 7, 5.4]), colour),
        fill(path("M-6-8L12-7C15-4 13 0 10 0L-4 0Z"), colour),
        _wolf_head(colour, belly, tooth, eye, hat).turned(6).moved(20, -85),
        fill(tube([(7, -66), (16, -48), (32, -50)], [11, 9, 7]), colour),
        _claws(33, -50, colour, tooth),
    )  # fmt: skip


def _claws(x: float, y: float, colour: str, claw: str) -> Drawing:
    """Give a paw that hangs, its claws down."""
    nails = [
        fill(polygon([(x + dx, y + 5), (x + dx + 4, y + 5), (x + dx + 1, y + 12)]), claw)
        for dx in (-4, 1, 6)
    ]
    return draw(nails, fill(ellipse(x + 3, y + 2, 7.4, 5.2, 14), colour))  # fmt: skip


def _wolf_head(colour: str, belly: str, tooth: str, eye: str, hat: Drawing | None) -> Drawing:
    skull = blob(
        [
            (-13, -7),
            (-3, -14),
            (9, -10),
            (20, -4),
            (36, -1),
            (38, 4),
            (30, 7),
            (14, 8),
            (4, 13),
            (-9, 13),
            (-15, 4),
        ],
        0.9,
    )
    jaw = blob([(2, 10), (14, 14), (30, 13), (31, 17), (16, 21), (2, 18)], 0.8)
    up = [polygon([(x, 6.4), (x + 4.6, 6), (x + 2, 12.4)]) for x in (13, 18.6, 24.2, 29.8)]
    down = [polygon([(x, 15), (x + 4, 15), (x + 2, 9.6)]) for x in (16, 22, 27.4)]
    return draw(
        fill(path("M-12-8L-15-29L-1-14Z"), toned(colour, 0.8)),
        fill(jaw, toned(colour, 0.85)),
        detail(polygon([(6, 6), (32, 5), (29, 15), (8, 14)]), "#7c2430"),
        [fill(each, tooth) for each in (*down, *up)],
        fill(path("M-5-11L-1-31L9-11Z"), colour),
        fill(skull, colour),
        fill(blob([(4, 12), (14, 8), (30, 7), (37, 3), (20, 2), (6, 4), (-8, 11)], 0.8), belly, within=skull),
        detail(path("M5-5C9-7 13-5 14-2C10-1 7-2 5-5Z"), eye),
        detail(circle(10.6, -3.4, 1.5), INK),
        detail(ellipse(36.6, 0, 4, 3.2), INK),
        [hat.turned(-4).moved(-5, -6)] if hat else (),
    )  # fmt: skip


@motif("animal", living=1)
def upright_rabbit(
    *,
    colour: str = "#cdbfae",
    belly: str = "#f6eee0",
    ear: str = "#e6a6a0",
    clothes: str = "",
    face: Part = (),
    holds: Drawing | None = None,
) -> Drawing:
    """A rabbit standing as people do and facing right, 100 high without its ears.

    ``face`` is laid over a head of 30 (glasses with look 0.3 fit); ``holds``
    has its origin put into the paws.
    """
    dark = toned(colour, 0.82)
    body = blob(
        [(-10, -54), (-19, -34), (-20, -12), (-8, -3), (10, -3), (18, -14), (15, -36), (8, -54)]
    )
    lobe = path("M-6 0C-12-18-12-36-5-46C4-38 6-18 5 0Z")
    head = blob(
        [
            (0, -17),
            (12, -14),
            (19, -3),
            (20, 6),
            (12, 14),
            (-4, 15),
            (-16, 9),
            (-17, -4),
            (-11, -14),
        ]
    )
    return draw(
        fill(circle(-20, -12, 8), belly),
        [
            draw(fill(lobe, tone), detail(lobe.scaled(0.55, 0.7).moved(-0.6, -5), ear)).turned(turn).moved(x, -82)
            for tone, turn, x in ((dark, 16, 9), (colour, -8, -6))
        ],
        fill(path("M2-4C2-9 10-12 18-9C28-6 32-2 31 1L4 1Z"), dark),
        fill(body, clothes or colour),
        () if clothes else fill(blob([(6, -48), (0, -30), (2, -10), (12, -8), (16, -30)]), belly, within=body),
        shade(body.moved(-13, 2), body, 0.13),
        fill(path("M-14-3C-15-10-6-13 4-9C14-6 20-2 19 2L-12 2Z"), colour),
        draw(
            fill(head, colour),
            fill(ellipse(13, 7, 9, 6.6), belly),
            detail(ellipse(-0.5, -2, 2.2, 3), INK),
            detail(ellipse(12, -2.4, 2, 2.8), INK),
            detail(ellipse(16, 3.6, 3, 2.2), "#c8646a"),
            stroke(path("M15 6C15 9 12 10.4 10 9.6"), INK, 1),
            fill(polygon([(12, 10.4), (17, 10), (16.4, 15), (12.6, 15)]), "#fffdf6"),
            face,
        ).moved(2, -70),
        [holds.moved(24, -40)] if holds else (),
        fill(tube([(-2, -48), (6, -34), (22, -40)], [10, 8.6, 7.4]), clothes or colour),
        fill(ellipse(24, -40, 5, 4.4), colour),
    )  # fmt: skip


@motif("animal", living=1)
def clinging_monkey(*, colour: str = "#7d4f2e", face: str = "#e8bd92") -> Drawing:
    """A small monkey that clings to something on its left, looking at us; 100 high, its tail below."""
    body = blob([(0, -56), (13, -50), (18, -26), (10, -8), (-6, -8), (-12, -26), (-9, -50)])
    return draw(
        stroke(curve([(8, -12), (24, -2), (36, -14), (34, -30), (26, -28)]), colour, 6),
        fill(tube([(2, -16), (16, -8), (0, 2), (-16, -2)], [11, 10, 7, 5]), toned(colour, 0.8)),
        fill(body, colour),
        fill(tube([(4, -46), (-8, -34), (-22, -40)], [9, 8, 6]), toned(colour, 1.12)),
        [fill(circle(s * 22 + 1, -74, 7.6), face) for s in (-1, 1)],
        fill(blob([(0, -98), (17, -92), (22, -76), (16, -60), (0, -54), (-16, -60), (-21, -76), (-16, -92)]), colour),
        fill(blob([(0, -84), (8, -90), (16, -82), (13, -66), (0, -58), (-13, -66), (-16, -82), (-8, -90)]), face),
        [detail(circle(s * 7, -77, 5), "#fffaf0") for s in (-1, 1)],
        [detail(circle(s * 7 - 1, -77, 2.9), INK) for s in (-1, 1)],
        detail(ellipse(0, -69, 2.6, 1.7), toned(face, 0.6)),
        stroke(curve([(-6, -64), (0, -61.6), (6, -64)]), INK, 1.4),
    )  # fmt: skip


@motif("animal", living=1)
def hedgehog(*, colour: str = "#6b4d38", face: str = "#e4c39a") -> Drawing:
    """A hedgehog facing right, 100 long."""
    rim = [(-48, -6), (-46, -26), (-34, -44), (-14, -54), (8, -52), (22, -40), (26, -24), (20, -4)]
    spines = [(x * 1.12 - 3, y * 1.16 - 3) for x, y in rim]
    edge = [point for pair in zip(rim, spines, strict=True) for point in pair]
    return draw(
        fill(polygon([*edge, (20, 0), (-46, 0)]), colour),
        fill(blob([(14, -38), (30, -28), (48, -12), (46, -7), (30, -2), (8, -1), (10, -20)], 0.9), face),
        [stroke(line([(x, y), (x - 5, y - 8)]), toned(colour, 0.6), 2)
         for x, y in ((-34, -14), (-22, -26), (-8, -16), (-6, -36), (-34, -28), (4, -28))],
        detail(circle(28, -18, 3), INK),
        detail(circle(48, -10, 4), INK),
        [fill(ellipse(x, -1, 7, 4), toned(face, 0.8)) for x in (-26, 18)],
    )  # fmt: skip
