"""What is to be stored when something happens in a match."""

from typing import Any, NamedTuple


class Taken(Exception):
    """Another event has this number, or this seat already used this client id."""


class StoredEvent(NamedTuple):
    """One event as it is stored."""

    seq: int
    kind: str
    seat: int
    move: str
    client_id: str
    at_ms: int
    data: dict[str, Any] | None = None


class Lease(NamedTuple):
    """Which process sees to a bot's move, and until when nobody else need do so."""

    holder: str
    until_ms: int


class Append(NamedTuple):
    """An event, with what must become true together with it."""

    match_id: str
    event: StoredEvent
    owed: Lease | None = None  # a bot is to move next
    settles: bool = False  # a bot was to move until now
    result: dict[str, Any] | None = None  # the match is over
    unrated: bool = False  # the match is not rated any more
    timed: bool = False  # a clock runs, or ran until now
    due_ms: int | None = None  # when the next of them runs out
