"""Who is next: what is urgent comes first, and among the equally urgent people take turns.

Whoever asks for much waits for himself: between two of his questions everybody
else who waits has had a turn.
"""

from collections import deque
from collections.abc import Iterable
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Urgency(IntEnum):
    """Who waits for an answer."""

    SOMEBODY = 0  # a person who plays or asks
    LOOKING_BACK = 1  # a person who looks through a match
    NOBODY = 2  # bots play among themselves
    BACKGROUND = 3  # a review


class Turns(Generic[T]):
    """What waits, in the order in which it is to be taken."""

    def __init__(self) -> None:
        self._lines: dict[Urgency, dict[str, deque[T]]] = {each: {} for each in Urgency}

    def put(self, wish: T, people: Iterable[str], urgency: Urgency) -> None:
        """Let a wish of these people wait; it has the turn of whoever of them waits for least."""
        lines = self._lines[urgency]
        person = min(people, key=lambda each: (len(lines.get(each, ())), each))
        lines.setdefault(person, deque()).append(wish)

    def take(self) -> T | None:
        """Take what is next out, if anything waits."""
        for lines in self._lines.values():
            if lines:
                person = next(iter(lines))
                line = lines.pop(person)
                wish = line.popleft()
                if line:
                    lines[person] = line  # behind everybody else
                return wish
        return None
