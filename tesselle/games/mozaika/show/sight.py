"""What programs that learn see of a Mozaika match: all but bids not revealed, as numbers."""

from tesselle.engine.game import Options, State
from tesselle.engine.kernel import kernel
from tesselle.engine.sight import Bytes, Layout, Part, Sight, cleared, from_seat, mark, put
from tesselle.games.mozaika.rules.play import first
from tesselle.games.mozaika.rules.state import (
    ACTIONS,
    BID,
    HAND,
    MOST_COINS,
    NO_BID,
    NOBODY,
    OVER,
    ROUNDS,
    STEPS,
)
from tesselle.games.mozaika.rules.tiles import (
    CELLS,
    COLOURS,
    EACH,
    EMPTY,
    KINDS,
    MOST_COPIES,
    SIDE,
)

PLANES = len(COLOURS) + EACH  # a tile is marked on the plane of its colour and of its symbol


def layout(seats: int, options: Options) -> Layout:
    """Return the parts of an observation for this number of seats."""
    board = (PLANES + 1, SIDE, SIDE)
    return Layout(
        (
            Part("boards", (seats, *board), 1, "R, B, G, Y, star, wave, flower, fly"),
            Part("hands", (seats, KINDS), HAND, "how many of each kind: Rs, Rw, Rf, Bs, …"),
            Part("coins", (seats,), MOST_COINS, "how many"),
            Part("row", (KINDS,), seats + 1, "tiles on offer by kind"),
            Part("bag", (KINDS,), MOST_COPIES, "tiles in the bag by kind"),
            Part("own_bid", (1,), MOST_COINS + 1, "1 + the pending bid; 0 is none"),
            Part("bids", (seats,), MOST_COINS + 1, "1 + each bid, once revealed; 0 is none"),
            Part("picks", (seats,), seats, "from 1, who picks when, once bids are revealed"),
            Part("picked", (1,), seats, "how many have picked"),
            Part("flier", (seats,), 1, "who is to place a fly"),
            Part("to_act", (seats,), 1, "who may act now"),
            Part("first", (seats,), 1, "the first player"),
            Part("step", (OVER,), 1, f"{', '.join(STEPS[:OVER])}"),
            Part("round", (1,), ROUNDS, "from 1"),
            Part("seat", (seats,), 1, "one's own place around the table"),
        )
    )


@kernel
def observe(state: State, seat: int, out: Bytes) -> int:
    """Write what ``seat`` sees; return how many numbers these are."""
    cleared(out)
    seats = int(state["seats"])
    at = 0
    for distance in range(seats):
        at = put_board(state, (seat + distance) % seats, out, at)
    for distance in range(seats):
        at = put(out, at, state["hands"][(seat + distance) % seats])
    for distance in range(seats):
        out[at + distance] = state["coins"][(seat + distance) % seats]
    at = put(out, at + seats, state["row"])
    at = put(out, at, state["bag"])
    at = put_bids(state, seat, out, at)
    out[at] = state["picked"]
    at = mark(out, at + 1, seats, from_seat(state["flier"], seat, seats))
    for distance in range(seats):
        out[at + distance] = int(state["to_act"]) >> (seat + distance) % seats & 1
    at = mark(out, at + seats, seats, from_seat(first(state), seat, seats))
    at = mark(out, at, OVER, -1 if state["step"] == OVER else int(state["step"]))
    out[at] = state["round"]
    return mark(out, at + 1, seats, seat)


@kernel
def put_board(state: State, seat: int, out: Bytes, at: int) -> int:
    """Write the planes of one mosaic."""
    for cell in range(CELLS):
        kind = int(state["boards"][seat, cell])
        if kind != EMPTY:
            out[at + kind // EACH * CELLS + cell] = 1
            out[at + (len(COLOURS) + kind % EACH) * CELLS + cell] = 1
        out[at + PLANES * CELLS + cell] = state["flies"][seat, cell]
    return at + (PLANES + 1) * CELLS


@kernel
def put_bids(state: State, seat: int, out: Bytes, at: int) -> int:
    """Write one's own bid while it is pending, then all of them with the order they give (R5)."""
    seats = int(state["seats"])
    if state["step"] == BID:
        out[at] = int(state["bids"][seat]) - NO_BID
    elif state["order"][0] != NOBODY:
        for distance in range(seats):
            out[at + 1 + distance] = int(state["bids"][(seat + distance) % seats]) - NO_BID
        for place in range(seats):
            turned = from_seat(state["order"][place], seat, seats)
            out[at + 1 + seats + turned] = place + 1
    return at + 1 + 2 * seats


SIGHT = Sight(actions=ACTIONS, layout=layout, observe=observe)
