"""How good the actions of MozaiK look, one step ahead, in points.

Claims and disputes follow R15 exactly: claim the deck's ``yes``, dispute what it
calls ``no``, let the rest stand.
"""

import numpy as np

from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mozaik.heuristic.expected import (
    RENEWAL,
    image_steps,
    kept_worth,
    pick_worth,
    place_worths,
    renewed_worth,
    unseen_gains,
)
from tesselle.games.mozaik.heuristic.solo import solo_worths
from tesselle.games.mozaik.rules.cards import has
from tesselle.games.mozaik.rules.scoring import image_of, unruled
from tesselle.games.mozaik.rules.state import (
    CLAIMS,
    DISPUTES,
    ENDS,
    IMAGES,
    KEEP,
    LAYS,
    NEW_PAIRS,
    PLACES,
    RENEW,
)


@kernel
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Write how many points each action brings, one step ahead; all are of one step."""
    if CLAIMS <= actions[0] < LAYS:
        judge_worths(state, seat, actions, out)
        return
    steps = scratch((ENDS, 2), np.float64)
    image_steps(state, seat, steps)
    if state["seats"] == 1:
        solo_worths(state, steps, actions, out)
    elif actions[0] < PLACES:
        for index in range(len(actions)):
            out[index] = pick_worth(state, seat, actions[index], steps)
    elif actions[0] < KEEP:
        place_worths(state, seat, steps, actions, out)
    else:
        draw_worths(state, seat, steps, actions, out)


@kernel
def draw_worths(state: State, seat: int, steps: Floats, actions: Actions, out: Floats) -> None:
    """Write what the hand will add, kept or renewed (R6)."""
    found = scratch(IMAGES, np.float64)
    fresh = found[: unseen_gains(state, seat, steps, found)]
    for index in range(len(actions)):
        if actions[index] == RENEW:
            out[index] = renewed_worth(fresh) - RENEWAL
        else:
            out[index] = kept_worth(state, seat, steps, fresh)


@kernel
def judge_worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Write how well claims or disputes follow the deck (R15)."""
    for index in range(len(actions)):
        if actions[index] < DISPUTES:
            out[index] = claim_worth(state, seat, actions[index] - CLAIMS)
        else:
            out[index] = dispute_worth(state, actions[index] - DISPUTES)


@kernel
def claim_worth(state: State, seat: int, mask: int) -> float:
    """Count the claimed pairs the deck says ``yes`` to, less the others (R15)."""
    pairs = scratch(NEW_PAIRS, np.int8)
    total = 0.0
    for index in range(unruled(state, seat, pairs)):
        if mask >> index & 1:
            word = state["ends"][seat, pairs[index] // 3]
            image = image_of(state, seat, pairs[index])
            total += 1.0 if has(state["yes"][image], word) else -1.0
    return total


@kernel
def dispute_worth(state: State, mask: int) -> float:
    """Count the disputed pairs the deck calls ``no``, less the others (R15)."""
    seat = int(state["seat"])
    pairs = scratch(NEW_PAIRS, np.int8)
    total = 0.0
    rank = 0  # among the claimed pairs
    for index in range(unruled(state, seat, pairs)):
        if not int(state["claimed"]) >> index & 1:
            continue
        if mask >> rank & 1:
            word = state["ends"][seat, pairs[index] // 3]
            image = image_of(state, seat, pairs[index])
            defended = has(state["yes"][image] | state["arguable"][image], word)
            total += -1.0 if defended else 1.0
        rank += 1
    return total
