"""One match in the memory of this process: a cache of its options, seed and events.

Events are numbered from 1 without a gap, so ``log[seq:]`` are those after ``seq``.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from tesselle.engine.match import Match
from tesselle.server.match.downtime import Downtime
from tesselle.server.match.match_clock import MatchClock, new_clock
from tesselle.server.match.undo import UndoRequest
from tesselle.server.store.append import StoredEvent
from tesselle.server.store.matches import StoredMatch
from tesselle.server.store.players import BOT, Seated
from tesselle.server.wire.terms import Terms


@dataclass(slots=True)
class LiveMatch:
    """A match, its people, and everything that happened, folded up to ``seq``."""

    id: str
    table_id: str
    visibility: str
    invitation: str
    players: list[Seated]  # by seat
    match: Match
    log: list[StoredEvent] = field(default_factory=list)
    pending: list[int] = field(default_factory=list)  # numbers of secret choices not yet revealed
    result: dict[str, Any] | None = None  # when it is over
    answered: dict[tuple[int, str], StoredEvent] = field(
        default_factory=dict
    )  # by seat and client id
    free: dict[int, int] = field(default_factory=dict)  # seats that may act, and since which event
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held by whoever appends or refreshes
    terms: Terms = field(default_factory=Terms)
    clock: MatchClock | None = None  # the clocks, where there are any
    undo: UndoRequest | None = None  # a wish to take back that waits for answers
    rated: bool = False
    started_ms: int = 0
    host: str = ""  # who opened the table
    former: dict[str, int] = field(default_factory=dict)  # who gave which seat to a bot
    narrated: dict[int, bytes] = field(default_factory=dict)  # by the number of a move

    def __post_init__(self) -> None:
        self.free = dict.fromkeys(self.match.waiting, 0)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; none when it is over."""
        return () if self.over else self.match.waiting

    @property
    def owing(self) -> list[int]:
        """The seats whose bot is to move."""
        return [seat for seat in self.match.waiting if self.players[seat].kind == BOT]

    @property
    def people(self) -> list[str]:
        """The ids of those who play, each once; whoever shares a screen is its owner."""
        return sorted({each.holder for each in self.players if each.kind != BOT})

    def seats_of(self, player_id: str) -> list[int]:
        """Return the seats a player plays for: its own first, then those of its companions."""
        seats = [seat for seat, each in enumerate(self.players) if each.holder == player_id]
        if len(seats) > 1:
            seats.sort(key=lambda seat: self.players[seat].id != player_id)
        return seats

    def knows(self, player_id: str) -> bool:
        """Tell whether a player sits here, or did until a bot took the seat."""
        return player_id in self.former or bool(self.seats_of(player_id))

    def viewer(self, seat: int | None) -> int | None:
        """Return the seat to see from: whoever gave it to a bot only looks on."""
        return None if seat is not None and self.players[seat].kind == BOT else seat

    def exit_of(self, player_id: str, client_id: str) -> StoredEvent | None:
        """Return the event by which a player gave its seat away, if that was its id."""
        seat = self.former.get(player_id)
        return None if seat is None else self.answered.get((seat, client_id))

    def hand_over(self, seat: int, bot: str) -> None:
        """Let a bot play on; the match is not rated any more."""
        self.former[self.players[seat].id] = seat
        self.players = [*self.players[:seat], Seated(bot, BOT, bot), *self.players[seat + 1 :]]
        self.rated = False

    def hidden(self, event: StoredEvent, seat: int | None) -> bool:
        """Tell whether ``event`` is a choice that ``seat`` may not know yet."""
        return event.seq in self.pending and event.seat != seat

    def copy(self) -> "LiveMatch":
        """Return a match that goes its own way from here, to try an event on."""
        other = LiveMatch.__new__(LiveMatch)
        other.become(self)
        other.match, other.clock = self.match.copy(), self.clock.copy() if self.clock else None
        other.log, other.pending = list(self.log), list(self.pending)
        other.answered, other.former = dict(self.answered), dict(self.former)
        other.narrated = dict(self.narrated)
        return other

    def become(self, other: "LiveMatch") -> None:
        """Be as ``other`` is, which was a copy of this match."""
        for name in LiveMatch.__slots__:
            setattr(self, name, getattr(other, name))


def opened(stored: StoredMatch, match: Match, downtime: Downtime | None) -> LiveMatch:
    """Return a stored match before its first event; without ``downtime`` it has no clocks."""
    table = stored.table
    terms = Terms.model_validate(table.terms)
    live = LiveMatch(
        stored.match.id,
        table.id,
        table.visibility,
        table.invitation,
        stored.players,
        match,
        terms=terms,
        clock=new_clock(match, terms, downtime) if downtime else None,
        rated=stored.match.rated,
        started_ms=stored.match.started_ms,
        host=table.host_id,
    )
    if live.clock:
        live.clock.start(match, live.players, stored.match.started_ms)
    return live
