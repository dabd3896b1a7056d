"""What a position says of itself, beyond that it can be read."""

import hashlib
from typing import Any

from tesselle.engine import registry
from tesselle.engine.match import Match

DIGITS = 16  # of a SHA-256


def digest(text: str) -> str:
    """Return a short fingerprint of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def said_of(game: str, position: str) -> dict[str, Any]:
    """Return who is to act and with which moves, the points, and where the first move leads."""
    match = Match.at(registry.get(game), position)
    moves = {str(seat): match.legal(seat) for seat in match.waiting}
    return {
        "waiting": list(match.waiting),
        "legal": {seat: [len(texts), digest(" ".join(texts))] for seat, texts in moves.items()},
        "scores": match.scores,
        "ranking": match.ranking,
        "next": _next(match),
    }


def _next(match: Match) -> dict[str, Any] | None:
    """Play the first legal move, with the same chance each time."""
    if match.over:
        return None
    seat = match.waiting[0]
    move = match.legal(seat)[0]
    match.play(seat, move)
    return {"move": move, "scores": match.scores, "position": digest(match.position)}
