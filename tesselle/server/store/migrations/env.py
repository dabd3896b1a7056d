"""How Alembic runs here: on the connection it is handed, inside its transaction."""

from alembic import context

from tesselle.server.store.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    transactional_ddl=True,  # SQLite can, although Alembic does not assume it
    render_as_batch=True,  # SQLite alters a table by copying it
)
context.run_migrations()
