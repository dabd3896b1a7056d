"""Large beasts of the sea, and crabs."""

from studio.bundle import together
from studio.colour import toned
from studio.drawing import Drawing, Fade, Part, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import arc, blob, circle, curve, ellipse, line, polygon, rect, tube
from studio.path import Path, Point, path

INK = "#221a26"
WHALE = blob(
    [(50, -6), (46, -20), (30, -29), (6, -30), (-18, -20), (-36, -8), (-46, -4), (-40, 4), (-24, 12), (0, 21), (26, 22), (44, 12)]
)  # fmt: skip


@motif("animal", living=1)
def whale(*, colour: str = "#4a84b4", belly: str = "#e9efe6", eye: str = "calm") -> Drawing:
    """A whale swimming to the right, centred, 110 long with its tail lifted; its back is flat."""
    tail = path(
        "M-40-3C-48-10-52-18-51-28C-58-34-66-36-74-34C-70-26-64-20-58-16C-66-16-74-12-78-5C-66-3-54-2-46 4Z"
    )
    under = blob([(52, 2), (30, 4), (6, 4), (-18, 8), (-30, 14), (-10, 30), (30, 34), (52, 20)])
    lid = stroke(arc(33, -2, 3, 20, 160), INK, 1.2)
    return draw(
        fill(tail, toned(colour, 0.85)),
        fill(WHALE, Fade((toned(colour, 1.06), toned(colour, 0.88)))),
        fill(under, belly, within=WHALE),
        [stroke(curve([(46 - 2 * k, 7 + 4 * k), (26, 8 + 4 * k), (6 - 3 * k, 8 + 4 * k)]), toned(belly, 0.8), 1, within=WHALE) for k in range(4)],
        stroke(curve([(50, 2), (40, 4.5), (32, 3)]), toned(colour, 0.55), 1.4, within=WHALE),
        [detail(circle(33, -3, 2.6), "#fffaf0"), detail(circle(33.6, -3, 1.7), INK)] if eye == "calm" else lid,
        fill(path("M16 12C10 22-2 30-14 31C-12 22-6 14 4 9Z"), toned(colour, 0.78)),
    )  # fmt: skip


@motif("animal", "poisson", "dents", living=1)
def shark(
    *,
    colour: str = "#6f8aa0",
    belly: str = "#eef2ec",
    mouth: str = "#7a2a34",
    face: Part = (),
    holds: Drawing | None = None,
) -> Drawing:
    """A shark facing right, centred, 120 long, its mouth full of teeth.

    ``face`` is laid over the eye; ``holds`` has its origin at the fin's tip.
    """
    body = blob(
        [(58, -4), (46, -20), (20, -27), (-14, -20), (-44, -6), (-46, 4), (-14, 18), (18, 24),
         (40, 18), (52, 10)]
    )  # fmt: skip
    jaw = path("M58-2C48 0 38 0 26-4C28 8 36 16 46 15C54 12 58 6 58-2Z")
    upper = [(28 + 5 * k, -3.4 + 0.9 * k - 0.12 * k * k) for k in range(6)]
    lower = [(31 + 4.6 * k, 11.6 - 0.5 * (k - 2) ** 2 + 2) for k in range(5)]
    teeth = [polygon([(x, y), (x + 5, y + 0.6), (x + 2.4, y + 7)]) for x, y in upper]
    teeth += [polygon([(x, y), (x + 4.6, y), (x + 2, y - 6)]) for x, y in lower]
    return draw(
        fill(path("M-38 0C-48-8-54-22-54-34C-62-26-66-12-62-2C-68 8-68 20-64 28C-54 22-44 12-38 2Z"), toned(colour, 0.84)),
        fill(path("M0-22C-4-34-12-44-20-48C-6-48 14-40 22-24Z"), toned(colour, 0.84)),
        fill(body, Fade((colour, toned(colour, 0.9)))),
        fill(blob([(56, 4), (24, 6), (-10, 8), (-48, 2), (-16, 26), (20, 32), (50, 20)]), belly, within=body),
        [stroke(arc(10 - 5 * k, 0, 14, -40, 40, 9), toned(colour, 0.66), 1.5) for k in range(3)],
        fill(jaw, mouth),
        fill(together(teeth), "#ffffff", within=jaw),
        detail(circle(36, -12, 4.2), "#fffaf0"),
        detail(circle(37.4, -11.6, 2.3), INK),
        face,
        [holds.moved(30, 44)] if holds else (),
        fill(path("M-6 12C-2 26 14 40 32 46C32 34 26 20 16 10Z"), toned(colour, 0.84)),
    )  # fmt: skip


