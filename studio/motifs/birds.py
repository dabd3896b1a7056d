"""Birds."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, stroke
from studio.motif import motif, showing
from studio.outline import blob, circle, curve, ellipse, line
from studio.path import path


@motif("animal", "oiseau", living=1)
def bird(
    *,
    colour: str = "#4f86b5",
    belly: str = "#f1d9b0",
    beak: str = "#e39a3a",
    wings: str = "folded",
    hat: Drawing | None = None,
) -> Drawing:
    """A small round bird facing right, its feet at the origin; its wings ``folded`` or ``spread``.

    Only spread wings are an "aile" that nobody would dispute.
    """
    dark = toned(colour, 0.78)
    body = blob(
        [
            (-22, -16),
            (-26, -34),
            (-14, -54),
            (6, -62),
            (24, -58),
            (32, -44),
            (28, -22),
            (12, -8),
            (-8, -7),
        ]
    )
    art = draw(
        [stroke(line([(x, -8), (x + 1, 0), (x + 6, 0)]), toned(beak, 0.8), 2) for x in (-2, 8)],
        fill(blob([(-18, -26), (-44, -14), (-50, -4), (-36, -6), (-16, -12)], 0.8), dark),
        fill(path("M29-52L46-46L29-41Z"), beak),
        fill(body, colour),
        fill(
            blob([(30, -40), (20, -44), (6, -36), (-2, -18), (2, -7), (14, -9), (27, -22)]),
            belly,
            within=body,
        ),
        detail(circle(20, -48, 3.6), "#fff8ec"),
        detail(circle(20.8, -48, 2.1), "#221a26"),
        detail(ellipse(24, -38, 3.4, 2), "#e59a86", 0.6),
        [hat.scaled(0.9).turned(6).moved(12, -57)] if hat else (),
    )
    if wings == "spread":
        wing = path(
            "M-2-38C-14-56-26-74-48-84C-46-76-48-72-52-70C-46-66-46-62-50-58C-42-54-38-48-36-40C-24-30-10-28-2-38Z"
        )
        return showing(
            art
            + draw(
                fill(wing, dark),
                [
                    stroke(
                        curve([(-6, -38), (-22 - 4 * k, -48 - 6 * k), (-36, -54 - 9 * k)]),
                        toned(colour, 0.62),
                        1.2,
                    )
                    for k in range(3)
                ],
            ),
            "aile",
        )
    wing = blob([(-4, -44), (8, -34), (2, -20), (-18, -12), (-32, -10), (-22, -26), (-14, -38)])
    return art + draw(
        fill(wing, dark), stroke(curve([(-24, -14), (-8, -22), (0, -34)]), toned(colour, 0.6), 1.2)
    )
