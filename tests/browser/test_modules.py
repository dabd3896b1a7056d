"""What is built for browsers: complete, small, the same every time, and described."""

import re

import pytest

from tesselle.browser.kernels.build import Built
from tesselle.browser.kernels.plaincalls import named_by
from tesselle.browser.kernels.signatures import contract, name
from tesselle.browser.kernels.typescript import FILE, typed
from tesselle.engine import registry
from tests.browser.modules import GAMES, built, rules
from tests.node import HOME

MOST_COMPRESSED = 250_000  # bytes of all games together, as they go over the line
MOST_OF_RULES = 15_000  # of the module that keeps the matches of a game
IMPORT_SECTION = 2


@pytest.fixture(scope="module", params=GAMES)
def module(request: pytest.FixtureRequest) -> Built:
    return built(request.param)


def sections(module: bytes) -> list[int]:
    """Give the numbers of a module's sections."""
    assert module[:8] == b"\0asm\1\0\0\0"
    found, at = [], 8
    while at < len(module):
        found.append(module[at])
        size = shift = 0
        while True:
            at += 1
            size |= (module[at] & 0x7F) << shift
            shift += 7
            if module[at] < 0x80:
                break
        at += 1 + size
    return found


def test_a_module_needs_nothing_from_outside(module: Built) -> None:
    assert IMPORT_SECTION not in sections(module.module.read_bytes())


def test_a_module_holds_no_path_of_the_machine_that_built_it(module: Built) -> None:
    text = module.module.read_bytes()
    assert not re.search(rb"\.py\b|/home|/tmp|/usr", text)
    assert str(HOME).encode() not in text


def test_the_rules_alone_are_small_and_cannot_think(module: Built) -> None:
    alone = rules(module.game)
    kernels = alone.description["kernels"]
    assert {"setup", "waiting", "legal", "apply", "scores", "ranking"} <= set(kernels)
    assert set(kernels) < set(module.description["kernels"])
    thinking = ("tesselle.bots.", f"tesselle.games.{module.game}.heuristic.")
    assert not [each for each in kernels.values() if each["python"].startswith(thinking)]
    assert alone.compressed <= MOST_OF_RULES


def test_all_that_plain_code_of_a_game_calls_can_be_called(module: Built) -> None:
    names = set(module.description["kernels"])
    handed_over = contract(registry.get(module.game))
    assert {"setup", "legal", "worths"} <= set(handed_over) <= names
    called = named_by(f"tesselle.games.{module.game}")
    assert called
    for each in called:
        assert each in handed_over.values() or name(each) in names


def test_the_state_is_described_as_it_lies_in_memory(module: Built) -> None:
    kind = registry.get(module.game).state
    layout = module.description["records"]["state"]
    assert layout["size"] == kind.itemsize
    for field in layout["fields"]:
        assert kind.fields is not None
        assert field["offset"] == kind.fields[field["name"]][1]
    assert {field["name"] for field in layout["fields"]} == set(kind.names or ())


def test_all_games_together_are_small() -> None:
    assert sum(built(name).compressed for name in GAMES) <= MOST_COMPRESSED


def test_typescript_knows_the_kernels_as_they_are(module: Built) -> None:
    written = HOME / "tesselle" / "games" / module.game / "ui" / FILE
    assert written.read_text() == typed(module.description), "make types writes it anew"
