"""Moves in words, and what they earned: found once, when a move is played.

Kept as JSON, for a match in memory has many events and few are asked for.
Whoever may know the move may know its words, which come from the position
before it.
"""

from typing import Any

import orjson

from tesselle.engine.match import Match
from tesselle.server.store.append import Fact


def written(match: Match, fact: Fact, action: int) -> bytes:
    """Write a move that is about to be played, in the form of ``wire.matches.Happened``."""
    return orjson.dumps(bare(fact, fact.move) | telling(match, fact.seat, action))


def bare(fact: Fact, move: str | None) -> dict[str, Any]:
    """Give an event without words; without ``move`` it tells no more than that it happened."""
    return {"seq": fact.seq, "kind": fact.kind, "seat": fact.seat, "move": move}


def telling(match: Match, seat: int, action: int) -> dict[str, Any]:
    """Give what is to be said of a legal action, before it is played."""
    told: dict[str, Any] = {"said": match.described(seat, action).data()}
    earned = match.earned(seat, action)
    if earned.lines:
        told["earned"] = earned.data()
    return told


def said(match: Match, seat: int, move: str) -> dict[str, str]:
    """Give a legal move in words that follow a name, in the form of ``wire.games.Said``."""
    return match.described(seat, match.read(seat, move)).data()
