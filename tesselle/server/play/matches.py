"""Matches as this process serves them: kept in memory, watched, played.

One way in for every move, whoever sends it and however: check the seat, the
number and the rules; append the event; only then tell anyone.  What other
processes append is heard of, or found, and taken in.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, TypeAlias

import orjson
from pydantic import TypeAdapter, ValidationError

from tesselle.engine.errors import cut, mismatch
from tesselle.server.errors import Conflict, IdReused, NotFound, NotYours, WrongSeq
from tesselle.server.match import messages
from tesselle.server.match.downtime import Downtime
from tesselle.server.match.live_match import ASKED, Fold, LiveMatch, advance, fold, replayed
from tesselle.server.play.hub import Hub, Outbox
from tesselle.server.plumbing import bus, metrics
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.now import Clock
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.store import matches as store
from tesselle.server.store.append import Append, Lease, StoredEvent, Taken
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Player
from tesselle.server.store.writer import Writer
from tesselle.server.thinking.game_loading import LoadedGames
from tesselle.server.wire.kinds import MOVE
from tesselle.server.wire.matches import Event, NewMove
from tesselle.server.words import say

STORED_EVENT = TypeAdapter(StoredEvent)
AT_ONCE = 500  # matches in one question to the database
Listener: TypeAlias = Callable[[LiveMatch], None]


class Proposal(NamedTuple):
    """An event that somebody wants to add; ``live_match`` says what it does."""

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


@dataclass(eq=False)
class Matches:
    """The matches in memory, those that are not there replayed; and the way to add events."""

    _database: Database
    _writer: Writer
    _news: Bus
    _games: LoadedGames
    _clock: Clock
    _process: str
    _most: int  # in memory
    downtime: Downtime
    lease_ms: int  # a process that says nothing for so long has died

    def __post_init__(self) -> None:
        self.hub = Hub()
        self.owing: set[Listener] = set()  # called when a bot is to move after what happened here
        self.ended: set[Listener] = set()  # called when a match is over by what happened here
        self._cached: OrderedDict[str, LiveMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._looks: dict[LiveMatch, asyncio.Task[None]] = {}  # that have not begun to read
        self._tasks = Tasks()
        self._news.listen(bus.MATCH, self.hear)
        self._news.listen(bus.LOST, self._hear_nothing)
        self._news.listen(bus.PLAYER, self._hear_of_player)

    @property
    def in_memory(self) -> int:
        """How many matches are kept ready."""
        return len(self._cached)

    @property
    def going_on(self) -> list[str]:
        """The matches here, kept or watched, that are not known to be over."""
        kept = (match_id for match_id, live in self._cached.items() if not live.over)
        return list({*kept, *(self.hub.watched - self._cached.keys())})

    def outbox(self) -> Outbox:
        """Open an outbox for a new connection."""
        return Outbox(self.hub, self.get)

    async def get(self, match_id: str) -> LiveMatch:
        """Find a match in memory or replay it from the store, or raise NotFound."""
        live = self._cached.get(match_id)
        if live:
            self._cached.move_to_end(match_id)
            return live
        if match_id not in self._loading:
            task = asyncio.create_task(self._load(match_id))
            self._loading[match_id] = task
            task.add_done_callback(lambda _: self._loading.pop(match_id))
        return await asyncio.shield(self._loading[match_id])

    async def fresh(self, match_id: str) -> LiveMatch:
        """Find a match as the store has it now; of many who ask at once, one looks for all."""
        live = await self.get(match_id)
        look = self._looks.get(live)
        if look is None:
            look = self._looks[live] = self._tasks.begin(self._look(live))
        await asyncio.shield(look)
        return live

    async def _look(self, live: LiveMatch) -> None:
        """Fold in what others appended; whoever asks once it is being read needs another look."""
        async with live.lock:
            del self._looks[live]
            await self._refresh(live)

    async def current(self, match_id: str) -> LiveMatch:
        """Find a match with all that anybody was told of it, at whichever process."""
        return await (self.get if self._database.embedded else self.fresh)(match_id)

    async def look_for_missed(self) -> None:
        """Look for events that no news told of.

        A process that is killed between writing an event and telling the others leaves them
        behind; where a match waits for nobody else, nothing further would wake them.
        """
        going_on = self.going_on
        for first in range(0, len(going_on), AT_ONCE):
            some = going_on[first : first + AT_ONCE]
            for match_id, seq in (await store.last_numbers(self._database, some)).items():
                self.hear(News(topic=bus.MATCH, id=match_id, seq=seq))

    async def _follow(self, live: LiveMatch, event: StoredEvent) -> None:
        """Fold in an event that another process stored, or all that is missing up to it."""
        async with live.lock:
            if event.seq == live.seq + 1:
                self.hub.tell(live, event, advance(live, event))
            elif event.seq > live.seq:
                await self._refresh(live)

    async def _refresh(self, live: LiveMatch) -> None:
        """Fold in what others appended; the caller holds the lock."""
        for event in await store.events_after(self._database, live.id, live.seq):
            if event.seq > live.seq:  # else it was written here, and folded while we read
                self.hub.tell(live, event, advance(live, event))

    async def _load(self, match_id: str) -> LiveMatch:
        stored = await store.load(self._database, match_id)
        if stored is None:
            raise NotFound("match", match_id)
        await self._games.ready(stored.match.game)
        live = self._kept(await asyncio.to_thread(replayed, stored, self.downtime))
        self.hub.look_again(live)
        return live

    def _kept(self, live: LiveMatch) -> LiveMatch:
        """Keep a match; return it, or the one that was kept under its id before."""
        live = self._cached.setdefault(live.id, live)
        while len(self._cached) > self._most:
            self._cached.popitem(last=False)
        return live

    def hear(self, news: News) -> None:
        """Another process, or this one, says that a match went on."""
        live = self._cached.get(news.id)
        if live and live.seq >= news.seq:
            return
        event = _event_in(news) if live else None
        if live and event:
            self._tasks.begin(self._follow(live, event))
        elif live or news.id in self.hub.watched or news.id in self._loading:
            self._tasks.begin(self.fresh(news.id))

    def _hear_nothing(self, _news: News) -> None:
        """News may have been missed: look again at what is in use, forget the rest."""
        used = self.hub.watched | self._loading.keys()
        for match_id in self._cached.keys() - used:
            del self._cached[match_id]
        for match_id in used:
            self._tasks.begin(self.fresh(match_id))

    def _hear_of_player(self, news: News) -> None:
        """Forget matches that hold an old name; they are replayed when asked for."""
        for live in [each for each in self._cached.values() if each.knows(news.id)]:
            del self._cached[live.id]

    async def close(self) -> None:
        """Wait for what is under way."""
        await self._tasks.finish()

    def lease(self) -> Lease:
        """Return this process's promise to see to a bot's move."""
        return Lease(self._process, self._clock() + self.lease_ms)

    def begin(self, live: LiveMatch) -> None:
        """Keep a match that was just stored without any event."""
        metrics.STARTED.labels(live.match.game.name).inc()
        self._tell_listeners(self._kept(live))

    async def seen_by(
        self,
        match_id: str,
        player: Player | None,
        invitation: str | None,
        wish: int | None = None,
    ) -> tuple[LiveMatch, int | None]:
        """Find a match as it is now, and the seat that ``player`` sees it from, or raise NotFound.

        Whoever holds several seats may ``wish`` for one of them.
        """
        return _seen(await self.current(match_id), player, invitation, wish)

    async def play(self, match_id: str, player: Player, move: NewMove) -> Added:
        """Play a person's move; sent again it gives the same event."""
        # As it is here, at most a little behind: the number of the move tells whether it is.
        live, seat = _seen(await self.get(match_id), player, None, move.seat)
        if seat is None:
            raise NotYours(say("seated-play"))

        def in_time(live: LiveMatch) -> Proposal:
            if live.clock and seat in live.clock.out(self._clock()):
                raise Conflict(say("time-is-up"))
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
                new = fold(after, StoredEvent(number, kind, seat, move, client_id, now_ms, data))
                then = partial(self._stands, live, after, new)
                try:
                    return await self._writer.append(self._append(live, after, new.event), then)
                except Taken:
                    await self._refresh(live)  # then see whether it still fits

    def _stands(self, live: LiveMatch, after: LiveMatch, new: Fold) -> Added:
        """Let a match become what it is after an event that is on disk, and tell everybody."""
        event = new.event
        if event.seq > live.seq:  # else its sender went away, and others found it in the store
            live.become(after)
            self.hub.tell(live, event, live.note(new))
        if self._news.shared:  # here it is known
            self._news.publish(News(bus.MATCH, live.id, event.seq, event))
        game = live.match.game.name
        metrics.events(game, event.kind, live.players[event.seat].kind).inc()
        if live.over:
            metrics.FINISHED.labels(game).inc()
        self._tell_listeners(live)
        return Added(live, event, new.revealed)

    def _tell_listeners(self, live: LiveMatch) -> None:
        if live.owing:
            for listener in self.owing:
                listener(live)
        if live.over:
            for listener in self.ended:
                listener(live)

    def _append(self, live: LiveMatch, after: LiveMatch, event: StoredEvent) -> Append:
        clock = after.clock
        return Append(
            live.id,
            event,
            owed=self.lease() if after.owing else None,
            settles=bool(live.owing),
            result=after.result,
            unrated=live.rated and not after.rated,
            timed=any(each.clock and each.clock.runs for each in (live, after)),
            due_ms=clock.due_ms(event.at_ms) if clock else None,
        )


