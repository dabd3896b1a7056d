"""Take one to three stones from the heap, then draw a new secret card, 1 to 6.

When the heap is gone each seat counts its stones and its card.
"""

import numpy as np

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Actions, Floats, Numbers, Options, State
from tesselle.engine.kernel import kernel
from tesselle.engine.state import zeroed

MOST = 3  # stones in one turn
CARDS = 6

STATE = np.dtype(
    [
        ("heap", np.int8),  # stones left
        ("seats", np.int8),
        ("seat", np.int8),  # who is to take
        ("card", np.int8, 3),  # each seat's secret
        ("taken", np.int8, 3),  # each seat's stones
    ],
    align=True,
)


def blank(seats: int, options: Options) -> State:
    """Give the full heap."""
    state = zeroed(STATE)
    state["heap"] = options["stones"]
    state["seats"] = seats
    return state


@kernel
def setup(state: State, entropy: Word) -> None:
    """Deal each seat a card."""
    for seat in range(state["seats"]):
        state["card"][seat] = 1 + below(entropy, seat, CARDS)


@kernel
def waiting(state: State) -> int:
    """Give the bit of the seat to take, or 0 when the heap is gone."""
    return 1 << state["seat"] if state["heap"] else 0


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    """Write the numbers of stones less one that may be taken."""
    if not state["heap"] or seat != state["seat"]:
        return 0
    count = min(MOST, state["heap"])
    for action in range(count):
        out[action] = action
    return int(count)


@kernel
def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    """Take stones and draw the next card."""
    state["heap"] -= action + 1
    state["taken"][seat] += action + 1
    state["card"][seat] = 1 + below(entropy, 0, CARDS)
    state["seat"] = (seat + 1) % state["seats"]


@kernel
def resample(state: State, seat: int, entropy: Word) -> None:
    """Deal the other seats' cards anew, unless they lie open at the end."""
    for other in range(state["seats"]):
        if other != seat and state["heap"]:
            state["card"][other] = 1 + below(entropy, other, CARDS)


@kernel
def scores(state: State, out: Numbers) -> None:
    """Count stones and card."""
    for seat in range(state["seats"]):
        out[seat] = state["taken"][seat] + state["card"][seat]


@kernel
def ranking(state: State, out: Numbers) -> None:
    """Count the seats that have more."""
    points = np.zeros(3, np.int32)
    scores(state, points)
    for seat in range(state["seats"]):
        out[seat] = 1
        for other in range(state["seats"]):
            out[seat] += int(points[other] > points[seat])


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Count each seat's points."""
    for seat in range(state["seats"]):
        out[seat] = state["taken"][seat] + state["card"][seat]


@kernel
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """More stones are better."""
    for index in range(len(actions)):
        out[index] = actions[index]
