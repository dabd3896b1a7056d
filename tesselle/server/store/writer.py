"""Appends events so that many matches share one commit.

A commit costs a disk sync, whether it holds one event or a hundred.  Whatever
arrives while a commit is under way goes into the next one.  The primary key
(match, seq) decides who comes first; whoever comes second is told so, and the
others of the same batch are none the worse.
"""

import asyncio
from collections.abc import Sequence

from sqlalchemy import Table, delete, update
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server import metrics
from tesselle.server.batch import batch
from tesselle.server.store import schema
from tesselle.server.store.append import Append, Key, Taken
from tesselle.server.store.database import Database, insert
from tesselle.server.store.quick import QuickWriter
from tesselle.server.tasks import Tasks

LANES = 4  # PostgreSQL: commits under way at once

EVENTS: Table = schema.Base.metadata.tables[schema.Event.__tablename__]
OWED: Table = schema.Base.metadata.tables[schema.Owed.__tablename__]


class Writer:
    """The one place where events are written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._quick = QuickWriter(database) if database.embedded else None
        self._waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        lanes = 1 if database.embedded else LANES
        self._lanes = Tasks()
        for _ in range(lanes):
            self._lanes.begin(self._work())

    async def append(self, append: Append) -> None:
        """Return when the event is on disk; raise Taken when another one came first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, done))
        await done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self._waiting.join()
        await self._lanes.close()
        if self._quick:
            self._quick.close()

    async def _work(self) -> None:
        while True:
            waiting = await batch(self._waiting)
            try:
                await self._settle(waiting)
            finally:
                for _ in waiting:
                    self._waiting.task_done()

    async def _settle(self, waiting: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            metrics.COMMIT_SIZE.observe(len(waiting))
            with metrics.COMMIT_S.time():
                written = await self._commit([append for append, _ in waiting])
        except Exception as error:
            if len(waiting) == 1:
                _answer(waiting[0][1], error)
                return
            for each in waiting:  # one of them is to blame: the others must not suffer
                await self._settle([each])
            return
        for append, done in waiting:
            _answer(done, None if append.key in written else Taken())

    async def _commit(self, appends: Sequence[Append]) -> set[Key]:
        """Write all that can be written; give the keys of what was."""
        if self._quick and all(each.plain for each in appends):
            await self._quick.commit(appends)
            return {each.key for each in appends}
        # In one order everywhere, or two processes could wait for each other.
        ordered = sorted(appends, key=lambda append: append.key)
        async with self._database.writing() as session:
            columns = (EVENTS.c.match_id, EVENTS.c.seq, EVENTS.c.seat, EVENTS.c.client_id)
            statement = insert(session, EVENTS).on_conflict_do_nothing().returning(*columns)
            rows = [each.row for each in ordered]
            found = await session.connection()
            written = {
                (row.match_id, row.seq, row.seat, row.client_id)
                for row in await found.execute(statement, rows)
            }
            await _follow_up(session, [each for each in ordered if each.key in written])
        return written


async def _follow_up(session: AsyncSession, appends: Sequence[Append]) -> None:
    owing = [{"match_id": each.match_id, **vars(each.owed)} for each in appends if each.owed]
    if owing:
        new = insert(session, OWED)
        changes = {"holder": new.excluded.holder, "until_ms": new.excluded.until_ms}
        await session.execute(
            new.on_conflict_do_update(index_elements=["match_id"], set_=changes), owing
        )
    settled = [each.match_id for each in appends if each.settles and not each.owed]
    if settled:
        await session.execute(delete(OWED).where(OWED.c.match_id.in_(settled)))
    for each in appends:
        if each.result is not None:
            await session.execute(
                update(schema.Match)
                .where(schema.Match.id == each.match_id)
                .values(ended_ms=each.fact.at_ms, result=each.result)
            )
        if each.unrated:
            await session.execute(
                update(schema.Match).where(schema.Match.id == each.match_id).values(rated=False)
            )
        if each.timed:
            await _set_timer(session, each.match_id, each.due_ms)


async def _set_timer(session: AsyncSession, match_id: str, due_ms: int | None) -> None:
    if due_ms is None:
        await session.execute(delete(schema.Timer).where(schema.Timer.match_id == match_id))
        return
    new = insert(session, schema.Timer).values(match_id=match_id, due_ms=due_ms)
    changes = {"due_ms": new.excluded.due_ms}
    await session.execute(new.on_conflict_do_update(index_elements=["match_id"], set_=changes))


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # whoever waited has gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
