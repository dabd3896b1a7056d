"""Moves in words, and what they earned: found once, when a move is played.

Kept as JSON, for a match in memory has many events and few are asked for.
Whoever may know the move may know its words, which come from the position
before it, and its notes, which the match gives with the event.
"""

from typing import Any

import orjson

from tesselle.engine.event import Event
from tesselle.engine.match import Match
from tesselle.engine.say import Said
from tesselle.server.store.append import StoredEvent


def written(event: StoredEvent, told: dict[str, Any], played: Event) -> bytes:
    """Write a move, ``told`` before it was played, in the form of ``wire.matches.Happened``."""
    notes = {"notes": [note.data() for note in played.notes]} if played.notes else {}
    return orjson.dumps(bare(event, event.move) | told | notes)


def bare(event: StoredEvent, move: str | None) -> dict[str, Any]:
    """Return an event without words; without ``move`` it tells no more than that it happened."""
    return {"seq": event.seq, "kind": event.kind, "seat": event.seat, "move": move}


def telling(match: Match, seat: int, action: int) -> dict[str, Any]:
    """Return what is to be said of a legal action, before it is played."""
    told: dict[str, Any] = {"said": match.describe_action(seat, action).data()}
    earned = match.preview_action(seat, action)
    if earned.lines:
        told["earned"] = earned.data()
    return told


def said(match: Match, seat: int, move: str) -> Said:
    """Return a legal move in words that follow a name."""
    return match.describe_action(seat, match.read(seat, move)).data()
