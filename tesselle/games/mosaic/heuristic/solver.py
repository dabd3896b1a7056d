"""Mosaic solved: who wins, and by how much, when both sides play best."""

from dataclasses import dataclass

import numpy as np

from tesselle.engine.errors import IN_PROGRESS, OVER, IllegalMove, mismatch
from tesselle.engine.game import Solved, State
from tesselle.engine.match import Match
from tesselle.games.mosaic.heuristic.alphabeta import (
    ENTRY,
    MOST_LEAD,
    SLOTS,
    STOPPED,
    WORK,
    Desk,
    search,
)
from tesselle.games.mosaic.heuristic.positionkeys import IMAGES, write_keys
from tesselle.games.mosaic.rules.play import waiting
from tesselle.games.mosaic.rules.state import ACTIONS, EMPTY

BUDGET = 20_000_000
MOST_ENTRIES = 1 << 22  # 64 MB

# What a bot spends on one move: about 0.4 s, and it decides most matches this close to the end.
FEW_EMPTY = 13
BUDGET_OF_A_MOVE = 60_000


@dataclass(frozen=True)
class Solution:
    """What best play by both sides leads to."""

    seat: int  # that is to move
    action: int  # a best one
    lead: int  # the seat's tiles less the other's, at the end
    exact: bool  # without it only the sign of the lead is sure
    nodes: int  # positions looked at

    @property
    def share(self) -> float:
        """The seat's share of the first place: 1.0 for a win, 0.5 for a draw, 0.0."""
        return 0.5 + 0.5 * float(np.sign(self.lead))


def solve(
    position: Match | State, *, margin: bool = False, budget: int = BUDGET
) -> Solution | None:
    """Tell who wins with best play, with ``margin`` also by how much; None when out of budget.

    The budget is in positions, of which a core looks at about 200,000 a second.
    """
    state = position.state if isinstance(position, Match) else position
    if not waiting(state):
        raise IllegalMove(mismatch(IN_PROGRESS, OVER))
    desk = _laid_out(state, budget)
    lead = search(desk, 0, -1, 1)
    if margin and lead != STOPPED:  # the table makes the second search short
        lead = search(desk, 0, -MOST_LEAD, MOST_LEAD)
    if lead == STOPPED:
        return None
    work = desk.work[0]
    return Solution(int(state["seat"]), int(work["chosen"]), lead, margin, int(work["nodes"]))


def endgame(state: State) -> Solved | None:
    """Return what a bot plays near the end of a match, if a short search decides it."""
    if np.count_nonzero(state["tiles"][: state["cells"]] == EMPTY) > FEW_EMPTY:
        return None
    found = solve(state, budget=BUDGET_OF_A_MOVE)
    return Solved(found.action, found.share) if found else None


def _laid_out(state: State, budget: int) -> Desk:
    plies = 2 * int(state["cells"]) + 2
    buckets = min(MOST_ENTRIES, 2 * budget) // SLOTS | 1  # odd, or sums of threes would cluster
    desk = Desk(
        np.zeros(plies, state.dtype),
        np.zeros((plies, IMAGES), np.uint64),
        np.zeros((plies, ACTIONS), np.int32),
        np.zeros((plies, ACTIONS), np.int32),
        np.zeros(buckets * SLOTS, ENTRY),
        np.zeros(1, WORK),
    )
    desk.line[0] = state
    desk.work["budget"] = budget
    write_keys(state, desk.keys[0])
    return desk
