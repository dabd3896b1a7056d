"""Furniture and small things to read."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import circle, curve, line
from studio.path import path


def armchair(*, colour: str = "#7d3f4e", wood: str = "#5a3a2a") -> tuple[Drawing, Drawing]:
    """Give a winged armchair, feet at the origin and 100 high: what is behind a sitter, and before."""
    back = path("M-36-8C-40-40-44-74-36-92C-26-104 22-104 32-92C40-74 36-40 34-8Z")
    arm = path("M-50-6C-54-34-52-46-42-48C-32-48-30-42-30-30L-29-4Z")
    behind = draw(
        [fill(path(f"M{x}-6L{x + 7}-6L{x + 5} 3L{x + 1} 3Z"), wood) for x in (-42, 34)],
        fill(back, colour),
        shade(path("M6-110C20-80 20-30 16 0L60 0L60-110Z"), back, 0.16),
        [
            fill(circle(x, y, 1.7), toned(colour, 0.66))
            for x, y in ((-20, -80), (-2, -84), (16, -80), (-12, -64), (8, -64))
        ],
        fill(path("M-34-30C-10-35 12-35 34-30L34-6L-34-6Z"), toned(colour, 1.1)),
    )
    before = draw(
        fill(arm, toned(colour, 1.06)),
        stroke(curve([(-46, -30), (-42, -42), (-35, -38), (-35, -14)]), toned(colour, 0.72), 1.4),
        fill(arm.mirrored(), toned(colour, 0.92)),
        fill(path("M-34-16C-10-19 12-19 34-16L34-3L-34-3Z"), toned(colour, 0.82)),
    )
    return behind, before


@motif("feuille")
def open_book(*, cover: str = "#7a2f3a", page: str = "#fbf2dd", lines: bool = True) -> Drawing:
    """An open book seen from before, its lower spine at the origin, 60 wide."""
    sheet = path("M0-2C-8-9-20-9-29-5L-29-33C-20-37-8-37 0-30Z")
    text = [
        stroke(curve([(s * 4, y), (s * 14, y - 4.4), (s * 25, y - 3)]), toned(page, 0.74), 0.9)
        for s in (-1, 1) for y in (-24, -19, -14, -9)
    ]  # fmt: skip
    return draw(
        fill(
            path(
                "M0 1C-10-6-22-6-32-2L-32-33C-20-38-8-37 0-31C8-37 20-38 32-33L32-2C22-6 10-6 0 1Z"
            ),
            cover,
        ),
        fill(sheet, page),
        fill(sheet.mirrored(), toned(page, 0.95)),
        text if lines else (),
        stroke(line([(0, -30), (0, -2)]), toned(page, 0.7), 1),
    )
