"""How the seats of a Mosaic match stand."""

import numpy as np

from tesselle.engine.game import Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mosaic.rules.scoring import scores


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Count the tiles of each seat."""
    counts = scratch(2, np.int32)
    scores(state, counts)
    out[0], out[1] = counts[0], counts[1]
