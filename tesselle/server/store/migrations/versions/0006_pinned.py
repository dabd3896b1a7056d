"""What a match was begun with that lies outside of it, such as a deck."""

import sqlalchemy as sa
from alembic import op

revision = "0006_pinned"
down_revision = "0005_companions"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note it with every match; those that began before have none."""
    op.add_column("matches", sa.Column("pinned", sa.JSON(), nullable=True))
