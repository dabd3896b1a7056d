"""Outlines: pieces of straight line and cubic curve, on a plane with y downwards.

A ``Path`` is a tuple of ``Piece``s; a piece is a start and then steps, each
``(x, y)`` for a line or ``(x1, y1, x2, y2, x, y)`` for a curve.
Angles are in degrees: 0 points right, 90 down, as on a screen.
"""

import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

GRAIN = 5  # what is written for one unit of a picture: whole numbers are short
Point = tuple[float, float]
Affine = tuple[float, float, float, float, float, float]  # SVG's a b c d e f


@dataclass(frozen=True)
class Piece:
    """One run of the pen."""

    start: Point
    steps: tuple[tuple[float, ...], ...]
    closed: bool = True

    def ends(self) -> list[Point]:
        """Give the points that the pen passes at the end of each step."""
        return [self.start, *((step[-2], step[-1]) for step in self.steps)]


@dataclass(frozen=True)
class Path:
    """An outline; filled even where pieces overlap, unless they run the other way round."""

    pieces: tuple[Piece, ...] = ()

    def __add__(self, other: "Path") -> "Path":
        return Path(self.pieces + other.pieces)

    def mapped(self, move: Callable[[float, float], Point]) -> "Path":
        """Give the path with every point and handle moved."""

        def step(values: tuple[float, ...]) -> tuple[float, ...]:
            moved: list[float] = []
            for at in range(0, len(values), 2):
                moved.extend(move(values[at], values[at + 1]))
            return tuple(moved)

        return Path(
            tuple(
                Piece(move(*piece.start), tuple(map(step, piece.steps)), piece.closed)
                for piece in self.pieces
            )
        )

    def transformed(self, by: Affine) -> "Path":
        """Give the path moved by an affine map."""
        a, b, c, d, e, f = by
        return self.mapped(lambda x, y: (a * x + c * y + e, b * x + d * y + f))

    def moved(self, dx: float, dy: float = 0.0) -> "Path":
        """Give the path shifted."""
        return self.mapped(lambda x, y: (x + dx, y + dy))

    def scaled(self, sx: float, sy: float | None = None) -> "Path":
        """Give the path scaled about the origin."""
        return self.transformed((sx, 0, 0, sx if sy is None else sy, 0, 0))

    def turned(self, degrees: float, about: Point = (0, 0)) -> "Path":
        """Give the path turned clockwise."""
        return self.transformed(turning(degrees, about))

    def mirrored(self) -> "Path":
        """Give the path flipped left to right."""
        return self.scaled(-1, 1)

    def opened(self) -> "Path":
        """Give the path with its ends left apart."""
        return Path(tuple(replace(piece, closed=False) for piece in self.pieces))

    def box(self) -> tuple[float, float, float, float]:
        """Give left, top, right, bottom (of the flattened outline)."""
        points = [point for line in self.flat(4) for point in line]
        if not points:
            return (0, 0, 0, 0)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def flat(self, parts: int = 6) -> list[list[Point]]:
        """Give each piece as a list of points, a curve cut in ``parts``."""
        return [_flat_piece(piece, parts) for piece in self.pieces]

    def evened(self, gap: float) -> list[list[Point]]:
        """Give each piece as points about ``gap`` apart."""
        return [_evened(_flat_piece(piece, 8), piece.closed, gap) for piece in self.pieces]


