"""Options and decks: what is checked before a match begins."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tesselle.engine.errors import BadOption
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.deck.deck import BadDeck
from tesselle.games.mozaik.deck.deckfile import load
from tesselle.games.mozaik.deck.loaded import pinned
from tesselle.games.mozaik.tests.table import finish, new, see, toy_data


def written(folder: Path, data: dict[str, Any]) -> str:
    path = folder / "deck.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def test_a_record_names_its_deck_and_its_digest() -> None:
    deck = load("tesselle")
    expected = {"deck": {"name": "tesselle", "sha256": deck.digest}}
    assert pinned(GAME.check_options({})) == expected


def test_a_deck_can_be_a_file(tmp_path: Path) -> None:
    match = new(2, deck=written(tmp_path, toy_data()))
    assert see(match)["deck"]["name"] == "toy"
    finish(match, 1)
    assert GAME.read_position(GAME.write_position(match)).tobytes() == match.tobytes()


def test_a_deck_may_skip_numbers(tmp_path: Path) -> None:
    data = toy_data()
    for number in (1, 7, 89):
        del data["images"][str(number)]
    data["images"]["96"] = data["images"]["2"]
    match = new(4, deck=written(tmp_path, data))
    assert see(match)["images_left"] == 87 - 12
    finish(match, 1)


@pytest.mark.parametrize(("seats", "images"), [(1, 32), (2, 40), (3, 61), (4, 82)])
def test_the_smallest_deck_never_leaves_a_hand_empty(
    seats: int, images: int, tmp_path: Path
) -> None:
    deck = written(tmp_path, toy_data(images))
    for entropy in range(5):
        for raw in finish(new(seats, entropy, deck=deck), entropy)[::7]:
            state = np.frombuffer(raw, GAME.state)[0]
            assert GAME.read_position(GAME.write_position(state)).tobytes() == raw


def test_too_small_or_missing_decks_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match="at least 40"):
        new(2, deck=written(tmp_path, toy_data(39)))
    with pytest.raises(BadDeck):
        new(2, deck=str(tmp_path / "nothing.json"))


def test_more_than_sixteen_ladders_are_refused(tmp_path: Path) -> None:
    data = toy_data()
    for number, word in enumerate(data["words"].values()):
        word["ladder"] = [0, 0, number]
    with pytest.raises(BadOption, match="at most 16 ladders, toy has 52"):
        new(2, deck=written(tmp_path, data))


@pytest.mark.parametrize("chosen", [{"judge": "dice"}, {"colours": 1}, {"deck": 7}, {"gems": 3}])
def test_unknown_options_are_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.check_options(chosen)
