"""What is known about Mosaic as a whole: counted positions, bounds, a second opinion."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from tesselle.engine.game import State
from tesselle.engine.hexgrid import DIRECTIONS, hexgrid
from tesselle.engine.state import copied
from tesselle.games.mosaic import GAME
from tesselle.games.mosaic.rules import play
from tesselle.games.mosaic.rules.state import EMPTY, NOBODY, STATE
from tesselle.games.mosaic.tests.play import (
    NO_CHANCE,
    Axial,
    actions,
    after,
    groups,
    moves,
    start,
    tiles,
)

RED, BLUE = 0, 1


def layers(side: int) -> Iterator[Counter[bytes]]:
    """Yield the positions after 0, 1, 2, … plies, each with its number of move orders."""
    layer = Counter({start(side).tobytes(): 1})
    while True:
        yield layer
        following: Counter[bytes] = Counter()
        for data, ways in layer.items():
            for action in actions(_state(data)):
                state = _state(data)
                play.apply(state, int(state["seat"]), action, NO_CHANCE)
                following[state.tobytes()] += ways
        layer = following


def _state(data: bytes) -> State:
    state: State = np.frombuffer(bytearray(data), STATE)[0]
    return state


@pytest.mark.parametrize(
    ("side", "counts"),
    [
        (3, [19, 342, 4_704, 64_932, 714_228]),
        (4, [37, 1_332, 41_070]),
        (5, [61, 3_660, 198_894]),
        (6, [91, 8_190, 688_344]),
    ],
)
def test_the_numbers_of_move_sequences_are_the_known_ones(side: int, counts: list[int]) -> None:
    found = [
        sum(ways * len(actions(_state(data))) for data, ways in layer.items())
        for layer in itertools.islice(layers(side), len(counts))
    ]
    assert found == counts


def test_nobody_can_flip_before_ply_five() -> None:
    flips = [
        sum(move.startswith("x") for data in layer for move in moves(_state(data)))
        for layer in itertools.islice(layers(3), 5)
    ]
    assert flips[:4] == [0, 0, 0, 0]
    assert flips[4] > 0


def test_blue_can_flip_at_ply_six() -> None:
    played = ["e5", "e4", "a1", "e6", "i1"]
    assert "xe5" in moves(after(start(), *played))


def test_no_more_flips_than_placements_and_no_more_placements_than_cells() -> None:
    for seed in range(20):
        for side in (3, 5):
            *_, (state, played) = random_game(side, seed)
            flips = sum(move.startswith("x") for move in played)
            assert flips <= len(played) - flips <= int(state["cells"])
            assert len(played) - flips == sum(tiles(state))


def test_a_placement_raises_all_groups_by_one_at_most_and_a_flip_lowers_them() -> None:
    total = 0
    for state, played in random_game(5, seed=4):
        now = sum(groups(state))
        if played:
            assert now < total if played[-1].startswith("x") else now - total in (0, 1)
        total = now


def test_about_half_of_random_games_contain_a_skipped_turn() -> None:
    games = 150
    skipped = sum(any(skips(5, seed)) for seed in range(games))
    assert 0.35 < skipped / games < 0.65


@pytest.mark.parametrize(("side", "games", "step"), [(3, 10, 1), (4, 4, 1), (5, 2, 2), (8, 1, 9)])
def test_legal_agrees_with_groups_counted_from_scratch(side: int, games: int, step: int) -> None:
    for seed in range(games):
        for state, _ in itertools.islice(random_game(side, seed), 0, None, step):
            assert moves(state) == by_definition(state), GAME.write_position(state)


@pytest.mark.parametrize("side", [3, 5, 8])
def test_a_position_does_not_remember_how_it_came_about(side: int) -> None:
    for state, _ in random_game(side, seed=1):
        text = GAME.write_position(state)
        assert GAME.read_position(text).tobytes() == state.tobytes(), text


def random_game(side: int, seed: int) -> Iterator[tuple[State, list[str]]]:
    """Yield the state and the moves so far, from the start to the end of a random game."""
    chooser = random.Random(seed)
    state, played = start(side), list[str]()
    yield copied(state), list(played)
    while play.waiting(state):
        assert len(played) < GAME.most_events, "the game goes on for ever"
        seat, action = int(state["seat"]), chooser.choice(actions(state))
        played.append(GAME.write_move(state, seat, action))
        play.apply(state, seat, action, NO_CHANCE)
        yield copied(state), list(played)


def skips(side: int, seed: int) -> Iterator[bool]:
    """Tell after each turn of a random game whether the other seat was skipped."""
    mover = BLUE
    for state, _ in random_game(side, seed):
        if not state["chain"]:
            yield int(state["seat"]) == mover
        mover = int(state["seat"])


def by_definition(state: State) -> list[str]:
    """Return the legal moves as the rules define them, by counting groups before and after."""
    grid = hexgrid(int(state["side"]))
    seat = int(state["seat"])
    colours = {
        place: int(state["tiles"][cell])
        for cell, place in enumerate(grid.axial)
        if state["tiles"][cell] != EMPTY
    }
    flipped = {grid.axial[cell] for cell in np.flatnonzero(state["flipped"])}
    if seat == NOBODY:
        return []
    placed = [] if flipped else [each for each in grid.axial if _may_place(colours, seat, each)]
    turned = [
        each
        for each in grid.axial
        if _may_flip(colours, seat, each) and (not flipped or flipped & _around(each))
    ]
    names = dict(zip(grid.axial, grid.names, strict=True))
    return [names[each] for each in placed] + ["x" + names[each] for each in turned]


def _around(place: Axial) -> set[Axial]:
    return {(place[0] + q, place[1] + r) for q, r in DIRECTIONS}


def _may_place(colours: dict[Axial, int], seat: int, place: Axial) -> bool:
    if place in colours:
        return False
    near = {colours[each] for each in _around(place) if each in colours}
    own = _count(colours, seat)
    return near != {seat} and _count({**colours, place: seat}, seat) >= own


def _may_flip(colours: dict[Axial, int], seat: int, place: Axial) -> bool:
    if colours.get(place) != 1 - seat:
        return False
    turned = {**colours, place: seat}
    own, own_then = _count(colours, seat), _count(turned, seat)
    enemy, enemy_then = _count(colours, 1 - seat), _count(turned, 1 - seat)
    return own_then < own and own_then + enemy_then < own + enemy


def _count(colours: dict[Axial, int], seat: int) -> int:
    left = {place for place, colour in colours.items() if colour == seat}
    found = 0
    while left:
        found += 1
        edge = {left.pop()}
        while edge:
            edge = {other for place in edge for other in _around(place)} & left
            left -= edge
    return found
