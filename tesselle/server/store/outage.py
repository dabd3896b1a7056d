"""When the database is away, full or locked: told as such, so that it can be tried again."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from tesselle.server.errors import Unavailable

log = logging.getLogger(__name__)

SQLITE = {  # primary result codes
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}
POSTGRESQL = (  # SQLSTATEs, or how they begin
    "08",  # the connection broke
    "25006",  # read only: another server is the first one now
    "25P03",  # we said nothing for too long within a transaction
    "53",  # no disk, no memory, no connection left
    "55P03",  # locked
    "57",  # stopped, starting, cancelled
    "58",  # the system beneath failed
)


@contextmanager
def outages(*, unknown: bool = False) -> Iterator[None]:
    """Raise Unavailable in place of the many errors that mean it.

    ``unknown`` says that what was asked may be done all the same.
    """
    try:
        yield
    except Exception as error:
        check_outage(error, unknown=unknown)
        raise


def check_outage(error: Exception, *, unknown: bool = False) -> None:
    """Raise Unavailable if that is what an error means."""
    reason = _reason(error)
    if reason is not None:
        log.warning("the database does not answer: %s", reason)
        raise Unavailable(unknown=unknown) from error


def _reason(error: Exception) -> str | None:
    """Return what keeps the database from answering; none if that is not the matter."""
    cause = (error.orig if isinstance(error, exc.DBAPIError) else None) or error
    code: int | None = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return str(cause) if code & 0xFF in SQLITE else None
    state = str(getattr(cause, "sqlstate", None) or "")
    if state.startswith(POSTGRESQL):
        return state
    broken = isinstance(error, exc.DBAPIError) and error.connection_invalidated
    if broken or isinstance(error, (OSError, exc.TimeoutError)):  # the latter: all are in use
        return type(cause).__name__
    return None
