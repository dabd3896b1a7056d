"""The door to the database, the same for SQLite and PostgreSQL.

SQLite runs in WAL mode with full sync: what was committed survives a power cut.
It admits one writer at a time, so writers queue here, in order, instead of
polling its lock.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from tesselle.server.plumbing.now import now_ms
from tesselle.server.store.outage import outages
from tesselle.server.store.schema import Beat

SQLITE_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",  # another program may hold the lock for a while
)
WRITES = "tesselle_writes"  # execution option: take SQLite's write lock at once
CONNECTIONS = 10
FREE_S = 10.0  # for one of them to be free
CONNECT_S = 5.0  # PostgreSQL: to come to a new connection
ANSWER_S = 10.0  # PostgreSQL: for a statement, after which a silent line is taken for dead
FRESH_S = 1.0  # a database that took a write so lately is taken to take another
INSERTS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Database:
    """Sessions to read, and sessions to write and commit."""

    def __init__(self, url: str, answer_s: float | None = ANSWER_S) -> None:
        self.embedded = make_url(url).get_backend_name() == "sqlite"
        self.engine = _engine(url, embedded=self.embedded, answer_s=answer_s)
        self._writers = self.engine.execution_options(**{WRITES: True})
        self.turn = asyncio.Lock() if self.embedded else nullcontext()
        self._checked_s = -FRESH_S  # when it was last seen to take writes

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Open a session that sees one moment and changes nothing."""
        with outages():
            async with AsyncSession(self.engine, expire_on_commit=False) as session:
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Open a session that commits at the end, or leaves no trace."""
        with outages():
            async with self.turn, AsyncSession(self._writers, expire_on_commit=False) as session:
                yield session
                await session.flush()
                # A file knows whether it was written; what is far away may not come to say so.
                with outages(unknown=not self.embedded):
                    await session.commit()

    async def check_writes(self) -> None:
        """Write a little, or raise Unavailable; whoever asks again at once costs nothing."""
        if time.monotonic() - self._checked_s < FRESH_S:
            return
        async with self.writing() as session:
            beat = insert(session, Beat).values(name="writes", at_ms=now_ms())
            changes = {"at_ms": beat.excluded.at_ms}
            await session.execute(beat.on_conflict_do_update(index_elements=["name"], set_=changes))
        self._checked_s = time.monotonic()

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()


def insert(session: AsyncSession, into: Any) -> Any:
    """Begin an INSERT that may say what happens on a conflict, which is no standard SQL."""
    return INSERTS[session.get_bind().dialect.name](into)


def _engine(url: str, *, embedded: bool, answer_s: float | None) -> AsyncEngine:
    if not embedded:
        # Whoever stops within a transaction, or is cut off, holds up others no longer than this.
        longest_ms = str(int((answer_s or 0) * 1000))  # 0: for ever
        patience = {
            "timeout": CONNECT_S,
            "command_timeout": answer_s,
            "server_settings": {"idle_in_transaction_session_timeout": longest_ms},
        }
        return create_async_engine(
            url,
            pool_size=CONNECTIONS,
            pool_timeout=FREE_S,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=patience,
        )
    file = make_url(url).database
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        url,
        pool_size=CONNECTIONS,
        pool_timeout=FREE_S,
        max_overflow=0,  # a connection is a thread: as many as read at once, and none come and go
        hide_parameters=True,  # an error's words must not hold rows
    )
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def prepare(connection: Any, _record: Any = None) -> None:
    """Make a new connection to SQLite safe and leave its transactions to us."""
    connection.isolation_level = None  # `_begin` opens transactions, not the driver
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    # A reader that turns writer may be refused: a writer says so from the start.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
