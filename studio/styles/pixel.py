"""Pixel: square cells and a small palette, as on an old screen."""

from collections.abc import Sequence
from random import Random

from studio.coarse import cells
from studio.drawing import Shape
from studio.path import GRAIN
from studio.style import style
from studio.svg import SIZE, Page
from tesselle.engine.errors import TesselleError
from tesselle.engine.say import Say


class Uneven(TesselleError):
    """Cells that would not be squares of whole pixels."""


@style
def pixel(
    page: Page,
    shapes: Sequence[Shape],
    chance: Random,
    count: int = 100,
    colours: int = 30,
    base: str = "clear",
) -> None:
    """Write runs of equal cells, a path for each colour; ``count`` must divide the side."""
    if count < 1 or SIZE % count:
        raise Uneven(
            Say(
                f"{page.name}: expected a count of cells that divides {SIZE}, got {count}",
                f"{page.name} : il faut un nombre de cases qui divise {SIZE} ; reçu {count}",
            )
        )
    grid, palette = cells(shapes, base, page.name, count, colours)
    page.put(f'<g transform="scale({SIZE * GRAIN // count})" shape-rendering="crispEdges">')
    for number, colour in enumerate(palette):
        runs = []
        for y in range(count):
            x = 0
            while x < count:
                start = x
                while x < count and grid[y, x] == number:
                    x += 1
                if x > start:
                    runs.append(f"M{start} {y}h{x - start}v1h{start - x}z")
                x += 1
        if runs:
            page.put(f'<path d="{"".join(runs)}" fill="{colour}"/>')
    page.put("</g>")
