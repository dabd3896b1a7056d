"""Doors to games: the shelf, their rules, and positions that belong to no match."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends

from tesselle import bots
from tesselle.engine import registry
from tesselle.engine.game import Game
from tesselle.engine.option import Option
from tesselle.engine.say import Say
from tesselle.local import characters
from tesselle.server.http.dependencies import ServicesDep
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.match.messages import said
from tesselle.server.play import positions, rulebooks
from tesselle.server.wire import positions as wire
from tesselle.server.wire.games import BotInfo, CountInfo, GameInfo, OptionInfo, Shelf
from tesselle.server.wire.tables import Word

router = APIRouter(prefix="/api/games", tags=["games"], responses=PROBLEMS)


def known(game: Word) -> Game:
    """Return the game of this name, or refuse."""
    return registry.get(game)


async def ready(game: Annotated[Game, Depends(known)], services: ServicesDep) -> Game:
    """Return the game when its rules are loaded."""
    await services.games.ready(game.name)
    return game


Known = Annotated[Game, Depends(known)]
Ready = Annotated[Game, Depends(ready)]


@router.get("")
def games() -> Shelf:
    """List the games with their authors, seats and options, and the bots."""
    return shelf()


def shelf(*, own_files: bool = True) -> Shelf:
    """Return all that can be played; without ``own_files`` only what comes with the package."""
    return Shelf(
        games=[_info(registry.get(name), own_files=own_files) for name in registry.names()],
        bots=[_bot(name, bot.about) for name, bot in bots.BOTS.items()],
        cast=list(characters.CAST),
    )


def _bot(name: str, about: Say) -> BotInfo:
    style = characters.STYLES[name]
    return BotInfo(
        name=name, about=said(about), names=list(characters.NAMES[name]), style=said(style)
    )


@router.get("/{game}")
async def see_game(game: Known) -> wire.GamePage:
    """See one game, and how a table of it is written down to be counted."""
    form = game.count_format
    return wire.GamePage(**_info(game).model_dump(), count_format=said(form) if form else None)


@router.get("/{game}/rules")
async def read_rules(game: Known, language: wire.Language = "en") -> wire.Rulebook:
    """Read the rules of a game."""
    return await asyncio.to_thread(rulebooks.rules_of, game, language)


@router.post("/{game}/try")
async def try_out(game: Ready, wish: wire.Try) -> wire.Tried:
    """Play moves from any position; nothing is kept, and chance is the same each time."""
    return wire.Tried.model_validate(await asyncio.to_thread(positions.tried, game, wish))


@router.post("/{game}/preview")
async def try_preview(game: Ready, wish: wire.TryPreview) -> wire.Foretold:
    """Ask what a move would earn in any position; nothing is played."""
    return wire.Foretold.model_validate(await asyncio.to_thread(positions.previewed, game, wish))


@router.post("/{game}/count")
async def count(game: Ready, table: wire.CountText) -> CountInfo:
    """Count a real table that somebody wrote down."""
    return CountInfo.model_validate(await asyncio.to_thread(positions.counted, game, table.text))


def _info(game: Game, *, own_files: bool = True) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        author=game.author,
        credit=said(game.credit),
        about=said(game.about),
        minutes=game.minutes,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        options=[_option(option, own_files=own_files) for option in game.options],
    )


def _option(option: Option, *, own_files: bool) -> OptionInfo:
    choices = option.safe if own_files or option.choices else (option.default,)
    return OptionInfo(
        name=option.name,
        default=option.default,
        choices=list(choices),
        words=[said(option.said(choice)) for choice in choices],
        about=said(option.about),
    )
