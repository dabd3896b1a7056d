"""What Mozaika knows about good play; bots use it, rules never do."""

from tesselle.engine.game import Floats, State, Tuning
from tesselle.engine.kernel import kernel
from tesselle.games.mozaika.bidding import worth_of_bid
from tesselle.games.mozaika.outlook import gain, harm, survey, want
from tesselle.games.mozaika.rules import FLIES, LAYS, TAKES
from tesselle.games.mozaika.standing import standing
from tesselle.games.mozaika.tiles import CELLS

# One searcher among two one-step players.  Play-outs to the end: 1000 simulations won 75 % of 55
# matches (62 to 84), 1500 77 % of 30 (59 to 88), 3000 90 % of 10 but need 5 s at five seats.  Cut
# after 32 events and judged there, 3000 won 65 % of 88 (55 to 74).  So four levels err in one
# step, the fifth does not (it wins 47 % of 201 against two of the fourth; a third would be equal),
# and only the sixth searches.
TUNING = Tuning(
    budgets=(0, 0, 0, 0, 0, 1500),
    widest=8,
    curiosity=0.7,
    warmth=0.5,
    spread=4.0,
    slip=0.0,
    margin=0.7,
)


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Write the points that each seat may expect, promised ones included."""
    for seat in range(state["seats"]):
        out[seat] = standing(state, seat)


@kernel
def worth(state: State, seat: int, action: int) -> float:
    """Judge a bid, a pick, a tile or a fly by the points it is likely to bring."""
    if action < TAKES:
        return worth_of_bid(state, seat, action)
    board, flies = state["boards"][seat], state["flies"][seat]
    after = int(state["round"])
    if action < LAYS:
        shared, lying = survey(board, flies)
        return want(board, shared, lying, action - TAKES, after)
    if action < FLIES:
        return gain(board, flies, (action - LAYS) // CELLS, (action - LAYS) % CELLS, after)
    return -harm(board, flies, action - FLIES, after)
