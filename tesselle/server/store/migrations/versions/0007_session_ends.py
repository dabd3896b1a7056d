"""Sessions that ended, for every process to find, told or not."""

import sqlalchemy as sa
from alembic import op

revision = "0007_session_ends"
down_revision = "0006_pinned"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note them in order."""
    op.create_table(
        "session_ends",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(64), nullable=True),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_session_ends_player_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session_ends")),
        sa.UniqueConstraint("digest", name=op.f("uq_session_ends_digest")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_session_ends_player_id", "session_ends", ["player_id"])
    op.create_index("ix_session_ends_at_ms", "session_ends", ["at_ms"])
