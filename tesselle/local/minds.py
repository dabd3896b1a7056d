"""A bot's move on a device: asked for in a worker, of a match that is played again there."""

import hmac
from typing import Any

from tesselle.bots import BOTS
from tesselle.engine.match import Match
from tesselle.local.localmatch import Stored, replayed


def move_of(stored: Stored, seat: int, bot: str) -> str:
    """Think, and return the move as text; the bot's chance follows from the match."""
    match = replayed(stored)
    chosen = BOTS[bot](chance_of(match, seat)).choose(match, seat)
    return match.game.write_move(match.state, seat, chosen)


def chance_of(match: Match, seat: int) -> int:
    """Return a bot's own chance: it follows from the match and its own moves so far."""
    own = sum(event.seat == seat for event in match.events)
    text = f"bot {seat} {own}".encode()  # never 8 bytes long, as those of the match's words are
    digest: Any = hmac.digest(match.seed, text.ljust(9), "sha256")
    return int.from_bytes(digest[:7], "big")
