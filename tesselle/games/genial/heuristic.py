"""What Génial! knows about good play; bots use it, rules never do.

``evaluate`` judges what the tracks can still expect (``outlook.py``).
``worths`` judges placements: steps on low tracks are worth more than steps on
high ones, room left beside a symbol helps whoever needs it, and a cell that
others would like to use is worth filling.
"""

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Actions, Floats, State, Tuning
from tesselle.engine.kernel import kernel
from tesselle.games.genial.board import CELLS, DIRECTIONS, EMPTY, FIRST, NEIGHBOUR, PAIRS, SECOND
from tesselle.games.genial.outlook import best_cells, standing
from tesselle.games.genial.rules import KEEP, SWAP, TRACKS
from tesselle.games.genial.scoring import LAST, line

Steps = npt.NDArray[np.int64]

# Chosen by letting the one-step player play thousands of matches against its variants.
FADE = 7.0  # steps on a track after which a further step is worth 1/e as much
BONUS = 0.7  # a bonus placement, in first steps of a track
OPENING = 0.2  # a free cell left beside an own half, as part of a step there
# With it the one-step player won 52.1 % of 20,000 matches against itself without it.
DENIAL = 0.05  # a point that others can no longer earn on a cell, as part of a step there

# At 100 simulations a move, 60 to 80 matches each: this `evaluate` won 75 % against the sum of
# fading steps used before (63 % with spread 1).  Against warmth 0.5 warmth 1 won 59 %; against
# depth 4 depth 2 won 41 %; without slips it won 46 %.  1,000 simulations won 52 % of 40 matches
# against 300 with 16 actions in one place, 58 % of 50 with 40: hints, their intervals overlap.
TUNING = Tuning(budgets=(0, 0, 20, 80, 320, 1600), depth=4, widest=40, warmth=1.0, spread=0.5)

BESIDE = TRACKS  # where the free cells beside a cell are counted, after what symbols earn
FACTS = TRACKS + 1

# the value of a track, in first steps, and what its next step adds
VALUE = FADE * (1 - np.exp(-np.arange(LAST + 1) / FADE))
STEP = np.append(np.diff(VALUE), 0.0)


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Write what the outlooks of each seat are worth."""
    best = np.empty((TRACKS, 2), np.int64)
    best_cells(state, best)
    for seat in range(state["seats"]):
        out[seat] = standing(state, seat, best)


@kernel
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Value what placements gain, less what they open to others; swapping beats keeping.

    Every cell is looked around once for all tiles.  Six new tiles for a hand without
    the lowest symbol win nearly two matches in three against always keeping it.
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

    Returns the value of what filling the cell denies others.  The cell of the tile's
    other half is still free, so no line leads that way (R7).
    """
    earned[:] = 0
    earned[BESIDE] = -1  # the other half's cell is free now, but not afterwards
    denied = 0.0
    for direction in range(DIRECTIONS):
        shown = int(state["cells"][NEIGHBOUR[cell, direction]])
        if shown == EMPTY:
            earned[BESIDE] += 1
        elif shown >= 0:
            points = line(state["cells"], cell, direction, shown)
            earned[shown] += points
            denied += points * needs[shown]
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
    gained -= (DENIAL * first[one] + OPENING * first[BESIDE]) * needs[one]
    gained -= (DENIAL * second[other] + OPENING * second[BESIDE]) * needs[other]
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
