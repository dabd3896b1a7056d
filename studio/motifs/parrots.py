"""Birds of the warm seas, and the birds that carry post."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, stroke
from studio.motif import motif, showing
from studio.outline import blob, circle, curve, line, tube
from studio.path import path


@motif("animal", "oiseau", living=1)
def parrot(
    *,
    colour: str = "#3f9a4e",
    wing: str = "#2c7a78",
    beak: str = "#e8b04a",
    cheek: str = "#f6e7a0",
    raised: bool = False,
) -> Drawing:
    """A parrot facing right, its claws at the origin; ``raised`` lifts a wing, as if to speak."""
    body = blob(
        [(-14, -14), (-17, -38), (-12, -62), (0, -78), (15, -79), (22, -66), (20, -44),
         (16, -20), (4, -6)]
    )  # fmt: skip
    feathers = "M-6-52C-30-60-50-76-62-92C-52-92-46-90-40-86C-44-92-42-98-38-100C-26-88-8-72 4-48C6-40 0-44-6-52Z"
    folded = blob([(-2, -56), (8, -44), (4, -24), (-8, -6), (-20, 6), (-19, -14), (-15, -38)])
    art = draw(
        fill(path("M-12-18C-22 0-26 16-30 30L-18 26L-14 34C-8 20-4 4 0-10Z"), wing),
        [stroke(line([(x, -8), (x + 1, 1), (x + 7, 2)]), toned(beak, 0.75), 2.6) for x in (-2, 8)],
        fill(path(feathers), wing) if raised else (),
        fill(body, colour),
        fill(blob([(8, -74), (18, -70), (19, -60), (10, -56), (4, -64)]), cheek),
        fill(path("M17-76C30-78 34-68 30-55C26-58 20-58 17-62Z"), beak),
        detail(circle(12, -67, 3), "#221a26"),
        detail(circle(13, -68, 1), "#ffffff"),
        () if raised else fill(folded, wing),
        () if raised else stroke(curve([(-14, -6), (-6, -22), (0, -42)]), toned(wing, 0.7), 1.4),
    )  # fmt: skip
    return showing(art, "aile") if raised else art


@motif("animal", "oiseau", "aile", living=1)
def stork(
    *,
    colour: str = "#fbf7ee",
    tips: str = "#2b2a36",
    beak: str = "#d8482f",
    up: bool = True,
    hat: Drawing | None = None,
    carries: Drawing | None = None,
) -> Drawing:
    """A stork in flight to the right, centred, 130 from beak to toes; its wings ``up`` or down.

    ``carries`` hangs by its origin from the beak's tip.
    """
    s = -1 if up else 1
    near = blob(
        [
            (8, 0),
            (-4, s * 24),
            (-26, s * 52),
            (-52, s * 74),
            (-54, s * 52),
            (-44, s * 30),
            (-30, s * 10),
            (-14, -2),
        ],
        0.8,
    )
    far = near.scaled(-0.72, 0.9).turned(-8 * s).moved(14, -2)
    fingers = [
        tube([(-34 - 3 * k, s * (54 - 10 * k)), (-54 - 3 * k, s * (78 - 13 * k))], [10, 5])
        for k in range(4)
    ]
    return draw(
        fill(far, toned(colour, 0.88)),
        fill(tube([(34, s * 42), (56, s * 62)], [18, 6]), tips),
        [stroke(line([(-34, y), (-84, y + 7)]), beak, 2.8) for y in (3, 6)],
        fill(path("M-26-6L-52-4L-50 6L-26 8Z"), tips),
        fill(blob([(-36, 2), (-16, -11), (10, -10), (28, -9), (20, 6), (0, 13), (-20, 11)]), colour),
        fill(tube([(18, -4), (34, -10), (46, -16), (54, -18)], [14, 9, 9, 13]), colour),
        [carries.moved(90, -7)] if carries else (),
        fill(path("M58-23L92-9L58-12Z"), beak),
        detail(circle(56, -20, 2), "#221a26"),
        [hat.scaled(0.66).turned(-4).moved(51, -26)] if hat else (),
        [fill(finger, tips) for finger in fingers],
        fill(near, colour),
        [stroke(curve([(-4 - 8 * k, s * (16 + 8 * k)), (-26 - 5 * k, s * (26 + 11 * k))]), toned(colour, 0.8), 1.2) for k in range(3)],
    )  # fmt: skip
