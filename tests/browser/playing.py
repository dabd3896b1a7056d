"""Matches played natively, as ``device.mjs`` plays them in Node."""

import hashlib
import itertools
from typing import Any

import numpy as np

from tesselle.bots.simulation import likely
from tesselle.engine import entropy
from tesselle.engine.contract import Case
from tesselle.engine.state import copied

SEED = 20


def played(case: Case, match: int) -> list[Any]:
    """Play a match as device.mjs does."""
    game, hash = case.game, hashlib.sha256()
    state = game.blank(case.seats, game.check_options(case.options))
    room = np.zeros(game.most_actions, np.int32)
    worths = np.zeros(game.most_actions)
    chance = entropy.word(np.uint64(SEED), match)
    game.setup(state, word(chance, 0))
    for events in itertools.count(1):
        hash.update(state.tobytes())
        mask = game.waiting(state)
        if not mask:
            break
        lot = word(chance, 3 * events)
        waiting = [seat for seat in range(case.seats) if mask >> seat & 1]
        seat = waiting[entropy.below(lot, 0, len(waiting))]
        hash.update(room[: game.legal(state, seat, room)].tobytes())
        hash.update(b"secret" if game.secret(state, seat) else b"open")
        imagined = copied(state)
        game.resample(imagined, seat, lot)
        hash.update(imagined.tobytes())
        if events % 3 == 0:
            action = likely(imagined, seat, lot, 0.1, room, worths)
        else:
            action = game.random_action(state, seat, lot, room)
        game.apply(state, seat, int(action), word(chance, 3 * events + 1))
    standings = np.zeros(case.seats)
    scores = np.zeros(case.seats * game.score_numbers, np.int32)
    ranks = np.zeros(case.seats, np.int32)
    game.evaluate(state, standings)
    game.scores(state, scores)
    game.ranking(state, ranks)
    hash.update(standings.tobytes())
    return [hash.hexdigest(), events - 1, scores.tolist(), ranks.tolist()]


def word(chance: entropy.Word, turn: int) -> np.uint64:
    return np.uint64(entropy.word(np.uint64(chance), turn))
