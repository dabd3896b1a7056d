"""What decided a match of Mozaika: points, then coins (R20)."""

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.say import Say, points
from tesselle.games.mozaika.rules import scoring
from tesselle.games.mozaika.text.telling import coins
from tesselle.games.mozaika.words import say


def decided(state: State, first: int, second: int | None) -> Say:
    """Return what set the first apart from the next; never played alone."""
    scored = np.zeros(int(state["seats"]), np.int32)
    scoring.scores(state, scored)
    mine, theirs = int(scored[first]), int(scored[second])
    if mine != theirs:
        return say("decided-points", mine=points(mine), theirs=theirs)
    rich, poor = int(state["coins"][first]), int(state["coins"][second])
    if rich != poor:
        return say("decided-coins", points=points(mine), mine=coins(rich), theirs=poor)
    return say("decided-level", points=points(mine), coins=coins(rich))
