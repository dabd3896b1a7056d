"""Clocks, ratings, chat, muting and rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0002_table"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the terms of a table, what is rated, and what clocks and conversation need."""
    op.add_column("tables", sa.Column("terms", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column(
        "matches", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "timers",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("due_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_timers_match_id"),
        sa.PrimaryKeyConstraint("match_id", name="pk_timers"),
    )
    op.create_index("ix_timers_due_ms", "timers", ["due_ms"])
    op.create_table(
        "beats",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_beats"),
    )
    op.create_table(
        "pauses",
        sa.Column("from_ms", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("to_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("from_ms", name="pk_pauses"),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("place", sa.String(length=32), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_chats_player_id"),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
    )
    op.create_index("ix_chats_place", "chats", ["place", "id"])
    op.create_index("ix_chats_player_id", "chats", ["player_id"])
    op.create_table(
        "mutes",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("muted_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_mutes_player_id"),
        sa.ForeignKeyConstraint(["muted_id"], ["players.id"], name="fk_mutes_muted_id"),
        sa.PrimaryKeyConstraint("player_id", "muted_id", name="pk_mutes"),
    )
    op.create_table(
        "rematches",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_rematches_match_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_rematches_player_id"),
        sa.PrimaryKeyConstraint("match_id", "player_id", name="pk_rematches"),
    )
