"""How the seats of a Mosaic match stand."""

import numpy as np

from tesselle.engine.game import Floats, State
from tesselle.engine.kernel import kernel
from tesselle.games.mosaic.rules.scoring import scores


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Count the tiles of each seat."""
    counts = np.zeros(2, np.int32)
    scores(state, counts)
    out[:] = counts
