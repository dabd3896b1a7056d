"""One thing that happened in a match."""

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One move that was played, with what chance gave because of it."""

    seat: int
    move: str  # "Rd4-Bd5"
    action: int
    dealt: dict[str, Any]  # {"draw": ["YP"]}

    def data(self) -> dict[str, Any]:
        """Give the event as it stands in a record."""
        plain: dict[str, Any] = {"seat": self.seat, "move": self.move}
        return plain | {"dealt": self.dealt} if self.dealt else plain
