"""How the seats of a Mozaika match stand, in points."""

from tesselle.engine.game import Floats, State
from tesselle.engine.kernel import kernel
from tesselle.games.mozaika.heuristic.standing import standing


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Write the points that each seat may expect, promised ones included."""
    for seat in range(state["seats"]):
        out[seat] = standing(state, seat)
