"""How good a MozaiK placement looks, and an image to pick for it (R2 to R4)."""

import numpy as np

from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.engine.sorting import sort
from tesselle.games.mozaik.heuristic.expected import (
    NOWHERE,
    best_word_gain,
    cell_gain,
    image_gains,
    joined,
    open_promises,
)
from tesselle.games.mozaik.rules.state import CELLS, ENDS, IMAGES, LINES, NONE, OPEN, PLACES

ALIKE = 3.0  # taken from a move that is as good as another one


@kernel
def other_end(state: State, seat: int, end: int) -> float:
    """Mark down the second of two free ends of a line, so that nobody thinks about both."""
    return ALIKE if end % 2 == 1 and state["ends"][seat, end - 1] == NONE else 0.0


@kernel
def place_worths(state: State, seat: int, steps: Floats, actions: Actions, out: Floats) -> None:
    """Write what the picked image and an open word promise where they are put."""
    image = int(state["pick"][seat])
    gains = scratch(LINES, np.float64)
    image_gains(state, seat, image, steps, gains)
    promises = scratch((OPEN, LINES, 2), np.float64)
    open_promises(state, seat, image, promises)
    for index in range(len(actions)):
        action = actions[index] - PLACES
        slot, end, cell = action // CELLS // ENDS, action // CELLS % ENDS, action % CELLS
        line = end // 2
        out[index] = cell_gain(gains, cell) + promises[slot, line, joined(line, cell)]
        out[index] -= other_end(state, seat, end)


@kernel
def pick_worth(state: State, seat: int, image: int, steps: Floats) -> float:
    """Return the best placement of an image; a high number often finds its word taken (R3)."""
    gains = scratch(LINES, np.float64)
    image_gains(state, seat, image, steps, gains)
    promises = scratch((OPEN, LINES, 2), np.float64)
    count = open_promises(state, seat, image, promises)
    best = scratch(OPEN, np.float64)
    for slot in range(count):
        best[slot] = best_placement(state, seat, promises[slot], gains)
    sort(best[:count])
    ahead = (state["seats"] - 1) * image / IMAGES  # how many seats will choose before
    taken = ahead / count  # the chance that a given word is gone
    total, still = 0.0, 1.0
    for rank in range(count - 1, 0, -1):
        total += still * (1.0 - taken) * best[rank]
        still *= taken
    return float(total + still * best[0])


@kernel
def best_placement(state: State, seat: int, promises: Floats, gains: Floats) -> float:
    """Return what an image and a word promise where they are best put."""
    best = NOWHERE
    for cell in range(CELLS):
        if state["cells"][seat, cell] == NONE:
            gain = cell_gain(gains, cell) + best_word_gain(state, seat, promises, cell)
            best = max(best, gain)
    return best
