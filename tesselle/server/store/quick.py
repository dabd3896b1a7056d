"""Appends plain moves to SQLite in one step of one thread.

SQLAlchemy's way takes five trips to another thread for each commit, and half a
millisecond besides; at hundreds of moves a second that was most of the writing.
Only what is nothing but an event goes this way.
"""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeAlias

from tesselle.server.store.database import Database, prepare

if TYPE_CHECKING:
    from tesselle.server.store.writer import Append

Key: TypeAlias = tuple[str, int, int, str]

INSERT = """
INSERT INTO events (match_id, seq, kind, seat, move, client_id, at_ms, data)
VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
SETTLE = "DELETE FROM owed WHERE match_id = ?"  # no bot is to move after a plain event


class QuickWriter:
    """A connection to the SQLite file, in a thread of its own."""

    def __init__(self, database: Database) -> None:
        self._turn = database.turn
        self._file = database.engine.url.database or ""
        self._thread = ThreadPoolExecutor(1, "append")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, appends: Sequence["Append"]) -> set[Key]:
        """Write all that can be written; give the keys of what was."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            return await loop.run_in_executor(self._thread, self._write, appends)

    def close(self) -> None:
        """Give the connection back."""
        if self._connection:
            self._thread.submit(self._connection.close)
        self._thread.shutdown()

    def _write(self, appends: Sequence["Append"]) -> set[Key]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file)
            prepare(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            written = {each.key for each in appends if _inserted(connection, each)}
            connection.executemany(SETTLE, {(key[0],) for key in written})
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        return written


def _inserted(connection: sqlite3.Connection, append: "Append") -> bool:
    fact = append.fact
    row = (
        append.match_id,
        fact.seq,
        fact.kind,
        fact.seat,
        fact.move,
        fact.client_id,
        fact.at_ms,
        json.dumps(fact.data),
    )
    return connection.execute(INSERT, row).rowcount == 1