def _seen(
    live: LiveMatch, player: Player | None, invitation: str | None, wish: int | None
) -> tuple[LiveMatch, int | None]:
    """Return a match and the seat that ``player`` sees it from, or raise NotFound."""
    seats = live.seats_of(player.id) if player else []
    shown = live.visibility == "link" or live.over  # to whoever has the invitation
    invited = shown and invitation == live.invitation
    left = player is not None and player.id in live.former
    if not seats and live.visibility != "open" and not invited and not left:
        raise NotFound("match", live.id)
    if wish is not None and wish not in seats:
        raise NotYours(mismatch(say("seat-of-yours", seats=str(seats)), str(wish)))
    return live, wish if wish is not None else next(iter(seats), None)


def check_seq(live: LiveMatch, seat: int, seq: int) -> None:
    """A seat that has been free to act since ``seq`` need not know what others did meanwhile.

    They act at the same time, by the rules of the game; where seats take turns
    only the last number will do.
    """
    if not live.free.get(seat, live.seq) <= seq <= live.seq:
        raise WrongSeq(expected=live.seq, got=seq)


def check_same(done: StoredEvent, asked: str) -> None:
    """Refuse an id that stands for something else."""
    first = (done.data or {}).get(ASKED, done.move)
    if asked not in (first, done.move):
        told = say("id-reused", id=str(done.client_id), first=cut(first), asked=cut(asked))
        raise IdReused(told, seq=done.seq)


def _event_in(news: News) -> StoredEvent | None:
    """Return the event that news holds, as far as this version can read it."""
    try:
        return STORED_EVENT.validate_python(news.data)
    except ValidationError:
        return None
