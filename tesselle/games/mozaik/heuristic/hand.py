"""What a MozaiK hand will add, kept or renewed (R6, R20)."""

import numpy as np

from tesselle.engine.game import Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.engine.sorting import sort
from tesselle.games.mozaik.heuristic.expected import NOWHERE, best_image_gain
from tesselle.games.mozaik.rules.hidden import unseen
from tesselle.games.mozaik.rules.state import HELD, IMAGES, LINES

RENEWAL = 1.0  # what a pair of discards costs (R8)
LATER = 0.35  # how much the images not played next count, in a hand


@kernel
def kept_worth(state: State, seat: int, steps: Floats, fresh: Floats) -> float:
    """Return what the hand and one of ``fresh`` will add: the best of them, a part of the next."""
    first = second = NOWHERE
    gains = scratch(LINES, np.float64)
    for image in range(IMAGES):
        if state["where"][image] == HELD + seat:
            gain = best_image_gain(state, seat, image, steps, gains)
            if gain > first:
                first, second = gain, first
            else:
                second = max(second, gain)
    total = 0.0
    for gain in fresh:
        total += max(first, gain) + LATER * min(first, max(second, gain))
    return total / max(len(fresh), 1)


@kernel
def renewed_worth(fresh: Floats) -> float:
    """Return what three of ``fresh`` will add: the best of them, a part of the next.

    ``fresh`` is sorted in place.
    """
    count = len(fresh)
    sort(fresh)
    total = 0.0
    for rank in range(count):  # how many images are worse
        total += fresh[rank] * rank * (rank - 1) / 2  # ways to be the best of three
        total += LATER * fresh[rank] * rank * (count - 1 - rank)  # or the second
    return total * 6 / max(count * (count - 1) * (count - 2), 1)


@kernel
def unseen_gains(state: State, seat: int, steps: Floats, found: Floats) -> int:
    """Write what each image that may be drawn would add; return how many there are.

    ``found`` must have room for IMAGES.
    """
    gains = scratch(LINES, np.float64)
    count = 0
    for image in range(IMAGES):
        if unseen(state, seat, image):
            found[count] = best_image_gain(state, seat, image, steps, gains)
            count += 1
    return count
