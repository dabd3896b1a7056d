"""Matches as this process serves them: found, watched, played.

One way in for every move, whoever sends it and however: check the seat, the
number and the rules; append the event; only then tell anyone.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import orjson

from tesselle.engine.errors import cut, mismatch
from tesselle.engine.say import Say
from tesselle.server.errors import Conflict, IdReused, NotFound, NotYours, WrongSeq
from tesselle.server.match import messages
from tesselle.server.match.downtime import Downtime
from tesselle.server.match.folds import ASKED, fold
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play.match_cache import MatchCache
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.now import Clock
from tesselle.server.store.append import Append, Lease, StoredEvent, Taken
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Player
from tesselle.server.store.writer import Writer
from tesselle.server.thinking.game_loading import LoadedGames
from tesselle.server.wire.kinds import MOVE
from tesselle.server.wire.matches import Event, NewMove


class Proposal(NamedTuple):
    """An event that somebody wants to add; ``folds`` says what it does."""

    kind: str
    move: str


class Added(NamedTuple):
    """An event that stands, now or since it was first sent."""

    live: LiveMatch
    event: StoredEvent
    revealed: list[StoredEvent]
    repeated: bool = False  # it had been added before

    def message(self) -> Event:
        """Return the event as its own seat is told it, with what that seat sees now."""
        told = messages.event(self.live, self.event, self.revealed, self.event.seat)
        return Event.model_validate_json(orjson.dumps(told))


class Matches(MatchCache):
    """The matches in memory, and the way to add events to them."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        news: Bus,
        games: LoadedGames,
        clock: Clock,
        process: str,
        most: int,
        downtime: Downtime,
        lease_ms: int,
    ) -> None:
        super().__init__(database, news, games, downtime, most)
        self.advanced: list[Callable[[LiveMatch], None]] = []  # called after each event added here
        self.lease_ms = lease_ms  # a process that says nothing for so long has died
        self._writer = writer
        self._clock = clock
        self._process = process

    def lease(self) -> Lease:
        """Return this process's promise to see to a bot's move."""
        return Lease(self._process, self._clock() + self.lease_ms)

    def begin(self, live: LiveMatch) -> None:
        """Keep a match that was just stored without any event, and tell the listeners."""
        live = self._kept(live)
        for listener in self.advanced:
            listener(live)

    async def seen_by(
        self,
        match_id: str,
        player: Player | None,
        invitation: str | None,
        wish: int | None = None,
    ) -> tuple[LiveMatch, int | None]:
        """Find a match and the seat that ``player`` sees it from, or raise NotFound.

        Whoever holds several seats may ``wish`` for one of them.
        """
        live = await self.get(match_id)
        seats = live.seats_of(player.id) if player else []
        shown = live.visibility == "link" or live.over  # to whoever has the invitation
        invited = shown and invitation == live.invitation
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

        def in_time(live: LiveMatch) -> Proposal:
            if live.clock and seat in live.clock.out(self._clock()):
                raise Conflict(Say("your time is up", "votre temps est écoulé"))
            return Proposal(MOVE, move.move)

        return await self.add(live, seat, move.id, move.seq, in_time, move.move)

    async def add(
        self,
        live: LiveMatch,
        seat: int,
        client_id: str,
        seq: int | None,
        propose: Callable[[LiveMatch], Proposal],
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
                kind, move = propose(live)
                data = None if move == asked else {ASKED: asked}
                number, now_ms = live.seq + 1, self._clock()
                after = live.copy()
                revealed = fold(
                    after, StoredEvent(number, kind, seat, move, client_id, now_ms, data)
                )
                then = partial(self._stands, live, after, revealed)
                try:
                    return await self._writer.append(self._append(live, after), then)
                except Taken:
                    await self._refresh(live)  # then see whether it still fits

    def _stands(self, live: LiveMatch, after: LiveMatch, revealed: list[StoredEvent]) -> Added:
        """Let a match become what it is after an event that is on disk, and tell everybody."""
        event = after.log[-1]
        if event.seq > live.seq:  # else its sender went away, and others found it in the store
            live.become(after)
            self.hub.tell(live, event, revealed)
        self._news.publish(News(bus.MATCH, live.id, event.seq, event))
        for listener in self.advanced:
            listener(live)
        return Added(live, event, revealed)

    def _append(self, live: LiveMatch, after: LiveMatch) -> Append:
        event, clock = after.log[-1], after.clock
        return Append(
            live.id,
            event,
            owed=self.lease() if after.owing else None,
            settles=bool(live.owing),
            result=after.result,
            unrated=live.rated and not after.rated,
            timed=clock is not None,
            due_ms=clock.due_ms(event.at_ms) if clock else None,
        )


def check_seq(live: LiveMatch, seat: int, seq: int) -> None:
    """A seat that has been free to act since ``seq`` need not know what others did meanwhile.

    They act at the same time, by the rules of the game; where seats take turns
    only the last number will do.
    """
    if not live.free.get(seat, live.seq) <= seq <= live.seq:
        raise WrongSeq(live.seq, seq)


def check_same(done: StoredEvent, asked: str) -> None:
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
