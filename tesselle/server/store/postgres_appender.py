"""Appends plain moves to PostgreSQL, each batch by one statement that is its own transaction.

SQLAlchemy's way costs seven times the processor time: a check whether the connection lives, a
transaction's begin and end, a statement made anew.
"""

from collections.abc import Sequence
from typing import Any

import asyncpg
import orjson
from sqlalchemy.ext.asyncio import AsyncEngine

from tesselle.server.store.append import Append
from tesselle.server.store.database import ANSWER_S, CONNECT_S
from tesselle.server.store.outage import check_outage

INSERT = """
INSERT INTO events (match_id, seq, kind, seat, move, client_id, at_ms, data)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[],
                     $7::bigint[], $8::json[])
ON CONFLICT DO NOTHING
RETURNING match_id, seq, seat, client_id
"""
UNDECIDED = ("08", "57")  # SQLSTATEs that begin so may follow a commit; after others nothing is


class PostgresAppender:
    """Appends batches, over as many connections as there are batches at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        _, self._address = engine.dialect.create_connect_args(engine.url)
        self._idle: list[Any] = []  # connections; asyncpg has no types

    async def write(self, appends: Sequence[Append]) -> set[tuple[str, int, int, str]]:
        """Write what nobody else wrote before; return the keys of what was written."""
        connection = await self._connection()
        rows = [(each.match_id, *each.event[:-1], _json(each)) for each in appends]
        try:
            found = await connection.fetch(INSERT, *map(list, zip(*rows, strict=True)))
        except BaseException as error:
            connection.terminate()
            if isinstance(error, Exception):
                check_outage(error, unknown=_undecided(error))
            raise
        self._idle.append(connection)
        return {tuple(row) for row in found}

    def close(self) -> None:
        """Give the connections back."""
        for connection in self._idle:
            connection.terminate()

    async def _connection(self) -> Any:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        try:
            return await asyncpg.connect(
                **self._address, timeout=CONNECT_S, command_timeout=ANSWER_S
            )
        except Exception as error:
            check_outage(error)
            raise


def _json(append: Append) -> str:
    """Return an event's data; without any it is JSON's null, as SQLAlchemy writes it."""
    return orjson.dumps(append.event.data).decode()


def _undecided(error: Exception) -> bool:
    """Tell whether the events may be written all the same."""
    state = getattr(error, "sqlstate", None)
    return state is None or str(state).startswith(UNDECIDED)
