"""An event that somebody wants to add: what it would make of the match, and whether it may.

A proposal is made on a copy.  The match itself changes when the event is stored.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import orjson

from tesselle.engine.errors import cut
from tesselle.engine.match import Match
from tesselle.engine.say import Say
from tesselle.server import tell
from tesselle.server.errors import IdReused, WrongSeq
from tesselle.server.facts import fold
from tesselle.server.kinds import MOVE
from tesselle.server.live import Live
from tesselle.server.store.append import Fact
from tesselle.server.store.players import Seated
from tesselle.server.wire.matches import Event
from tesselle.server.words import written

ASKED = "asked"  # in an event's data: the move as it was typed, where that differs


class Proposal(NamedTuple):
    """An event somebody wants to add, and the match as it would be then."""

    kind: str
    move: str
    match: Match
    data: dict[str, Any] | None = None
    players: Sequence[Seated] | None = None  # where others sit then
    unrated: bool = False  # it takes the match out of the ratings


class Added(NamedTuple):
    """An event that stands, now or since it was first sent."""

    live: Live
    fact: Fact
    revealed: list[Fact]
    repeated: bool = False  # it had been added before

    def message(self) -> Event:
        """Give the event as its own seat is told it, with what that seat sees now."""
        told = tell.event(self.live, self.fact, self.revealed, self.fact.seat)
        return Event.model_validate_json(orjson.dumps(told))


def proposed(seat: int, move: str) -> Callable[[Live], Proposal]:
    """Give what makes a move of any match that it is legal in, or raises IllegalMove."""

    def propose(live: Live) -> Proposal:
        after = live.match.copy()
        return Proposal(MOVE, after.play(seat, move).move, after)

    return propose


def taken(live: Live, fact: Fact, proposal: Proposal) -> list[Fact]:
    """Take in an event that was stored; a move was already played to see that it is legal."""
    if fact.kind != MOVE:
        return fold(live, fact)
    action = proposal.match.events[-1].action
    live.words[fact.seq] = written(live.match, fact, action)
    live.match = proposal.match
    return live.note(fact)


def check_seq(live: Live, seat: int, seq: int) -> None:
    """A seat that has been free to act since ``seq`` need not know what others did meanwhile.

    They act at the same time, by the rules of the game; where seats take turns
    only the last number will do.
    """
    if not live.free.get(seat, live.seq) <= seq <= live.seq:
        raise WrongSeq(live.seq, seq)


def data_of(proposal: Proposal, asked: str) -> dict[str, Any] | None:
    """Give what is stored beside the move: also what the sender wrote, where that differs."""
    if proposal.move == asked:
        return proposal.data
    return (proposal.data or {}) | {ASKED: asked}


def check_same(done: Fact, asked: str) -> None:
    """Refuse an id that stands for something else."""
    first = (done.data or {}).get(ASKED, done.move)
    if asked not in (first, done.move):
        raise IdReused(
            Say(
                f"id {done.client_id} stands for {cut(first)}, got it with {cut(asked)}",
                f"l’id {done.client_id} désigne {cut(first)} ; reçu avec {cut(asked)}",
            ),
            seq=done.seq,
        )
