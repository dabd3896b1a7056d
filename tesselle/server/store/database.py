"""The door to the database, the same for SQLite and PostgreSQL.

SQLite runs in WAL mode with full sync: what was committed survives a power cut.
It admits one writer at a time, so writers queue here, in order, instead of
polling its lock.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

SQLITE_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=30000",  # another process, say a backup, may hold the lock
)
WRITES = "tesselle_writes"  # execution option: take SQLite's write lock at once
CONNECTIONS = 10
INSERTS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Database:
    """Sessions to read, and sessions to write and commit."""

    def __init__(self, url: str) -> None:
        self.embedded = make_url(url).get_backend_name() == "sqlite"
        self.engine = _engine(url, embedded=self.embedded)
        self._writers = self.engine.execution_options(**{WRITES: True})
        self.turn = asyncio.Lock() if self.embedded else nullcontext()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Open a session that sees one moment and changes nothing."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Open a session that commits at the end, or leaves no trace."""
        async with (
            self.turn,
            AsyncSession(self._writers, expire_on_commit=False) as session,
            session.begin(),
        ):
            yield session

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()


def insert(session: AsyncSession, into: Any) -> Any:
    """Begin an INSERT that may say what happens on a conflict, which is no standard SQL."""
    return INSERTS[session.get_bind().dialect.name](into)


def _engine(url: str, *, embedded: bool) -> AsyncEngine:
    if not embedded:
        return create_async_engine(
            url, pool_size=CONNECTIONS, pool_pre_ping=True, hide_parameters=True
        )
    file = make_url(url).database
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, hide_parameters=True)  # an error's words must not hold rows
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
