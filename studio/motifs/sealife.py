"""What lives in the sea."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, stroke
from studio.motif import motif
from studio.outline import arc, blob, circle, curve
from studio.path import path


@motif("poisson", "animal", living=1)
def fish(
    *, colour: str = "#e2703a", belly: str = "#f7d9a4", stripes: int = 2, face: str = "calm"
) -> Drawing:
    """A fish facing right, centred, 100 long."""
    body = blob([(48, 2), (34, -14), (8, -24), (-20, -16), (-32, -2), (-20, 14), (8, 22), (34, 16)])
    dark = toned(colour, 0.78)
    return draw(
        fill(path("M-26-2C-36-10-44-20-54-22C-50-10-50 8-55 20C-44 18-36 8-26-2Z"), dark),
        fill(path("M-6-20C-4-34 12-36 20-34C16-28 18-24 20-20Z"), dark),
        fill(path("M2 20C0 30 8 34 14 34C13 28 14 24 16 19Z"), dark),
        fill(body, colour),
        fill(blob([(48, 4), (20, 8), (-10, 8), (-34, 2), (-18, 24), (20, 30)]), belly, within=body),
        [
            stroke(
                curve([(4 - 15 * k, -24), (-2 - 15 * k, 0), (4 - 15 * k, 22)]),
                belly,
                4.4,
                within=body,
            )
            for k in range(stripes)
        ],
        fill(path("M8 4C0 0-8 4-12 10C-4 14 4 14 10 10Z"), dark),
        stroke(arc(14, 0, 17, -50, 55), dark, 1.6),
        detail(circle(31, -4, 5.4), "#fffaf0"),
        detail(circle(32.4, -3.6, 3.1), "#221a26"),
        stroke(curve([(47, 6), (42, 8), (38, 6.4)]), toned(colour, 0.5), 1.5),
    )
