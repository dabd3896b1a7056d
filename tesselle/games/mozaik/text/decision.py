"""What decided a match of MozaiK: points, then fewer discards, then perfect lines (R9, R23)."""

from tesselle.engine.game import State
from tesselle.engine.say import Say, points
from tesselle.games.mozaik.rules import scoring
from tesselle.games.mozaik.text import tallies
from tesselle.games.mozaik.words import say


def decided(state: State, first: int, second: int | None) -> Say:
    """Return what set the first apart from the next; alone, what the points are worth."""
    mine = int(scoring.points(state, first))
    if second is None:
        return tallies.band(mine)
    theirs = int(scoring.points(state, second))
    if mine != theirs:
        return say("decided-points", mine=points(mine), theirs=theirs)
    level = points(mine)
    fewer, more = int(state["discarded"][first]), int(state["discarded"][second])
    if fewer != more:
        return say("decided-discards", points=level, mine=fewer, theirs=more)
    many, few = scoring.perfect_lines(state, first), scoring.perfect_lines(state, second)
    if many != few:
        return say("decided-perfect", points=level, mine=int(many), theirs=int(few))
    return say("decided-level", points=level)
