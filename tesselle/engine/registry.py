"""Finds games: every folder of ``tesselle/games``, and what outside packages offer.

An outside package offers a game with the entry-point group ``tesselle.games``,
pointing at its ``GAME``.  A game is imported only when it is asked for.
"""

import functools
import importlib
import pkgutil
from typing import Any

from tesselle.engine import anygame
from tesselle.engine.errors import UnknownGame, shown
from tesselle.engine.game import Game
from tesselle.engine.say import say

HOME = "tesselle.games"  # the package whose folders are games
ENTRY_POINTS = "tesselle.games"


def names() -> tuple[str, ...]:
    """Return the names of all games, sorted."""
    return tuple(sorted({*_at_home(), *_outside()}))


def get(name: str) -> Game:
    """Load the game called ``name``, or raise UnknownGame."""
    if not isinstance(name, str):
        raise _unknown(name)
    return _load(name)


@functools.cache
def _load(name: str) -> Game:
    if name in _at_home():
        game = importlib.import_module(f"{HOME}.{name}").GAME
    elif name in _outside():
        game = _outside()[name].load()
    else:
        raise _unknown(name)
    if not isinstance(game, Game):
        raise TypeError(f"GAME of {name} is a {type(game).__name__}, expected a Game")
    anygame.register(game)
    return game


def _unknown(name: object) -> UnknownGame:
    return UnknownGame(say("no-game", name=shown(name), known=", ".join(names())))


def _at_home() -> set[str]:
    # By name, because the engine stands below the games and imports none of them.
    folder = importlib.import_module(HOME)
    return {found.name for found in pkgutil.iter_modules(folder.__path__)}


@functools.cache
def _outside() -> dict[str, Any]:
    from importlib.metadata import entry_points  # late: start-up stays light

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}
