"""Brings a database to the newest form; called at every start."""

from pathlib import Path

from sqlalchemy import Connection, text

from tesselle.server.store.database import Database

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x7E55E11E  # PostgreSQL: any number that nobody else locks


async def migrate(database: Database) -> None:
    """Upgrade in one transaction; of several processes one does it, the others wait."""
    url = database.engine.url.render_as_string(hide_password=False)
    patient = Database(url, answer_s=None)  # a large table takes its time
    try:
        async with patient.writing() as session:
            await (await session.connection()).run_sync(_upgrade)
    finally:
        await patient.close()


def newest() -> set[str]:
    """Return the revisions that no other builds upon."""
    from alembic.script import ScriptDirectory  # late: only a server that starts needs it

    return set(ScriptDirectory(str(SCRIPTS)).get_heads())


def _upgrade(connection: Connection) -> None:
    from alembic import command  # late, as above
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if set(MigrationContext.configure(connection).get_current_heads()) == newest():
        return
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")  # refuses if two build upon one: which comes first?
