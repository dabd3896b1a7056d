"""Pictures of few cells: the colours of a finer picture, cell by cell, from a small palette."""

from collections.abc import Sequence
from random import Random

import numpy as np
import numpy.typing as npt

from studio.colour import Pixels, hexed, oklab
from studio.drawing import Shape
from studio.raster import pixels
from studio.style import styles
from studio.svg import SIZE, Page

FINE = 5  # pixels looked at in each cell, along and down


def cells(
    shapes: Sequence[Shape], base: str, name: str, count: int, colours: int
) -> tuple[npt.NDArray[np.intp], list[str]]:
    """Give ``count`` by ``count`` numbers of colours, and the palette they point into."""
    page = Page(name)
    styles()[base](page, shapes, Random(name))  # no secret
    fine = pixels(page.text(), count * FINE)
    blocks = fine.reshape(count, FINE, count, FINE, 3).swapaxes(1, 2).reshape(count, count, -1, 3)
    middle = np.median(blocks, axis=2)
    rounded: Pixels = np.asarray(np.rint(middle), np.uint8)
    return _quantised(rounded, colours)


def _quantised(image: Pixels, colours: int) -> tuple[npt.NDArray[np.intp], list[str]]:
    """Choose a palette by k-means in OKLab, started from colours far apart."""
    flat = image.reshape(-1, 3)
    lab = oklab(flat) * (1.0, 1.5, 1.5)
    chosen = [int(np.argmin(lab[:, 0]))]
    distance = ((lab - lab[chosen[0]]) ** 2).sum(1)
    while len(chosen) < colours and distance.max() > 0.0004:
        chosen.append(int(distance.argmax()))
        distance = np.minimum(distance, ((lab - lab[chosen[-1]]) ** 2).sum(1))
    centres = lab[chosen]
    for _ in range(8):
        nearest = ((lab[:, None] - centres[None]) ** 2).sum(2).argmin(1)
        for k in range(len(centres)):
            if (nearest == k).any():
                centres[k] = lab[nearest == k].mean(0)
    palette = []
    for k in range(len(centres)):
        mine = flat[nearest == k]
        palette.append(hexed(*np.median(mine, axis=0)) if len(mine) else "#000000")
    return nearest.reshape(image.shape[:2]), palette


def side(count: int) -> float:
    """Give the side of a cell."""
    return SIZE / count
