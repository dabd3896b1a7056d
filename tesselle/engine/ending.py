"""How a match can end before its rules say so."""

from dataclasses import asdict, dataclass

from tesselle.engine.errors import TesselleError, mismatch, shown
from tesselle.engine.say import say

RESIGNATION = "resignation"
TIME = "time"

KINDS = (RESIGNATION, TIME)


class BadEnding(TesselleError):
    """A match cannot end like this."""


def places_without(seat: int, seats: int) -> list[int]:
    """Return the places where ``seat`` gave the match up: it is last, the others come first."""
    return [seats if each == seat else 1 for each in range(seats)]


@dataclass(frozen=True)
class Ending:
    """Whose doing it was, and what: the seat is last, and the others share the first place."""

    seat: int
    by: str  # "resignation" or "time"

    def __post_init__(self) -> None:
        if self.by not in KINDS:
            expected = say("end-by", one=RESIGNATION, other=TIME)
            raise BadEnding(mismatch(expected, shown(self.by)))

    def ranking(self, seats: int) -> list[int]:
        """Return each seat's place; the points say little of a match that was cut short."""
        return places_without(self.seat, seats)

    def told(self, name: str, language: str) -> str:
        """Say it in a sentence."""
        return say(f"ended-{self.by}", name=name).to(language)

    def data(self) -> dict[str, int | str]:
        """Return it as it stands in a record."""
        return asdict(self)
