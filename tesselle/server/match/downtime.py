"""When no server was running: clocks stand still then.

A process that looks after clocks writes down, about every second, that it lives.
Whoever finds that nobody did so for a while notes the time between as a pause.
Nothing is written while no clock runs, and so the pauses between are false;
but then there is no clock that they could stop.

What was written down is also the time that all processes share.  Whose own clock is
behind it keeps up with it; whose clock is far ahead finds a silence that nobody kept,
and notes it as a pause, after which the others keep up.  So a clock that was set to
another time, here or at another machine, takes nobody's time and gives none.
"""

from dataclasses import dataclass, field

from sqlalchemy import select

from tesselle.server.plumbing.now import SharedTime
from tesselle.server.store.database import Database, insert
from tesselle.server.store.schema import Beat, Pause, Timer

BEAT = "clocks"
SILENCE_MS = 3_000  # for so long a living server says nothing at most


@dataclass
class Downtime:
    """The pauses, and the beat by which they are noticed."""

    database: Database
    clock: SharedTime
    pauses: list[tuple[int, int]] = field(default_factory=list)  # from, to

    def lived_ms(self, since_ms: int, until_ms: int) -> int:
        """Return how long a server was running between two moments; never less than nothing."""
        paused = sum(
            max(0, min(until_ms, end) - max(since_ms, begin)) for begin, end in self.pauses
        )
        return max(0, until_ms - since_ms - paused)

    async def begin(self) -> None:
        """Note the time since the last beat; a server of its own file knows that it was alone."""
        await self._beat(0 if self.database.embedded else SILENCE_MS)

    async def beat(self) -> None:
        """Say that this process lives, if there is a clock that runs."""
        async with self.database.reading() as session:
            running = await session.scalar(select(Timer.match_id).limit(1))
            last_ms = await session.scalar(select(Beat.at_ms).where(Beat.name == BEAT))
        if running is not None or (last_ms or 0) > self.clock():
            await self._beat(SILENCE_MS)

    async def _beat(self, silence_ms: int) -> None:
        async with self.database.writing() as session:
            first = insert(session, Beat).values(name=BEAT, at_ms=self.clock())
            await session.execute(first.on_conflict_do_nothing())
            beat = await session.get_one(Beat, BEAT, with_for_update=True)
            self.clock.keep_up(beat.at_ms)
            now = self.clock()
            if now - beat.at_ms > silence_ms:
                pause = insert(session, Pause).values(from_ms=beat.at_ms, to_ms=now)
                await session.execute(pause.on_conflict_do_nothing())
            beat.at_ms = now
            found = await session.execute(select(Pause.from_ms, Pause.to_ms))
            self.pauses = [(begin, end) for begin, end in found]
