"""Looks, now and then, for events that no news told of.

A process that is killed between writing an event and telling the others leaves
them behind; where a match waits for nobody else, nothing further would wake them.
"""

from tesselle.server.play.matches import Matches
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import News
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.store import matches as store
from tesselle.server.store.database import Database

AT_ONCE = 500  # matches in one question to the database


class MissedEvents:
    """Compares the matches in memory with the store, for ever."""

    def __init__(self, database: Database, matches: Matches, pause_s: float) -> None:
        self._database = database
        self._matches = matches
        self._tasks = Tasks()
        self._tasks.repeat(self._heal, pause_s, "looking for events that were not told")

    async def close(self) -> None:
        """Look no more."""
        await self._tasks.close()

    async def _heal(self) -> None:
        going_on = self._matches.going_on
        for first in range(0, len(going_on), AT_ONCE):
            some = going_on[first : first + AT_ONCE]
            for match_id, seq in (await store.last_numbers(self._database, some)).items():
                self._matches.hear(News(topic=bus.MATCH, id=match_id, seq=seq))
