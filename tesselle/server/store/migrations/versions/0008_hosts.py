"""Tables by their host, to count what one person has open."""

from alembic import op

revision = "0008_hosts"
down_revision = "0007_session_ends"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Index them."""
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
