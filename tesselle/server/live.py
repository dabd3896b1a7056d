"""One match in the memory of this process: a cache of its options, seed and events.

Events are numbered from 1 without a gap, so ``facts[seq:]`` are those after ``seq``.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tesselle.engine.match import Match
from tesselle.server.downtime import Downtime
from tesselle.server.kinds import MOVE, UNDO, UNDO_ASK, UNDO_YES
from tesselle.server.store.append import Fact
from tesselle.server.store.matches import Stored
from tesselle.server.store.players import BOT, Seated
from tesselle.server.timing import Timing, timed
from tesselle.server.undo import Asked
from tesselle.server.wire.terms import Terms


@dataclass
class Live:
    """A match, its people, and everything that happened, folded up to ``seq``."""

    id: str
    table_id: str
    visibility: str
    invitation: str
    players: list[Seated]  # by seat
    match: Match
    facts: list[Fact] = field(default_factory=list)
    pending: list[int] = field(default_factory=list)  # numbers of secret choices not yet revealed
    result: dict[str, Any] | None = None  # when it is over
    answered: dict[tuple[int, str], Fact] = field(default_factory=dict)  # by seat and client id
    free: dict[int, int] = field(default_factory=dict)  # seats that may act, and since which event
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held by whoever appends or refreshes
    terms: Terms = field(default_factory=Terms)
    timing: Timing | None = None  # the clocks, where there are any
    undo: Asked | None = None  # a wish to take back that waits for answers
    rated: bool = False
    started_ms: int = 0
    former: dict[str, int] = field(default_factory=dict)  # who gave which seat to a bot
    words: dict[int, bytes] = field(default_factory=dict)  # by the number of a move: see `words`

    def __post_init__(self) -> None:
        self.free = dict.fromkeys(self.match.waiting, 0)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.facts)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; none when it is over."""
        return () if self.over else self.match.waiting

    def seats_of(self, player_id: str) -> list[int]:
        """Give the seats a player plays for: its own first, then those of its companions."""
        seats = [seat for seat, each in enumerate(self.players) if each.holder == player_id]
        if len(seats) > 1:
            seats.sort(key=lambda seat: self.players[seat].id != player_id)
        return seats

    def knows(self, player_id: str) -> bool:
        """Tell whether a player sits here, or did until a bot took the seat."""
        return player_id in self.former or bool(self.seats_of(player_id))

    def viewer(self, seat: int | None) -> int | None:
        """Give the seat to see from: whoever gave it to a bot only looks on."""
        return None if seat is not None and self.players[seat].kind == BOT else seat

    def exit_of(self, player_id: str, client_id: str) -> Fact | None:
        """Give the event by which a player gave its seat away, if that was its id."""
        seat = self.former.get(player_id)
        return None if seat is None else self.answered.get((seat, client_id))

    def hand_over(self, seat: int, bot: str) -> None:
        """Let a bot play on; the match is not rated any more."""
        self.former[self.players[seat].id] = seat
        self.players = handed(self.players, seat, bot)
        self.rated = False

    def hidden(self, fact: Fact, seat: int | None) -> bool:
        """Tell whether ``fact`` is a choice that ``seat`` may not know yet."""
        return fact.seq in self.pending and fact.seat != seat

    def note(self, fact: Fact) -> list[Fact]:
        """Count ``fact`` in, after ``match`` has taken it; give the choices it reveals."""
        self.facts.append(fact)
        self.answered[fact.seat, fact.client_id] = fact
        self.free = {
            seat: fact.seq if _begins(fact, seat) else self.free.get(seat, fact.seq)
            for seat in self.match.waiting
        }
        if fact.kind not in (UNDO_ASK, UNDO_YES):
            self.undo = None
        if self.timing:
            self.timing.follow(self.match, self.players, fact)
        if self.match.revealed < len(self.match.events):
            if fact.kind == MOVE:
                self.pending.append(fact.seq)
            return []
        revealed = [self.facts[seq - 1] for seq in self.pending]
        self.pending.clear()
        if self.match.over:
            self.result = outcome(self.match)
        return revealed


def _begins(fact: Fact, seat: int) -> bool:
    """Tell whether a seat that is to act must know ``fact`` to do so."""
    return fact.kind == UNDO or (fact.kind == MOVE and fact.seat == seat)


def outcome(match: Match) -> dict[str, Any] | None:
    """Give what a match came to, if it is over, as it stands in a record."""
    return {"scores": match.scores, "ranking": match.ranking} if match.over else None


def owing(match: Match, players: Sequence[Seated]) -> list[int]:
    """Give the seats whose bot is to move."""
    return [seat for seat in match.waiting if players[seat].kind == BOT]


def handed(players: Sequence[Seated], seat: int, bot: str) -> list[Seated]:
    """Give who sits where when ``bot`` has taken ``seat`` over."""
    after = list(players)
    after[seat] = Seated(bot, BOT, bot)
    return after


def opened(stored: Stored, match: Match, downtime: Downtime | None) -> Live:
    """Give a stored match before its first event; without ``downtime`` it has no clocks."""
    table = stored.table
    terms = Terms.model_validate(table.terms)
    live = Live(
        stored.match.id, table.id, table.visibility, table.invitation, stored.players, match
    )
    live.terms, live.rated = terms, stored.match.rated
    live.started_ms = stored.match.started_ms
    live.timing = timed(match, terms, downtime) if downtime else None
    if live.timing:
        live.timing.start(match, live.players, stored.match.started_ms)
    return live
