"""The sets of cells that a state keeps say what its tiles say."""

import random

import numpy as np
import pytest

from tesselle.engine.game import State
from tesselle.engine.hexgrid import OFF, hexgrid
from tesselle.games.mosaic.rules import play
from tesselle.games.mosaic.rules.board import ARCS, MOST_CELLS
from tesselle.games.mosaic.rules.cellsets import Cells, holds
from tesselle.games.mosaic.rules.state import EMPTY
from tesselle.games.mosaic.tests.play import NO_CHANCE, actions, start


def listed(cells: Cells) -> list[int]:
    return [cell for cell in range(MOST_CELLS) if holds(cells[cell >> 6], cell)]


def around(state: State, seat: int, cell: int) -> int:
    near = hexgrid(int(state["side"])).neighbour[cell]
    held = [other != OFF and state["tiles"][other] == seat for other in near]
    return sum(1 << direction for direction, mine in enumerate(held) if mine)


@pytest.mark.parametrize("side", [3, 5, 8])
def test_sets_of_cells_follow_every_move(side: int) -> None:
    state, chance = start(side), random.Random(side)
    while play.waiting(state):
        offered = actions(state)
        flips = [each for each in offered if each >= MOST_CELLS]
        chosen = chance.choice(flips or offered)
        play.apply(state, int(state["seat"]), chosen, NO_CHANCE)
        cells = range(int(state["cells"]))
        assert listed(state["empty"]) == np.flatnonzero(state["tiles"][cells] == EMPTY).tolist()
        for seat in (0, 1):
            bits = [around(state, seat, cell) for cell in cells]
            assert listed(state["held"][seat]) == [c for c in cells if state["tiles"][c] == seat]
            assert listed(state["beside"][seat]) == [cell for cell in cells if bits[cell]]
            assert listed(state["between"][seat]) == [c for c in cells if ARCS[bits[c]] > 1]
