"""Outlines to draw with: circle, blob, tube, scallop, star and more.

Angles are in degrees: 0 points right, 90 down, as on a screen.
"""

import math
from collections.abc import Iterable, Sequence

from studio.path import Path, Piece, Point

ROUND = 0.5523  # how far a quarter circle's handles reach, in radii


def polar(angle: float, radius: float, x: float = 0, y: float = 0) -> Point:
    """Give the point at ``angle`` and ``radius`` from (x, y)."""
    return x + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle))


def polygon(points: Iterable[Point]) -> Path:
    """Join the points by straight lines, and close."""
    first, *rest = points
    return Path((Piece(first, tuple(rest)),))


def line(points: Iterable[Point]) -> Path:
    """Join the points by straight lines, open."""
    return polygon(points).opened()


def blob(points: Sequence[Point], soft: float = 1.0) -> Path:
    """Pass a smooth closed line through the points; ``soft`` 0 gives the polygon."""
    return _smooth([points[-1], *points, points[0], points[1]], soft, closed=True)


def curve(points: Sequence[Point], soft: float = 1.0) -> Path:
    """Pass a smooth open line through the points."""
    return _smooth([points[0], *points, points[-1]], soft, closed=False)


def _smooth(points: Sequence[Point], soft: float, closed: bool) -> Path:
    """Catmull and Rom's curve through all points but the first and the last."""
    pull = soft / 6
    steps = []
    for before, here, there, after in zip(points, points[1:], points[2:], points[3:], strict=False):
        steps.append(
            (
                here[0] + (there[0] - before[0]) * pull,
                here[1] + (there[1] - before[1]) * pull,
                there[0] - (after[0] - here[0]) * pull,
                there[1] - (after[1] - here[1]) * pull,
                *there,
            )
        )
    return Path((Piece(points[1], tuple(steps), closed),))


def scallop(points: Sequence[Point], bulge: float = 0.5) -> Path:
    """Join the points, given clockwise, by arcs that swell outwards: a cloud, a tree's head."""
    steps = []
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        nx, ny = (y1 - y0) * bulge, (x0 - x1) * bulge
        ax, ay = (x1 - x0) * 0.1, (y1 - y0) * 0.1
        steps.append((x0 + nx - ax, y0 + ny - ay, x1 + nx + ax, y1 + ny + ay, x1, y1))
    return Path((Piece(points[0], tuple(steps)),))


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0) -> Path:
    """Draw an ellipse about its middle."""
    kx, ky = rx * ROUND, ry * ROUND
    round_ = Path(
        (
            Piece(
                (x + rx, y),
                (
                    (x + rx, y + ky, x + kx, y + ry, x, y + ry),
                    (x - kx, y + ry, x - rx, y + ky, x - rx, y),
                    (x - rx, y - ky, x - kx, y - ry, x, y - ry),
                    (x + kx, y - ry, x + rx, y - ky, x + rx, y),
                ),
            ),
        )
    )
    return round_.turned(turn, (x, y)) if turn else round_


def circle(x: float, y: float, r: float) -> Path:
    """Draw a circle about its middle."""
    return ellipse(x, y, r, r)


def ring(x: float, y: float, r: float, hole: float) -> Path:
    """Draw a circle with a round hole: the hole's outline runs the other way."""
    return circle(x, y, r) + circle(x, y, hole).transformed((-1, 0, 0, 1, 2 * x, 0))


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> Path:
    """Draw a box from its top left corner, its corners rounded by ``r``."""
    if not r:
        return polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    k = r * (1 - ROUND)
    right, low = x + w, y + h
    steps: tuple[tuple[float, ...], ...] = (
        (right - r, y),
        (right - k, y, right, y + k, right, y + r),
        (right, low - r),
        (right, low - k, right - k, low, right - r, low),
        (x + r, low),
        (x + k, low, x, low - k, x, low - r),
        (x, y + r),
        (x, y + k, x + k, y, x + r, y),
    )
    return Path((Piece((x + r, y), steps),))


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.45) -> Path:
    """Draw a star, one point up; ``inner`` is the hollows' share of the radius."""
    half = 180 / points
    return polygon(
        polar(-90 + half * k, r if k % 2 == 0 else r * inner, x, y) for k in range(2 * points)
    )


def arc(x: float, y: float, r: float, start: float, end: float, ry: float | None = None) -> Path:
    """Draw an open piece of a circle (of an ellipse with ``ry``), clockwise."""
    ry = r if ry is None else ry
    parts = max(1, math.ceil(abs(end - start) / 90))
    sweep = math.radians(end - start) / parts
    k = 4 / 3 * math.tan(sweep / 4)
    steps = []
    angle = math.radians(start)
    first = (x + r * math.cos(angle), y + ry * math.sin(angle))
    for _ in range(parts):
        c0, s0 = math.cos(angle), math.sin(angle)
        angle += sweep
        c1, s1 = math.cos(angle), math.sin(angle)
        steps.append(
            (
                x + r * (c0 - k * s0),
                y + ry * (s0 + k * c0),
                x + r * (c1 + k * s1),
                y + ry * (s1 - k * c1),
                x + r * c1,
                y + ry * s1,
            )
        )
    return Path((Piece(first, tuple(steps), closed=False),))


def spiral(x: float, y: float, r: float, turns: float, start: float = 0, hole: float = 0) -> Path:
    """Draw an open line that winds outwards from ``hole`` to ``r``."""
    count = max(8, int(turns * 10))
    return curve(
        [
            polar(start + 360 * turns * k / count, hole + (r - hole) * k / count, x, y)
            for k in range(count + 1)
        ]
    )


def tube(points: Sequence[Point], widths: Sequence[float] | float, caps: bool = True) -> Path:
    """Draw a smooth limb along the points, as wide as ``widths`` says at each of them."""
    if isinstance(widths, int | float):
        widths = [float(widths)] * len(points)
    left, right = [], []
    last = len(points) - 1
    for k, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, k - 1)], points[min(last, k + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = -(y1 - y0) / length * widths[k] / 2, (x1 - x0) / length * widths[k] / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    if caps:
        left.append(_beyond(points[-2], points[-1], widths[-1] * 0.45))
        right.insert(0, _beyond(points[1], points[0], widths[0] * 0.45))
    return blob([*left, *reversed(right)])


def _beyond(start: Point, end: Point, far: float) -> Point:
    length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return end[0] + (end[0] - start[0]) * far / length, end[1] + (end[1] - start[1]) * far / length
