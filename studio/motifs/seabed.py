"""The floor of the sea: weed, shells, bubbles, a diver, a game of chess."""

from random import Random

from studio.bundle import together
from studio.colour import toned
from studio.drawing import Drawing, Fade, detail, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.outline import arc, circle, ellipse, line, polar, polygon, rect, ring, tube
from studio.path import path


@motif()
def seaweed(*, colour: str = "#2f7f5c", blades: int = 4, seed: int = 1) -> Drawing:
    """A tuft of weed that sways, its foot at the origin and about 100 high."""
    chance = Random(seed)
    parts = []
    for k in range(blades):
        x = (k - (blades - 1) / 2) * 11
        high = chance.uniform(60, 100)
        sway = chance.choice((-1, 1)) * 8
        spine = [
            (x, 2.0),
            (x + sway, -high * 0.3),
            (x - sway, -high * 0.62),
            (x + sway * 0.6, -high),
        ]
        parts.append(fill(tube(spine, [8, 10, 9, 2]), toned(colour, chance.uniform(0.85, 1.12))))
    return draw(parts)  # fmt: skip


@motif()
def scallop_shell(*, colour: str = "#f0c2a0") -> Drawing:
    """A shell standing open like a fan, its hinge at the origin, 100 wide."""
    fan = path(
        "M-10 0C-44-12-58-44-44-62C-40-72-28-74-22-68C-16-80-4-80 0-72C4-80 16-80 22-68C28-74 40-72 44-62C58-44 44-12 10 0Z"
    )
    ribs = [polar(-90 + turn, 66) for turn in (-38, -19, 0, 19, 38)]
    return draw(
        fill(fan, Fade((toned(colour, 1.08), toned(colour, 0.9)))),
        stroke(together(line([(0, -2), rib]) for rib in ribs), toned(colour, 0.78), 2.4, within=fan),
        fill(path("M-16-2L16-2L10 7L-10 7Z"), toned(colour, 0.85)),
    )  # fmt: skip


@motif()
def bubbles(
    *,
    colour: str = "#d8f0f0",
    count: int = 7,
    area: tuple[float, float, float, float] = (0, 0, 300, 200),
    size: float = 6,
    seed: int = 1,
) -> Drawing:
    """Air that rises, over ``area`` and in place."""
    chance = Random(seed)
    left, top, right, bottom = area
    parts = []
    for _ in range(count):
        x, y, r = (
            chance.uniform(left, right),
            chance.uniform(top, bottom),
            size * chance.uniform(0.4, 1),
        )
        parts += [
            stroke(circle(x, y, r), colour, 1.3, 0.9),
            stroke(arc(x, y, r * 0.6, 200, 260), colour, 1),
        ]
    return draw(parts)  # fmt: skip


@motif("lettre")
def slate_board(
    *, slate: str = "#2e4a48", frame: str = "#a8794a", chalk: str = "#f7f2e4"
) -> Drawing:
    """A blackboard with a large A, centred, 100 wide and 84 high."""
    return draw(
        fill(rect(-50, -42, 100, 84, 4), frame),
        fill(rect(-44, -36, 88, 72, 2), slate),
        stroke(path("M-24 26L0-28L24 26M-15 8L15 8"), chalk, 7),
    )


@motif("casque")
def diving_helmet(*, metal: str = "#9a9aa0", bolt: str = "#d8d2c4", rim: str = "") -> Drawing:
    """A diver's round helmet, open before the face, for a head of 26 (see hats.py)."""
    ball = ring(0, 8, 22, 11.5)
    edge = rim or toned(metal, 0.7)
    return draw(
        fill(ball, Fade((toned(metal, 1.15), toned(metal, 0.8)))),
        light(ellipse(-12, -5, 4, 7, 38), ball, 0.5),
        fill(ring(0, 8, 14.6, 11), edge),
        [detail(circle(*polar(60 * k + 30, 12.8, 0, 8), 1.2), bolt) for k in range(6)],
        fill(path("M-17 24C-8 30 8 30 17 24L20 31C8 37-8 37-20 31Z"), edge),
        fill(rect(-4, -18, 8, 6, 2), edge),
        stroke(arc(0, 8, 8.4, 200, 250), "#ffffff", 1.6, 0.8),
    )


PIECES = {  # outlines on a foot at the origin, 50 high
    "pawn": "M-13 0L-13-5C-6-8-5-16-5-24L-9-26L-9-29L9-29L9-26L5-24C5-16 6-8 13-5L13 0Z",
    "rook": "M-14 0L-14-5C-7-8-7-16-7-30L-12-34L-12-46L-7-46L-7-41L-3-41L-3-46L3-46L3-41L7-41L7-46L12-46L12-34L7-30C7-16 7-8 14-5L14 0Z",
    "bishop": "M-14 0L-14-5C-6-8-5-16-5-26C-12-30-11-40 0-50C11-40 12-30 5-26C5-16 6-8 14-5L14 0Z",
    "king": "M-15 0L-15-5C-7-8-6-16-6-26C-14-32-13-42-5-42L-2-42L-2-47L-6-47L-6-51L-2-51L-2-55L2-55L2-51L6-51L6-47L2-47L2-42L5-42C13-42 14-32 6-26C6-16 7-8 15-5L15 0Z",
}  # fmt: skip


@motif()
def chess_piece(*, kind: str = "king", colour: str = "#f4ead2") -> Drawing:
    """A chess piece (pawn, rook, bishop, king), its foot at the origin and about 50 high."""
    outline = path(PIECES[kind])
    return draw(
        [fill(circle(0, -37, 9), colour)] if kind == "pawn" else [],
        fill(outline, colour),
        shade(outline.moved(8, 0), outline, 0.16),
    )


@motif()
def chess_board(*, pale: str = "#efe2c2", dark: str = "#5a4a42", edge: str = "#3f342f") -> Drawing:
    """A chess board seen from a low seat, its front edge at the origin, 100 wide and 30 deep."""

    def at(column: float, row: float) -> tuple[float, float]:
        half = 50 - row * 2.4
        return -half + 2 * half * column / 6, -row * 5

    squares = [
        polygon([at(c, r), at(c + 1, r), at(c + 1, r + 1), at(c, r + 1)])
        for r in range(6) for c in range(6) if (r + c) % 2 == 0
    ]  # fmt: skip
    return draw(
        fill(rect(-52, 0, 104, 8, 1), edge),
        fill(polygon([at(0, 0), at(6, 0), at(6, 6), at(0, 6)]), pale),
        detail(together(squares), dark),
    )
