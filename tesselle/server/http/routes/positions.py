"""Doors to positions that belong to no match: lessons, score pads, pictures, rules."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends

from tesselle.engine import registry
from tesselle.engine.game import Game
from tesselle.server.http.dependencies import ServicesDep
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.http.routes.games import game_info
from tesselle.server.match.messages import said
from tesselle.server.play import positions
from tesselle.server.wire import positions as wire
from tesselle.server.wire.games import TallyInfo
from tesselle.server.wire.tables import Word

router = APIRouter(prefix="/api/games/{game}", tags=["games"], responses=PROBLEMS)


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
async def see_game(game: Known) -> wire.GamePage:
    """See one game, and how a table of it is written down to be counted."""
    form = game.count_format
    return wire.GamePage(**game_info(game).model_dump(), count_format=said(form) if form else None)


@router.get("/rules")
async def read_rules(game: Known, language: wire.Language = "en") -> wire.Rulebook:
    """Read the rules of a game."""
    return await asyncio.to_thread(positions.rules_of, game, language)


@router.post("/try")
async def try_out(game: Ready, wish: wire.Try) -> wire.Tried:
    """Play moves from any position; nothing is kept, and chance is the same each time."""
    return wire.Tried.model_validate(await asyncio.to_thread(positions.tried, game, wish))


@router.post("/preview")
async def try_preview(game: Ready, wish: wire.TryPreview) -> wire.Foretold:
    """Ask what a move would earn in any position; nothing is played."""
    return wire.Foretold.model_validate(await asyncio.to_thread(positions.previewed, game, wish))


@router.post("/count")
async def count(game: Ready, table: wire.CountText) -> TallyInfo:
    """Count a real table that somebody wrote down."""
    return TallyInfo.model_validate(await asyncio.to_thread(positions.counted, game, table.text))
