"""What decided a match of Génial!: the lowest track in which two players differ (R14, R15)."""

from collections.abc import Sequence

from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.genial.rules.state import LAST
from tesselle.games.genial.words import say


def decided(state: State, first: int, second: int | None) -> Say:
    """Return what set the first apart from the next; never played alone."""
    mine = sorted(state["tracks"][first].tolist())
    theirs = sorted(state["tracks"][second].tolist())
    if mine[0] == LAST:
        return say("decided-master")
    rank = difference(mine, theirs)
    if rank is None:
        return say("decided-same")
    if rank == 0:
        return say("decided-lowest", mine=mine[0], theirs=theirs[0])
    shared = ", ".join(map(str, mine[:rank]))
    return say("decided-then", shared=shared, rank=rank, mine=mine[rank], theirs=theirs[rank])


def difference(one: Sequence[int], other: Sequence[int]) -> int | None:
    """Return the first place where tracks from the lowest on differ, or nothing if none does."""
    for rank in range(len(one)):
        if one[rank] != other[rank]:
            return rank
    return None
