"""The solver agrees with plain search of everything."""

import numpy as np
import pytest

from tesselle.engine.errors import IllegalMove
from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.match import Match
from tesselle.games.mosaic import GAME
from tesselle.games.mosaic.heuristic.positionkeys import IMAGE, IMAGES, least, write_keys
from tesselle.games.mosaic.heuristic.solver import endgame, solve
from tesselle.games.mosaic.rules import play
from tesselle.games.mosaic.rules.board import SMALLEST
from tesselle.games.mosaic.tests.play import actions, near_the_end, played, start, tiles


def reds_lead(state: State) -> int:
    """Return red's lead under best play, by trying everything."""
    if not play.waiting(state):
        red, blue = tiles(state)
        return red - blue
    leads = [reds_lead(played(state, action)) for action in actions(state)]
    return min(leads) if state["seat"] else max(leads)


def lead_of_mover(state: State) -> int:
    return -reds_lead(state) if state["seat"] else reds_lead(state)


def position_of(state: State, image: int) -> State:
    """Return the position as this image of the board shows it."""
    side = int(state["side"])
    letters = [""] * int(state["cells"])
    for cell, place in enumerate(IMAGE[side - SMALLEST, image, : state["cells"]]):
        letters[place] = ".RB"[int(state["tiles"][cell]) + 1]
    rows = "/".join("".join(letters[cell] for cell in row) for row in hexgrid(side).rows)
    return GAME.read_position(f"{rows} {'RB'[int(state['seat'])]} -")


@pytest.mark.parametrize("seed", range(20))
def test_it_finds_what_trying_everything_finds(seed: int) -> None:
    state = near_the_end(seed, side=3 + seed % 3, empty=4)
    found = solve(state, margin=True)
    assert found is not None
    assert found.lead == lead_of_mover(state)
    sign = 1 if found.seat == 0 else -1
    assert sign * reds_lead(played(state, found.action)) == found.lead


@pytest.mark.parametrize("seed", range(10))
def test_within_a_chain_too(seed: int) -> None:
    state = near_the_end(seed, side=3, empty=5, chain=True)
    found = solve(state, margin=True)
    assert found is not None
    assert found.lead == lead_of_mover(state)


@pytest.mark.parametrize("seed", range(10))
def test_without_the_margin_the_winner_is_the_same(seed: int) -> None:
    state = near_the_end(seed, side=5, empty=8)
    winner, margin = solve(state), solve(state, margin=True)
    assert winner is not None
    assert margin is not None
    assert winner.share == margin.share
    assert winner.nodes <= margin.nodes


def test_an_image_of_the_board_is_worth_the_same() -> None:
    state = near_the_end(1, side=3, empty=7)
    leads = set()
    for image in range(IMAGES):
        found = solve(position_of(state, image), margin=True)
        assert found is not None
        leads.add(found.lead)
    assert len(leads) == 1


@pytest.mark.parametrize("side", [3, 4])
def test_images_share_a_key_and_other_boards_have_their_own(side: int) -> None:
    keys = np.zeros(IMAGES, np.uint64)
    boards: dict[int, frozenset[bytes]] = {}
    for seed in range(200):
        state = near_the_end(seed, side, empty=3 * side * (side - 1) - 3)  # four tiles or so
        images = [position_of(state, image) for image in range(IMAGES)]
        known = set()
        for each in images:
            write_keys(each, keys)
            known.add(int(keys[least(keys)]))
        (key,) = known
        same = frozenset(each["tiles"].tobytes() for each in images)
        assert boards.setdefault(key, same) == same
    assert len(boards) > 100


def test_side_3_is_a_win_for_blue() -> None:
    found = solve(start(3))
    assert found is not None
    assert (found.seat, found.share) == (0, 0.0)


def test_out_of_budget_is_no_answer() -> None:
    assert solve(start(5), budget=1000) is None


def test_a_finished_match_cannot_be_solved() -> None:
    match = Match(GAME, 2, {"side": 3})
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    with pytest.raises(IllegalMove, match="one that is over"):
        solve(match)


def test_bots_do_not_solve_what_is_far_from_the_end() -> None:
    assert endgame(start(3)) is None
