"""What is told of a match, wherever it is played."""

from typing import Any

from tesselle.engine.match import Match


def telling(match: Match, seat: int, action: int) -> dict[str, Any]:
    """Return what is to be said of a legal action, before it is played."""
    told: dict[str, Any] = {"said": match.describe_action(seat, action).data()}
    earned = match.preview_action(seat, action)
    if earned.lines:
        told["earned"] = earned.data()
    return told
