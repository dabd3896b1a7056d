"""People whom an operator let in no more."""

import sqlalchemy as sa
from alembic import op

revision = "0004_disabled"
down_revision = "0003_people"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note since when somebody is disabled."""
    op.add_column("players", sa.Column("disabled_ms", sa.BigInteger(), nullable=True))
