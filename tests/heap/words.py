"""Heap in text and as plain data."""

import re
from typing import Any

from tesselle.engine.errors import BadPosition, IllegalMove, mismatch, shown
from tesselle.engine.game import TERMINAL, Drawing, State, View
from tesselle.engine.say import Say

from . import rules

POSITION = re.compile(r"([0-9]|1[0-2]) ([0-2])((?: [1-6]\+(?:[0-9]|1[0-2])){2,3})", re.ASCII)


def view(state: State, seat: int | None) -> View:
    """Give the heap, the stones, and the seat's own card, or all when the heap is gone."""
    seats = range(int(state["seats"]))
    return {
        "heap": int(state["heap"]),
        "taken": [int(state["taken"][each]) for each in seats],
        "cards": [
            int(state["card"][each]) if each == seat or not state["heap"] else None
            for each in seats
        ],
    }


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Give the cards of the setup, then the card that was drawn."""
    if before is None:
        return {"cards": after["card"][: int(after["seats"])].tolist()}
    return {"draw": [int(after["card"][seat])]}


def write_move(state: State, seat: int, action: int) -> str:
    """Write ``take 2``."""
    return f"take {action + 1}"


def read_move(state: State, seat: int, text: str) -> int:
    """Read what ``write_move`` writes."""
    for action in range(rules.MOST):
        if text == write_move(state, seat, action):
            return action
    takes = Say(f"take 1 to take {rules.MOST}", f"take 1 à take {rules.MOST}")
    raise IllegalMove(mismatch(takes, shown(text)))


def reason(state: State, seat: int, action: int) -> Say:
    """Say that the heap is too small."""
    return Say(f"only {state['heap']} stones are left", f"il reste {state['heap']} pierres")


def write_position(state: State) -> str:
    """Write the heap, the seat to take, then card + stones of each seat: ``7 0 2+0 6+0``."""
    hands = [f"{state['card'][seat]}+{state['taken'][seat]}" for seat in range(int(state["seats"]))]
    return f"{state['heap']} {state['seat']} {' '.join(hands)}"


def read_position(text: str) -> State:
    """Read what ``write_position`` writes."""
    found = POSITION.fullmatch(text)
    if not found:
        form = "heap seat card+stones card+stones"
        raise BadPosition(mismatch(Say(f"'{form}'", f"« {form} »"), shown(text)))
    heap, seat, rest = found.groups()
    hands = rest.split()
    state = rules.blank(len(hands), {"stones": int(heap)})
    state["seat"] = int(seat)
    for each, hand in enumerate(hands):
        state["card"][each], state["taken"][each] = map(int, hand.split("+"))
    return state


def draw(view: View, language: str, width: int = TERMINAL) -> Drawing:
    """Draw the heap."""
    return [[("●" * view["heap"] or "-", "bold")]]
