"""People who share one screen."""

import sqlalchemy as sa
from alembic import op

revision = "0005_companions"
down_revision = "0004_disabled"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note at whose screen somebody sits."""
    op.add_column("players", sa.Column("owner_id", sa.String(length=32), nullable=True))
    op.create_index("ix_players_owner_id", "players", ["owner_id"])
