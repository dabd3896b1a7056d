"""The kernels play in a browser as they do here: the same states, byte by byte."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tesselle.bots.simulation import simulate
from tesselle.bots.tree import rooted, transplant
from tesselle.browser.kernels.build import Built
from tesselle.engine import entropy, registry
from tesselle.engine.contract import cases
from tesselle.engine.match import Match
from tesselle.engine.tuning import Tuning
from tesselle.games.mosaic import GAME as MOSAIC
from tesselle.games.mosaic.heuristic.alphabeta import Desk, search
from tesselle.games.mosaic.heuristic.solver import BUDGET_OF_A_MOVE, FEW_EMPTY, _laid_out
from tesselle.games.mosaic.rules.state import EMPTY
from tests.browser.device import Device, KernelFailed
from tests.browser.modules import GAMES, built
from tests.browser.playing import SEED, played
from tests.browser.searching import midway, planted, root_visits

MATCHES = 300  # of each game, over all its seats and options
BLIND = 500  # simulations


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


@pytest.mark.parametrize("level", [5, 6])
def test_a_search_visits_the_same_actions_as_often(
    device: tuple[Built, Device], level: int
) -> None:
    found, node = device
    game = registry.get(found.game)
    for seats in game.seats if level == 5 else (game.usual_seats,):
        match = Match(game, seats, {}, seats)
        budget = match.tuning.budgets[level - 1]
        if budget:  # some games are played well one step ahead
            compare_search(node, midway(match), budget)


def test_a_search_that_knows_nothing_is_the_same_too(device: tuple[Built, Device]) -> None:
    found, node = device
    game = registry.get(found.game)
    match = midway(Match(game, game.usual_seats, {}, 1))
    compare_search(node, match, BLIND, guided=0, depth=Tuning.depth)


def compare_search(node: Device, match: Match, budget: int, **changed: Any) -> None:
    ours, theirs = planted(match, budget, **changed), planted(match, budget, **changed)
    simulate(*ours)
    node.call("simulation.simulate", *theirs)
    seat = match.waiting[0]
    assert root_visits(theirs[3], seat) == root_visits(ours[3], seat)
    np.testing.assert_array_equal(theirs[3][seat]["total"], ours[3][seat]["total"])


def test_a_tree_is_transplanted_the_same(device: tuple[Built, Device]) -> None:
    found, node = device
    game = registry.get(found.game)
    match = midway(Match(game, game.usual_seats, {}, 1))
    seat, grown = match.waiting[0], planted(match, 200)
    simulate(*grown)
    nodes = grown[3]
    place = int(nodes[seat]["child"])
    ours, theirs = rooted(max(game.seats), len(nodes)), rooted(max(game.seats), len(nodes))
    source = np.zeros(len(nodes) + max(game.seats), np.int32)
    used = transplant(nodes, place, ours, seat, source)
    assert node.call("tree.transplant", nodes, place, theirs, seat, source) == used
    assert theirs.tobytes() == ours.tobytes()


def test_exact_play_of_mosaic_is_the_same() -> None:
    built_mosaic = built("mosaic")
    with Device(built_mosaic) as node:
        for seed in range(4):
            match = Match(MOSAIC, 2, {"side": 4}, seed)
            chooser = random.Random(seed)
            while np.count_nonzero(match.state["tiles"][:37] == EMPTY) > FEW_EMPTY:
                match.play_action(match.waiting[0], chooser.choice(match.actions(match.waiting[0])))
            ours, theirs = (_laid_out(match.state, BUDGET_OF_A_MOVE) for _ in range(2))
            lead = search(ours, 0, -1, 1)
            assert node.call("alphabeta.search", theirs, 0, -1, 1) == lead
            assert contents(theirs) == contents(ours)


def contents(desk: Desk) -> list[bytes]:
    return [np.asarray(array).tobytes() for array in desk]


def test_nothing_is_left_in_memory(device: tuple[Built, Device]) -> None:
    _, node = device
    node.call("entropy.word", 1, 1)
    before = node.blocks
    found, _ = device
    game = registry.get(found.game)
    compare_search(node, midway(Match(game, game.usual_seats, {}, 3)), 50)
    assert node.blocks == before


def test_an_exception_in_a_kernel_is_an_error_and_not_a_result(
    device: tuple[Built, Device],
) -> None:
    _, node = device
    with pytest.raises(KernelFailed, match=r"entropy\.below failed with status 1"):
        node.call("entropy.below", 1, 0, 0)  # a number below 0
    assert node.call("entropy.below", 1, 0, 10) == entropy.below(np.uint64(1), 0, 10)
