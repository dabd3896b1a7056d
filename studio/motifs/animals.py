"""Beasts on four legs (or two), their feet at the origin."""

from studio.colour import toned
from studio.drawing import Drawing, Part, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import arc, blob, circle, curve, ellipse, line, tube
from studio.path import path

INK = "#2a2030"


def _eyes(xs: tuple[float, float], y: float, mood: str, size: float = 1.0) -> Drawing:
    """Give a beast's eyes: ``open``, ``asleep`` or ``wide``."""
    if mood == "asleep":
        return draw(stroke(arc(x, y - 1, 2.6 * size, 20, 160), INK, 1.2) for x in xs)
    white = 1.3 if mood == "wide" else 0
    return draw(
        [
            [detail(circle(x, y, 3.4 * size), "#fff8ec")] if white else [],
            detail(ellipse(x, y, 1.9 * size, 2.4 * size), INK),
            detail(circle(x + 0.7, y - 0.9, 0.7 * size), "#ffffff"),
        ]
        for x in xs
    )


@motif("animal", living=1)
def cat(
    *, colour: str = "#d98a3f", belly: str = "#f6e3c4", pose: str = "sit", eyes: str = "open"
) -> Drawing:
    """A cat that can ``sit`` (100 high, looking at us) or lie ``curled`` (100 wide, asleep)."""
    dark = toned(colour, 0.8)
    if pose == "curled":
        body = blob(
            [(-46, -12), (-40, -32), (-14, -44), (20, -42), (44, -26), (48, -8), (30, 0), (-34, 0)]
        )
        return draw(
            fill(body, colour),
            shade(ellipse(10, 2, 50, 14), body, 0.14),
            [
                stroke(curve([(x, -43 + abs(x - 6) * 0.2), (x + 5, -32)]), dark, 3)
                for x in (0, 12, 24)
            ],
            _cat_head(colour, belly, dark, "asleep").scaled(0.78).turned(-8).moved(-26, -15),
            fill(tube([(46, -16), (44, -2), (20, 1), (-6, -4)], [9, 10, 9, 6]), colour),
            stroke(curve([(6, -2), (8, -8)]), dark, 2.4),
            stroke(curve([(18, 1), (20, -6)]), dark, 2.4),
        )
    body = blob(
        [
            (-11, -58),
            (-17, -40),
            (-23, -18),
            (-22, -3),
            (0, 0),
            (22, -3),
            (23, -18),
            (17, -40),
            (11, -58),
        ]
    )
    return draw(
        fill(tube([(18, -4), (36, -6), (42, -22), (34, -36)], [9, 9, 8, 6]), colour),
        fill(body, colour),
        fill(blob([(0, -54), (-8, -40), (-8, -20), (0, -12), (8, -20), (8, -40)]), belly),
        shade(body.moved(16, 0), body, 0.13),
        [fill(ellipse(x, -3, 7.4, 4.6), belly) for x in (-8, 8)],
        [
            stroke(line([(s * 22, y), (s * 15, y + 2)]), dark, 2.2)
            for s in (-1, 1)
            for y in (-24, -16)
        ],
        _cat_head(colour, belly, dark, eyes).moved(0, -70),
    )


def _cat_head(colour: str, belly: str, dark: str, eyes: str) -> Drawing:
    skull = blob(
        [(0, -17), (14, -14), (22, -1), (17, 11), (0, 16), (-17, 11), (-22, -1), (-14, -14)]
    )
    ears = [fill(path("M5-14L19-30C22-22 23-12 20-4Z").scaled(s, 1), colour) for s in (-1, 1)]
    inner = [
        detail(path("M11-15L17.6-24C19-19 19.6-14 18.6-10Z").scaled(s, 1), "#e9a79a")
        for s in (-1, 1)
    ]
    return draw(
        ears, inner,
        fill(skull, colour),
        [stroke(curve([(x, -16), (x * 0.8, -10)]), dark, 2.2) for x in (-6, 0, 6)],
        fill(blob([(0, 1), (8, 5), (7, 12), (0, 14.6), (-7, 12), (-8, 5)]), belly),
        _eyes((-8.6, 8.6), -1.5, eyes, 1.15),
        detail(path("M-2.6 4L2.6 4L0 7Z"), "#c8646a"),
        stroke(path("M0 7C0 10-3 11-5 10M0 7C0 10 3 11 5 10"), INK, 1),
        [stroke(line([(s * 9, y), (s * 25, y - 3 + k * 4)]), "#fff6e6", 0.8, 0.9)
         for s in (-1, 1) for k, y in enumerate((5.4, 7.6))],
    )  # fmt: skip


