"""Positions that belong to no match: tried out, looked at, counted.

Nothing is stored and nothing is secret: whoever asks has brought the whole position along.
Chance is the same each time, so a lesson can be repeated.
"""

from typing import Any

from tesselle.engine.errors import BadOption, TesselleError, shown
from tesselle.engine.game import Game
from tesselle.engine.match import Match
from tesselle.engine.say import say
from tesselle.engine.tally import CountInfo
from tesselle.local.telling import telling


class Over(TesselleError):
    """Nothing more can be tried in this position."""


def tried(match: Match, seat: int | None, moves: list[str]) -> dict[str, Any]:
    """Play moves from a position; return what the seat sees then."""
    said: dict[str, Any] = {}
    for move in moves:
        said = _played(match, seat, move)
    return {
        "view": match.view(seat),
        "legal": match.legal(seat) if seat is not None and seat in match.waiting else [],
        "waiting": list(match.waiting),
        "seats": match.seats,
        "over": match.over,
        "position": match.position,
        "said": said.get("said"),
        "earned": said.get("earned"),
    }


def foretold(match: Match, seat: int, move: str) -> dict[str, Any]:
    """Return what a move would earn at once, and the move in words."""
    action = match.read(seat, move)
    said = match.advise_action(seat, action).data()
    return {**match.preview_action(seat, action).data(), "said": said}


def counted(game: Game, text: str) -> CountInfo:
    """Count a table that was written down."""
    if game.count is None:
        raise game.no_count()
    _check_files(game, text)
    tally = game.count(text)
    return {**tally.data(), "sheets": [each.data() for each in tally.sheets]}


def _played(match: Match, seat: int | None, move: str) -> dict[str, Any]:
    """Play one move; return what is to be said of it."""
    if match.over:
        raise Over(say("match-over"))
    mover = seat if seat is not None and seat in match.waiting else match.waiting[0]
    action = match.read(mover, move)
    said = telling(match, mover, action)
    match.play_action(mover, action)
    return said


def _check_files(game: Game, text: str) -> None:
    """Refuse a line that names a file."""
    free = {option.name: option.safe for option in game.options if not option.choices}
    for line in text.splitlines():
        name, *value = line.partition("#")[0].split() or [""]
        safe = free.get(name.lower())
        if safe is not None and " ".join(value) not in safe:
            wanted, got = ", ".join(safe), shown(" ".join(value))
            raise BadOption(say("one-of-here", name=name, choices=wanted, got=got))
