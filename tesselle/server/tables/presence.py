"""Who is connected where, at this process and at the others.

Each process tells the others whom it has at a place whenever that changes, when
somebody asks, and now and then.  Nothing is stored: presence ends with a process.
"""

from collections import Counter
from dataclasses import dataclass

from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.now import Clock
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.wire.people import Who

REPEAT_S = 20.0
FORGET_MS = 60_000  # a process that says nothing for so long has died


@dataclass(frozen=True)
class Party:
    """Whom one process has at one place."""

    people: dict[str, Who]
    strangers: int  # who did not say who they are
    until_ms: int


class Presence:
    """Counts who is where."""

    def __init__(self, news: Bus, process: str, clock: Clock) -> None:
        self._news = news
        self._process = process
        self._clock = clock
        self._here: dict[str, Counter[Who | None]] = {}
        self._there: dict[str, dict[str, Party]] = {}
        news.listen(bus.PRESENCE, self._hear)
        news.listen(bus.PRESENCE_ASKED, self._answer)
        self._tasks = Tasks()
        self._tasks.repeat(self._tell_all, REPEAT_S, "telling who is here")

    def come(self, place: str, who: Who | None) -> None:
        """Count one more connection; the same person may have several."""
        if place not in self._here:
            self._here[place] = Counter()
            self._news.publish(News(topic=bus.PRESENCE_ASKED, id=place))
        self._here[place][who] += 1
        self._tell(place)

    def go(self, place: str, who: Who | None) -> None:
        """Count one connection less."""
        here = self._here[place]
        here[who] -= 1
        if not here[who]:
            del here[who]
        self._tell(place)
        if not here:
            del self._here[place]

    def people(self, place: str) -> list[Who]:
        """Return who is there, by name."""
        found = {who.id: who for party in self._parties(place) for who in party.people.values()}
        return sorted(found.values(), key=lambda who: (who.name, who.id))

    def spectators(self, place: str, seated: set[str]) -> int:
        """Count those who are there and not among ``seated``."""
        known = sum(who.id not in seated for who in self.people(place))
        return known + sum(party.strangers for party in self._parties(place))

    async def close(self) -> None:
        """Say no more; the others forget this process."""
        await self._tasks.close()

    def _parties(self, place: str) -> list[Party]:
        now = self._clock()
        others = self._there.get(place, {})
        own = self._here.get(place, Counter[Who | None]())
        people = {who.id: who for who in own if who}
        living = [party for party in others.values() if party.until_ms > now]
        return [Party(people, own[None], now), *living]

    def _tell(self, place: str) -> None:
        here = self._here[place]
        people = [who.model_dump() for who in here if who]
        data = {"process": self._process, "people": people, "strangers": here[None]}
        self._news.publish(News(topic=bus.PRESENCE, id=place, data=data))

    def _hear(self, news: News) -> None:
        process = news.data["process"]
        if process == self._process:
            return
        people = {each["id"]: Who.model_validate(each) for each in news.data["people"]}
        parties = self._there.setdefault(news.id, {})
        if people or news.data["strangers"]:
            until_ms = self._clock() + FORGET_MS
            parties[process] = Party(people, news.data["strangers"], until_ms)
        else:
            parties.pop(process, None)
        if not parties:
            del self._there[news.id]

    def _answer(self, news: News) -> None:
        if self._here.get(news.id):
            self._tell(news.id)

    async def _tell_all(self) -> None:
        for place in list(self._here):
            self._tell(place)
