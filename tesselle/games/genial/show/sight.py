"""What programs that learn see of a Génial! match: all but the others' hands, as numbers.

The board is laid on a square of ``2 · reach + 1`` columns and rows, by its axial (q, r):
neighbours lie to the east and west, north and south, north-east and south-west.
"""

import numpy as np

from tesselle.engine.game import Options, State
from tesselle.engine.kernel import kernel
from tesselle.engine.sight import Bytes, Layout, Part, Sight, cleared, from_seat, mark, put
from tesselle.games.genial.rules import mask
from tesselle.games.genial.rules.bag import total
from tesselle.games.genial.rules.board import CELLS, EMPTY, FEWEST_SEATS, GRID, OUTSIDE, REACH
from tesselle.games.genial.rules.state import HAND, KEEP, LAST, TRACKS
from tesselle.games.genial.rules.tiles import COPIES, KINDS, TILES

MOST_COPIES = int(COPIES.max())
MOST_OWED = 2 * HAND  # each tile of a turn can owe two

WIDTH = np.array([2 * reach + 1 for reach in REACH], np.int16)
# For each area: where a cell lies on its square.
PLACE = np.array(
    [
        [(r + reach) * (2 * reach + 1) + q + reach if max(abs(q), abs(r)) <= reach else 0
         for q, r in GRID.axial]
        for reach in REACH
    ],
    np.int16,
)  # fmt: skip


def layout(seats: int, options: Options) -> Layout:
    """Return the parts of an observation for this number of seats."""
    width = int(WIDTH[seats - FEWEST_SEATS])
    return Layout(
        (
            Part("planes", (TRACKS + 1, width, width), 1, "red to purple, then free cells"),
            Part("tracks", (seats, TRACKS), LAST, "R G B O Y P of each seat"),
            Part("hand", (KINDS,), HAND, "own tiles by kind: RR, RG, …, PP"),
            Part("unseen", (KINDS,), MOST_COPIES, "tiles by kind in the bag and in other hands"),
            Part("shown", (KINDS,), HAND, "what the last move swapped away"),
            Part("hands", (seats,), HAND, "how many tiles each seat holds"),
            Part("bag", (1,), TILES, "how many tiles are in the bag"),
            Part("to_move", (seats,), 1, "whose turn it is"),
            Part("owed", (1,), MOST_OWED, "bonus placements still to make"),
            Part("swap", (1,), 1, "whether that seat is offered to swap"),
            Part("first_turns", (seats,), 1, "who has the first turn yet"),
            Part("seat", (seats,), 1, "one's own place in the order of play"),
        )
    )


@kernel
def observe(state: State, seat: int, out: Bytes) -> int:
    """Write what ``seat`` sees; return how many numbers these are."""
    cleared(out)
    seats = int(state["seats"])
    area = seats - FEWEST_SEATS
    square = int(WIDTH[area]) * int(WIDTH[area])
    for cell in range(CELLS):
        symbol = int(state["cells"][cell])
        if symbol != OUTSIDE:
            plane = TRACKS if symbol == EMPTY else symbol
            out[plane * square + PLACE[area, cell]] = 1
    at = (TRACKS + 1) * square
    for distance in range(seats):
        at = put(out, at, state["tracks"][(seat + distance) % seats])
    at = put(out, at, state["hands"][seat])
    at = put_unseen(state, seat, out, at)
    at = put(out, at, state["shown"])
    for distance in range(seats):
        out[at + distance] = total(state["hands"][(seat + distance) % seats])
    at += seats
    out[at] = total(state["bag"])
    at = mark(out, at + 1, seats, from_seat(state["seat"], seat, seats))
    out[at] = state["owed"]
    out[at + 1] = state["swap"]
    at += 2
    for distance in range(seats):
        out[at + distance] = int((seat + distance) % seats >= state["placed"])
    return mark(out, at + seats, seats, seat)


@kernel
def put_unseen(state: State, seat: int, out: Bytes, at: int) -> int:
    """Write how many tiles of each kind the seat cannot tell to lie in the bag or in a hand."""
    for kind in range(KINDS):
        tiles = int(state["bag"][kind])
        for other in range(state["seats"]):
            if other != seat:
                tiles += int(state["hands"][other, kind])
        out[at + kind] = tiles
    return at + KINDS


SIGHT = Sight(actions=KEEP + 1, layout=layout, observe=observe, mask=mask.mask)
