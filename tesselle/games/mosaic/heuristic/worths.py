"""How good placements and flips of Mosaic look, one step ahead.

A cell with enemy tiles around it, but none of ours, is closed to the enemy who
touches it with one group: he may not place beside his own tiles only (R5).  A
tile of ours beside that cell opens it to him.  And a tile placed where two of his
groups meet can be flipped at once (R7).  Good placements avoid both, and lie at
the edge, where few neighbours can do harm.
"""

import numpy as np

from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel, lowest_bit, scratch
from tesselle.games.mosaic.rules.board import (
    ARCS,
    AROUND,
    DIRECTIONS,
    MOST_CELLS,
    NEIGHBOUR,
    RIM,
    SMALLEST,
)
from tesselle.games.mosaic.rules.cellsets import ONE, WORD_BITS, WORDS
from tesselle.games.mosaic.rules.groups import touched
from tesselle.games.mosaic.rules.play import joins_none

# In a unit of their own: only what lies between two actions counts.  `tools.fitting variants`
# measures them (docs/tuning.md).
STANDS = np.array(  # [enemy groups touched, whether an own tile is beside]
    [
        [0.5, 0.0],  # alone; beside own tiles only is not legal
        [0.4, 0.6],  # with an own tile the enemy could place here as well: first come
        [-1.8, -2.1],  # to be flipped at once
        [-1.8, -2.1],
    ]
)
EDGE = 0.6  # a side of the cell beyond which the board ends
CROWD = 0.2  # an enemy tile around the cell
OPENED = 0.9  # an empty cell that is opened to the enemy
FLIP = 0.9
JOINED = 0.8  # own groups that become one, the third and further
RUN = 0.8  # runs of enemy tiles around a tile to flip: pieces it may fall into
LEFT = 0.5  # an enemy tile around a tile to flip

BOARD = MOST_CELLS + 1  # cells, and the RIM
COUNT = np.array([bits.bit_count() for bits in range(AROUND)], np.int8)


@kernel
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Judge placements and flips by what lies around them."""
    changes = scratch(BOARD, np.float64)
    if actions[0] < MOST_CELLS:
        write_changes(state, seat, changes)
    for index in range(len(actions)):
        action = actions[index]
        if action < MOST_CELLS:
            out[index] = worth_of_placement(state, seat, action, changes)
        else:
            out[index] = worth_of_flip(state, seat, action - MOST_CELLS)


@kernel
def write_changes(state: State, seat: int, changes: Floats) -> None:
    """Write by how much each cell, or the RIM, changes the worth of a placement beside it."""
    for cell in range(state["cells"]):
        changes[cell] = 0.0
    for word in range(WORDS):
        own, theirs = state["beside"][seat, word], state["beside"][1 - seat, word]
        closed = np.uint64(state["empty"][word] & ~own & theirs)
        while closed:
            cell = word * WORD_BITS + lowest_bit(closed)
            closed &= closed - ONE
            if joins_none(state, 1 - seat, cell):  # else he could not place there anyway (R6)
                changes[cell] = -OPENED
    changes[RIM] = EDGE


@kernel
def worth_of_placement(state: State, seat: int, cell: int, changes: Floats) -> float:
    """Value a safe place at the edge that opens nothing to the enemy."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    around = state["around"]
    enemy = 1 - seat
    beside = 1 if around[seat, cell] else 0
    value = STANDS[touched(state, enemy, cell), beside] - CROWD * COUNT[around[enemy, cell]]
    for direction in range(DIRECTIONS):
        value += changes[near[cell, direction]]
    return float(value)


@kernel
def worth_of_flip(state: State, seat: int, cell: int) -> float:
    """Value a flip that leaves the enemy little around it and spends few own groups."""
    bits = state["around"][1 - seat, cell]
    spent = JOINED * (touched(state, seat, cell) - 2)
    return float(FLIP - spent - RUN * ARCS[bits] - LEFT * COUNT[bits])
