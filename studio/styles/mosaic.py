"""Mosaic: small uneven stones in light mortar."""

from collections import defaultdict
from collections.abc import Sequence
from random import Random

from studio.coarse import cells, side
from studio.colour import mixed, toned
from studio.drawing import Shape
from studio.outline import rect
from studio.path import GRAIN
from studio.style import style
from studio.svg import SIZE, Page


@style
def mosaic(
    page: Page, shapes: Sequence[Shape], chance: Random, count: int = 74, colours: int = 30,
    mortar: str = "", base: str = "flat",
) -> None:  # fmt: skip
    """Set small stones where the picture changes, and large ones where four cells are alike."""
    grid, palette = cells(shapes, base, page.name, count, colours)
    corner = {
        (x, y): tuple(side(count) * (at + chance.uniform(-0.15, 0.15)) for at in (x, y))
        for x in range(count + 1) for y in range(count + 1)
    }  # fmt: skip
    stones: dict[str, list[str]] = defaultdict(list)

    def lay(x: int, y: int, size: int) -> None:
        colour = toned(palette[int(grid[y, x])], chance.choice((0.94, 1.0, 1.06)))
        ends = [corner[x + dx * size, y + dy * size] for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]
        stones[colour].append(_stone(ends, 0.8 / size))

    for y in range(0, count, 2):
        for x in range(0, count, 2):
            if (grid[y : y + 2, x : x + 2] == grid[y, x]).all():
                lay(x, y, 2)
            else:
                for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
                    lay(x + dx, y + dy, 1)
    page.path(
        rect(0, 0, SIZE, SIZE), fill=mortar or mixed(palette[int(grid[0, 0])], "#6b6258", 0.55)
    )
    page.put(f'<g transform="scale({GRAIN / 2})">')
    for colour, paths in sorted(stones.items()):
        page.put(f'<path d="{"".join(paths)}" fill="{colour}"/>')
    page.put("</g>")


def _stone(corners: Sequence[tuple[float, ...]], gap: float) -> str:
    """Write a stone in halves of a unit, drawn in towards its middle for the mortar."""
    mx, my = sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4
    keep = 1 - 0.17 * gap
    (x, y), *rest = [
        (round(2 * (mx + (x - mx) * keep)), round(2 * (my + (y - my) * keep))) for x, y in corners
    ]
    text = f"M{x} {y}l"
    for k, (nx, ny) in enumerate(rest):
        dx, dy = str(nx - x), str(ny - y)
        text += ("" if not k or dx[0] == "-" else " ") + dx + ("" if dy[0] == "-" else " ") + dy
        x, y = nx, ny
    return text + "z"
