"""Matches as this process serves them: found, watched, played.

One way in for every move, whoever sends it and however: check the seat, the
number and the rules; append the event; only then tell anyone.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace

from tesselle.engine import registry
from tesselle.engine.again import reopened
from tesselle.engine.errors import mismatch
from tesselle.engine.match import Match
from tesselle.engine.say import Say
from tesselle.server import bus
from tesselle.server.bus import Bus, News
from tesselle.server.clock import Clock
from tesselle.server.downtime import Downtime
from tesselle.server.errors import Conflict, NotFound, NotYours
from tesselle.server.facts import fold
from tesselle.server.hub import Hub, Outbox
from tesselle.server.kernels import Kernels
from tesselle.server.live import Live, opened, outcome
from tesselle.server.proposals import (
    Added,
    Proposal,
    check_same,
    check_seq,
    data_of,
    proposed,
    taken,
)
from tesselle.server.store import matches as store
from tesselle.server.store.append import Append, Fact, Lease, Taken
from tesselle.server.store.database import Database
from tesselle.server.store.players import BOT
from tesselle.server.store.schema import Player, Table
from tesselle.server.store.writer import Writer
from tesselle.server.tasks import Tasks
from tesselle.server.timing import timed
from tesselle.server.wire.matches import NewMove
from tesselle.server.wire.terms import Terms


class Matches:
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
        self.hub = Hub()
        self.advanced: list[Callable[[Live], None]] = []  # called after each event added here
        self.lease_ms = lease_ms  # a process that says nothing for so long has died
        self._database = database
        self._writer = writer
        self._news = news
        self._kernels = kernels
        self._clock = clock
        self._downtime = downtime
        self._process = process
        self._most = most
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks = Tasks()
        news.listen(bus.MATCH, self.hear)
        news.listen(bus.LOST, self._hear_nothing)
        news.listen(bus.PLAYER, self._hear_of_player)

    def lease(self) -> Lease:
        """Give this process's promise to see to a bot's move."""
        return Lease(self._process, self._clock() + self.lease_ms)

    @property
    def in_memory(self) -> int:
        """How many matches are kept ready."""
        return len(self._lives)

    @property
    def going_on(self) -> list[str]:
        """The matches here, kept or watched, that are not known to be over."""
        kept = (match_id for match_id, live in self._lives.items() if not live.over)
        return list({*kept, *(set(self.hub.watched) - self._lives.keys())})

    def first_due_ms(
        self, match: Match, table: Table, players: Sequence[Player], now_ms: int
    ) -> int | None:
        """Give when the first clock of a match that begins now will run out."""
        timing = timed(match, Terms.model_validate(table.terms), self._downtime)
        if timing is None:
            return None
        timing.start(match, players, now_ms)
        return timing.due_ms(now_ms)

    def outbox(self) -> Outbox:
        """Open an outbox for a new connection."""
        return Outbox(self.hub, self.get)

    async def get(self, match_id: str) -> Live:
        """Find a match in memory or replay it from the store, or raise NotFound."""
        live = self._lives.get(match_id)
        if live:
            self._lives.move_to_end(match_id)
            return live
        if match_id not in self._loading:
            task = asyncio.create_task(self._load(match_id))
            self._loading[match_id] = task
            task.add_done_callback(lambda _: self._loading.pop(match_id))
        return await asyncio.shield(self._loading[match_id])

    async def fresh(self, match_id: str) -> Live:
        """Find a match as the store has it now."""
        live = await self.get(match_id)
        async with live.lock:
            await self._refresh(live)
        return live

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
        # In a task of its own: a sender that goes away must not leave it half done.
        task = self._tasks.begin(self._add(live, seat, client_id, seq, propose, asked))
        return await asyncio.shield(task)

    async def _add(
        self,
        live: Live,
        seat: int,
        client_id: str,
        seq: int | None,
        propose: Callable[[Live], Proposal],
        asked: str,
    ) -> Added:
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
                fact = Fact(
                    live.seq + 1,
                    proposal.kind,
                    seat,
                    proposal.move,
                    client_id,
                    self._clock(),
                    data_of(proposal, asked),
                )
                try:
                    await self._writer.append(self._append(live, fact, proposal))
                except Taken:
                    await self._refresh(live)  # then see whether it still fits
                else:
                    break
            revealed = taken(live, fact, proposal)
            self.hub.tell(live, fact, revealed)
            self._news.publish(News(topic=bus.MATCH, id=live.id, seq=fact.seq))
            for listener in self.advanced:
                listener(live)
            return Added(live, fact, revealed)

    def _append(self, live: Live, fact: Fact, proposal: Proposal) -> Append:
        after, players = proposal.match, proposal.players or live.players
        owes, owed = _owing(after, players), _owing(live.match, live.players)
        append = Append(live.id, fact, self.lease() if owes else None, owed, outcome(after))
        if proposal.unrated:
            append = replace(append, unrated=True)
        if live.timing:
            timing = live.timing.copy()
            timing.follow(after, players, fact)
            append = replace(append, timed=True, due_ms=timing.due_ms(fact.at_ms))
        return append

    async def _refresh(self, live: Live) -> None:
        """Fold in what others appended; the caller holds the lock."""
        for fact in await store.facts_after(self._database, live.id, live.seq):
            self.hub.tell(live, fact, fold(live, fact))

    async def _load(self, match_id: str) -> Live:
        stored = await store.load(self._database, match_id)
        if stored is None:
            raise NotFound("match", match_id)
        await self._kernels.ready(stored.match.game)
        live = await asyncio.to_thread(replayed, stored, self._downtime)
        self._lives[match_id] = live
        while len(self._lives) > self._most:
            self._lives.popitem(last=False)
        self.hub.look_again(live)
        return live

    def hear(self, news: News) -> None:
        """Another process, or this one, says that a match went on."""
        live = self._lives.get(news.id)
        if live and live.seq >= news.seq:
            return
        if live or news.id in self.hub.watched:
            self._tasks.begin(self.fresh(news.id))

    def _hear_nothing(self, _news: News) -> None:
        """News may have been missed: look again at what is watched, forget the rest."""
        watched = self.hub.watched
        for match_id in self._lives.keys() - set(watched):
            del self._lives[match_id]
        for match_id in watched:
            self._tasks.begin(self.fresh(match_id))

    def _hear_of_player(self, news: News) -> None:
        """Forget matches that hold an old name; they are replayed when asked for."""
        for live in [each for each in self._lives.values() if each.knows(news.id)]:
            del self._lives[live.id]

    async def close(self) -> None:
        """Wait for what is under way."""
        await self._tasks.finish()


def _owing(match: Match, players: Sequence[Player]) -> bool:
    """Tell whether a bot is to move."""
    return any(players[seat].kind == BOT for seat in match.waiting)


def replayed(stored: store.Stored, downtime: Downtime | None = None) -> Live:
    """Play a stored match again, all its events; raise Exchanged if that is not possible."""
    row = stored.match
    pinned = row.pinned or {}  # matches of older servers have none
    game = registry.get(row.game)
    match = reopened(game, row.seats, row.options, stored.seed, row.names, pinned)
    live = opened(stored, match, downtime)
    for fact in stored.facts:
        fold(live, fact)
    return live
