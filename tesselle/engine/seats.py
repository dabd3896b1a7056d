"""Who may sit at a match, and who comes in which place."""

from collections.abc import Sequence
from typing import Any

from tesselle.engine.errors import BadSeats, mismatch, shown
from tesselle.engine.kernel import kernel
from tesselle.engine.say import say

LONGEST_NAME = 64
MOST_SEATS = 32  # of any game: what kernels for all games have room for


@kernel
def lowest_seat(mask: int) -> int:
    """Return the lowest seat of a mask that is not empty."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def checked_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Return a name for each seat; without ``names`` the seats' numbers serve."""
    if names is None:
        return tuple(f"seat {seat}" for seat in range(seats))
    if not isinstance(names, list | tuple) or len(names) != seats:
        raise BadSeats(mismatch(say("names-for-seats", seats=seats), shown(names)))
    for name in names:
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
            raise BadSeats(say("name-length", most=LONGEST_NAME, got=shown(name)))
    return tuple(names)


@kernel
def places_by(merit: Any, out: Any) -> None:
    """Write each seat's place from 1 into ``out``: one more than the seats of more merit."""
    for seat in range(len(out)):
        out[seat] = 1
        for other in range(len(out)):
            out[seat] += int(merit[other] > merit[seat])
