"""What a seat of a single match is rewarded for."""

from tesselle.engine.errors import BadOption, mismatch, shown
from tesselle.engine.say import alike
from tesselle.lab.seating import Seating

PLACES, POINTS = "places", "points"


class Purse:
    """Rewards places at the end, or points as they come."""

    def __init__(self, kind: str) -> None:
        if kind not in (PLACES, POINTS):
            raise BadOption(mismatch(alike(f"{PLACES}, {POINTS}"), shown(kind)))
        self.kind = kind
        self._points: list[int] = []

    def open(self, match: Seating) -> None:
        """Count from how things stand now."""
        self._points = match.points() if self.kind == POINTS else []

    def earned(self, match: Seating) -> list[float]:
        """Return what each seat gets for what happened since the last call."""
        if self.kind == PLACES:
            return match.result() if match.over else [0.0] * match.table.seats
        before, self._points = self._points, match.points()
        return [float(now - then) for now, then in zip(self._points, before, strict=True)]
