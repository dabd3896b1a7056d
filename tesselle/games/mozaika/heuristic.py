"""What Mozaika knows about good play; bots use it, rules never do."""

from tesselle.engine.game import State, Tuning
from tesselle.engine.kernel import kernel
from tesselle.games.mozaika.bidding import worth_of_bid
from tesselle.games.mozaika.outlook import NEVER, gain, harm, survey, want
from tesselle.games.mozaika.rules import FLIES, LAYS, TAKES
from tesselle.games.mozaika.standing import standing
from tesselle.games.mozaika.tiles import CELLS

# One searcher among two one-step players, play-outs cut after 32 events (three rounds): 100
# simulations won 68 % of 30 matches (50 to 82), 300 57 % of 30 (39 to 73), 1000 86 % of 21 (65 to
# 95); 100 with a warmth of 0.25 won 47 % of 30.  Play-outs to the end were not compared with these
# bids.
# 3000 simulations do hardly better than 100, so four levels err in one step, the fifth does not
# (it wins 53 % of 102 against two of the fourth), and only the sixth searches.
TUNING = Tuning(
    budgets=(0, 0, 0, 0, 0, 3000),
    depth=32,
    widest=8,
    warmth=0.5,
    spread=4.0,
    slip=0.05,
    margin=0.7,
)


@kernel
def evaluate(state: State, seat: int) -> float:
    """Count the points, promised ones included, that ``seat`` is ahead of the best other."""
    best = NEVER
    for other in range(state["seats"]):
        if other != seat:
            best = max(best, standing(state, other))
    return standing(state, seat) - best


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
