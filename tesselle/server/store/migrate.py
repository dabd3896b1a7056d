"""Brings a database to the newest form; called at every start."""

import re
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from tesselle.server.store.database import Database

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x7E55E11E  # PostgreSQL: any number that nobody else locks
REVISION = re.compile(r"^(revision|down_revision)\b[^=\n]*=(.*)$", re.MULTILINE)
NAME = re.compile(r'"(\w+)"')  # a merge builds upon several


async def migrate(database: Database) -> None:
    """Upgrade in one transaction; of several processes one does it, the others wait."""
    async with database.writing() as session:
        await (await session.connection()).run_sync(_upgrade)


def newest() -> set[str]:
    """Give the revisions that no other builds upon."""
    texts = [path.read_text("utf-8") for path in (SCRIPTS / "versions").glob("*.py")]
    found = [
        (word, name)
        for text in texts
        for word, names in REVISION.findall(text)
        for name in NAME.findall(names)
    ]
    below = {name for word, name in found if word == "down_revision"}
    return {name for word, name in found if word == "revision"} - below


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if _revisions(connection) == newest():
        return
    # Late: most starts have nothing to upgrade, and Alembic costs time to import.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")  # refuses if two build upon one: which comes first?


def _revisions(connection: Connection) -> set[str]:
    if not inspect(connection).has_table("alembic_version"):
        return set()
    return set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())
