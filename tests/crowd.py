"""Crowd, a throw-away game for six to eight: all bid in secret at once, then each raises in turn.

Whoever alone bid a number gets it in points, and all get what they raised.
"""

import numpy as np

from tesselle.engine import anygame
from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Actions, Floats, Game, Numbers, Options, State, View
from tesselle.engine.kernel import kernel
from tesselle.engine.say import Say
from tesselle.engine.state import zeroed

MOST_SEATS = 8
BIDS = 6  # bids are 0 to 5, raises 0 to 2
RAISES = 3
NO_BID = -1

STATE = np.dtype(
    [
        ("seats", np.int8),
        ("turn", np.int8),  # who is to raise, once all have bid
        ("bid", np.int8, MOST_SEATS),  # or NO_BID; a secret until all have bid
        ("raised", np.int8, MOST_SEATS),
    ],
    align=True,
)


def blank(seats: int, options: Options) -> State:
    state = zeroed(STATE)
    state["seats"] = seats
    state["bid"] = NO_BID
    return state


@kernel
def waiting(state: State) -> int:
    mask = 0
    for seat in range(state["seats"]):
        if state["bid"][seat] == NO_BID:
            mask |= 1 << seat
    if mask == 0 and state["turn"] < state["seats"]:
        mask = 1 << state["turn"]
    return mask


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    if not waiting(state) >> seat & 1:
        return 0
    count = BIDS if state["bid"][seat] == NO_BID else RAISES
    for action in range(count):
        out[action] = action
    return count


@kernel
def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    if state["bid"][seat] == NO_BID:
        state["bid"][seat] = action
    else:
        state["raised"][seat] = action
        state["turn"] += 1


@kernel
def secret(state: State, seat: int) -> bool:
    return bool(state["bid"][seat] == NO_BID)


@kernel
def resample(state: State, seat: int, entropy: Word) -> None:
    some_wait = False
    for other in range(state["seats"]):
        some_wait = some_wait or state["bid"][other] == NO_BID
    for other in range(state["seats"]):
        if some_wait and other != seat and state["bid"][other] != NO_BID:
            state["bid"][other] = below(entropy, other, BIDS)


@kernel
def evaluate(state: State, out: Floats) -> None:
    for seat in range(state["seats"]):
        alone = 1
        for other in range(state["seats"]):
            if other != seat and state["bid"][other] == state["bid"][seat]:
                alone = 0
        out[seat] = alone * state["bid"][seat] + state["raised"][seat]


@kernel
def scores(state: State, out: Numbers) -> None:
    points = np.zeros(MOST_SEATS, np.float64)
    evaluate(state, points)
    for seat in range(state["seats"]):
        out[seat] = int(points[seat])


@kernel
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    for place in range(len(actions)):
        out[place] = actions[place]


def view(state: State, seat: int | None) -> View:
    bids = [int(bid) if own == seat else None for own, bid in enumerate(state["bid"])]
    return {"bids": bids, "raised": state["raised"].tolist()}


def write_move(state: State, seat: int, action: int) -> str:
    return str(action)


def read_move(state: State, seat: int, text: str) -> int:
    return int(text)


CROWD = Game(
    name="crowd",
    title="Crowd",
    author="nobody",
    about=Say("Bid, then raise.", "Misez, puis relancez."),
    minutes=1,
    seats=(6, 8),
    state=STATE,
    most_actions=BIDS,
    most_events=2 * MOST_SEATS,
    blank=blank,
    waiting=waiting,
    legal=legal,
    apply=apply,
    secret=secret,
    resample=resample,
    evaluate=evaluate,
    scores=scores,
    worths=worths,
    view=view,
    write_move=write_move,
    read_move=read_move,
)
anygame.register(CROWD)