@motif("animal", living=1)
def fox(
    *,
    colour: str = "#dd6b2a",
    chest: str = "#fbecd6",
    clothes: str = "",
    eyes: str = "open",
    face: Part = (),
    hat: Drawing | None = None,
    holds: Drawing | None = None,
) -> Drawing:
    """A fox sitting upright as people do, 100 high, its muzzle turned to the right.

    ``face`` is laid over a head of 26 (glasses with look 0.4 fit); ``holds``
    has its origin put between the paws.
    """
    dark = toned(colour, 0.72)
    body = blob(
        [(-10, -58), (-17, -40), (-20, -14), (-12, 0), (12, 0), (20, -14), (16, -40), (9, -58)]
    )
    arms = [
        draw(
            fill(
                tube([(-13, -48), (-15, -34), (0, -27)], [9, 8.4, 7]),
                clothes or toned(colour, 0.94),
            ),
            fill(ellipse(2, -26.4, 4.6, 4), "#43302c"),
        ),
        draw(
            fill(tube([(12, -48), (19, -34), (11, -26)], [9, 8.4, 7]), clothes or colour),
            fill(ellipse(9, -25.4, 4.6, 4), "#43302c"),
        ),
    ]
    return draw(
        fill(blob([(12, -6), (30, -2), (46, -12), (50, -32), (42, -46), (38, -30), (28, -18), (14, -16)]), colour),
        fill(blob([(50, -32), (42, -47), (39, -34), (45, -27)]), chest),
        fill(tube([(-8, -8), (6, -12), (22, -6), (24, 8)], [15, 14, 10, 8]), dark),
        fill(body, clothes or colour),
        [] if clothes else [fill(blob([(0, -56), (-7, -42), (-6, -22), (0, -14), (7, -22), (7, -42)]), chest)],
        shade(body.moved(-14, 0), body, 0.14),
        fill(tube([(-6, -6), (12, -10), (27, -3), (30, 10)], [16, 15, 11, 8]), (clothes and dark) or colour),
        fill(path("M25 7C24 12 26 14 30 14L42 14C42 9 36 8 34 6Z"), "#43302c"),
        draw(_fox_head(colour, chest, eyes), face, [hat.moved(0, -10)] if hat else ()).moved(1, -72),
        arms[0],
        [holds.moved(6, -28)] if holds else (),
        arms[1],
    )  # fmt: skip


def _fox_head(colour: str, chest: str, eyes: str) -> Drawing:
    skull = blob(
        [
            (-3, -15),
            (9, -14),
            (17, -5),
            (22, 3),
            (30, 9.4),
            (24, 13),
            (10, 14),
            (-8, 14),
            (-22, 9),
            (-17, -1),
            (-13, -10),
        ],
        0.9,
    )
    ear = path("M-13-8C-17-20-16-28-12-33C-5-29 0-22 1-13Z")
    return draw(
        fill(ear.moved(2, 1), toned(colour, 0.85)),
        fill(ear.scaled(-0.92, 1).moved(3, 0), colour),
        detail(path("M4-14C5-20 8-25 11.6-28C13-23 13-17 11.6-11Z"), "#43302c"),
        detail(path("M-11-10C-13-18-13-24-11-27C-6-24-3-19-2-13Z"), "#43302c"),
        fill(skull, colour),
        fill(blob([(30, 9.6), (20, 6), (10, 6), (4, 4), (-4, 6), (-22, 8), (-12, 14), (8, 15), (24, 13.4)], 0.8), chest, within=skull),
        _eyes((-4, 9.6), -1, eyes),
        detail(ellipse(29.4, 8.4, 3.2, 2.5), INK),
        stroke(curve([(26, 11.6), (20, 12.4), (14, 11)]), INK, 0.9),
    )  # fmt: skip
