"""Wood block: two to four inks on paper, carved tones, colours a little out of register."""

from collections.abc import Sequence
from random import Random

from studio.colour import brightness, nearest, strength
from studio.drawing import Fade, Shape
from studio.outline import rect
from studio.path import Path
from studio.strokes import area, covers, hatch, plain_colour, rough
from studio.style import style
from studio.svg import SIZE, Page

WIDTHS = (1.1, 1.7, 2.3)
FAINT = 0.09  # a chroma below which a colour needs no ink of its own
SLIP = (1.1, -0.8)  # how far the colour blocks are off


@style
def block(
    page: Page,
    shapes: Sequence[Shape],
    chance: Random,
    paper: str = "#f4e8cf",
    inks: tuple[str, ...] = ("#1f2333", "#c53b30", "#e9b23a"),
) -> None:
    """Print every shape in the nearest ink; the first ink is the key block's."""
    page.path(rect(0, 0, SIZE, SIZE), fill=paper)
    press = Press(page, chance, paper, inks)
    for shape in shapes:
        press.print(shape)
    grain = hatch(rect(0, 0, SIZE, SIZE), chance, 5, 1.5, wobble=0.8, short=0.7)
    page.path(grain, fill="none", stroke=paper, stroke_width=0.5, opacity=0.35)


class Press:
    """The blocks of one picture."""

    def __init__(self, page: Page, chance: Random, paper: str, inks: tuple[str, ...]) -> None:
        self.page, self.chance, self.paper = page, chance, paper
        self.key, self.choice = inks[0], (*inks, paper)

    def ink(self, colour: str) -> str:
        """Give what a colour is printed with: skin, stone and wood are key or paper."""
        if strength(colour) < FAINT:
            return self.paper if brightness(colour) > 0.58 else self.key
        return nearest(colour, self.choice)

    def print(self, shape: Shape) -> None:
        """Print one shape."""
        if shape.role == "body" and shape.fill:
            self.body(shape)
        elif shape.role == "shade":
            lines = hatch(shape.path, self.chance, 3.2, 30, wobble=0.3, short=0.3)
            self.lines(lines, shape, self.key, 0.9)
        elif shape.role == "line" and shape.line:
            self.lines(shape.path, shape, self.ink(shape.line), max(0.9, shape.width))
        elif shape.role == "line" and shape.fill:
            self.page.path(shape.path, shape.clip, fill=self.ink(plain_colour(shape.fill)))
        elif shape.role == "glow" and brightness(str(shape.fill)) > 0.6:
            self.page.path(
                shape.path,
                shape.clip,
                fill=self.page.glow(self.ink(str(shape.fill)), shape.alpha * 0.7),
            )

    def body(self, shape: Shape) -> None:
        """Print a body: its colour a little off, its contour from the key block."""
        fill = shape.fill or self.paper
        wide = covers(shape)
        outline = shape.path if wide or shape.clip else rough(shape.path, self.chance, 0.5, 9)
        colour = self.ink(plain_colour(fill))
        tint = colour
        if isinstance(fill, Fade) and wide:  # the printer wipes the block: bokashi
            tint = self.page.gradient(Fade(tuple(self.ink(c) for c in fill.colours), fill.angle))
        edge = None if wide or shape.clip else self.key
        if colour == self.key or wide or shape.clip:
            # A key-black body upon key black would be lost: it keeps a white line about it.
            white = self.paper if edge and area(shape) > 200 else None
            self.page.path(
                outline, shape.clip, fill=tint, stroke=white, stroke_width=1.6 if white else None,
                paint_order="stroke" if white else None,
            )  # fmt: skip
        else:
            self.page.path(
                outline, fill=self.paper, stroke=edge, stroke_width=WIDTHS[shape.depth] * 1.8,
                stroke_linejoin="round", paint_order="stroke",
            )  # fmt: skip
            self.page.path(shape.path.moved(*SLIP), fill=tint)
        if area(shape) > 500 and shape.role == "body":
            self.carve(outline, shape, colour)

    def carve(self, outline: Path, shape: Shape, colour: str) -> None:
        """Let the gouge leave marks: paper in dark areas, key ink in light ones."""
        dark = brightness(colour) < 0.5
        gap = (9 if covers(shape) else 6) if dark else 11
        marks = hatch(outline, self.chance, gap, 0 if covers(shape) else 24, wobble=0.7, short=0.9)
        self.lines(marks, shape, self.paper if dark else self.key, 0.7, 0.8 if dark else 0.35)

    def lines(
        self, path: Path, shape: Shape, colour: str, width: float, alpha: float | None = None
    ) -> None:
        """Print strokes."""
        self.page.path(
            path,
            shape.clip,
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_linecap="round",
            opacity=alpha,
        )
