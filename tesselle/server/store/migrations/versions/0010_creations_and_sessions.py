"""What was created under a key of its sender's own, and who is signed in where."""

import sqlalchemy as sa
from alembic import op

revision = "0010_creations_and_sessions"
down_revision = "0009_profiles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep both; sessions of before are noted when they are next used."""
    op.create_table(
        "creations",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("asked", sa.String(64), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_creations_player_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_creations")),
    )
    op.create_index("ix_creations_player_id", "creations", ["player_id"])
    op.create_index("ix_creations_at_ms", "creations", ["at_ms"])
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("system", sa.String(64), nullable=False),
        sa.Column("begun_ms", sa.BigInteger(), nullable=False),
        sa.Column("seen_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_sessions_player_id")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sessions")),
        sa.UniqueConstraint("id", name=op.f("uq_sessions_id")),
    )
    op.create_index("ix_sessions_player_id", "sessions", ["player_id"])
