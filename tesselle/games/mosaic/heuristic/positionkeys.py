"""Keys of Mosaic positions: a number for each board, the same for its images.

A board has twelve images: six turns, and the same of its mirror image.  The key
of one image is a sum over its tiles, so that a move changes it by one addition;
the key of the position is the least of the twelve.

Up to side 4 the weights are powers of three, and every position has a key of its
own.  On larger boards the further weights are random: among a million positions
two share a key with a chance of about 1 in 40 million.
"""

import random

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.kernel import kernel
from tesselle.games.mosaic.rules.board import MOST_CELLS, SIDES, SMALLEST
from tesselle.games.mosaic.rules.state import EMPTY

Keys = npt.NDArray[np.uint64]  # of the twelve images

IMAGES = 12
BLUE = np.uint64(1 << 63)  # what blue to move adds; 3**37 < 2**63
THREES = 40  # powers of three that fit in 64 bits: 0 … 39

# [side - SMALLEST, image, cell] -> where the cell lies in the image
IMAGE = np.zeros((len(SIDES), IMAGES, MOST_CELLS), np.int16)
for _side in SIDES:
    _grid = hexgrid(_side)
    _places = list(_grid.axial)
    for _image in range(IMAGES):
        _places = [(-r, q + r) for q, r in _places]  # a sixth of a turn
        if _image == IMAGES // 2:
            _places = [(r, q) for q, r in _places]  # the mirror
        IMAGE[_side - SMALLEST, _image, : _grid.cells] = [_grid.by_axial[at] for at in _places]

# [side - SMALLEST, cell, image] -> what a red tile there adds to the image's key; blue adds two
_words = random.Random(2009)
_weights = [pow(3, cell) for cell in range(THREES)]
_weights += [_words.getrandbits(64) for _ in range(THREES, MOST_CELLS)]
WEIGHT = np.ascontiguousarray(np.array(_weights, np.uint64)[IMAGE].swapaxes(1, 2))


@kernel
def write_keys(state: State, keys: Keys) -> None:
    """Write the keys of the board's twelve images."""
    for image in range(IMAGES):
        keys[image] = 0
    for cell in range(state["cells"]):
        if state["tiles"][cell] != EMPTY:
            add_tile(state, state["tiles"][cell], cell, keys)


@kernel
def add_tile(state: State, seat: int, cell: int, keys: Keys) -> None:
    """Update the keys for a tile put on an empty cell, in place."""
    weights = WEIGHT[state["side"] - SMALLEST, cell]
    for image in range(IMAGES):
        keys[image] += weights[image] << np.uint64(seat)  # blue adds twice


@kernel
def turn_tile(state: State, seat: int, cell: int, keys: Keys) -> None:
    """Update the keys for a tile flipped to ``seat``, in place."""
    weights = WEIGHT[state["side"] - SMALLEST, cell]
    for image in range(IMAGES):
        if seat:
            keys[image] += weights[image]
        else:
            keys[image] -= weights[image]


@kernel
def least(keys: Keys) -> int:
    """Return the image with the least key: the one a position is known by."""
    best = 0
    for image in range(IMAGES):
        if keys[image] < keys[best]:
            best = image
    return best
