"""Drawings: painted outlines, and the words of the deck that they show.

A motif is drawn about the origin with y downwards: what stands has its feet at
(0, 0) and reaches up to about -100; what floats is centred and 100 across.
``drawing.at(x, y, size)`` then puts it on the picture, 300 by 300, so that
those 100 units measure ``size``.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from studio.colour import mixed
from studio.outline import circle
from studio.path import Affine, Path, turning

Role = Literal["body", "line", "shade", "light", "glow"]

DARK = "#1c1430"  # what shades are made of


@dataclass(frozen=True)
class Fade:
    """A fill that goes through several colours: down (90), to the right (0), or outwards."""

    colours: tuple[str, ...]
    angle: float | None = 90  # None: from the middle outwards


Fill = str | Fade


@dataclass(frozen=True)
class Shape:
    """One outline with its paint; ``role`` lets every style treat it in its own way."""

    path: Path
    fill: Fill | None = None
    line: str | None = None  # the colour of its stroke
    width: float = 0.0  # of the stroke
    alpha: float = 1.0
    role: Role = "body"
    clip: Path | None = None  # only what lies within is seen
    depth: int = 1  # 0 far, 1 in between, 2 near; the scene sets it

    def transformed(self, by: Affine) -> "Shape":
        """Give the shape moved by an affine map, its stroke scaled with it."""
        scale = abs(by[0] * by[3] - by[1] * by[2]) ** 0.5
        clip = self.clip.transformed(by) if self.clip else None
        return replace(self, path=self.path.transformed(by), width=self.width * scale, clip=clip)


@dataclass(frozen=True)
class Seen:
    """A motif within a drawing, and what a looker finds in it."""

    motif: str
    words: frozenset[str]
    living: int = 0  # how many characters it is


@dataclass(frozen=True)
class Drawing:
    """Shapes from back to front, and the motifs they make."""

    shapes: tuple[Shape, ...] = ()
    seen: tuple[Seen, ...] = ()

    def __add__(self, other: "Drawing") -> "Drawing":
        return Drawing(self.shapes + other.shapes, self.seen + other.seen)

    def transformed(self, by: Affine) -> "Drawing":
        """Give the drawing moved by an affine map."""
        return replace(self, shapes=tuple(shape.transformed(by) for shape in self.shapes))

    def moved(self, dx: float, dy: float = 0.0) -> "Drawing":
        """Give the drawing shifted."""
        return self.transformed((1, 0, 0, 1, dx, dy))

    def scaled(self, sx: float, sy: float | None = None) -> "Drawing":
        """Give the drawing scaled about the origin."""
        return self.transformed((sx, 0, 0, sx if sy is None else sy, 0, 0))

    def turned(self, degrees: float) -> "Drawing":
        """Give the drawing turned clockwise about the origin."""
        return self.transformed(turning(degrees))

    def flipped(self) -> "Drawing":
        """Give the drawing left to right."""
        return self.scaled(-1, 1)

    def at(
        self, x: float, y: float, size: float = 100, *, flip: bool = False, turn: float = 0
    ) -> "Drawing":
        """Put the origin at (x, y) and let 100 units measure ``size``."""
        scale = size / 100
        placed = self.scaled(-scale if flip else scale, scale)
        return (placed.turned(turn) if turn else placed).moved(x, y)

    def faded(self, alpha: float) -> "Drawing":
        """Give the drawing more transparent."""
        return self._each(lambda shape: replace(shape, alpha=shape.alpha * alpha))

    def tinted(self, colour: str, amount: float) -> "Drawing":
        """Give the drawing in another light: all its colours mixed with ``colour``."""

        def tint(fill: Fill) -> Fill:
            if isinstance(fill, Fade):
                return replace(fill, colours=tuple(mixed(c, colour, amount) for c in fill.colours))
            return mixed(fill, colour, amount)

        def change(shape: Shape) -> Shape:
            if shape.role == "glow":
                return shape
            fill = tint(shape.fill) if shape.fill else None
            line = mixed(shape.line, colour, amount) if shape.line else None
            return replace(shape, fill=fill, line=line)

        return self._each(change)

    def clipped(self, outline: Path) -> "Drawing":
        """Give what lies within ``outline``; a shape that is clipped already stays as it is."""
        return self._each(lambda shape: shape if shape.clip else replace(shape, clip=outline))

    def deep(self, depth: int) -> "Drawing":
        """Give the drawing as part of a layer."""
        return self._each(lambda shape: replace(shape, depth=depth))

    def depicted(self) -> "Drawing":
        """Give the drawing as an image within the picture: nobody in it is alive."""
        return replace(self, seen=tuple(replace(each, living=0) for each in self.seen))

    def mute(self) -> "Drawing":
        """Give the drawing as mere ornament, in which no word is to be found."""
        return replace(self, seen=())

    def _each(self, change: Callable[[Shape], Shape]) -> "Drawing":
        return replace(self, shapes=tuple(change(shape) for shape in self.shapes))


Part = Shape | Drawing | Iterable["Part"]


def draw(*parts: Part) -> Drawing:
    """Put shapes and drawings together, the first one farthest back."""
    whole = Drawing()
    for part in parts:
        if isinstance(part, Shape):
            whole += Drawing((part,))
        else:
            whole += part if isinstance(part, Drawing) else draw(*part)
    return whole


# Paint ------------------------------------------------------------------------


def fill(path: Path, colour: Fill, alpha: float = 1, *, within: Path | None = None) -> Shape:
    """Paint an outline: the body of a thing, which many styles give a contour."""
    return Shape(path, colour, alpha=alpha, clip=within)


def stroke(
    path: Path, colour: str, width: float, alpha: float = 1, *, within: Path | None = None
) -> Shape:
    """Draw along an outline with a round pen."""
    return Shape(path, None, colour, width, alpha, "line", within)


def detail(path: Path, colour: Fill, alpha: float = 1, *, within: Path | None = None) -> Shape:
    """Paint a small thing on a body, which no style gives a contour: an eye, a cheek."""
    return Shape(path, colour, alpha=alpha, role="line", clip=within)


def shade(path: Path, within: Path, alpha: float = 0.2) -> Shape:
    """Darken a part of a body: the side away from the light."""
    return Shape(path, DARK, alpha=alpha, role="shade", clip=within)


def light(path: Path, within: Path, alpha: float = 0.3, colour: str = "#fff4d8") -> Shape:
    """Brighten a part of a body: the side towards the light."""
    return Shape(path, colour, alpha=alpha, role="light", clip=within)


def glow(x: float, y: float, r: float, colour: str = "#ffe08a", alpha: float = 0.7) -> Shape:
    """Let light spread about a point, until it is gone at ``r``."""
    return Shape(circle(x, y, r), colour, alpha=alpha, role="glow")
