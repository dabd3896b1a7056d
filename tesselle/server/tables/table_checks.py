"""What people may wish for a table: its options, its bots, its terms."""

from collections.abc import Mapping
from typing import Any

from tesselle import bots
from tesselle.engine.errors import BadOption, mismatch, shown
from tesselle.engine.game import Game, Options
from tesselle.server.errors import Unprocessable
from tesselle.server.words import say


def checked_options(game: Game, chosen: Mapping[str, Any]) -> Options:
    """Return all options; one that takes any text must be among those offered, and no file."""
    options = game.check_options(chosen)
    for option in game.options:
        if options[option.name] not in option.safe:
            wanted, got = ", ".join(map(str, option.safe)), shown(options[option.name])
            raise BadOption(say("option-one-of-here", option=option.name, choices=wanted, got=got))
    return options


def checked_bot(bot: str) -> str:
    """Return the name of a bot of ours; programs from outside play through the API."""
    if bot not in bots.BOTS:
        known = ", ".join(sorted(bots.BOTS))
        raise Unprocessable(mismatch(say("one-of-bots", known=known), shown(bot)))
    return bot
