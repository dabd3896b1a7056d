"""The matches in the memory of this process, kept up with what other processes add."""

import asyncio
from collections import OrderedDict

from pydantic import TypeAdapter, ValidationError

from tesselle.server.errors import NotFound
from tesselle.server.match.downtime import Downtime
from tesselle.server.match.folds import fold, replayed
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play.hub import Hub, Outbox
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.store import matches as store
from tesselle.server.store.append import StoredEvent
from tesselle.server.store.database import Database
from tesselle.server.thinking.game_loading import LoadedGames

STORED_EVENT = TypeAdapter(StoredEvent)


class MatchCache:
    """Finds matches, replaying those that are not in memory."""

    def __init__(
        self, database: Database, news: Bus, games: LoadedGames, downtime: Downtime, most: int
    ) -> None:
        self.hub = Hub()
        self._database = database
        self._news = news
        self._games = games
        self.downtime = downtime
        self._most = most
        self._cached: OrderedDict[str, LiveMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._tasks = Tasks()
        news.listen(bus.MATCH, self.hear)
        news.listen(bus.LOST, self._hear_nothing)
        news.listen(bus.PLAYER, self._hear_of_player)

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
        """Find a match as the store has it now."""
        live = await self.get(match_id)
        async with live.lock:
            await self._refresh(live)
        return live

    async def _follow(self, live: LiveMatch, event: StoredEvent) -> None:
        """Fold in an event that another process stored, or all that is missing up to it."""
        async with live.lock:
            if event.seq == live.seq + 1:
                self.hub.tell(live, event, fold(live, event))
            elif event.seq > live.seq:
                await self._refresh(live)

    async def _refresh(self, live: LiveMatch) -> None:
        """Fold in what others appended; the caller holds the lock."""
        for event in await store.events_after(self._database, live.id, live.seq):
            if event.seq > live.seq:  # else it was written here, and folded while we read
                self.hub.tell(live, event, fold(live, event))

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
        """News may have been missed: look again at what is watched, forget the rest."""
        watched = self.hub.watched
        for match_id in self._cached.keys() - watched:
            del self._cached[match_id]
        for match_id in watched:
            self._tasks.begin(self.fresh(match_id))

    def _hear_of_player(self, news: News) -> None:
        """Forget matches that hold an old name; they are replayed when asked for."""
        for live in [each for each in self._cached.values() if each.knows(news.id)]:
            del self._cached[live.id]

    async def close(self) -> None:
        """Wait for what is under way."""
        await self._tasks.finish()


def _event_in(news: News) -> StoredEvent | None:
    """Return the event that news holds, as far as this version can read it."""
    try:
        return STORED_EVENT.validate_python(news.data)
    except ValidationError:
        return None
