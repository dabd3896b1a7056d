"""A random move is any legal one, each as likely, also where a game draws it without a list."""

from collections import Counter

import numpy as np
import pytest

from tesselle.engine import registry
from tesselle.engine.entropy import word
from tesselle.engine.game import Game
from tesselle.engine.match import Match

POSITIONS = 6
EACH = 40  # how often each action is expected
FAR = 6.0  # standard deviations: once in many millions of runs by mere chance


@pytest.mark.parametrize("name", registry.names())
def test_every_legal_action_is_as_likely(name: str) -> None:
    game = registry.get(name)
    length = len(played(game, game.most_events).events)
    assert length >= POSITIONS
    for position in range(POSITIONS):
        match = played(game, length * position // POSITIONS)
        assert not match.over
        check(match, position)


def played(game: Game, events: int) -> Match:
    """Begin always the same match and play it by lot, for so many events or to its end."""
    match = Match(game, game.usual_seats, game.check_options({}), bytes(range(32)))
    room = np.zeros(game.most_actions, np.int32)
    while not match.over and len(match.events) < events:
        seat = match.waiting[0]
        lot = game.random_action(match.state, seat, lot_word(POSITIONS, len(match.events)), room)
        match.play_action(seat, int(lot))  # refuses what is not legal
    return match


def lot_word(seed: int, turn: int) -> np.uint64:
    return np.uint64(word(np.uint64(seed), turn))


def check(match: Match, seed: int) -> None:
    """Compare how often each action is drawn with what chance allows."""
    seat = match.waiting[0]
    legal = match.actions(seat)
    room = np.zeros(match.game.most_actions, np.int32)
    draws = EACH * len(legal)
    found = Counter(
        int(match.game.random_action(match.state, seat, lot_word(seed, 1000 + turn), room))
        for turn in range(draws)
    )
    assert set(found) <= set(legal)
    freedom = len(legal) - 1
    off = sum((found[action] - EACH) ** 2 / EACH for action in legal)
    assert off < freedom + FAR * (2 * freedom) ** 0.5 + FAR, (
        f"{match.game.name}: {off} of {freedom}"
    )