@motif("animal", living=1)
def crab(
    *,
    colour: str = "#cf3f30",
    holds_left: Drawing | None = None,
    holds_right: Drawing | None = None,
    reach_left: Point = (-46, -52),
    reach_right: Point = (46, -52),
) -> Drawing:
    """A crab seen from before, its feet at the origin, 100 wide; its claws are where they reach."""
    shell = blob(
        [(-30, -22), (-20, -36), (0, -40), (20, -36), (30, -22), (20, -10), (0, -7), (-20, -10)]
    )
    dark = toned(colour, 0.82)
    legs = [
        tube(
            [(s * 22, -16 + 3 * k), (s * (38 - 4 * k), -20 + 7 * k), (s * (42 - 7 * k), 1)],
            [6, 5, 2.4],
        )
        for s in (-1, 1)
        for k in range(3)
    ]
    return draw(
        [fill(leg, dark) for leg in legs],
        _claw(reach_left, -1, colour, holds_left),
        _claw(reach_right, 1, colour, holds_right),
        [stroke(line([(x, -36), (x * 1.1, -48)]), dark, 3.4) for x in (-8, 8)],
        [[fill(circle(x, -51, 5.4), "#fffaf0"), detail(circle(x + 1, -51, 2.6), INK)] for x in (-9, 9)],
        fill(shell, colour),
        shade(ellipse(6, -8, 34, 12), shell, 0.16),
        stroke(curve([(-8, -18), (0, -14), (8, -18)]), toned(colour, 0.5), 2),
    )  # fmt: skip


def _claw(at: Point, side: int, colour: str, holds: Drawing | None) -> Drawing:
    x, y = at
    pinch = path("M0 4C-10 2-14-10-10-20C-6-24-3-18-1-10C1-20 6-24 11-20C14-8 8 3 0 4Z")
    elbow = (side * 40, (y - 24) / 2 + 4)
    return draw(
        fill(tube([(side * 24, -24), elbow, (x, y)], [8, 7, 8]), toned(colour, 0.9)),
        [holds.moved(x, y - 14)] if holds else (),
        fill(pinch.moved(x, y), colour),
    )


