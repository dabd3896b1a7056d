"""One thing that happened in a match."""

from typing import Any, NamedTuple

from tesselle.engine.say import Say


class Note(NamedTuple):
    """What an event brought about for a seat, for all to know: its turn is skipped."""

    seat: int
    said: Say  # in words that follow the seat's name
    to_seat: Say  # the same as a sentence, to the seat itself

    def data(self) -> dict[str, Any]:
        """Return the note as plain data, ready for JSON."""
        return {"seat": self.seat, "said": self.said.data(), "to_seat": self.to_seat.data()}


class Event(NamedTuple):
    """One move that was played, with what chance gave because of it."""

    number: int  # from 1, in the order they were played
    seat: int
    move: str  # "Rd4-Bd5"
    action: int
    dealt: dict[str, Any]  # {"draw": ["YP"]}
    notes: tuple[Note, ...] = ()  # to be said besides; no part of a record, for it follows

    def data(self) -> dict[str, Any]:
        """Return the event as it stands in a record."""
        plain: dict[str, Any] = {"seat": self.seat, "move": self.move}
        return plain | {"dealt": self.dealt} if self.dealt else plain
