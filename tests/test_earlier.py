"""Bots of another checkout at today's tables."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import tesselle
from tesselle.bots import roster
from tesselle.engine.entropy import seed_bytes
from tools.earlier.checkout import Checkout, EarlierBot
from tools.earlier.sequential import verdict

HERE = Path(__file__).parent.parent


@pytest.fixture
def checkout() -> Iterator[Checkout]:
    with closing(Checkout(HERE)) as opened:
        yield opened


@pytest.mark.parametrize(("game", "seats"), [("mozaik", 2), ("mozaika", 3)])
def test_a_bot_of_the_same_checkout_plays_as_it_does_here(
    checkout: Checkout, game: str, seats: int
) -> None:
    match = checkout.opened(game, seats, {}, seed_bytes(5))
    here = [roster.make("level2", seat) for seat in range(seats)]
    there = [EarlierBot(checkout, "level2", seat) for seat in range(seats)]
    for _ in range(40):
        seat = match.waiting[-1]
        action = here[seat].choose(match, seat)
        assert there[seat].choose(match, seat) == action
        match.play_action(seat, action)


def test_a_match_begins_with_the_deck_of_the_checkout(checkout: Checkout) -> None:
    assert checkout.opened("mozaik", 1, {}, seed_bytes(5)).pinned == tesselle.new("mozaik").pinned


def test_a_checkout_that_ends_says_so(checkout: Checkout) -> None:
    with pytest.raises(EOFError, match="ended with 1"):
        checkout.ask({"game": "no such game"})


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="expected a checkout"):
        Checkout(tmp_path)


@pytest.mark.parametrize(
    ("shares", "told"),
    [
        ([1.0] * 22 + [0.0], True),
        ([0.0] * 12, False),
        ([1.0, 1.0, 0.0], None),
        ([1.0, 1.0, 0.5, 0.0] * 25, None),
        ([1.0, 1.0, 0.5, 0.0] * 50, False),  # 62.5 % after all matches
    ],
)
def test_the_test_stops_when_it_has_decided(shares: list[float], told: bool | None) -> None:
    assert verdict(shares, 0.65, 200) is told
