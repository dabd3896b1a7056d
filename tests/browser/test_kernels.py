"""The kernels play in a browser as they do here: the same states, byte by byte."""

import hashlib
import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tesselle.bots import playout
from tesselle.bots.search import settings_of
from tesselle.bots.simulation import simulate
from tesselle.bots.tree import rooted
from tesselle.browser.kernels.build import Built
from tesselle.engine import entropy, registry
from tesselle.engine.contract import Case, cases
from tesselle.engine.match import Match
from tesselle.engine.state import copied
from tests.browser.device import Device
from tests.browser.modules import GAMES, built

pytestmark = pytest.mark.xdist_group("browser")
SEED = 20
MATCHES = 300  # of each game, over all its seats and options


@pytest.fixture(scope="module", params=GAMES)
def device(request: pytest.FixtureRequest) -> Iterator[tuple[Built, Device]]:
    found = built(request.param)
    with Device(found) as device:
        yield found, device


def test_random_matches_are_the_same_byte_by_byte(device: tuple[Built, Device]) -> None:
    found, node = device
    ways = cases(found.game)
    each = -(-MATCHES // len(ways))
    for number, case in enumerate(ways):
        blank = case.game.blank(case.seats, case.game.check_options(case.options))
        first = number * each
        theirs = node.play(blank.tobytes(), case.seats, seed=SEED, first=first, matches=each)
        ours = [played(case, match) for match in range(first, first + each)]
        assert theirs == ours, case


def played(case: Case, match: int) -> list[Any]:
    """Play a match as device.mjs does."""
    game, hash = case.game, hashlib.sha256()
    state = game.blank(case.seats, game.check_options(case.options))
    room = np.zeros(game.most_actions, np.int32)
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
            action = playout.likely(imagined, seat, lot, 0.1, room)
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


@pytest.mark.parametrize("level", [5, 6])
def test_a_search_visits_the_same_actions_as_often(
    device: tuple[Built, Device], level: int
) -> None:
    found, node = device
    game = registry.get(found.game)
    for seats in game.seats:
        budget = game.tuning.at(seats).budgets[level - 1]
        if budget:
            compare_search(node, midway(Match(game, seats, {}, seats)), budget)


def midway(match: Match) -> Match:
    """Play a few rounds by worth, as far as somebody has a choice."""
    for _ in range(6 * match.seats):
        seat = match.waiting[0]
        actions = np.array(match.actions(seat), np.int32)
        worths = np.zeros(len(actions))
        match.game.worths(match.imagine(seat, 1), seat, actions, worths)
        match.play_action(seat, int(actions[worths.argmax()]))
    while len(match.actions(match.waiting[0])) == 1:
        match.play_action(match.waiting[0], match.actions(match.waiting[0])[0])
    return match


def compare_search(node: Device, match: Match, budget: int, **changed: Any) -> None:
    game, seat = match.game, match.waiting[0]
    start = np.zeros(1, game.state)
    start[0] = match.imagine(seat, 7)
    trees = []
    for think in (simulate, lambda *given: node.call("simulation.simulate", *given)):
        settings = settings_of(game.tuning, match.seats, seat)
        settings["used"] = max(game.seats)
        for name, value in changed.items():
            settings[name] = value
        nodes = rooted(max(game.seats), budget * match.seats)
        room = np.zeros(game.most_actions, np.int32)
        think(start, np.uint64(99), budget, nodes, settings, room)
        trees.append(nodes[: settings["used"]])
    ours, theirs = trees
    assert root_visits(theirs, seat) == root_visits(ours, seat)
    np.testing.assert_allclose(theirs["total"][seat], ours["total"][seat], rtol=1e-12)


def root_visits(nodes: Any, seat: int) -> list[tuple[int, int]]:
    """Give the actions tried at the root, the newest first, and how often each was."""
    found = []
    child = int(nodes[seat]["child"])
    while child >= 0:
        found.append((int(nodes[child]["action"]), int(nodes[child]["visits"])))
        child = int(nodes[child]["sibling"])
    return found
