"""Against which bot a match was played, the latest results, and who was sent from a table."""

import sqlalchemy as sa
from alembic import op

revision = "0009_profiles"
down_revision = "0008_hosts"
branch_labels = None
depends_on = None

# One bot in all seats but one's own; `distinct` counts it once wherever it sits several times.
OPPONENTS = """
    SELECT {what} FROM match_seats AS other JOIN players ON players.id = other.player_id
    WHERE other.match_id = outcomes.match_id AND other.seat <> outcomes.seat
"""
FILL = f"""
    UPDATE outcomes SET against = ({OPPONENTS.format(what="min(other.player_id)")})
    WHERE ({OPPONENTS.format(what="count(DISTINCT other.player_id)")}) = 1
    AND NOT EXISTS ({OPPONENTS.format(what="1")} AND players.kind <> 'bot')
"""  # noqa: S608  nothing but our own words


def upgrade() -> None:
    """Note it with every outcome, those of before too; nobody was sent away yet."""
    op.add_column("outcomes", sa.Column("against", sa.String(length=32), nullable=True))
    op.execute(FILL)
    op.create_index("ix_outcomes_latest", "outcomes", ["player_id", "ended_ms"])
    op.add_column("tables", sa.Column("removed", sa.JSON(), nullable=False, server_default="[]"))