@motif("animal", "moustache", "dents", living=1)
def walrus(
    *,
    colour: str = "#8a7468",
    muzzle: str = "#c9b5a2",
    whiskers: str = "#f4ecdc",
    tusk: str = "#fffaf0",
    cape: str = "",
    look: float = 0.0,
    curled: bool = True,
) -> Drawing:
    """A walrus upright, its foot at the origin and 100 high; ``cape`` is a barber's sheet."""
    body = blob([(-46, 0), (-42, -30), (-30, -52), (0, -60), (30, -52), (42, -30), (46, 0)], 0.9)
    skull = blob([(-24, -66), (-20, -88), (0, -99), (20, -88), (24, -66), (16, -52), (-16, -52)])
    x = look * 5
    curl = "M0-72C4-66 12-64 18-63C26-62 36-62 38-72C39-78 31-78 32-72C26-70 18-76 10-78C6-79 2-78 0-72Z"
    half = path(curl if curled else "M0-78C9-82 22-78 28-62C29-55 27-50 24-45C19-54 10-58 0-60Z")
    return draw(
        fill(body, cape or colour),
        shade(ellipse(10, 2, 52, 16), body, 0.12),
        [stroke(curve([(s * 7, -56), (s * 16, -30), (s * 22, 0)]), toned(cape, 0.8), 1.8, within=body) for s in (-1, 1)] if cape else (),
        fill(path("M-18-58C-8-52 8-52 18-58L20-50C8-43-8-43-20-50Z"), toned(cape, 0.88)) if cape else (),
        fill(skull, colour),
        [fill(tube([(x + s * 8, -64), (x + s * 9, -48), (x + s * 6, -34)], [7, 6, 2]), tusk) for s in (-1, 1)],
        fill(blob([(x - 15, -70), (x, -78), (x + 15, -70), (x + 13, -58), (x, -57), (x - 13, -58)]), muzzle),
        [fill(half.scaled(s, 1).moved(x, 2), whiskers) for s in (-1, 1)],
        detail(ellipse(x, -78, 5.6, 3.8), INK),
        [[detail(circle(x + s * 10, -84, 2.8), INK), detail(circle(x + s * 10 + 1, -85, 1), "#ffffff")] for s in (-1, 1)],
        [stroke(arc(x + s * 10, -88, 5, 215, 325), toned(colour, 0.6), 1.6) for s in (-1, 1)],
    )  # fmt: skip


@motif("animal", living=1)
def octopus(
    *,
    colour: str = "#d9789e",
    spots: str = "",
    reaches: tuple[Point, ...] = ((-68, -8), (-72, -42), (-58, -74), (-38, -98)),
    holds: tuple[Drawing, ...] = (),
    look: float = -0.6,
) -> Drawing:
    """An octopus on the ground, its foot at the origin and 100 high.

    Its four foremost arms end where they reach; each holds something by its origin.
    """
    pale = spots or toned(colour, 1.15)
    head = blob(
        [(-18, -34), (-24, -52), (-30, -72), (-18, -95), (6, -100), (28, -88), (32, -66),
         (24, -48), (20, -32)]
    )  # fmt: skip
    rest: list[Path] = [
        tube([(10, -24), (36, -20), (52, -4), (68, -8), (66, -20)], [15, 12, 9, 6, 3]),
        tube([(12, -30), (42, -36), (58, -26), (70, -38), (60, -46)], [13, 10, 8, 5, 3]),
        tube([(4, -22), (16, -4), (34, 0), (46, 2)], [15, 11, 8, 3]),
        tube([(-4, -22), (-10, -4), (-26, 2), (-36, -4)], [15, 11, 8, 3]),
    ]
    arms = []
    for k, (x, y) in enumerate(reaches):
        bend = (-30 + x * 0.24, y * 0.5 - 16 + 7 * (k % 2))
        arm = tube(
            [(-6, -28), bend, ((x + bend[0]) / 2, (y + bend[1]) / 2 + 8), (x, y)], [14, 10, 8, 4]
        )
        arms.append(
            draw(
                [holds[k].moved(x, y)] if k < len(holds) else (),
                fill(arm, toned(colour, 0.92 + 0.04 * k)),
            )
        )
    eyes = [(look * 12 - 8, -48), (look * 12 + 11, -48)]
    return draw(
        [fill(arm, toned(colour, 0.85)) for arm in rest],
        fill(head, Fade((toned(colour, 1.06), toned(colour, 0.94)))),
        [detail(ellipse(x, y, r, r * 0.8), pale) for x, y, r in ((16, -82, 5), (22, -68, 3.4), (4, -90, 3), (-12, -80, 3.6))],
        arms,
        [
            [fill(ellipse(x, y, 8, 9.4), "#fffaf0"), detail(rect(x - 5 + look * 2, y - 2.4, 10, 4.8, 2.4), INK)]
            for x, y in eyes
        ],
        stroke(curve([(look * 12 - 4, -34), (look * 12 + 2, -31), (look * 12 + 8, -35)]), toned(colour, 0.55), 2),
    )  # fmt: skip
