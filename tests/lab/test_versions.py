"""An environment's version stands for one state of rules, observations and deck.

Where a test here fails, raise ``rules`` of the game or ``version`` of its ``Sight``, write the
new version down below, and leave the old ones: they say what older results were made with.
"""

import dataclasses
import hashlib
import itertools
import json

import pytest

from tesselle.engine import registry
from tesselle.engine.game import Game
from tesselle.engine.sight import described
from tesselle.lab import versions

STANDS_FOR = {
    "tesselle/Genial-v1": "7585234fdcbbd663",
    "tesselle/Mosaic-v1": "3cee771a942e1190",
    "tesselle/MozaiK-v1": "4c5a223525f91adb",
    "tesselle/Mozaika-v1": "a5b2d910848a6e64",
}


def state(game: Game) -> str:
    """Return a digest of rules, deck, actions and all layouts of a game."""
    assert game.sight is not None
    listed = [option for option in game.options if option.choices]
    layouts = [
        described(game.sight.layout(seats, game.check_options(dict(chosen))))
        for seats in game.seats
        for chosen in itertools.product(
            *([(option.name, choice) for choice in option.choices] for option in listed)
        )
    ]
    plain = [game.rules, game.sight.actions, game.pinned(game.check_options({})), layouts]
    return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", versions.games(), ids=lambda game: game.name)
def test_a_version_stands_for_one_state(game: Game) -> None:
    assert STANDS_FOR[versions.name(game)] == state(game)


@pytest.mark.parametrize("field", ["rules", "version"])
def test_a_version_rises_with_the_rules_and_with_the_observation(field: str) -> None:
    game = registry.get("genial")
    assert game.sight is not None
    if field == "rules":
        risen = dataclasses.replace(game, rules=str(int(game.rules) + 1))
    else:
        sight = dataclasses.replace(game.sight, version=game.sight.version + 1)
        risen = dataclasses.replace(game, sight=sight)
    assert versions.version(risen) == versions.version(game) + 1


def test_names_are_those_of_the_titles() -> None:
    found = {game.name: versions.title(game) for game in versions.games()}
    assert found["genial"] == "Genial"
    assert found["mozaik"] == "MozaiK"
    assert len(set(found.values())) == len(found)
