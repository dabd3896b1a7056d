"""What environments are called in the registries of other libraries, and their versions.

A version rises with the rules, with the way a table is written as numbers, and with the deck:
results of two versions are not to be compared.
"""

import unicodedata

from tesselle.engine import registry
from tesselle.engine.game import Game

SPACE = "tesselle"  # the namespace


def title(game: Game) -> str:
    """Return a game's title in plain letters: "Genial"."""
    plain = unicodedata.normalize("NFKD", game.title)
    return "".join(letter for letter in plain if letter.isascii() and letter.isalnum())


def version(game: Game) -> int:
    """Return the version of a game's environments: 1, and one more for each that rose."""
    assert game.sight is not None  # noqa: S101  only such games are registered
    return int(game.rules) + game.sight.version - 1


def name(game: Game, kind: str = "") -> str:
    """Return what an environment is called: "tesselle/Genial-vs-level4-v1"."""
    return f"{SPACE}/{title(game)}{kind}-v{version(game)}"


def games() -> list[Game]:
    """Return the games that programs can learn."""
    found = map(registry.get, registry.names())
    return [game for game in found if game.sight is not None]
