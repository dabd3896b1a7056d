"""Faces and what belongs to them: features, hair, moustaches, glasses.

A head is drawn about its middle, 26 wide; ``look`` turns it from -1 (left) to 1.
"""

from studio.colour import toned
from studio.drawing import Drawing, Shape, detail, draw, fill, stroke
from studio.motif import motif
from studio.outline import arc, blob, circle, curve, ellipse, line
from studio.path import Path, path

INK = "#2a2030"

HEAD = blob(
    [(0, -13.2), (8.6, -10.4), (12.3, -1.5), (10.6, 6.8), (5.4, 12.4), (0, 13.6),
     (-5.4, 12.4), (-10.6, 6.8), (-12.3, -1.5), (-8.6, -10.4)]
)  # fmt: skip

GAPE = "#5a2c2a"  # the inside of a mouth: brown, lest it be the one red thing in a picture
# The mouth of each expression, about its middle.
MOUTHS: dict[str, list[Shape]] = {
    "calm": [stroke(curve([(-3, -0.3), (0, 0.6), (3, -0.3)]), INK, 0.9)],
    "happy": [stroke(curve([(-4.2, -1.2), (0, 1.8), (4.2, -1.2)]), INK, 1.1)],
    "laugh": [
        detail(path("M-5-1.5C-2-.6 2-.6 5-1.5C4.6 5-4.6 5-5-1.5Z"), GAPE),
        detail(path("M-4.4-1.2C-2-.6 2-.6 4.4-1.2L4 .6C2 1 -2 1-4 .6Z"), "#fff8ee"),
    ],
    "sad": [stroke(curve([(-3.4, 1.2), (0, -0.6), (3.4, 1.2)]), INK, 1.0)],
    "afraid": [detail(ellipse(0, 0.8, 2.7, 3.4), GAPE)],
    "sing": [
        detail(ellipse(0, 1, 3.2, 4.2), GAPE),
        detail(ellipse(0, 3.4, 2.2, 1.5), "#d9646e"),
    ],
    "angry": [stroke(curve([(-3.6, 1), (-1, -0.4), (3.6, 0.6)]), INK, 1.2)],
    "asleep": [stroke(curve([(-2.4, 0), (0, 0.7), (2.4, 0)]), INK, 0.9)],
    "sly": [stroke(curve([(-3.6, 0.4), (0, 1), (4.2, -1.6)]), INK, 1.0)],
}
BROWS = {  # how the outer and the inner end of a brow are raised
    "afraid": (0.6, -2.2), "sad": (0.8, -1.6), "angry": (-1.6, 1.6), "sly": (-1.4, 0.6),
    "laugh": (-0.6, -1.2),
}  # fmt: skip


def features(
    expression: str = "calm",
    look: float = 0.0,
    skin: str = "#efc39c",
    brow: str = "#4a3428",
    *,
    nose: float = 1.0,
    mouth: bool = True,
) -> Drawing:
    """Give eyes, brows, nose, cheeks and mouth for a head of 26."""
    shift = look * 4.6
    parts: list[Shape] = []
    blush = toned(skin, 0.86, 1.9, -22)
    for side in (-1, 1):
        x = shift + side * (4.9 - abs(look) * 0.7)
        parts += [
            detail(ellipse(shift * 0.7 + side * 7.6, 5.2, 2.7, 1.8), blush, 0.5, within=HEAD),
            *_eye(x, expression, look),
        ]
        outer, inner = BROWS.get(expression, (0, -0.4))
        parts.append(
            stroke(
                curve([(x + side * 2.4, -5.2 + outer), (x, -6.1 + (outer + inner) / 2),
                       (x - side * 2, -5.3 + inner)]), brow, 1.2,
            )
        )  # fmt: skip
    dark = toned(skin, 0.87, 1.35, -8)
    tip = shift + look * 1.6
    parts.append(detail(blob([(shift - 0.8, -0.5), (tip + 1.6 * nose, 2.6), (tip + 0.4, 4.4 * nose),
                              (tip - 1.9 * nose, 3)]), dark))  # fmt: skip
    if mouth:
        parts += draw(*MOUTHS[expression]).moved(shift * 0.9, 8.2).shapes
    return draw(parts)


