"""Why a move of MozaiK may not be played, in words."""

from tesselle.engine.game import State
from tesselle.engine.reason import Reason
from tesselle.engine.say import Say
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.text import tallies
from tesselle.games.mozaik.words import say

# The steps in which an action below the given number can be played.
STEPS_OF = (
    (s.PLACES, (s.PICK,)),
    (s.KEEP, (s.PLACE,)),
    (s.RENEW, (s.DRAW,)),
    (s.CLAIMS, (s.DRAW, s.LAY, s.BUY)),
    (s.DISPUTES, (s.CLAIM,)),
    (s.LAYS, (s.DISPUTE,)),
    (s.BUYS, (s.LAY,)),
    (s.DONE + 1, (s.BUY,)),
)


def expected_now(state: State) -> Say:
    """Return what the table waits for, as one types it."""
    return say(f"typed-{s.STEPS[int(state['step'])]}")


def cells(state: State) -> tuple[str, ...]:
    """Return the names of a grid's cells, and of the ends of its rows and columns."""
    return (*s.CELL_NAMES, *s.END_NAMES)


def reason(state: State, seat: int, action: int) -> Reason:
    """Say which rule an illegal action breaks, and light the card that is in the way."""
    step = int(state["step"])
    fitting = next((steps for bound, steps in STEPS_OF if action < bound), ())
    if step == s.OVER:
        return Reason(say("match-over"))
    if state["seat"] not in (seat, s.NONE) and step != s.DISPUTE:
        return Reason(say("not-your-turn", seat=int(state["seat"]) + 1))  # people count from 1
    if step not in fitting:
        return Reason(say("not-now", expected=expected_now(state)))
    if step == s.PICK and state["pick"][seat] != s.NONE:
        return Reason(say("already-chosen"))
    if step == s.DISPUTE:
        return Reason(say("already-answered"))
    if action == s.RENEW:
        return Reason(_why_no_renewal(state))
    if action == s.DONE:
        return Reason(say("first-buy"))
    return _why_no_card(state, seat, action)


def _why_no_renewal(state: State) -> Say:
    left = int(state["left"])
    if left < s.HAND:
        return say("too-few-images", needed=s.HAND, left=left)
    return say("no-gem-to-renew")


def _why_no_card(state: State, seat: int, action: int) -> Reason:
    image: int | None = None
    end: int | None = None
    cell: int | None = None
    if action < s.PLACES:
        image = action - s.PICKS
    elif action < s.KEEP:
        end, cell = divmod((action - s.PLACES) % (s.ENDS * s.CELLS), s.CELLS)
    elif action < s.BUYS:
        image, cell = divmod(action - s.LAYS, s.CELLS)
    else:
        end = (action - s.BUYS) % s.ENDS
    if image is not None and state["where"][image] != s.HELD + seat:
        hand = ", ".join(str(i + 1) for i in range(s.IMAGES) if state["where"][i] == s.HELD + seat)
        return Reason(say("not-in-hand", image=image + 1, hand=hand))
    if end is not None and state["ends"][seat, end] != s.NONE:
        word = tallies.title(state, int(state["ends"][seat, end]))
        place = tallies.end_place(end)
        return Reason(say("end-taken", word=word, place=place), (s.END_NAMES[end],))
    if cell is not None and state["cells"][seat, cell] != s.NONE:
        lying = int(state["cells"][seat, cell]) + 1
        name = s.CELL_NAMES[cell]
        return Reason(say("cell-taken", image=lying, cell=name), (name,))
    return Reason(say("no-gem-for-word"))
