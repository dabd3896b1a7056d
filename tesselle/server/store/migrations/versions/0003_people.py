"""Accounts, tokens, outcomes, ratings, reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0003_people"
down_revision = "0002_table"
branch_labels = None
depends_on = None

PLAYER = sa.String(length=32)
MATCH = sa.String(length=32)
GAME = sa.String(length=64)
WORD = sa.String(length=16)


def upgrade() -> None:
    """Create the tables; the matches that exist are counted, but not rated."""
    for name in ("rated", "hints"):
        op.add_column(
            "tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    _people()
    _outcomes()
    _thoughts()
    op.execute("INSERT INTO unsettled (match_id) SELECT id FROM matches")


def _people() -> None:
    op.create_table(
        "accounts",
        sa.Column("player_id", PLAYER, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("password", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_accounts_player_id"),
        sa.PrimaryKeyConstraint("player_id", name="pk_accounts"),
        sa.UniqueConstraint("key", name="uq_accounts_key"),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player_id", PLAYER, nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tokens_player_id"),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("digest", name="uq_tokens_digest"),
    )
    op.create_index("ix_tokens_player_id", "tokens", ["player_id"])


def _outcomes() -> None:
    op.create_table(
        "unsettled",
        sa.Column("match_id", MATCH, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_unsettled_match_id"),
        sa.PrimaryKeyConstraint("match_id", name="pk_unsettled"),
    )
    op.create_table(
        "outcomes",
        sa.Column("match_id", MATCH, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", PLAYER, nullable=False),
        sa.Column("game", GAME, nullable=False),
        sa.Column("pool", WORD, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger(), nullable=False),
        sa.Column("before", sa.Double(), nullable=True),
        sa.Column("after", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_outcomes_match_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_outcomes_player_id"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_outcomes"),
    )
    op.create_index("ix_outcomes_player", "outcomes", ["player_id", "game", "ended_ms"])
    op.create_table(
        "ratings",
        sa.Column("player_id", PLAYER, nullable=False),
        sa.Column("game", GAME, nullable=False),
        sa.Column("pool", WORD, nullable=False),
        sa.Column("value", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.Column("sure", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_ratings_player_id"),
        sa.PrimaryKeyConstraint("player_id", "game", "pool", name="pk_ratings"),
    )
    op.create_index("ix_ratings_board", "ratings", ["game", "pool", "sure"])


def _thoughts() -> None:
    op.create_table(
        "reviews",
        sa.Column("match_id", MATCH, nullable=False),
        sa.Column("state", WORD, nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("judged", sa.JSON(), nullable=False),
        sa.Column("asked_ms", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_reviews_match_id"),
        sa.PrimaryKeyConstraint("match_id", name="pk_reviews"),
    )
    op.create_index("ix_reviews_until_ms", "reviews", ["until_ms"])
    op.create_table(
        "analyses",
        sa.Column("match_id", MATCH, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_analyses_match_id"),
        sa.PrimaryKeyConstraint("match_id", "seq", "seat", name="pk_analyses"),
    )