def _eye(x: float, expression: str, look: float) -> list[Shape]:
    if expression == "asleep":
        return [stroke(arc(x, -0.6, 1.9, 20, 160), INK, 1.0)]
    if expression == "laugh":
        return [stroke(arc(x, 0.6, 2, 200, 340), INK, 1.1)]
    if expression in ("afraid", "sing"):
        return [
            detail(ellipse(x, -0.4, 2.5, 2.9), "#fffaf2"),
            detail(circle(x + look * 0.8, -0.2, 1.25), INK),
        ]
    return [
        detail(ellipse(x, -0.3, 1.45, 1.95), INK),
        detail(circle(x + 0.5, -1, 0.5), "#ffffff"),
    ]


HAIR: dict[str, tuple[Path | None, Path | None]] = {  # behind the head, before it
    "bald": (None, None),
    "short": (None, path("M-12.8-1C-14-11-7-15.5 0-15.4C7-15.5 14-11 12.8-1C11-3 10.4-6 9.6-8.4C5-6.5-4-6-8.6-9.2C-9.6-6-11-3-12.8-1Z")),
    "tousled": (None, path("M-12.8 0C-15-8-12-14-6-14.6L-7-17.4C-4-17-2-16.4 0-15.6C2-18 5-17.8 7-16.6L6.4-14.4C12-13 14.6-8 12.8 0C11-2 10.6-5 9-8C6-5 3-8 1-7C-2-5-5-9-8-7.4C-10-6-11-3-12.8 0Z")),
    "bob": (path("M-14 9C-17-8-9-17 0-16.6C9-17 17-8 14 9C10 12-10 12-14 9Z"), path("M-12.8 2C-14.5-10-7-15.8 0-15.6C7-15.8 14.5-10 12.8 2C11.6-4 9-8 4-9.4C0-6-8-5-10.6-3C-11.6-1-12.4 0-12.8 2Z")),
    "long": (path("M-13.6 0C-15-12-8-17 0-16.8C8-17 15-12 14 0C14 12 18 22 16 32C8 36-8 36-16 32C-18 22-14 12-13.6 0Z"), path("M-12.8 2C-14.5-10-7-15.8 0-15.6C7-15.8 14.5-10 12.8 2C11-3 7-8 1-11C-4-8-10-5-12.8 2Z")),
    "bun": (circle(0, -17.5, 6.2), path("M-12.8-1C-14-11-7-15.5 0-15.4C7-15.5 14-11 12.8-1C11-5 7-9 0-9.6C-7-9-11-5-12.8-1Z")),
    "fringe": (path("M-12.6 6C-15-4-14-8-12-9L12-9C14-8 15-4 12.6 6C9 2-9 2-12.6 6Z"), None),
    "curly": (blob([(-14, 6), (-17, 0), (-14, -5), (-16, -11), (-10, -14), (-7, -19), (0, -17.5),
                    (7, -19), (10, -14), (16, -11), (14, -5), (17, 0), (14, 6)]),
              blob([(-12.5, -2), (-13, -9), (-8, -14.5), (0, -15.6), (8, -14.5), (13, -9), (12.5, -2),
                    (9, -5.5), (5, -7.4), (0, -6), (-5, -7.4), (-9, -5.5)])),
}  # fmt: skip


def head(
    expression: str = "calm",
    look: float = 0.0,
    skin: str = "#efc39c",
    hair: str = "short",
    hair_colour: str = "#4a3428",
    *,
    nose: float = 1.0,
    mouth: bool = True,
) -> Drawing:
    """Give a head about its middle, without hat and without the hair behind it."""
    _, before = HAIR[hair]
    ears = [
        fill(ellipse(side * 12 - look * 2.6, 1.6, 2.6, 3.3), skin)
        for side in (-1, 1)
        if side * look < 0.7
    ]
    return draw(
        ears,
        fill(HEAD, skin),
        features(expression, look, skin, hair_colour, nose=nose, mouth=mouth),
        [fill(before, hair_colour)] if before else [],
    )


