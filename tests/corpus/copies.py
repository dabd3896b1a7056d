"""Databases of version 0.1, copied to where a server of today finds them."""

import asyncio
import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
from sqlalchemy import make_url

from tesselle.server.settings import Settings
from tests.corpus import shelf
from tests.server.backends import backend
from tests.server.serving import Body


@contextmanager
def copied(kind: str, folder: Path) -> Iterator[tuple[Settings, Body]]:
    """Copy a database; give the settings of its server, and who is in it."""
    content = gzip.decompress(shelf.DATABASES[kind].read_bytes())
    with backend(kind, folder) as chosen:
        settings = chosen.model_copy(update={"secret": None})  # it lies in the database
        url = make_url(settings.database)
        if settings.embedded:
            Path(str(url.database)).write_bytes(content)
        else:
            plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
            asyncio.run(_execute(plain, content.decode()))
        yield settings, json.loads(shelf.PEOPLE[kind].read_text("utf-8"))


async def _execute(url: str, statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statements)
    finally:
        await connection.close()
