"""How good placements of Génial! look, one step ahead.

Steps on low tracks are worth more than steps on high ones, room left beside a
symbol helps whoever needs it, and a cell that others would like to use is worth
filling.
"""

import numpy as np

from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.genial.heuristic.standing import Steps, earnings_of
from tesselle.games.genial.rules.board import CELLS, EMPTY, FIRST, PAIRS, SECOND
from tesselle.games.genial.rules.state import KEEP, LAST, SWAP, TRACKS

# Measured by `tools.fitting variants` (docs/tuning.md).
FADE = 7.0  # steps on a track after which a further step is worth 1/e as much
BONUS = 0.7  # a bonus placement, in first steps of a track
OPENING = 0.2  # a free cell left beside an own half, as part of a step there
DENIAL = 0.05  # a point that others can no longer earn on a cell, as part of a step there

# the value of a track, in first steps, and what its next step adds
VALUE = FADE * (1 - np.exp(-np.arange(LAST + 1) / FADE))
STEP = np.append(np.diff(VALUE), 0.0)


@kernel
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Value what placements gain, less what they open to others; swapping beats keeping.

    Every cell is looked around once for all tiles: most of a tile's worth is a sum over its halves.
    """
    if actions[0] in (SWAP, KEEP):
        for index in range(len(actions)):
            out[index] = 1.0 if actions[index] == SWAP else 0.0
        return
    needs = scratch(TRACKS, np.float64)
    others_needs(state, seat, needs)
    earned = scratch((CELLS, TRACKS), np.int16)  # by a half on a cell, as are
    gains = scratch((CELLS, TRACKS), np.float64)  # what that is worth
    costs = scratch((CELLS, TRACKS), np.float64)  # and what it leaves to others
    denied = scratch(CELLS, np.float64)  # to others, by filling the cell
    for cell in range(CELLS):
        if state["cells"][cell] == EMPTY:
            free = earnings_of(state, cell, earned[cell])
            denied[cell] = DENIAL * needed(earned[cell], needs)
            for symbol in range(TRACKS):
                steps = int(earned[cell, symbol])
                gains[cell, symbol] = gain(state, seat, symbol, steps)
                # What the symbol itself earns is not denied; what is left beside it is open to all,
                # but for the cell of the other half.
                costs[cell, symbol] = (DENIAL * steps + OPENING * (free - 1)) * needs[symbol]
    for index in range(len(actions)):
        action = np.uint64(actions[index])  # signed numbers take twice as long to divide
        code, pair = action // np.uint64(PAIRS), action % np.uint64(PAIRS)
        one, other = code // np.uint64(TRACKS), code % np.uint64(TRACKS)
        first, second = FIRST[pair], SECOND[pair]
        if one == other:
            gained = gain(state, seat, int(one), int(earned[first, one]) + int(earned[second, one]))
        else:
            gained = gains[first, one] + gains[second, other]
        gained -= costs[first, one]
        gained -= costs[second, other]
        out[index] = denied[first] + denied[second] + gained


@kernel
def needed(earned: Steps, needs: Floats) -> float:
    """Value for the others what each symbol would earn on a cell."""
    total = 0.0
    for symbol in range(TRACKS):
        total += earned[symbol] * needs[symbol]
    return total


@kernel
def others_needs(state: State, seat: int, needs: Floats) -> None:
    """Value a step of each symbol for the other seat that needs it most."""
    for symbol in range(TRACKS):
        needs[symbol] = 0.0
    for other in range(state["seats"]):
        if other != seat:
            for symbol in range(TRACKS):
                needs[symbol] = max(needs[symbol], STEP[state["tracks"][other, symbol]])


@kernel
def gain(state: State, seat: int, symbol: int, earned: int) -> float:
    """Value the steps of one track, and the bonus at its end (R8, R9)."""
    before = int(state["tracks"][seat, symbol])
    after = min(before + earned, LAST)
    bonus = BONUS if before < after == LAST else 0.0
    return float(VALUE[after] - VALUE[before] + bonus)
