"""What counts the hours."""

from studio.colour import toned
from studio.drawing import Drawing, Fade, detail, draw, fill, light, stroke
from studio.motif import motif
from studio.outline import circle, ellipse, line, polar, rect
from studio.path import path


@motif("temps")
def clock(
    *,
    rim: str = "#a9763a",
    dial: str = "#fbf3df",
    hands: str = "#2b2430",
    hour: float = 10.2,
    gears: bool = False,
) -> Drawing:
    """A round clock, centred, 100 across; with ``gears`` its works show through the dial."""
    art = draw(
        fill(circle(0, 0, 50), Fade((toned(rim, 1.15), toned(rim, 0.85)))),
        fill(circle(0, 0, 42), dial),
    )
    if gears:
        art += gear(colour=toned(rim, 1.2)).scaled(0.4).moved(-12, 8) + gear(colour=rim).scaled(
            0.3
        ).moved(14, -10)
    marks = [
        stroke(
            line([polar(30 * k, 38), polar(30 * k, 34 if k % 3 else 31)]),
            hands,
            3 if k % 3 == 0 else 1.6,
        )
        for k in range(12)
    ]
    return art + draw(
        marks,
        stroke(line([(0, 0), polar(hour * 30 - 90, 20)]), hands, 4),
        stroke(line([(0, 0), polar(hour % 1 * 360 - 90, 31)]), hands, 2.6),
        detail(circle(0, 0, 3.4), hands),
    )


@motif("mecanique", "dents")
def gear(*, colour: str = "#b08a4c", teeth: int = 10, hub: str = "") -> Drawing:
    """A toothed wheel, centred, 100 across."""
    half = 180 / teeth
    parts = []
    for k in range(teeth):
        a = 360 * k / teeth
        parts += [
            polar(a - half * 0.62, 38),
            polar(a - half * 0.4, 50),
            polar(a + half * 0.4, 50),
            polar(a + half * 0.62, 38),
        ]
    from studio.outline import polygon

    wheel = polygon(parts)
    return draw(
        fill(wheel, Fade((toned(colour, 1.12), toned(colour, 0.88)))),
        stroke(circle(0, 0, 27), toned(colour, 0.72), 3),
        [fill(circle(*polar(60 * k, 18), 5), toned(colour, 0.55)) for k in range(6)],
        fill(circle(0, 0, 8), hub or toned(colour, 0.7)),
    )


@motif("temps")
def hourglass(
    *, wood: str = "#8a5a36", sand: str = "#e8b85a", glass: str = "#dcebea", left: float = 0.5
) -> Drawing:
    """An hourglass, its foot at the origin and 100 high; ``left`` is the share of sand above."""
    bulb = path(
        "M-24-90L24-90C26-66 6-58 4-50C6-42 26-34 24-10L-24-10C-26-34-6-42-4-50C-6-58-26-66-24-90Z"
    )
    level = -52 - 34 * left
    heap = -12 - 26 * (1 - left)
    return draw(
        fill(bulb, glass),
        fill(rect(-30, level, 60, -50 - level), sand, within=bulb),
        fill(
            path(f"M-30-8C-12 {heap + 8}-6 {heap} 0 {heap}C6 {heap} 12 {heap + 8} 30-8Z"),
            sand,
            within=bulb,
        ),
        stroke(line([(0, -52), (0, heap)]), sand, 1.6),
        light(ellipse(-14, -74, 3.4, 10, 8), bulb, 0.8, "#ffffff"),
        [fill(rect(x, -92, 5, 84, 2), toned(wood, 0.85)) for x in (-32, 27)],
        [fill(rect(-36, y, 72, 9, 3), wood) for y in (-99, -10)],
    )
