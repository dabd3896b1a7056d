"""Hats and helmets, for a head of 26: the origin is the middle of the forehead's hairline.

On a head drawn about its middle they sit at (0, -8).
"""

from studio.colour import toned
from studio.drawing import Drawing, Fade, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.outline import arc, blob, circle, curve, ellipse, line, polygon, rect, star
from studio.path import path


@motif("chapeau")
def bowler(*, colour: str = "#2b2733", band: str = "#8c2f3a") -> Drawing:
    """A round hard hat with a curled brim."""
    crown = path("M-11.5 0C-12.5-13-7-16 0-16C7-16 12.5-13 11.5 0Z")
    return draw(
        fill(crown, colour),
        shade(crown.moved(-6, 0), crown, 0.18),
        fill(path("M-11.6-4C-5-2.4 5-2.4 11.6-4L11.6 .5L-11.6 .5Z"), band),
        fill(
            path("M-18-2C-18 2-10 3.4 0 3.4C10 3.4 18 2 18-2C16-.4 8 .4 0 .4C-8 .4-16-.4-18-2Z"),
            colour,
        ),
    )


@motif("chapeau")
def top_hat(*, colour: str = "#25222e", band: str = "#a8323c", height: float = 22) -> Drawing:
    """A tall hat, a little wider above."""
    crown = path(
        f"M-11 0L-12.6 {-height}C-5 {-height - 2.4} 5 {-height - 2.4} 12.6 {-height}L11 0Z"
    )
    return draw(
        fill(crown, colour),
        light(rect(-9, -height - 3, 4, height + 3), crown, 0.16),
        fill(polygon([(-11.3, -5), (11.3, -5), (11, 0.4), (-11, 0.4)]), band),
        fill(path("M-19-1.6C-17 3 17 3 19-1.6C12 .6-12 .6-19-1.6Z"), colour),
    )


@motif("chapeau")
def cap(*, colour: str = "#26365c", badge: str = "#e2b64a", look: float = 0.0) -> Drawing:
    """A captain's or stationmaster's flat cap with a peak."""
    tip = look * 5
    return draw(
        fill(blob([(-16, -9), (-9, -15), (2, -16), (14, -12.5), (16.5, -8), (10, -3), (-10, -3)]), colour),
        fill(path("M-12.4-5C-5-3.4 5-3.4 12.4-5L12 1C5 2.4-5 2.4-12 1Z"), toned(colour, 0.75)),
        fill(path(f"M{-11 + tip} .4C-4 2.4 4 2.4 {11 + tip} .4C{12 + tip} 4 {5 + tip} 5.6 {tip} 5.6C{-5 + tip} 5.6 {-12 + tip} 4 {-11 + tip} .4Z"), "#1d1a24"),
        fill(circle(tip * 0.8, -6, 2.5), badge),
    )  # fmt: skip


@motif("chapeau")
def woolly(*, colour: str = "#c8473c", trim: str = "#f3e9d8", bobble: bool = True) -> Drawing:
    """A knitted hat with a turned-up rim and a bobble."""
    crown = path("M-12.4-1C-13-13-6-18 0-18C6-18 13-13 12.4-1Z")
    return draw(
        [fill(blob([(-4, -20), (0, -23.6), (4, -20), (3.4, -16.4), (-3.4, -16.4)]), trim)]
        if bobble
        else [],
        fill(crown, colour),
        [
            stroke(arc(0, -1, 5 + 5 * k, 200, 340, 16), toned(colour, 0.8), 0.8, within=crown)
            for k in range(2)
        ],
        fill(rect(-13.4, -4, 26.8, 6.4, 3.1), trim),
        [stroke(line([(x, -2.8), (x, 1.4)]), toned(trim, 0.82), 0.7) for x in range(-10, 11, 4)],
    )


@motif("chapeau")
def straw(*, colour: str = "#e6bf62", band: str = "#b5473c") -> Drawing:
    """A wide straw hat."""
    crown = path("M-10 0C-11-12-6-14 0-14C6-14 11-12 10 0Z")
    return draw(
        fill(path("M-23 1.6C-18-3.4 18-3.4 23 1.6C16 6-16 6-23 1.6Z"), colour),
        fill(crown, toned(colour, 1.05)),
        fill(path("M-10.4-4.6C-5-3 5-3 10.4-4.6L10.2 0C5 1.4-5 1.4-10.2 0Z"), band),
        stroke(curve([(-16, 1.6), (0, 3.6), (16, 1.6)]), toned(colour, 0.82), 0.6),
    )


