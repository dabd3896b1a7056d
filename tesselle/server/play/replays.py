"""Looking back: a match after each of its events, as one seat may see it.

While a match goes on one sees what one saw then.  When it is over nothing is
hidden: anybody who may see it looks through any eyes, and gets whole positions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import orjson
from pydantic import TypeAdapter

from tesselle.engine.errors import mismatch
from tesselle.server.errors import NoSuchSeat, NotYours, Unprocessable
from tesselle.server.match import messages
from tesselle.server.match.live_match import LiveMatch, advance
from tesselle.server.store.append import StoredEvent
from tesselle.server.store.players import Seated
from tesselle.server.thinking.questions import Position, position_of
from tesselle.server.wire.replays import Frame
from tesselle.server.words import say

FRAMES = TypeAdapter(list[Frame])


def eyes(live: LiveMatch, own: Sequence[int], wish: int | None) -> int | None:
    """Return the seat to look from: one of one's own, or after the end any that is wished for."""
    if wish is None:
        return live.viewer(next(iter(own), None))
    if wish >= live.match.seats:
        raise NoSuchSeat(wish, live.match.seats)
    if not live.over and wish not in own:
        raise NotYours(say("views-after-end"))
    return wish


@dataclass(frozen=True)
class Frames:
    """Asks for a match after each of its events, in a process where bots think.

    To play it again keeps Python busy for so long that moves would wait.
    """

    quick: ClassVar[bool] = True

    start: Position  # before the first event
    players: tuple[Seated, ...]
    log: tuple[StoredEvent, ...]
    seat: int | None  # through whose eyes
    at: int | None  # after this event alone
    shown: bool  # with whole positions

    @property
    def about(self) -> str:
        """What is asked, for logs and metrics."""
        return f"replay of {self.start.game}"

    def answer(self) -> bytes:
        """Return them as JSON, in the form of ``wire.replays.Frame``."""
        live = LiveMatch("", "", "", "", list(self.players), self.start.match())
        frames = [self._frame(live)]
        for event in self.log:
            advance(live, event)
            frames.append(self._frame(live))
        for frame, event in zip(frames[1:], self.log, strict=True):
            frame["event"] = messages.happened(live, event, self.seat)  # what may be known by now
        wished = frames if self.at is None else frames[self.at : self.at + 1]
        return FRAMES.dump_json(FRAMES.validate_json(orjson.dumps(wished)))

    def _frame(self, now: LiveMatch) -> dict[str, Any]:
        return {
            "seq": now.seq,
            "event": None,
            "view": now.match.view(self.seat),
            "waiting": list(now.waiting),
            "over": now.over,
            "position": now.match.position if self.shown else None,
        }


def frames(live: LiveMatch, seat: int | None, at: int | None) -> Frames:
    """Ask for the match after every event so far, or after number ``at`` alone."""
    if at is not None and at > live.seq:
        raise Unprocessable(mismatch(say("event-up-to", last=live.seq), str(at)))
    start = position_of(live.match, 0)
    return Frames(start, tuple(live.players), tuple(live.log), seat, at, live.over)
