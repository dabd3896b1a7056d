"""The server's own secrets, the same for every process on one database."""

import secrets

from tesselle.server.store.database import Database, insert
from tesselle.server.store.schema import Secret


async def kept_secret(database: Database, name: str) -> str:
    """Return the secret of this name; the first time it is drawn."""
    async with database.reading() as session:
        found = await session.get(Secret, name)
    if found:
        return found.value
    async with database.writing() as session:  # of two processes, the first one's stays
        drawn = insert(session, Secret).values(name=name, value=secrets.token_hex(32))
        await session.execute(drawn.on_conflict_do_nothing())
    async with database.reading() as session:
        return (await session.get_one(Secret, name)).value
