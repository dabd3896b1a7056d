"""Heap, a whole small game: take stones from a heap, and hold a secret card.

Take one to three stones, then draw a new card, 1 to 6.  When the heap is gone each
seat counts its stones and its card.  Ranking, positions, a table in the terminal and
how good a state is are not given here: the engine has an answer for each.
"""

from typing import Any

import numpy as np

from tesselle.engine.entropy import Word, below
from tesselle.engine.errors import IllegalMove, mismatch, shown
from tesselle.engine.game import Actions, Floats, Game, Numbers, Options, State, View
from tesselle.engine.kernel import kernel
from tesselle.engine.option import Option
from tesselle.engine.say import spoken
from tesselle.engine.sight import Bytes, Layout, Part, Sight, from_seat, mark
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
    """Return the full heap, before anybody has a card."""
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
    """Return the bit of the seat to take, or 0 when the heap is gone."""
    return 1 << state["seat"] if state["heap"] else 0


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    """Write the actions: action 0 takes one stone, action 1 two, action 2 three."""
    if not state["heap"] or seat != state["seat"]:
        return 0
    count = min(MOST, state["heap"])
    for action in range(count):
        out[action] = action
    return int(count)


@kernel
def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    """Take the stones and draw the next card."""
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
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """More stones are better."""
    for place in range(len(actions)):
        out[place] = actions[place]


def view(state: State, seat: int | None) -> View:
    """Show the heap, the stones, and the seat's own card, or all when the heap is gone."""
    seats = range(int(state["seats"]))
    return {
        "heap": int(state["heap"]),
        "taken": [int(state["taken"][each]) for each in seats],
        "cards": [
            int(state["card"][each]) if each == seat or not state["heap"] else None
            for each in seats
        ],
    }


def layout(seats: int, options: Options) -> Layout:
    """Return what programs that learn see, part by part."""
    return Layout(
        (
            Part("heap", (1,), options["stones"], "stones left"),
            Part("card", (1,), CARDS, "one's own card"),
            Part("taken", (seats,), options["stones"], "stones of each seat, one's own first"),
            Part("to_take", (seats,), 1, "whose turn it is"),
        )
    )


@kernel
def observe(state: State, seat: int, out: Bytes) -> int:
    """Write these numbers; return how many they are."""
    seats = int(state["seats"])
    out[0] = state["heap"]
    out[1] = state["card"][seat]
    for distance in range(seats):
        out[2 + distance] = state["taken"][(seat + distance) % seats]
        out[2 + seats + distance] = 0
    turn = from_seat(state["seat"], seat, seats) if state["heap"] else -1
    return mark(out, 2 + seats, seats, turn)


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Tell the cards of the setup, then the card that was drawn."""
    if before is None:
        return {"cards": after["card"][: int(after["seats"])].tolist()}
    return {"draw": [int(after["card"][seat])]}


def write_move(state: State, seat: int, action: int) -> str:
    """Write ``take 2``."""
    return f"take {action + 1}"


def read_move(state: State, seat: int, text: str) -> int:
    """Read what ``write_move`` writes."""
    for action in range(MOST):
        if text == write_move(state, seat, action):
            return action
    between = {"en": "to", "fr": "à", "de": "bis"}
    takes = spoken({language: f"take 1 {to} take {MOST}" for language, to in between.items()})
    raise IllegalMove(mismatch(takes, shown(text)))


GAME = Game(
    name="heap",
    title="Heap",
    author="nobody",
    about=spoken(
        {
            "en": "Take stones, and hold a secret card.",
            "fr": "Prenez des pierres, gardez une carte.",
            "de": "Nimm Steine und behalte eine geheime Karte.",
        }
    ),
    minutes=1,
    seats=(2, 3),
    options=(
        Option(
            name="stones",
            default=7,
            choices=(7, 12),
            about=spoken(
                {"en": "stones at the start", "fr": "pierres au début", "de": "Steine am Anfang"}
            ),
        ),
    ),
    state=STATE,
    most_actions=MOST,
    most_events=12,
    blank=blank,
    setup=setup,
    waiting=waiting,
    legal=legal,
    apply=apply,
    resample=resample,
    scores=scores,
    worths=worths,
    sight=Sight(actions=MOST, layout=layout, observe=observe),
    view=view,
    dealt=dealt,
    write_move=write_move,
    read_move=read_move,
)