@motif("chapeau")
def cone(*, colour: str = "#dcb867") -> Drawing:
    """A cone-shaped straw hat."""
    body = path("M-24 3C-14-5-5-14 0-17C5-14 14-5 24 3C14 6.4-14 6.4-24 3Z")
    return draw(
        fill(body, colour),
        shade(polygon([(0, -18), (26, 4), (0, 8)]), body, 0.14),
        [
            stroke(line([(0, -17), (x, 5)]), toned(colour, 0.8), 0.6, within=body)
            for x in (-15, -7, 0, 7, 15)
        ],
    )


@motif("chapeau")
def crown(*, colour: str = "#ecc14a", gem: str = "#c73a4a") -> Drawing:
    """A king's or queen's crown."""
    body = path("M-11 2L-14-12L-7-6L0-15L7-6L14-12L11 2C5 3.6-5 3.6-11 2Z")
    return draw(
        fill(body, Fade((toned(colour, 1.08), toned(colour, 0.86)))),
        [fill(circle(x, y, 1.7), colour) for x, y in ((-14, -12.6), (0, -15.6), (14, -12.6))],
        fill(ellipse(0, -3.4, 2.1, 2.8), gem),
        [fill(circle(x, -2, 1.4), "#f7f2e4") for x in (-7, 7)],
    )


@motif("chapeau")
def wizard(*, colour: str = "#5a3f86", stars: str = "#f2d06b") -> Drawing:
    """A pointed hat whose tip has given way; its stars are mere ornament."""
    body = path("M-13 0C-9-12-5-20-2-27C0-32 7-35 14-31C9-30 7-27 7-23C8-15 11-8 13 0Z")
    return draw(
        fill(body, colour),
        shade(body.moved(8, 3), body, 0.16),
        [fill(star(x, y, r), stars) for x, y, r in ((-3, -9, 2.6), (3, -17, 2), (5, -5, 1.6))],
        fill(path("M-22 1C-14-4.4 14-4.4 22 1C14 5.6-14 5.6-22 1Z"), toned(colour, 0.82)),
    )


@motif("chapeau")
def nightcap(*, colour: str = "#7fa6c9", trim: str = "#fbf4e4") -> Drawing:
    """A long soft cap that hangs down to the right."""
    return draw(
        fill(path("M-12.6 0C-12-14 0-20 10-18C19-16 23-7 24 6C19 2 15-3 12.6 0Z"), colour),
        stroke(curve([(2, -17), (10, -8), (12, -2)]), toned(colour, 0.82), 1),
        fill(circle(24, 8.4, 3.6), trim),
        fill(rect(-13.4, -3, 26.8, 5.6, 2.7), trim),
    )


@motif("chapeau")
def chef(*, colour: str = "#faf5ea") -> Drawing:
    """A cook's tall white hat."""
    return draw(
        fill(blob([(-11, -7), (-16, -13), (-13, -21), (-5, -23), (0, -25), (6, -23), (13, -21),
                   (16, -13), (11, -7)]), colour),
        [stroke(curve([(x, -9), (x * 1.25, -16)]), toned(colour, 0.86), 0.8) for x in (-5, 0, 5)],
        fill(path("M-11.6-9C-5-7 5-7 11.6-9L11 1C5 2.4-5 2.4-11 1Z"), toned(colour, 0.96)),
    )  # fmt: skip


@motif("casque")
def knight_helmet(*, colour: str = "#aab3bf", plume: str = "#b93a3f") -> Drawing:
    """A knight's helmet with a raised visor and a plume."""
    dome = path("M-14 6C-15-11-8-17 0-17C8-17 15-11 14 6L9 8L8-3L-8-3L-9 8Z")
    return draw(
        fill(path("M-1-16C-4-28 8-31 20-22C12-23 8-20 4-14Z"), plume),
        fill(dome, Fade((toned(colour, 1.12), toned(colour, 0.84)), 0)),
        fill(path("M-13-3C-6-8 6-8 13-3L11.6 .6C5-2.4-5-2.4-11.6 .6Z"), toned(colour, 0.8)),
        [stroke(line([(x, -4.6), (x, -2.4)]), "#2b2c38", 0.9) for x in (-6, -2, 2, 6)],
    )


@motif("casque")
def hard_hat(*, colour: str = "#3f74b8") -> Drawing:
    """A climber's or cleaner's helmet."""
    dome = path("M-14 0C-15-13-8-16.4 0-16.4C8-16.4 15-13 14 0Z")
    return draw(
        fill(dome, colour),
        light(ellipse(-5, -10, 4, 6, 20), dome, 0.35),
        stroke(curve([(-3, -16), (-4, -8), (-3, -1)]), toned(colour, 0.78), 1.1),
        stroke(curve([(4, -16), (6, -8), (5, -1)]), toned(colour, 0.78), 1.1),
        fill(
            path("M-15.4-1.4C-8 .4 8 .4 15.4-1.4L16 1.6C8 3.4-8 3.4-16 1.6Z"), toned(colour, 0.82)
        ),
    )
