"""Copies of a SQLite database by the clock, and back: taken while it is in use, checked, rotated.

A copy is of one moment, and nobody waits for it: SQLite lets writers go on meanwhile.
"""

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import make_url

from tesselle.engine.errors import TesselleError
from tesselle.engine.say import Say
from tesselle.server.plumbing import metrics
from tesselle.server.plumbing.tasks import Tasks

NAMED = "tesselle-%Y-%m-%dT%H-%M-%SZ.db"  # by the moment of the copy
OURS = "tesselle-????-??-??T??-??-??Z.db"  # no other files of the folder are looked at
PART = ".part"  # ends the name of a copy that is not whole or not checked yet
LOOK_S = 60.0  # between two looks whether it is time


class BadCopy(TesselleError):
    """A copy cannot be taken, or cannot be trusted."""


class Backups:
    """Copies the database into a folder whenever the newest copy there is old enough."""

    def __init__(
        self,
        url: str,
        folder: Path,
        every_s: float,
        keep: int,
        clock_s: Callable[[], float] = time.time,
    ) -> None:
        self._url = url
        self._folder = folder
        self._every_s = every_s
        self._keep = keep
        self._clock_s = clock_s
        metrics.BACKUP_EVERY_S.set(every_s)
        self._tasks = Tasks()
        self._tasks.repeat(self._look, min(LOOK_S, every_s), "backing up")

    async def close(self) -> None:
        """Take no more; a copy under way is left unfinished, under another name."""
        await self._tasks.close()

    async def _look(self) -> None:
        try:
            await asyncio.to_thread(self._back_up_if_due)
        except Exception:
            metrics.ERRORS.labels("backup").inc()
            raise

    def _back_up_if_due(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        newest = max((_taken_s(copy) for copy in self._copies()), default=0.0)
        if self._clock_s() - newest >= self._every_s:
            now = datetime.fromtimestamp(self._clock_s(), UTC)
            target = self._folder / now.strftime(NAMED)
            part = target.with_name(target.name + PART)
            part.unlink(missing_ok=True)  # of a server that was stopped meanwhile
            back_up(self._url, part)
            part.rename(target)
            newest = _taken_s(target)
        metrics.BACKUP_TIME.set(newest)
        for old in self._copies()[: -self._keep]:
            old.unlink()

    def _copies(self) -> list[Path]:
        """Return the copies there are, oldest first."""
        return sorted(self._folder.glob(OURS))


def back_up(url: str, target: Path) -> None:
    """Copy a SQLite database while it is in use; check the copy, and see it on the disk."""
    file = _file(url)
    if not file.is_file():
        raise BadCopy(Say(f"no such database: {file}", f"cette base n'existe pas : {file}"))
    if target.exists():
        raise BadCopy(
            Say(f"expected a new file, got {target}", f"il faut un nouveau fichier : {target}")
        )
    source, copy = sqlite3.connect(file), sqlite3.connect(target)
    try:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    finally:
        copy.close()
        source.close()
    check(target)
    _synced(target)


def check(copy: Path) -> None:
    """Refuse a file that is no sound database of ours."""
    try:
        database = sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)
        try:
            (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
            database.execute("SELECT version_num FROM alembic_version").fetchone()
        finally:
            database.close()
    except sqlite3.Error as error:
        found = str(error)
    if found != "ok":
        raise BadCopy(
            Say(f"expected a sound copy, {copy}: {found}", f"copie à rejeter, {copy} : {found}")
        )


def restore(url: str, copy: Path) -> Path | None:
    """Put a copy where the server looks for its database; return where the old one lies now.

    The server must have been stopped: a database in use is refused.
    """
    check(copy)
    file = _file(url)
    fresh = file.with_name(file.name + PART)
    file.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(copy, fresh)
    _synced(fresh)
    old = None
    if file.exists():
        _fold_in(file)
        old = file.with_name(f"{file.name}.{datetime.now(UTC):%Y-%m-%dT%H-%M-%SZ}")
        file.rename(old)
    fresh.rename(file)
    return old


def _fold_in(file: Path) -> None:
    """Bring what lies beside a database into it, which works only while nobody uses it."""
    try:
        database = sqlite3.connect(file, timeout=0)
        try:
            database.execute("PRAGMA journal_mode=DELETE")
        finally:
            database.close()
    except sqlite3.OperationalError as error:
        raise BadCopy(
            Say(
                f"{file} is in use: stop the server first",
                f"{file} est en service : arrêtez d'abord le serveur",
            )
        ) from error
    except sqlite3.DatabaseError:  # damaged: that is why it is replaced
        for beside in ("-wal", "-shm"):
            file.with_name(file.name + beside).unlink(missing_ok=True)


def _file(url: str) -> Path:
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        raise BadCopy(
            Say(
                "expected a SQLite database; for PostgreSQL there are pg_dump and pg_restore",
                "il faut une base SQLite ; pour PostgreSQL il y a pg_dump et pg_restore",
            )
        )
    return Path(place.database or "")


def _taken_s(copy: Path) -> float:
    return datetime.strptime(copy.name, NAMED).replace(tzinfo=UTC).timestamp()


def _synced(file: Path) -> None:
    with file.open("rb+") as whole:
        os.fsync(whole.fileno())
