"""What takes a while on a device: asked for in a worker, of a match that is played again there.

The match that was asked about last is kept, so that only what happened since is played.
"""

import hmac
from dataclasses import dataclass, field
from typing import Any

from tesselle.bots import BOTS
from tesselle.bots.analysis import Judged, turning_points
from tesselle.engine.match import Match
from tesselle.local.advice import analysed, judged
from tesselle.local.localmatch import Event, LocalMatch, Stored, after, opened

SIMULATIONS = 300  # of a hint, and for each move of a review


@dataclass
class Followed:
    """A match as far as it was played here; what is done with it changes nothing."""

    begun: Stored = field(default_factory=dict)  # what is stored of it, without its events
    events: list[Event] = field(default_factory=list)
    match: Match | None = None

    def to(self, stored: Stored) -> Match:
        """Return a stored match after its last event, which may be another match."""
        begun, events = {**stored, "events": []}, stored["events"]
        if self.match is None or begun != self.begun or self._went_another_way(events):
            self.match, self.begun, self.events = opened(stored), begun, []
        for event in events[len(self.events) :]:
            self.match = after(self.match, event)
            self.events.append(event)
        return self.match

    def _went_another_way(self, events: list[Event]) -> bool:
        return self.events != events[: len(self.events)]


LAST = Followed()


def move_of(stored: Stored, seat: int, bot: str) -> str:
    """Let a bot think, and return its move as text; its chance follows from the match."""
    match = LAST.to(stored)
    chosen = BOTS[bot](chance_of(match, seat)).choose(match, seat)
    return match.game.write_move(match.state, seat, chosen)


def chance_of(match: Match, seat: int) -> int:
    """Return a bot's own chance: it follows from the match and its own moves so far."""
    own = sum(event.seat == seat for event in match.events)
    text = f"bot {seat} {own}".ljust(9)  # never 8 bytes long, as those of the match's words are
    digest = hmac.digest(match.seed, text.encode(), "sha256")
    return int.from_bytes(digest[:7], "big")


def hint_of(stored: Stored, seat: int) -> dict[str, Any]:
    """Judge the choices of a seat that is to act, from what it may see alone."""
    return analysed(LAST.to(stored), seat, SIMULATIONS)


def judged_of(stored: Stored, number: int) -> dict[str, Any] | None:
    """Judge the move with this number, from 1, of those that count."""
    whole = LAST.to(stored)
    event = whole.events[number - 1]
    before = whole.without(len(whole.events) - number + 1)
    return judged(before, event.seat, event.move, SIMULATIONS)


def turning_of(found: list[dict[str, Any]]) -> list[int]:
    """Return the numbers of the moves that lost most, the worst first."""
    rows = [
        Judged(each["number"], each["seat"], each["played"], each["best"], each["lost"])
        for each in found
    ]
    return [each.number for each in turning_points(rows)]


def frames_of(stored: Stored, seat: int | None) -> list[dict[str, Any]]:
    """Return a match after each of its events, as ``seat`` saw or may see it."""
    whole = LocalMatch(stored)
    over = whole.match.over
    live = LocalMatch({**stored, "events": []})
    frames = [_frame(live, None, seat, over)]
    for event in whole.log:
        live.fold(dict(event))
        frames.append(_frame(live, whole.happened(event, seat), seat, over))
    return frames


def _frame(
    live: LocalMatch, event: dict[str, Any] | None, seat: int | None, shown: bool
) -> dict[str, Any]:
    return {
        "seq": live.seq,
        "event": event,
        "view": live.match.view(seat),
        "waiting": list(live.match.waiting),
        "over": live.match.over,
        "position": live.match.position if shown else None,
    }
