"""Looking back: a match after each of its events, as one seat may see it.

While a match goes on one sees what one saw then.  When it is over nothing is
hidden: anybody who may see it looks through any eyes, and gets whole positions.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import orjson

from tesselle.engine.again import anew
from tesselle.engine.errors import mismatch
from tesselle.engine.say import Say
from tesselle.server import tell
from tesselle.server.errors import NoSuchSeat, NotYours, Unprocessable
from tesselle.server.facts import fold
from tesselle.server.live import Live
from tesselle.server.store.append import Fact


def eyes(live: Live, own: Sequence[int], wish: int | None) -> int | None:
    """Give the seat to look from: one of one's own, or after the end any that is wished for."""
    if wish is None:
        return live.viewer(next(iter(own), None))
    if wish >= live.match.seats:
        raise NoSuchSeat(wish, live.match.seats)
    if not live.over and wish not in own:
        raise NotYours(
            Say(
                "only after the end may one look through other eyes",
                "on ne regarde par d’autres yeux qu’après la fin",
            )
        )
    return wish


def frames(live: Live, seat: int | None, at: int | None) -> Callable[[], list[dict[str, Any]]]:
    """Prepare to give the match after every event, or after number ``at`` alone.

    What comes back plays the match again, away from the event loop, and does not
    look at ``live``, which may go on meanwhile.
    """
    if at is not None and at > live.seq:
        expected = Say(f"an event from 0 to {live.seq}", f"un événement de 0 à {live.seq}")
        raise Unprocessable(mismatch(expected, str(at)))
    told = [None, *(tell.happened(live, fact, seat) for fact in live.facts)]
    again, facts, shown = _anew(live), tuple(live.facts), live.over

    def play() -> list[dict[str, Any]]:
        return [
            {
                "seq": now.seq,
                "event": _plain(told[now.seq]),
                "view": now.match.view(seat),
                "waiting": list(now.waiting),
                "over": now.over,
                "position": now.match.position if shown else None,
            }
            for now in _moments(again, facts)
            if at is None or now.seq == at
        ]

    return play


def _plain(told: Any) -> Any:
    """Read back what is kept as JSON."""
    return orjson.loads(orjson.dumps(told))


def _anew(live: Live) -> Live:
    """Give the match before its first event."""
    players = list(live.players)
    return Live(live.id, live.table_id, live.visibility, live.invitation, players, anew(live.match))


def _moments(live: Live, facts: Sequence[Fact]) -> Iterator[Live]:
    """Yield the match as it is, and after each event."""
    yield live
    for fact in facts:
        fold(live, fact)
        yield live
