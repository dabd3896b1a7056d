"""How good placements of Génial! look, one step ahead.

Steps on low tracks are worth more than steps on high ones, room left beside a
symbol helps whoever needs it, and a cell that others would like to use is worth
filling.
"""

import numpy as np

from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel
from tesselle.games.genial.heuristic.standing import Steps, earnings_of
from tesselle.games.genial.rules.board import (
    CELLS,
    EMPTY,
    FIRST,
    PAIRS,
    SECOND,
)
from tesselle.games.genial.rules.state import KEEP, LAST, SWAP, TRACKS

# docs/tuning.md tells how these were found.
FADE = 7.0  # steps on a track after which a further step is worth 1/e as much
BONUS = 0.7  # a bonus placement, in first steps of a track
OPENING = 0.2  # a free cell left beside an own half, as part of a step there
DENIAL = 0.05  # a point that others can no longer earn on a cell, as part of a step there

FREE_BESIDE = TRACKS  # where the free cells beside a cell are counted, after what symbols earn
FACTS = TRACKS + 1

# the value of a track, in first steps, and what its next step adds
VALUE = FADE * (1 - np.exp(-np.arange(LAST + 1) / FADE))
STEP = np.append(np.diff(VALUE), 0.0)


@kernel
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Value what placements gain, less what they open to others; swapping beats keeping.

    Every cell is looked around once for all tiles.
    """
    if actions[0] in (SWAP, KEEP):
        for index in range(len(actions)):
            out[index] = 1.0 if actions[index] == SWAP else 0.0
        return
    needs = others_needs(state, seat)
    earned = np.empty((CELLS, FACTS), np.int64)
    effects = np.empty(CELLS, np.float64)
    for cell in range(CELLS):
        if state["cells"][cell] == EMPTY:
            effects[cell] = look_around(state, cell, needs, earned[cell])
    for index in range(len(actions)):
        code, pair = actions[index] // PAIRS, actions[index] % PAIRS
        one, other = code // TRACKS, code % TRACKS
        first, second = FIRST[pair], SECOND[pair]
        gained = placed(state, seat, one, other, earned[first], earned[second], needs)
        out[index] = effects[first] + effects[second] + gained


@kernel
def look_around(state: State, cell: int, needs: Floats, earned: Steps) -> float:
    """Write what each symbol would earn on a free cell, and the room beside it.

    Returns the value of what filling the cell denies others.
    """
    earned[FREE_BESIDE] = earnings_of(state, cell, earned[:TRACKS]) - 1  # less the other half's
    denied = 0.0
    for symbol in range(TRACKS):
        denied += earned[symbol] * needs[symbol]
    return DENIAL * denied


@kernel
def placed(
    state: State, seat: int, one: int, other: int, first: Steps, second: Steps, needs: Floats
) -> float:
    """Value two symbols on two cells, by what ``look_around`` wrote of each."""
    if one == other:
        gained = gain(state, seat, one, first[one] + second[one])
    else:
        gained = gain(state, seat, one, first[one]) + gain(state, seat, other, second[other])
    # What the symbols themselves earn is not denied; what is left beside them is open to all.
    gained -= (DENIAL * first[one] + OPENING * first[FREE_BESIDE]) * needs[one]
    gained -= (DENIAL * second[other] + OPENING * second[FREE_BESIDE]) * needs[other]
    return float(gained)


@kernel
def others_needs(state: State, seat: int) -> Floats:
    """Value a step of each symbol for the other seat that needs it most."""
    needs = np.zeros(TRACKS, np.float64)
    for other in range(state["seats"]):
        if other != seat:
            for symbol in range(TRACKS):
                needs[symbol] = max(needs[symbol], STEP[state["tracks"][other, symbol]])
    return needs


@kernel
def gain(state: State, seat: int, symbol: int, earned: int) -> float:
    """Value the steps of one track, and the bonus at its end (R8, R9)."""
    before = int(state["tracks"][seat, symbol])
    after = min(before + earned, LAST)
    bonus = BONUS if before < after == LAST else 0.0
    return float(VALUE[after] - VALUE[before] + bonus)
