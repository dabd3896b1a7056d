"""What programs that learn see of a Mosaic match: everything, as numbers.

The board is laid on a square of ``2 · side − 1`` columns and rows, by its axial (q, r):
neighbours lie to the east and west, north and south, north-east and south-west.
"""

import numpy as np

from tesselle.engine.game import Options, State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.kernel import kernel
from tesselle.engine.sight import Bytes, Layout, Part, Sight, cleared, from_seat, mark
from tesselle.games.mosaic.rules.board import MOST_CELLS, SIDES, SMALLEST
from tesselle.games.mosaic.rules.state import ACTIONS, EMPTY

OWN, THEIRS, FREE, FLIPPED = range(4)
PLANES = 4
SEATS = 2

# For each side: where a cell lies on its square.
PLACE = np.zeros((len(SIDES), MOST_CELLS), np.int16)
for _side in SIDES:
    _reach, _axial = _side - 1, hexgrid(_side).axial
    PLACE[_side - SMALLEST, : len(_axial)] = [
        (r + _reach) * (2 * _side - 1) + q + _reach for q, r in _axial
    ]


def layout(seats: int, options: Options) -> Layout:
    """Return the parts of an observation on the chosen board."""
    width = 2 * options["side"] - 1
    planes = "own tiles, theirs, free cells, tiles flipped earlier in this turn"
    return Layout(
        (
            Part("planes", (PLANES, width, width), 1, planes),
            Part("to_move", (SEATS,), 1, "whose turn it is"),
            Part("chain", (1,), 1, "whether further flips are compulsory"),
            Part("seat", (SEATS,), 1, "one's own colour: red, blue"),
        )
    )


@kernel
def observe(state: State, seat: int, out: Bytes) -> int:
    """Write the table as ``seat`` sees it; return how many numbers these are."""
    cleared(out)
    side = int(state["side"])
    square = (2 * side - 1) * (2 * side - 1)
    for cell in range(state["cells"]):
        place = int(PLACE[side - SMALLEST, cell])
        tile = int(state["tiles"][cell])
        plane = FREE if tile == EMPTY else (OWN if tile == seat else THEIRS)
        out[plane * square + place] = 1
        out[FLIPPED * square + place] = state["flipped"][cell]
    at = mark(out, PLANES * square, SEATS, from_seat(state["seat"], seat, SEATS))
    out[at] = state["chain"]
    return mark(out, at + 1, SEATS, seat)


SIGHT = Sight(actions=ACTIONS, layout=layout, observe=observe)
