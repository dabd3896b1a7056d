"""What people may wish for a table: its options, its bots, its terms."""

from collections.abc import Mapping
from typing import Any

from tesselle import bots
from tesselle.engine.errors import BadOption, mismatch, shown
from tesselle.engine.game import Game, Options
from tesselle.engine.say import Say
from tesselle.server.errors import Unprocessable


def checked_options(game: Game, chosen: Mapping[str, Any]) -> Options:
    """Return all options; one that takes any text must be among those offered, and no file."""
    options = game.check_options(chosen)
    for option in game.options:
        if options[option.name] not in option.safe:
            wanted, got = ", ".join(map(str, option.safe)), shown(options[option.name])
            raise BadOption(
                Say(
                    f"option {option.name}: expected one of {wanted} here; got {got}",
                    f"option {option.name} : attendu ici : {wanted} ; reçu : {got}",
                )
            )
    return options


def checked_bot(bot: str) -> str:
    """Return the name of a bot of ours; programs from outside play through the API."""
    if bot not in bots.BOTS:
        known = ", ".join(sorted(bots.BOTS))
        expected = Say(f"one of {known}", f"un robot parmi {known}")
        raise Unprocessable(mismatch(expected, shown(bot)))
    return bot
