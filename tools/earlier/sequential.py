"""Whether a share of wins reaches a goal, told as soon as it is decided.

Wald's sequential test between a little less and a little more than the goal.  A shared
first place counts as a part of a win.  Looking after every match costs nothing: the
test is made for it, and errs in one case of twenty at most, on either side.
"""

import math
from collections.abc import Sequence

ERRS = 0.05  # how often the test may be wrong, either way
AROUND = 0.05  # what it tells apart: shares so far below and above the goal


def verdict(shares: Sequence[float], goal: float, most: int) -> bool | None:
    """Whether the goal is reached, by the share itself after ``most``; None while it is open."""
    low, high = goal - AROUND, goal + AROUND
    won, lost = math.log(high / low), math.log((1 - high) / (1 - low))
    evidence = sum(share * won + (1 - share) * lost for share in shares)
    bound = math.log((1 - ERRS) / ERRS)
    if abs(evidence) >= bound:
        return evidence > 0
    if len(shares) >= most:
        return sum(shares) / len(shares) >= goal
    return None
