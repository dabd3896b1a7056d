"""One match in the memory of this process, and what each kind of event does to it.

It is a cache of the match's options, seed and events.  An event is stored once and
folded by every process that serves the match, so a fold uses nothing but the match
and the event.  Events are numbered from 1 without a gap: ``log[seq:]`` are those
after ``seq``.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import orjson

from tesselle.engine import registry
from tesselle.engine.ending import RESIGNATION
from tesselle.engine.ending import TIME as ON_TIME
from tesselle.engine.match import Match
from tesselle.local.telling import telling
from tesselle.server.match.downtime import Downtime
from tesselle.server.match.match_clock import MatchClock, new_clock
from tesselle.server.match.undo import UndoRequest
from tesselle.server.store.append import StoredEvent
from tesselle.server.store.matches import StoredMatch
from tesselle.server.store.players import BOT, Seated
from tesselle.server.wire import kinds
from tesselle.server.wire.kinds import MOVE
from tesselle.server.wire.terms import Terms

ASKED = "asked"  # in an event's data: what its sender wrote, where that differs
ENDINGS = {kinds.RESIGN: RESIGNATION, kinds.TIME: ON_TIME}


class Fold(NamedTuple):
    """What an event came to."""

    event: StoredEvent  # a move in the game's own spelling
    revealed: list[StoredEvent]  # the secret choices it reveals
    narrated: bytes | None  # a move in words, as JSON: few of many are asked for


@dataclass(eq=False)
class LiveMatch:
    """A match, its people, and everything that happened, folded up to ``seq``."""

    id: str
    table_id: str
    visibility: str
    invitation: str
    players: list[Seated]  # by seat
    match: Match
    seq: int = 0  # the number of the last event
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
        players = enumerate(self.players)
        return sorted({self.holder(seat) for seat, each in players if each.kind != BOT})

    def holder(self, seat: int) -> str:
        """Return the id of whoever plays for a seat: most people play for themselves."""
        return self.players[seat].owner_id or self.players[seat].id

    def seats_of(self, player_id: str) -> list[int]:
        """Return the seats a player plays for: its own first, then those of its companions."""
        seats = [seat for seat in range(len(self.players)) if self.holder(seat) == player_id]
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
        """Return a match that goes its own way from here, to fold an event into.

        It shares the history, which grows only by ``note``.
        """
        other = LiveMatch.__new__(LiveMatch)
        other.become(self)
        other.match, other.clock = self.match.copy(), self.clock.copy() if self.clock else None
        other.pending, other.former = list(self.pending), dict(self.former)
        return other

    def become(self, other: "LiveMatch") -> None:
        """Be as ``other`` is, which was a copy of this match."""
        self.__dict__.update(other.__dict__)

    def note(self, fold: Fold) -> list[StoredEvent]:
        """Keep an event that was folded; return the secret choices it reveals."""
        event = fold.event
        self.log.append(event)
        self.answered[event.seat, event.client_id] = event
        if fold.narrated:
            self.narrated[event.seq] = fold.narrated
        return fold.revealed


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


def replayed(stored: StoredMatch, downtime: Downtime | None = None) -> LiveMatch:
    """Play a stored match again, all its events; raise Exchanged if that is not possible."""
    row = stored.match
    pinned = row.pinned or {}  # matches of older servers have none
    game = registry.get(row.game)
    match = Match.reopened(game, row.seats, row.options, stored.seed, row.names, pinned)
    live = opened(stored, match, downtime)
    for event in stored.events:
        advance(live, event)
    return live


def advance(live: LiveMatch, event: StoredEvent) -> list[StoredEvent]:
    """Take an event that is stored into a match; return the secret choices it reveals."""
    return live.note(fold(live, event))


def fold(live: LiveMatch, event: StoredEvent) -> Fold:
    """Let a match become what it is after one more event; its history is left as it is.

    This is the only way: for what is read from the store, for what another process tells,
    and for what somebody here wants to add, which is folded into a copy before it is stored.
    """
    if event.seq != live.seq + 1:
        raise RuntimeError(f"match {live.id}: expected event {live.seq + 1}, got {event.seq}")
    told: bytes | None = None
    if event.kind == MOVE:
        event, told = _played(live, event)
    else:
        FOLDS[event.kind](live, event)
    live.seq = event.seq
    live.free = {
        seat: event.seq if _begins(event, seat) else live.free.get(seat, event.seq)
        for seat in live.match.waiting
    }
    if event.kind not in (kinds.UNDO_ASK, kinds.UNDO_YES):
        live.undo = None
    if live.clock:
        live.clock.follow(live.match, live.players, event)
    return Fold(event, _revealed(live, event), told)


def _begins(event: StoredEvent, seat: int) -> bool:
    """Whether a seat that is to act must know ``event`` to do so."""
    return event.kind == kinds.UNDO or (event.kind == MOVE and event.seat == seat)


def _revealed(live: LiveMatch, event: StoredEvent) -> list[StoredEvent]:
    match = live.match
    if match.revealed < len(match.events):
        if event.kind == MOVE:
            live.pending.append(event.seq)
        return []
    revealed = [live.log[seq - 1] for seq in live.pending]
    live.pending.clear()
    if match.over:
        live.result = {"scores": match.scores, "ranking": match.ranking}
    return revealed


def _played(live: LiveMatch, event: StoredEvent) -> tuple[StoredEvent, bytes]:
    """Play a move; return it in the game's own spelling, and in words as JSON.

    The JSON has the form of ``wire.matches.Happened``.  Whoever may know the move may know
    its words, which come from the position before it, and its notes, which the match gives.
    """
    action = live.match.read(event.seat, event.move)
    told = telling(live.match, event.seat, action)
    played = live.match.play_action(event.seat, action)
    if played.move != event.move:
        event = event._replace(move=played.move, data={ASKED: event.move})
    if played.notes:
        told["notes"] = [note.data() for note in played.notes]
    return event, orjson.dumps(bare(event, event.move) | told)


def bare(event: StoredEvent, move: str | None) -> dict[str, Any]:
    """Return an event without words; without ``move`` it tells no more than that it happened."""
    return {"seq": event.seq, "kind": event.kind, "seat": event.seat, "move": move}


def fold_exit(live: LiveMatch, event: StoredEvent) -> None:
    """Hand the seat over to the bot that is named, or end the match."""
    if event.move:
        live.hand_over(event.seat, event.move)
    else:
        live.match.end(event.seat, ENDINGS[event.kind])


def fold_undo_ask(live: LiveMatch, event: StoredEvent) -> None:
    """Remember who would like to take back what."""
    live.undo = UndoRequest(event.seat, int(event.move))


def fold_undo_yes(live: LiveMatch, event: StoredEvent) -> None:
    """Count a seat among those that agree."""
    if live.undo:
        live.undo = UndoRequest(live.undo.seat, live.undo.moves, (*live.undo.agreed, event.seat))


def fold_undo_no(live: LiveMatch, event: StoredEvent) -> None:
    """Forget the wish, as `fold` does after any event that does not further it."""


def fold_undo(live: LiveMatch, event: StoredEvent) -> None:
    """Take the moves back."""
    live.match = live.match.without(int(event.move))


# What the kinds of events do besides moves.
FOLDS: dict[str, Callable[[LiveMatch, StoredEvent], None]] = {
    kinds.RESIGN: fold_exit,
    kinds.LEAVE: fold_exit,
    kinds.TIME: fold_exit,
    kinds.UNDO_ASK: fold_undo_ask,
    kinds.UNDO_YES: fold_undo_yes,
    kinds.UNDO_NO: fold_undo_no,
    kinds.UNDO: fold_undo,
}
