"""Tables to learn at: every game with every number of seats, options as they usually are."""

import pytest

from tesselle.engine import registry
from tesselle.lab import versions

TABLES = [(game.name, seats) for game in versions.games() for seats in game.seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def name(game: str, kind: str = "") -> str:
    """Return what an environment of a game is called in a registry."""
    return versions.name(registry.get(game), kind)
