"""What MozaiK knows about good play; bots use it, rules never do.

Everything is measured in points.  Claims and disputes follow R15 exactly:
claim the deck's ``yes``, dispute what it calls ``no``, let the rest stand.
"""

import numpy as np

from tesselle.engine.game import Actions, Floats, State, Tuning
from tesselle.engine.kernel import kernel
from tesselle.games.mozaik.cards import has
from tesselle.games.mozaik.gems import solo_worths
from tesselle.games.mozaik.judging import image_of, unruled
from tesselle.games.mozaik.outlook import outlook
from tesselle.games.mozaik.placing import pick_worth, place_worths
from tesselle.games.mozaik.promise import image_steps
from tesselle.games.mozaik.renewing import RENEWAL, kept_worth, renewed_worth, unseen_gains
from tesselle.games.mozaik.state import (
    CLAIMS,
    DISPUTES,
    ENDS,
    KEEP,
    LAYS,
    NEW_PAIRS,
    PLACES,
    RENEW,
)

# Alone, judging before the end misleads (what a gem will buy is hard to say), so play-outs go
# there; and half a point is a small part of what a game brings, so curiosity must be small too.
# One and the same 40 deals, 400 simulations a move: 38.1 points as with others, 39.0 with less
# curiosity, 39.6 with play-outs to the end; one step ahead brings 35.4.  With the deck as it is
# now 1,500 simulations bring 45.0 (180 games; half of them 46 or more), one step ahead 40.4.
# 6,000 simulations (60 games), play-outs cut after 12 events and judged by weights found alone
# (40) and dearer gems (120) brought no more.
ALONE = Tuning(budgets=(0, 0, 0, 0, 100, 1500), widest=8, curiosity=0.1, warmth=0.7, slip=0.0)

# With 200 simulations a move against the one-step player, 60 matches each: play-outs cut after
# 0, 4 and 8 events and judged by the outlook won 67, 67 and 72 %; to the end they won 41 to 55 %.
# A placement is seldom better than the next by more than a third of a point.  With a curiosity of
# 1.4 so little did not move 3,000 simulations from their first guess: 2.2 points ahead of the
# one-step player in 200 matches (67 %), 5.7 ahead of `docs/mozaik_greedy.py` in 47 (79 %).  Less
# curious, wider and judged by the hand too, it is as strong against the one (69 % of 300) and
# stronger against the other (8.5 ahead in 100, 88 %).  A network of values in the outlook's
# place, learnt from a million positions, was 3.6 ahead in 140: no clear gain.  Against `hasty`
# it wins 89 % of 300; with 12,000 simulations it was 8.4 points ahead in 60, with 3,000 8.2.
# One step ahead is strong here, because chance rules what lies further.  So four levels err in one
# step, the fifth does not (it wins 59 % of 600 against the fourth), and only the sixth searches.
TUNING = Tuning(
    budgets=(0, 0, 0, 0, 0, 6000),
    depth=8,
    widest=16,
    curiosity=0.2,
    warmth=1.0,
    spread=5.0,
    slip=0.0,
    margin=0.7,
    alone=ALONE,
)


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Write the points that each seat may expect."""
    for seat in range(state["seats"]):
        out[seat] = outlook(state, seat)


@kernel
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Write how many points each action brings, one step ahead; all are of one step."""
    if CLAIMS <= actions[0] < LAYS:
        judge_worths(state, seat, actions, out)
        return
    steps = np.empty((ENDS, 2), np.float64)
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
    fresh = unseen_gains(state, seat, steps)
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
    pairs = np.empty(NEW_PAIRS, np.int8)
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
    pairs = np.empty(NEW_PAIRS, np.int8)
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
