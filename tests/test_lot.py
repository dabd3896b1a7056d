"""A random move is any legal one, each as likely, also where a game draws it without a list."""

from collections import Counter

import numpy as np
import pytest

from tesselle.engine import registry
from tesselle.engine.entropy import word
from tesselle.engine.match import Match

POSITIONS = 6
EACH = 40  # how often each action is expected
FAR = 6.0  # standard deviations: once in many millions of runs by mere chance


@pytest.mark.parametrize("name", registry.names())
def test_every_legal_action_is_as_likely(name: str) -> None:
    game = registry.get(name)
    match = Match(game, game.usual_seats, game.check_options({}), bytes(range(32)))
    room = np.zeros(game.room, np.int32)
    for position in range(POSITIONS):
        for step in range(game.longest // (3 * POSITIONS)):
            if match.over:
                return
            seat = match.waiting[0]
            lot = game.lot(match.state, seat, lot_word(position, step), room)
            match.play_action(seat, int(lot))  # refuses what is not legal
        if not match.over:
            check(match, position)


def lot_word(seed: int, turn: int) -> np.uint64:
    return np.uint64(word(np.uint64(seed), turn))


def check(match: Match, seed: int) -> None:
    """Compare how often each action is drawn with what chance allows."""
    seat = match.waiting[0]
    legal = match.actions(seat)
    room = np.zeros(match.game.room, np.int32)
    draws = EACH * len(legal)
    found = Counter(
        int(match.game.lot(match.state, seat, lot_word(seed, 1000 + turn), room))
        for turn in range(draws)
    )
    assert set(found) <= set(legal)
    freedom = len(legal) - 1
    off = sum((found[action] - EACH) ** 2 / EACH for action in legal)
    assert off < freedom + FAR * (2 * freedom) ** 0.5 + FAR, (
        f"{match.game.name}: {off} of {freedom}"
    )
