"""Positions that belong to no match: tried out, looked at, counted.

Nothing here is stored and nothing is secret: whoever asks has brought the whole
position along.  Chance is the same each time, so a lesson can be repeated.
"""

from typing import Any

from tesselle.engine.game import Game
from tesselle.engine.match import Match
from tesselle.engine.tally import CountInfo
from tesselle.local import positions
from tesselle.server.errors import Conflict, NoSuchSeat
from tesselle.server.wire import positions as wire
from tesselle.server.words import say


def tried(game: Game, wish: wire.Try) -> dict[str, Any]:
    """Play moves from a position; return what the seat sees then."""
    moves = [*wish.moves, *([wish.move] if wish.move else [])]
    try:
        return positions.tried(_placed(game, wish.position, wish.seat), wish.seat, moves)
    except positions.Over as error:
        raise Conflict(error.say) from None


def previewed(game: Game, wish: wire.TryPreview) -> dict[str, Any]:
    """Return what a move would earn at once, and the move in words."""
    return positions.foretold(_placed(game, wish.position, wish.seat), wish.seat, wish.move)


def counted(game: Game, text: str) -> CountInfo:
    """Count a table that was written down."""
    if game.count is None:
        raise Conflict(say("no-score-pad", game=game.title))
    return positions.counted(game, text)


def _placed(game: Game, position: str, seat: int | None) -> Match:
    if not game.checks_positions:
        raise Conflict(say("no-positions", game=game.title))
    match = Match.at(game, position)
    if seat is not None and seat >= match.seats:
        raise NoSuchSeat(seat, match.seats)
    return match
