"""Buildings, their feet at the origin and 100 high."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, glow, shade, stroke
from studio.motif import motif, showing
from studio.outline import circle, curve, line, polygon, rect
from studio.path import path


def window(x: float, y: float, w: float, h: float, glass: str, frame: str, lit: bool) -> Drawing:
    """Give a window with a cross, from its top left corner (no motif by itself)."""
    return draw(
        [glow(x + w / 2, y + h / 2, w * 1.5, glass, 0.5)] if lit else [],
        fill(rect(x - 1, y - 1, w + 2, h + 2, 0.8), frame),
        fill(rect(x, y, w, h), glass),
        stroke(line([(x + w / 2, y), (x + w / 2, y + h)]), frame, 0.9),
        stroke(line([(x, y + h / 2), (x + w, y + h / 2)]), frame, 0.9),
    )


@motif("fenetre")
def house(
    *,
    wall: str = "#ecd9b4",
    roof: str = "#b8503c",
    door: str = "#5b7a5a",
    glass: str = "#9cc3d4",
    lit: bool = False,
    crooked: float = 0.0,
) -> Drawing:
    """A small house; ``lit`` lets its windows shine; ``crooked`` pushes its top aside."""
    shine = "#ffd66b" if lit else glass
    front = polygon([(-30, 0), (30, 0), (30, -52), (-30, -52)])
    art = draw(
        fill(rect(12, -92, 9, 26), toned(wall, 0.75)),
        fill(rect(10.4, -95, 12.2, 4), toned(wall, 0.6)),
        fill(front, wall),
        shade(rect(10, -52, 20, 52), front, 0.1),
        fill(
            polygon([(-38, -48), (0, -92), (38, -48), (34, -45), (0, -84), (-34, -45)]),
            toned(roof, 0.8),
        ),
        fill(polygon([(-34, -49), (0, -88), (34, -49)]), roof),
        [
            stroke(line([(-26 + 9 * k, -50), (-20 + 7.4 * k, -57)]), toned(roof, 0.75), 1)
            for k in range(6)
        ],
        window(-6, -72, 12, 13, shine, toned(wall, 0.6), lit),
        window(-24, -40, 13, 15, shine, toned(wall, 0.6), lit),
        window(11, -40, 13, 15, shine, toned(wall, 0.6), lit),
        fill(path("M-7 0L-7-20C-7-26 7-26 7-20L7 0Z"), door),
        fill(circle(4, -11, 1), "#e9c35a"),
        fill(rect(-10, -2, 20, 3), toned(wall, 0.7)),
    )
    return art.transformed((1, 0, -crooked, 1, 0, 0)) if crooked else art


@motif("lampe")
def lighthouse(
    *, white: str = "#f3ead8", band: str = "#c23a34", lit: bool = True, stair: str = ""
) -> Drawing:
    """A banded lighthouse; ``stair`` is the colour of a stair that winds about it from outside."""
    body = path("M-14 0L-9-78L9-78L14 0Z")
    art = draw(
        fill(body, white),
        [
            fill(polygon([(-20, y), (20, y), (20, y - 13), (-20, y - 13)]), band, within=body)
            for y in (-14, -40, -66)
        ],
        shade(path("M3 2L2-80L20-80L20 2Z"), body, 0.2),
        fill(rect(-12, -81, 24, 4, 1), "#3a3540"),
        [stroke(line([(x, -81), (x, -86)]), "#3a3540", 0.7) for x in (-11, -6, 6, 11)],
        stroke(line([(-12, -86), (12, -86)]), "#3a3540", 0.9),
        fill(rect(-6.4, -92, 12.8, 12), "#ffe28a" if lit else "#a9bcc2"),
        [stroke(line([(x, -92), (x, -81)]), "#3a3540", 0.7) for x in (-6.4, -2, 2, 6.4)],
        fill(path("M-9-92C-7-98-3-100 0-101C3-100 7-98 9-92Z"), band),
        fill(circle(0, -101.6, 1.3), "#3a3540"),
        [glow(0, -86, 26, "#ffe9a0", 0.9)] if lit else [],
        fill(path("M-4.6 0L-4.6-9C-4.6-14 4.6-14 4.6-9L4.6 0Z"), "#2a2230"),
    )
    if not stair:
        return art
    flights = [_flight(y, stair) for y in (-14, -34, -54)]
    return showing(art + draw(flights), "escalier", "spirale")


def _flight(low: float, colour: str) -> Drawing:
    """Give one turn of the stair where it passes before the tower, rising to the right."""
    half = 16.5 + low * 0.07
    steps, rail = [], []
    for k in range(9):
        x, y = -half + 2 * half * k / 8, low - 2 * k
        steps.append(fill(rect(x - 2.2, y, 4.4, 3.4), colour))
        rail.append((x, y - 5.4))
    posts = [
        stroke(line([point, (point[0], point[1] + 5.4)]), "#2a2230", 0.5) for point in rail[::2]
    ]
    return draw(steps, posts, stroke(curve(rail), "#2a2230", 0.8))
