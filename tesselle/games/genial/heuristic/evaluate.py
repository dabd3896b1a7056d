"""How the seats of a Génial! match stand: what their tracks can still expect."""

import numpy as np

from tesselle.engine.game import Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.genial.heuristic.standing import best_cells, standing
from tesselle.games.genial.rules.state import TRACKS


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Write what the outlooks of each seat are worth."""
    best = scratch((TRACKS, 2), np.int64)
    best_cells(state, best)
    for seat in range(state["seats"]):
        out[seat] = standing(state, seat, best)
