"""The matches in the memory of this process, kept up with what other processes add."""

import asyncio
from collections import OrderedDict

from pydantic import TypeAdapter, ValidationError

from tesselle.server import bus
from tesselle.server.bus import Bus, News
from tesselle.server.downtime import Downtime
from tesselle.server.errors import NotFound
from tesselle.server.facts import fold, replayed
from tesselle.server.hub import Hub, Outbox
from tesselle.server.kernels import Kernels
from tesselle.server.live import Live
from tesselle.server.store import matches as store
from tesselle.server.store.append import Fact
from tesselle.server.store.database import Database
from tesselle.server.tasks import Tasks

FACT = TypeAdapter(Fact)


class Lives:
    """Finds matches, replaying those that are not in memory."""

    def __init__(
        self, database: Database, news: Bus, kernels: Kernels, downtime: Downtime, most: int
    ) -> None:
        self.hub = Hub()
        self._database = database
        self._news = news
        self._kernels = kernels
        self._downtime = downtime
        self._most = most
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks = Tasks()
        news.listen(bus.MATCH, self.hear)
        news.listen(bus.LOST, self._hear_nothing)
        news.listen(bus.PLAYER, self._hear_of_player)

    @property
    def in_memory(self) -> int:
        """How many matches are kept ready."""
        return len(self._lives)

    @property
    def going_on(self) -> list[str]:
        """The matches here, kept or watched, that are not known to be over."""
        kept = (match_id for match_id, live in self._lives.items() if not live.over)
        return list({*kept, *(self.hub.watched - self._lives.keys())})

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

    async def _follow(self, live: Live, fact: Fact) -> None:
        """Fold in an event that another process stored, or all that is missing up to it."""
        async with live.lock:
            if fact.seq == live.seq + 1:
                self.hub.tell(live, fact, fold(live, fact))
            elif fact.seq > live.seq:
                await self._refresh(live)

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
        fact = _fact_in(news) if live else None
        if live and fact:
            self._tasks.begin(self._follow(live, fact))
        elif live or news.id in self.hub.watched:
            self._tasks.begin(self.fresh(news.id))

    def _hear_nothing(self, _news: News) -> None:
        """News may have been missed: look again at what is watched, forget the rest."""
        watched = self.hub.watched
        for match_id in self._lives.keys() - watched:
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


def _fact_in(news: News) -> Fact | None:
    """Give the event that news holds, as far as this version can read it."""
    try:
        return FACT.validate_python(news.data)
    except ValidationError:
        return None
