"""Appends events so that many matches share one commit.

A commit costs a disk sync, whether it holds one event or a hundred.  Whatever
arrives while a commit is under way goes into the next one.  The primary key
(match, seq) decides who comes first; whoever comes second is told so, and the
others of the same batch are none the worse.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeAlias, TypeVar

import orjson
from sqlalchemy import Table, delete, update
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.errors import Unavailable
from tesselle.server.plumbing import metrics
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.store import leases, schema
from tesselle.server.store.append import Append, Taken
from tesselle.server.store.database import Database, insert, prepare
from tesselle.server.store.outage import check_outage
from tesselle.server.store.postgres_appender import PostgresAppender

LANES = 4  # PostgreSQL: commits under way at once
LARGEST = 256  # events in one commit

Key: TypeAlias = tuple[str, int, int, str]  # match, number, seat and client id of an event

T = TypeVar("T")

log = logging.getLogger(__name__)

EVENTS: Table = schema.Base.metadata.tables[schema.Event.__tablename__]
OWED: Table = schema.Base.metadata.tables[schema.Owed.__tablename__]

# A batch is a list of rows: of each a match and the fields of a StoredEvent.  Data without anything
# in it is JSON's null, as SQLAlchemy writes it.
INSERT = """
INSERT INTO events (match_id, seq, kind, seat, move, client_id, at_ms, data)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]'), coalesce(json_extract(value, '$[7]'), 'null')
FROM json_each(?)
"""
TAKEN = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")


class Waiting(NamedTuple):
    """An event to be written, what to do then, and who waits for that."""

    append: Append
    then: Callable[[], Any]
    done: asyncio.Future[Any]

    def written(self) -> None:
        """Do what is to be done, also if whoever waited has gone."""
        try:
            found = self.then()
        except Exception as error:
            log.exception("failed after an event of match %s was written", self.append.match_id)
            self.failed(error)
        else:
            if not self.done.done():
                self.done.set_result(found)

    def failed(self, error: Exception) -> None:
        """Tell whoever still waits."""
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """The one place where events are written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._quick: SqliteAppender | PostgresAppender = (
            SqliteAppender(database) if database.embedded else PostgresAppender(database.engine)
        )
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        lanes = 1 if database.embedded else LANES
        self._lanes = Tasks()
        for _ in range(lanes):
            self._lanes.begin(self._work())

    async def append(self, append: Append, then: Callable[[], T]) -> T:
        """Write an event, call ``then`` and return what it gives, or raise Taken.

        A caller that goes away meanwhile changes nothing: what is on disk is told.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Waiting(append, then, done))
        return await done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self._waiting.join()
        await self._lanes.close()
        self._quick.close()

    async def _work(self) -> None:
        while True:
            waiting = [await self._waiting.get()]
            while len(waiting) < LARGEST and not self._waiting.empty():
                waiting.append(self._waiting.get_nowait())
            try:
                await self._settle(waiting)
            finally:
                for _ in waiting:
                    self._waiting.task_done()

    async def _settle(self, waiting: list[Waiting]) -> None:
        try:
            metrics.COMMIT_SIZE.observe(len(waiting))
            with metrics.COMMIT_S.time():
                taken = await self._commit([each.append for each in waiting])
        except Unavailable as error:  # nobody is to blame; each may send its own again
            for each in waiting:
                each.failed(error)
            return
        except Exception as error:
            if len(waiting) == 1:
                waiting[0].failed(error)
                return
            for each in waiting:  # one of them is to blame: the others must not suffer
                await self._settle([each])
            return
        for each in waiting:
            if taken and _key(each.append) in taken:
                each.failed(Taken())
            else:
                each.written()

    async def _commit(self, appends: Sequence[Append]) -> set[Key]:
        """Write all that can be written; return the keys of what was not, for others came first."""
        plain = all(map(_plain, appends))
        if plain and isinstance(self._quick, SqliteAppender):
            await self._quick.commit(appends)
            return set()
        # In one order everywhere, or two processes could wait for each other.
        ordered = sorted(appends, key=_key)
        if plain and isinstance(self._quick, PostgresAppender):
            return set(map(_key, appends)) - await self._quick.write(ordered)
        async with self._database.writing() as session:
            columns = (EVENTS.c.match_id, EVENTS.c.seq, EVENTS.c.seat, EVENTS.c.client_id)
            statement = insert(session, EVENTS).on_conflict_do_nothing().returning(*columns)
            rows = [{"match_id": each.match_id, **each.event._asdict()} for each in ordered]
            found = await session.connection()
            written = {
                (row.match_id, row.seq, row.seat, row.client_id)
                for row in await found.execute(statement, rows)
            }
            await _follow_up(session, [each for each in ordered if _key(each) in written])
        return set(map(_key, appends)) - written


class SqliteAppender:
    """Appends plain moves to SQLite, over a connection in a thread of its own.

    SQLAlchemy's way takes five trips to another thread for each commit, and half a
    millisecond besides; at hundreds of moves a second that was most of the writing.

    A whole batch is one statement over one JSON text, and that its own transaction.
    After each statement a thread has to get Python's lock back from the event loop:
    with a statement for each move both waited for each other most of the time.
    """

    def __init__(self, database: Database) -> None:
        self._turn = database.turn
        self._file = database.engine.url.database or ""
        self._thread = ThreadPoolExecutor(1, "append")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, appends: Sequence[Append]) -> None:
        """Write all of them, or none and raise Taken if a number or a client id is."""
        loop = asyncio.get_running_loop()
        try:
            async with self._turn:
                await loop.run_in_executor(self._thread, self._write, appends)
        except sqlite3.Error as error:
            check_outage(error)
            raise

    def close(self) -> None:
        """Give the connection back."""
        if self._connection:
            self._thread.submit(self._connection.close)
        self._thread.shutdown()

    def _write(self, appends: Sequence[Append]) -> None:
        if self._connection is None:
            connection = sqlite3.connect(self._file)
            prepare(connection)
            self._connection = connection
        rows = orjson.dumps([(each.match_id, *each.event) for each in appends]).decode()
        try:
            self._connection.execute(INSERT, (rows,))
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorname in TAKEN:
                raise Taken from error
            raise


def _key(append: Append) -> Key:
    """Return what tells an event from all others."""
    event = append.event
    return append.match_id, event.seq, event.seat, event.client_id


def _plain(append: Append) -> bool:
    """Tell whether nothing but the event is to be written."""
    more = append.owed or append.settles or append.unrated or append.timed
    return not more and append.result is None and append.due_ms is None


async def _follow_up(session: AsyncSession, appends: Sequence[Append]) -> None:
    owing = [{"match_id": each.match_id, **each.owed._asdict()} for each in appends if each.owed]
    settled = [each.match_id for each in appends if each.settles and not each.owed]
    if settled and len(settled) + len(owing) > 1:
        changing = [*settled, *(row["match_id"] for row in owing)]
        await leases.locked(session, OWED.c.match_id.in_(changing))
    if owing:
        new = insert(session, OWED)
        changes = {"holder": new.excluded.holder, "until_ms": new.excluded.until_ms}
        await session.execute(
            new.on_conflict_do_update(index_elements=["match_id"], set_=changes), owing
        )
    if settled:
        await session.execute(delete(OWED).where(OWED.c.match_id.in_(settled)))
    for each in appends:
        if each.result is not None:
            await session.execute(
                update(schema.Match)
                .where(schema.Match.id == each.match_id)
                .values(ended_ms=each.event.at_ms, result=each.result)
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
