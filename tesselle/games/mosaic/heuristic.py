"""What Mosaic knows about good play; bots use it, rules never do."""

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.kernel import kernel
from tesselle.games.mosaic.board import MOST_CELLS
from tesselle.games.mosaic.rules import scores


@kernel
def evaluate(state: State, seat: int) -> float:
    """Count the tiles ``seat`` is ahead by."""
    counts = np.zeros(2, np.int32)
    scores(state, counts)
    return float(counts[seat] - counts[1 - seat])


@kernel
def worth(state: State, seat: int, action: int) -> float:
    """Count the tiles the action gains on the opponent: a flip is worth two."""
    return 1.0 if action < MOST_CELLS else 2.0
