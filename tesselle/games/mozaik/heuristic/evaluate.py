"""How the seats of a MozaiK match stand, in points."""

from tesselle.engine.game import Floats, State
from tesselle.engine.kernel import kernel
from tesselle.games.mozaik.heuristic.standing import standing


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Write the points that each seat may expect."""
    for seat in range(state["seats"]):
        out[seat] = standing(state, seat)
