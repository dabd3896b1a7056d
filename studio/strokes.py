"""What several styles do with an outline: roughen it, hatch it, find its colour and size."""

import math
from itertools import pairwise
from random import Random

from studio.colour import mixed
from studio.drawing import Fade, Fill, Shape
from studio.outline import blob, curve
from studio.path import Path, Piece, Point
from studio.svg import SIZE


def plain_colour(fill: Fill) -> str:
    """Give one colour for a fill: the middle of a fade."""
    if not isinstance(fill, Fade):
        return fill
    colours = fill.colours
    middle = (len(colours) - 1) / 2
    low = colours[math.floor(middle)]
    return mixed(low, colours[math.ceil(middle)], 0.5) if middle % 1 else low


def colour_at(fade: Fade, share: float) -> str:
    """Give the colour of a fade at a share of its way."""
    place = min(1.0, max(0.0, share)) * (len(fade.colours) - 1)
    low = min(int(place), len(fade.colours) - 2)
    return mixed(fade.colours[low], fade.colours[low + 1], place - low)


def area(shape: Shape) -> float:
    """Give the area of a shape's box within the picture."""
    left, top, right, bottom = shape.path.box()
    width = min(right, SIZE) - max(left, 0)
    return max(0.0, width) * max(0.0, min(bottom, SIZE) - max(top, 0))


def covers(shape: Shape) -> bool:
    """Tell whether a shape fills the picture from side to side, as skies and seas do."""
    left, _, right, _ = shape.path.box()
    return left <= 1 and right >= SIZE - 1 and area(shape) > SIZE * SIZE * 0.1


def contoured(shape: Shape) -> bool:
    """Tell whether a shape wants a contour: a body that is whole and does not cover the picture."""
    return shape.role == "body" and shape.fill is not None and not shape.clip and not covers(shape)


def rough(path: Path, chance: Random, far: float = 0.8, gap: float = 9.0) -> Path:
    """Give an outline as an unsteady hand cuts it: points ``gap`` apart, off by ``far``.

    Corners stay corners, and what is too small to show a hand stays as it is.
    """
    return Path(tuple(_rough_piece(piece, chance, far, gap) for piece in path.pieces))


def _rough_piece(piece: Piece, chance: Random, far: float, gap: float) -> Piece:
    (points,) = Path((piece,)).evened(gap)
    if len(points) < 6:
        return piece

    def off(point: Point) -> Point:
        return point[0] + chance.gauss(0, far), point[1] + chance.gauss(0, far)

    corners = _corners(piece)
    if not corners:
        moved = [off(point) for point in points]
        return (blob(moved) if piece.closed else curve(moved)).pieces[0]
    start = off(corners[0].start)
    here = start
    steps: list[tuple[float, ...]] = []
    for run in corners:
        (between,) = Path((run,)).evened(gap)
        end = start if run is corners[-1] and piece.closed else off(between[-1])
        steps += curve([here, *map(off, between[1:-1]), end]).pieces[0].steps
        here = end
    return Piece(start, tuple(steps), piece.closed)


CORNER = 0.8  # the cosine of a turn above which a line is sharp


def _corners(piece: Piece) -> list[Piece]:
    """Cut a piece at its corners into open runs; none if it is smooth all round."""
    ends = piece.ends()
    steps = list(piece.steps)
    if piece.closed and math.dist(ends[-1], ends[0]) > 0.05:
        steps.append(ends[0])
        ends.append(ends[0])
    sharp = [
        at
        for at in range(1, len(steps))
        if _turns(ends[at - 1], steps[at - 1], ends[at], steps[at])
    ]
    first_sharp = piece.closed and _turns(ends[-2], steps[-1], ends[0], steps[0])
    if not sharp and not first_sharp:
        return []
    if piece.closed and not first_sharp:  # begin at a corner
        cut = sharp[0]
        steps = steps[cut:] + steps[:cut]
        ends = [*ends[cut:-1], *ends[: cut + 1]]
        sharp = [at - cut for at in sharp[1:]]
    cuts = [0, *sharp, len(steps)]
    return [Piece(ends[low], tuple(steps[low:high]), closed=False) for low, high in pairwise(cuts)]


def _turns(
    before: Point, arriving: tuple[float, ...], here: Point, leaving: tuple[float, ...]
) -> bool:
    """Tell whether the pen turns sharply at ``here``."""
    source = (arriving[2], arriving[3]) if len(arriving) == 6 else before
    ux, uy = here[0] - source[0], here[1] - source[1]
    vx, vy = leaving[0] - here[0], leaving[1] - here[1]
    lengths = math.hypot(ux, uy) * math.hypot(vx, vy)
    return lengths > 1e-9 and (ux * vx + uy * vy) / lengths < CORNER


def hatch(
    path: Path,
    chance: Random,
    gap: float = 4,
    angle: float = -45,
    *,
    wobble: float = 0.0,
    short: float = 0.0,
) -> Path:
    """Give parallel lines within an outline; ``short`` is the share their ends may lack."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    lines = [[(x * c + y * s, y * c - x * s) for x, y in points] for points in path.flat(5)]
    ys = [y for points in lines for _, y in points]
    if not ys:
        return Path()
    pieces = []
    y = min(ys) + gap * chance.uniform(0.3, 0.9)
    while y < max(ys):
        for start, end in _spans(lines, y):
            cut = (end - start) * short
            a, b = start + cut * chance.random(), end - cut * chance.random()
            if b - a < 1.2:
                continue
            ends = ((a, y + chance.gauss(0, wobble)), (b, y + chance.gauss(0, wobble)))
            (x0, y0), (x1, y1) = ((u * c - v * s, u * s + v * c) for u, v in ends)
            pieces.append(Piece((x0, y0), ((x1, y1),), closed=False))
        y += gap * chance.uniform(0.85, 1.15)
    return Path(tuple(pieces))


def _spans(lines: list[list[Point]], y: float) -> list[tuple[float, float]]:
    """Give where a level line lies within the outlines, by their winding."""
    crossings: list[tuple[float, int]] = []
    for points in lines:
        for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
            if (y0 <= y) != (y1 <= y):
                crossings.append((x0 + (y - y0) / (y1 - y0) * (x1 - x0), 1 if y1 > y0 else -1))
    crossings.sort()
    spans, winding = [], 0
    for (x, turn), (beyond, _) in pairwise(crossings):
        winding += turn
        if winding:
            spans.append((max(x, -SIZE * 1.5), min(beyond, SIZE * 1.5)))
    return spans
