"""What an action earns in the game's own points: at once, or where nothing does, a choice later.

Some choices earn nothing themselves: an image to pick, a bid.  What counts there
is the best that the seat's next choice can make of them, while the others, whose
plans nobody knows, play by lot.
"""

import numpy as np

from tesselle.engine import anygame
from tesselle.engine.collected import collected
from tesselle.engine.entropy import Word, word
from tesselle.engine.game import Actions, Floats, Numbers, States
from tesselle.engine.kernel import kernel, long_kernel
from tesselle.engine.seats import lowest_seat

TRIES = 8  # how often the others play by lot, for each action

# The places of ``states``.
START, AFTER, LATER = 0, 1, 2
STATES = 3


@long_kernel
def earnings(
    states: States, seat: int, entropy: Word, room: Actions, scores: Numbers, earned: Floats
) -> int:
    """Write what each legal action of ``seat`` earns in ``states[START]``; return how many.

    ``states`` must have room for STATES; ``room[0]`` receives the actions, ``room[1]`` and
    ``scores`` are for work.
    """
    state = states[AFTER]
    count = anygame.legal(states[START], seat, room[0])
    alike = True
    for place in range(count):
        states[AFTER] = states[START]
        anygame.apply(state, seat, room[0, place], entropy)
        earned[place] = collected(state, seat, scores)
        alike = alike and earned[place] == earned[0]
    if alike:
        for place in range(count):
            earned[place] = 0.0
            for attempt in range(TRIES):
                states[AFTER] = states[START]
                anygame.apply(state, seat, room[0, place], entropy)
                lot = word(entropy, attempt)  # the same for each action
                earned[place] += next_best(states, seat, lot, room[1], scores)
    return count


@kernel
def next_best(states: States, seat: int, entropy: Word, room: Actions, scores: Numbers) -> float:
    """Let the others play by lot, and give the most points that the seat's next choice leads to."""
    state, later = states[AFTER], states[LATER]
    mask = anygame.waiting(state)
    step = 0
    while mask and not mask >> seat & 1:
        mover = lowest_seat(mask)
        action = anygame.random_action(state, mover, word(entropy, 2 * step), room)
        anygame.apply(state, mover, action, word(entropy, 2 * step + 1))
        mask = anygame.waiting(state)
        step += 1
    if mask == 0:
        return float(collected(state, seat, scores))
    best = -np.inf
    for place in range(anygame.legal(state, seat, room)):
        states[LATER] = states[AFTER]
        anygame.apply(later, seat, room[place], entropy)
        best = max(best, collected(later, seat, scores))
    return best
