"""The databases the server is tested on: a SQLite file, and PostgreSQL with Redis.

Where the latter are is said by ``TESSELLE_TEST_POSTGRES`` and
``TESSELLE_TEST_REDIS``; each run has a database and a channel of its own.
"""

import asyncio
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from redis import Redis
from redis.exceptions import RedisError
from sqlalchemy import make_url

from tesselle.server.plumbing.ids import new_id
from tesselle.server.settings import Settings

POSTGRES = os.environ.get("TESSELLE_TEST_POSTGRES", "postgresql://127.0.0.1:5432/test")
REDIS = os.environ.get("TESSELLE_TEST_REDIS", "redis://127.0.0.1:6379/0")
SQLITE = "sqlite"
SHARED = "postgresql"
BACKENDS = (SQLITE, SHARED)
SIGNED = "a secret for tests alone"
# Tests are many people at one address, and quick; some have very much open at once.
UNPACED = {"rate_person": "", "rate_address": "", "rate_entry": ""}
UNCOUNTED = {"most_tables": 0, "most_matches": 0, "most_bot_matches": 0, "most_connections": 0}
QUIET: dict[str, Any] = {"thinkers": 1, "secret": SIGNED, **UNPACED, **UNCOUNTED}


@contextmanager
def backend(kind: str, folder: Path) -> Iterator[Settings]:
    """Give the settings of a server on a database that nobody else uses."""
    if kind == SQLITE:
        yield settings(database=f"sqlite+aiosqlite:///{folder / 'server.db'}")
        return
    name = f"tesselle_test_{new_id()}"
    _need_services()
    _administer(f"CREATE DATABASE {name}")
    try:
        url = make_url(POSTGRES).set(drivername="postgresql+asyncpg", database=name)
        database = url.render_as_string(hide_password=False)
        yield settings(database=database, redis=REDIS, redis_prefix=name)
    finally:
        _administer(f"DROP DATABASE {name} WITH (FORCE)")


def settings(**chosen: Any) -> Settings:
    return Settings(**{**QUIET, **chosen})


def need(tool: str) -> str:
    """Give where a program of PostgreSQL or Redis is; skip where it is not installed."""
    found = shutil.which(tool)
    if found is None:
        pytest.skip(f"{tool} is not installed")
    return found


def need_redis() -> None:
    """Skip where Redis is missing; on CI that is a failure."""
    try:
        Redis.from_url(REDIS).ping()
    except (OSError, RedisError) as error:
        _missing(f"no Redis at {REDIS}: {error}")


def _need_services() -> None:
    """Skip where PostgreSQL or Redis is missing; on CI that is a failure."""
    need_redis()
    try:
        _administer("SELECT 1")
    except (OSError, asyncpg.PostgresError) as error:
        _missing(f"no PostgreSQL at {POSTGRES}: {error}")


def _missing(reason: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def _administer(statement: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(POSTGRES)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())