def hair_behind(hair: str = "short", colour: str = "#4a3428") -> Drawing:
    """Give the hair that falls behind the head, and behind the trunk."""
    behind, _ = HAIR[hair]
    return draw([fill(behind, toned(colour, 0.85))] if behind else [])


MOUSTACHES = {
    "bushy": "M0-1.6C3-3.6 8-1 9.6 3.4C7 5 3 4.2 0 2C-3 4.2-7 5-9.6 3.4C-8-1-3-3.6 0-1.6Z",
    "curly": "M0-1C2.6-2.8 5.6-1 7.6.4C9.4 1.4 10.6-.6 9.4-2.2C12.6-2.4 13 2.6 9.6 3.4C6 4.2 2.4 3 0 1.2C-2.4 3-6 4.2-9.6 3.4C-13 2.6-12.6-2.4-9.4-2.2C-10.6-.6-9.4 1.4-7.6.4C-5.6-1-2.6-2.8 0-1Z",
    "drooping": "M0-1.6C4-3.4 8.6-1 9.4 4C9.8 7.4 9 10.6 7.6 12.6C7 8 5 4 0 2.2C-5 4-7 8-7.6 12.6C-9 10.6-9.8 7.4-9.4 4C-8.6-1-4-3.4 0-1.6Z",
    "waxed": "M0-.6C3-1.8 8-.8 13.4-6.4C12.4-1 8.4 2.6 0 1.4C-8.4 2.6-12.4-1-13.4-6.4C-8-.8-3-1.8 0-.6Z",
    "thin": "M0-.8C3-1.8 6-.6 8 1.4C5 1.6 2 1.4 0 .8C-2 1.4-5 1.6-8 1.4C-6-.6-3-1.8 0-.8Z",
}


@motif("moustache")
def moustache(*, kind: str = "bushy", colour: str = "#4a3428") -> Drawing:
    """Give a moustache for a head of 26, about the point under the nose."""
    shape = path(MOUSTACHES[kind])
    hairs = [
        stroke(
            curve([(side * 1.5, -0.4), (side * 4.5, 0.2), (side * 7, 2)]), toned(colour, 1.25), 0.5
        )
        for side in (-1, 1)
    ]
    return draw(fill(shape, colour), hairs)


@motif("lunettes")
def glasses(
    *, look: float = 0.0, frame: str = "#3a2b26", lens: str = "#e8f4f4", dark: bool = False
) -> Drawing:
    """Give round glasses for a head of 26, about its middle."""
    left, right = look * 4.6 - 5, look * 4.6 + 5
    glass = "#20202c" if dark else lens
    return draw(
        stroke(line([(left - 4, -1), (left - 8, -2)]), frame, 0.9),
        stroke(line([(right + 4, -1), (right + 8, -2)]), frame, 0.9),
        [
            part
            for x in (left, right)
            for part in (
                detail(circle(x, -0.2, 4.2), glass, 1 if dark else 0.35),
                stroke(circle(x, -0.2, 4.2), frame, 1.1),
                stroke(arc(x, -0.2, 2.8, 200, 250), "#ffffff", 0.8, 0.9),
            )
        ],
        stroke(
            curve([(left + 4.1, -0.8), ((left + right) / 2, -1.9), (right - 4.1, -0.8)]), frame, 1.1
        ),
    )


@motif()
def beard(*, colour: str = "#e9e3da", length: float = 1.0) -> Drawing:
    """Give a full beard for a head of 26, about its middle."""
    low = 13 + 9 * length
    return draw(
        fill(
            blob([(-12, 1), (-9.4, 5.4), (-4.4, 5), (0, 6), (4.4, 5), (9.4, 5.4), (12, 1), (12, 9),
                  (7.6, low - 4), (0, low), (-7.6, low - 4), (-12, 9)]), colour,
        ),
        stroke(curve([(-4, 12), (-3, low - 5)]), toned(colour, 0.86), 0.7),
        stroke(curve([(4, 12), (3, low - 5)]), toned(colour, 0.86), 0.7),
    )  # fmt: skip
