"""Moves in words, and what they earned: found once, when a move is played.

Kept as JSON beside the event, for a match in memory has many events and few are
asked for.  Whoever may know the move may know its words, which come from the
position before it.
"""

from functools import lru_cache
from typing import Any

import orjson

from tesselle.engine.match import Match

RECENT = 64


def written(match: Match, seat: int, action: int) -> bytes:
    """Write what is to be said of a legal action, before it is played."""
    game, state = match.game, match.state
    told: dict[str, Any] = {"said": game.described(state, seat, action)._asdict()}
    earned = game.preview(state, seat, action)
    if earned.lines:
        told["earned"] = earned.data()
    return orjson.dumps(told)


def said(match: Match, seat: int, move: str) -> dict[str, str]:
    """Give a legal move in words that follow a name, in the form of ``wire.games.Said``."""
    return match.game.described(match.state, seat, match.read(seat, move))._asdict()


@lru_cache(RECENT)  # an event is told to several seats in one go
def read(kept: bytes | None) -> dict[str, Any]:
    """Give it as plain data, in the form of ``wire.matches.Happened``; not to be changed."""
    return orjson.loads(kept) if kept else {}