def _flat_piece(piece: Piece, parts: int) -> list[Point]:
    points = [piece.start]
    x0, y0 = piece.start
    for step in piece.steps:
        if len(step) == 2:
            points.append((step[0], step[1]))
        else:
            x1, y1, x2, y2, x3, y3 = step
            for part in range(1, parts + 1):
                t = part / parts
                s = 1 - t
                a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
                points.append(
                    (a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
                )
        x0, y0 = step[-2], step[-1]
    return points


def _evened(points: list[Point], closed: bool, gap: float) -> list[Point]:
    if closed:
        points = [*points, points[0]]
    even = [points[0]]
    left = gap
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        along = left
        while along < length:
            even.append((x0 + (x1 - x0) * along / length, y0 + (y1 - y0) * along / length))
            along += gap
        left = along - length
    if not closed:
        even.append(points[-1])
    return even


def turning(degrees: float, about: Point = (0, 0)) -> Affine:
    """Give the affine map that turns clockwise about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = about
    return (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)


# SVG's text for paths --------------------------------------------------------

_TOKEN = re.compile(r"[MLHVCSQZmlhvcsqz]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4}


def path(text: str) -> Path:
    """Read SVG path data made of M, L, H, V, C, S, Q and Z, absolute or relative."""
    tokens = _TOKEN.findall(text)
    pieces: list[Piece] = []
    start: Point = (0, 0)
    here: Point = (0, 0)
    steps: list[tuple[float, ...]] = []
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        if command in "Zz":
            pieces.append(Piece(start, tuple(steps)))
            steps, here = [], start
            continue
        count = _TAKES[command.upper()]
        values = [float(token) for token in tokens[at : at + count]]
        at += count
        place = _step(command, values, here, steps[-1] if steps else ())
        if command in "Mm":
            if steps:
                pieces.append(Piece(start, tuple(steps), closed=False))
            start, steps = (place[0], place[1]), []
            command = "L" if command == "M" else "l"
        else:
            steps.append(place)
        here = (place[-2], place[-1])
    if steps:
        pieces.append(Piece(start, tuple(steps), closed=False))
    return Path(tuple(pieces))


def _step(
    command: str, values: list[float], here: Point, before: tuple[float, ...]
) -> tuple[float, ...]:
    """Give one step in absolute coordinates, any curve as a cubic one with both its handles."""
    x, y = here if command.islower() else (0.0, 0.0)
    kind = command.upper()
    if kind == "H":
        return values[0] + x, here[1]
    if kind == "V":
        return here[0], values[0] + y
    moved = [value + (y if k % 2 else x) for k, value in enumerate(values)]
    if kind == "S":
        bx, by = before[2:4] if len(before) == 6 else here
        return 2 * here[0] - bx, 2 * here[1] - by, *moved
    if kind == "Q":
        qx, qy, ex, ey = moved
        hx, hy = here
        return (
            hx + (qx - hx) * 2 / 3,
            hy + (qy - hy) * 2 / 3,
            ex + (qx - ex) * 2 / 3,
            ey + (qy - ey) * 2 / 3,
            ex,
            ey,
        )
    return tuple(moved)


def write_path(path: Path) -> str:
    """Write SVG path data, relative and in grains; a smooth joint is told once (``s``)."""
    out: list[str] = []
    for piece in path.pieces:
        x, y = round(piece.start[0] * GRAIN), round(piece.start[1] * GRAIN)
        out.append("M" + _listed([x, y]))
        before, handle = "", (x, y)  # the last command, and where its last handle would go on to
        for step in piece.steps:
            grains = [round(value * GRAIN) for value in step]
            command = "l" if len(step) == 2 else "c"
            end = (grains[-2], grains[-1])
            if command == "l" and end == (x, y):
                continue
            if command == "c" and before in ("c", "s") and _near(handle, grains):
                command, grains = "s", grains[2:]
            text = _listed([value - (y if k % 2 else x) for k, value in enumerate(grains)])
            same = before == command
            out.append(text if same and text[0] == "-" else (" " if same else command) + text)
            handle = (2 * end[0] - grains[-4], 2 * end[1] - grains[-3]) if command != "l" else end
            before, (x, y) = command, end
        if piece.closed:
            out.append("z")
    return "".join(out)


def _near(handle: tuple[int, int], step: list[int]) -> bool:
    return abs(handle[0] - step[0]) <= 1 and abs(handle[1] - step[1]) <= 1


def _listed(values: Iterable[int]) -> str:
    """Write whole numbers; a sign parts them as well as a space does."""
    return " ".join(map(str, values)).replace(" -", "-")
