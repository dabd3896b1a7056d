"""Taking moves back: how far one may, and the match without them.

Nobody may profit: once chance has spoken, or once the asker has learnt something
that was hidden, what was played stands.  So no draw is ever made twice, and the
seed accounts for every draw of what remains.
"""

import numpy as np

from tesselle.engine.errors import TesselleError
from tesselle.engine.game import State
from tesselle.engine.match import Match
from tesselle.engine.say import say
from tesselle.engine.state import copied

DEALS = (1, 2, 3)  # words to deal anew with: if none changes a thing, nothing is hidden


class CannotUndo(TesselleError):
    """What was played stands."""


def undoable(match: Match, seat: int) -> int:
    """Return how many moves go when ``seat`` takes its last one back, or raise CannotUndo."""
    own = [number for number, event in enumerate(match.events) if event.seat == seat]
    if match.over or not own:
        raise CannotUndo(say("nothing-to-undo"))
    again = match.without(len(match.events) - own[-1])
    for event in match.events[own[-1] :]:
        before = again.state
        learns = event.seat != seat and _hides(match, before, seat)
        if event.dealt or learns or match.game.secret(before, event.seat):
            raise CannotUndo(say("shown-cannot-be-undone"))
        again.play_action(event.seat, event.action)
    return len(match.events) - own[-1]


def _hides(match: Match, state: State, seat: int) -> bool:
    """Tell whether there is anything in ``state`` that ``seat`` cannot see."""
    for word in DEALS:
        other = copied(state)
        match.game.resample(other, seat, np.uint64(word))
        if other.tobytes() != state.tobytes():
            return True
    return False
