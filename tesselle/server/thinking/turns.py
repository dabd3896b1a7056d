"""Who is next: what is urgent comes first, and among the equally urgent all have equal shares.

Addresses share the time of the processes, and the people at an address that address's share:
next is whoever has had least.  So whoever asks for much waits for himself, under however many
names, and short thoughts pass long ones.
"""

from collections import deque
from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_KNOWN = 10_000  # shares remembered of those for whom nothing waits


class Urgency(IntEnum):
    """Who waits for an answer."""

    SOMEBODY = 0  # a person who plays or asks
    LOOKING_BACK = 1  # a person who looks through a match
    NOBODY = 2  # bots play among themselves
    BACKGROUND = 3  # a review


class Shares:
    """How much each has had; whoever comes anew starts where the last one taken stood."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._last = 0.0

    def come(self, who: str) -> None:
        """Begin to wait: what was not asked for earlier is not made up for now."""
        self._had[who] = max(self._had.get(who, 0.0), self._last)

    def next(self, waiting: Iterable[str]) -> str:
        """Return who has had least, of several whoever is named first."""
        return min(waiting, key=self._had.__getitem__)

    def charge(self, who: str, cost: float) -> None:
        """Count a turn."""
        self._last = self._had[who]
        self._had[who] += cost

    def forget(self, waiting: Iterable[str]) -> None:
        """Forget all others, if there are many."""
        if len(self._had) > MOST_KNOWN:
            self._had = {who: self._had[who] for who in waiting}


class Line(Generic[T]):
    """What waits with one urgency, by address and person."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[tuple[T, float]]]] = {}
        self._addresses = Shares()
        self._people = Shares()

    def length(self, address: str, person: str) -> int:
        """How much waits for a person."""
        return len(self._waiting.get(address, {}).get(person, ()))

    def put(self, wish: T, address: str, person: str, cost: float) -> None:
        """Let a wish wait."""
        if address not in self._waiting:
            self._addresses.forget(self._waiting)
            self._addresses.come(address)
        people = self._waiting.setdefault(address, {})
        if person not in people:
            self._people.forget(each for found in self._waiting.values() for each in found)
            self._people.come(person)
        people.setdefault(person, deque()).append((wish, cost))

    def take(self) -> T | None:
        """Take what is next out, if anything waits."""
        if not self._waiting:
            return None
        address = self._addresses.next(self._waiting)
        people = self._waiting[address]
        person = self._people.next(people)
        wish, cost = people[person].popleft()
        self._addresses.charge(address, cost)
        self._people.charge(person, cost)
        if not people[person]:
            del people[person]
        if not people:
            del self._waiting[address]
        return wish


class Turns(Generic[T]):
    """What waits, in the order in which it is to be taken."""

    def __init__(self, address_of: Callable[[str], str] = str) -> None:
        self._address_of = address_of
        self._lines: dict[Urgency, Line[T]] = {each: Line() for each in Urgency}

    def put(self, wish: T, people: Iterable[str], urgency: Urgency, cost: float = 1.0) -> None:
        """Let a wish of these people wait; it has the turn of whoever of them waits for least."""
        line, places = self._lines[urgency], [(self._address_of(each), each) for each in people]
        address, person = min(places, key=lambda place: (line.length(*place), place))
        line.put(wish, address, person, cost)

    def take(self) -> T | None:
        """Take what is next out, if anything waits."""
        for line in self._lines.values():
            wish = line.take()
            if wish is not None:
                return wish
        return None
