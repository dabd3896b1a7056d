"""Who is ahead in Mosaic: tiles, and groups of them (R3, R11)."""

import numpy as np

from tesselle.engine.game import Numbers, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mosaic.rules.groups import groups
from tesselle.games.mosaic.rules.state import EMPTY


@kernel
def scores(state: State, out: Numbers) -> None:
    """Write both tile counts (R11)."""
    out[0] = out[1] = 0
    for cell in range(state["cells"]):
        if state["tiles"][cell] != EMPTY:
            out[state["tiles"][cell]] += 1


@kernel
def ranking(state: State, out: Numbers) -> None:
    """Write the places; equal counts share the first (R11)."""
    counts = scratch(2, np.int32)
    scores(state, counts)
    out[0] = 1 if counts[0] >= counts[1] else 2
    out[1] = 1 if counts[1] >= counts[0] else 2


@kernel
def census(state: State, out: Numbers) -> None:
    """Write the side, who is to move, whether in a chain, both tile and both group counts (R3)."""
    out[0], out[1], out[2] = state["side"], state["seat"], state["chain"]
    scores(state, out[3:])
    out[5], out[6] = groups(state, 0), groups(state, 1)
