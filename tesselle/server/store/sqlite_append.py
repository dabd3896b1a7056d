"""Appends plain moves to SQLite in one step of one thread.

SQLAlchemy's way takes five trips to another thread for each commit, and half a
millisecond besides; at hundreds of moves a second that was most of the writing.
Only what is nothing but an event goes this way.

A whole batch is one statement over one JSON text, and that its own transaction.
After each statement a thread has to get Python's lock back from the event loop:
with a statement for each move both waited for each other most of the time.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import orjson

from tesselle.server.store.append import Append, Taken
from tesselle.server.store.database import Database, prepare
from tesselle.server.store.outage import outages

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


class SqliteAppender:
    """A connection to the SQLite file, in a thread of its own."""

    def __init__(self, database: Database) -> None:
        self._turn = database.turn
        self._file = database.engine.url.database or ""
        self._thread = ThreadPoolExecutor(1, "append")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, appends: Sequence[Append]) -> None:
        """Write all of them, or none and raise Taken if a number or a client id is."""
        loop = asyncio.get_running_loop()
        with outages():
            async with self._turn:
                await loop.run_in_executor(self._thread, self._write, appends)

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
