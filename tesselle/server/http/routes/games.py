"""The door to the shelf of games."""

from fastapi import APIRouter

from tesselle import bots
from tesselle.engine import registry
from tesselle.engine.game import Game
from tesselle.engine.option import Option
from tesselle.server.match.messages import said
from tesselle.server.wire.games import BotInfo, GameInfo, OptionInfo, Shelf

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games")
def games() -> Shelf:
    """List the games with their authors, seats and options, and the bots."""
    return Shelf(
        games=[game_info(registry.get(name)) for name in registry.names()],
        bots=[BotInfo(name=name, about=said(bot.about)) for name, bot in bots.BOTS.items()],
    )


def game_info(game: Game) -> GameInfo:
    """Return what a newcomer should know of a game."""
    return GameInfo(
        name=game.name,
        title=game.title,
        author=game.author,
        credit=said(game.credit),
        about=said(game.about),
        minutes=game.minutes,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        options=[_option(option) for option in game.options],
    )


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        default=option.default,
        choices=list(option.safe),
        words=[said(option.said(choice)) for choice in option.safe],
        about=said(option.about),
    )
