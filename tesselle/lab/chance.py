"""Chance as explicit outcomes: what a setup or a move draws, number by number.

An event that leads to one state whatever its word draws nothing that matters: a draw between
two would go unnoticed once in 2**63 times.  Any other runs as plain Python, which is slow:
where the rules ask for a number with ``entropy.below`` they get the outcomes that are given,
and the first they have none for is asked for.  While they run, all threads of the process run
kernels as plain Python.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tesselle.engine import entropy
from tesselle.engine.game import State
from tesselle.engine.kernel import Kernel, calling
from tesselle.engine.state import copied

WORDS = tuple(np.uint64(entropy.word(0, turn)) for turn in range(64))

Play = Callable[[State, np.uint64], None]  # a setup or a move, by the word of its chance


class Asked(Exception):
    """An outcome is needed: one of ``bound``, each as likely."""

    def __init__(self, bound: int) -> None:
        self.bound = bound


def outcome_of(play: Play, state: State, outcomes: Sequence[int]) -> State | Asked:
    """Return what ``play`` makes of a state when chance gives ``outcomes``, or what it asks for."""
    if not outcomes and (certain := _certain(play, state)) is not None:
        return certain
    given: dict[int, int] = {}
    left = list(outcomes)

    def drawn(turn: int, bound: int) -> int:
        if turn not in given:
            if bound == 1:
                return 0
            if not left:
                raise Asked(bound)
            given[turn] = left.pop(0)
        return given[turn]

    def plainly(called: Kernel, *arguments: Any) -> Any:
        if called is entropy.below:
            return drawn(int(arguments[1]), int(arguments[2]))
        return called.function(*arguments)

    after = copied(state)
    try:
        with calling(plainly):
            play(after, WORDS[0])
    except Asked as asked:
        return asked
    return after


def _certain(play: Play, state: State) -> State | None:
    """Return where an event leads if that is one state, whatever the word."""
    first = None
    for word in WORDS:
        after = copied(state)
        play(after, word)
        if first is None:
            first = after
        elif after.data != first.data:
            return None
    return first
