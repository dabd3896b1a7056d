"""Matches as this process serves them: found, watched, played.

One way in for every move, whoever sends it and however: check the seat, the
number and the rules; append the event; only then tell anyone.
"""

from collections.abc import Callable, Sequence
from functools import partial

from tesselle.engine.errors import mismatch
from tesselle.engine.match import Match
from tesselle.engine.say import Say
from tesselle.server import bus
from tesselle.server.bus import Bus, News
from tesselle.server.clock import Clock
from tesselle.server.downtime import Downtime
from tesselle.server.errors import Conflict, NotFound, NotYours
from tesselle.server.kernels import Kernels
from tesselle.server.live import Live, outcome, owing
from tesselle.server.lives import Lives
from tesselle.server.proposals import (
    Added,
    Proposal,
    check_same,
    check_seq,
    data_of,
    proposed,
    taken,
)
from tesselle.server.store.append import Append, Fact, Lease, Taken
from tesselle.server.store.database import Database
from tesselle.server.store.players import Seated
from tesselle.server.store.schema import Player, Table
from tesselle.server.store.writer import Writer
from tesselle.server.timing import timed
from tesselle.server.wire.matches import NewMove
from tesselle.server.wire.terms import Terms


class Matches(Lives):
    """The matches in memory, and the way to add events to them."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        news: Bus,
        kernels: Kernels,
        clock: Clock,
        process: str,
        most: int,
        downtime: Downtime,
        lease_ms: int,
    ) -> None:
        super().__init__(database, news, kernels, downtime, most)
        self.advanced: list[Callable[[Live], None]] = []  # called after each event added here
        self.lease_ms = lease_ms  # a process that says nothing for so long has died
        self._writer = writer
        self._clock = clock
        self._process = process

    def lease(self) -> Lease:
        """Give this process's promise to see to a bot's move."""
        return Lease(self._process, self._clock() + self.lease_ms)

    def first_due_ms(
        self, match: Match, table: Table, players: Sequence[Seated], now_ms: int
    ) -> int | None:
        """Give when the first clock of a match that begins now will run out."""
        timing = timed(match, Terms.model_validate(table.terms), self._downtime)
        if timing is None:
            return None
        timing.start(match, players, now_ms)
        return timing.due_ms(now_ms)

    async def seen_by(
        self,
        match_id: str,
        player: Player | None,
        invitation: str | None,
        wish: int | None = None,
    ) -> tuple[Live, int | None]:
        """Find a match and the seat that ``player`` sees it from, or raise NotFound.

        Whoever holds several seats may ``wish`` for one of them.
        """
        live = await self.get(match_id)
        seats = live.seats_of(player.id) if player else []
        invited = live.visibility == "link" and invitation == live.invitation
        left = player is not None and player.id in live.former
        if not seats and live.visibility != "open" and not invited and not left:
            raise NotFound("match", match_id)
        if wish is not None and wish not in seats:
            yours = Say(f"a seat of yours {seats}", f"un de vos sièges {seats}")
            raise NotYours(mismatch(yours, str(wish)))
        return live, wish if wish is not None else next(iter(seats), None)

    async def play(self, match_id: str, player: Player, move: NewMove) -> Added:
        """Play a person's move; sent again it gives the same event."""
        live, seat = await self.seen_by(match_id, player, None, move.seat)
        if seat is None:
            raise NotYours(
                Say("only those seated may play", "seuls ceux qui sont assis peuvent jouer")
            )
        propose = self._in_time(seat, proposed(seat, move.move))
        return await self.add(live, seat, move.id, move.seq, propose, move.move)

    def _in_time(
        self, seat: int, propose: Callable[[Live], Proposal]
    ) -> Callable[[Live], Proposal]:
        """Refuse what comes after the seat's clock has run out."""

        def check(live: Live) -> Proposal:
            if live.timing and seat in live.timing.out(self._clock()):
                raise Conflict(Say("your time is up", "votre temps est écoulé"))
            return propose(live)

        return check

    async def add(
        self,
        live: Live,
        seat: int,
        client_id: str,
        seq: int | None,
        propose: Callable[[Live], Proposal],
        asked: str,
    ) -> Added:
        """Add the event that ``propose`` makes of the match as it stands after ``seq``.

        Without ``seq`` it is meant for whatever moment it comes in.  ``asked`` is
        what the sender wrote: it tells a repeat from a misused id.
        """
        async with live.lock:
            if seq is not None and seq > live.seq:
                await self._refresh(live)
            while True:
                done = live.answered.get((seat, client_id))
                if done:
                    check_same(done, asked)
                    return Added(live, done, [], repeated=True)
                if seq is not None:
                    check_seq(live, seat, seq)
                proposal = propose(live)
                data = data_of(proposal, asked)
                number, now_ms = live.seq + 1, self._clock()
                fact = Fact(number, proposal.kind, seat, proposal.move, client_id, now_ms, data)
                then = partial(self._stands, live, fact, proposal)
                try:
                    return await self._writer.append(self._append(live, fact, proposal), then)
                except Taken:
                    await self._refresh(live)  # then see whether it still fits

    def _stands(self, live: Live, fact: Fact, proposal: Proposal) -> Added:
        """Take in an event that is on disk, and tell everybody."""
        if fact.seq <= live.seq:  # its sender went away, and others found it in the store
            return Added(live, fact, [])
        revealed = taken(live, fact, proposal)
        self.hub.tell(live, fact, revealed)
        self._news.publish(News(bus.MATCH, live.id, fact.seq, fact))
        for listener in self.advanced:
            listener(live)
        return Added(live, fact, revealed)

    def _append(self, live: Live, fact: Fact, proposal: Proposal) -> Append:
        after, players = proposal.match, proposal.players or live.players
        owed = self.lease() if owing(after, players) else None
        settles = bool(owing(live.match, live.players))
        append = Append(live.id, fact, owed, settles, outcome(after))
        if proposal.unrated:
            append = append._replace(unrated=True)
        if live.timing:
            timing = live.timing.copy()
            timing.follow(after, players, fact)
            append = append._replace(timed=True, due_ms=timing.due_ms(fact.at_ms))
        return append
