"""What Génial! knows about good play; bots use it, rules never do.

Only the lowest track counts in the end, so a step on a low track is worth more
than one on a high track: each track has a value that rises ever more slowly.
"""

import numpy as np

from tesselle.engine.game import State, Tuning
from tesselle.engine.kernel import kernel
from tesselle.games.genial.board import DIRECTIONS, EMPTY, FIRST, NEIGHBOUR, PAIRS, SECOND, TOWARDS
from tesselle.games.genial.rules import KEEP, SWAP, TRACKS
from tesselle.games.genial.scoring import LAST, Tracks, points

# Chosen by letting the one-step player play thousands of matches against its variants.
FADE = 7.0  # steps on a track after which a further step is worth 1/e as much
BONUS = 0.7  # a bonus placement, in first steps of a track
OPENING = 0.2  # a free cell left beside an own half, as part of a step there

# Against the one-step player, 300 simulations a move: depth 4 won 23 of 24, depth 8 20 of 24,
# play-outs to the end (100 simulations) 7 of 12.
TUNING = Tuning(depth=4, warmth=0.5, spread=3.0)

# the value of a track, in first steps, and what its next step adds
VALUE = FADE * (1 - np.exp(-np.arange(LAST + 1) / FADE))
STEP = np.append(np.diff(VALUE), 0.0)


@kernel
def standing(tracks: Tracks) -> float:
    """Give the value of six tracks together."""
    value = 0.0
    for symbol in range(TRACKS):
        value += VALUE[tracks[symbol]]
    return value


@kernel
def evaluate(state: State, seat: int) -> float:
    """Compare the own tracks with those of the best other seat."""
    best = 0.0
    for other in range(state["seats"]):
        if other != seat:
            best = max(best, standing(state["tracks"][other]))
    return standing(state["tracks"][seat]) - best


@kernel
def worth(state: State, seat: int, action: int) -> float:
    """Value what a placement gains, less what it opens to others; swapping beats keeping.

    Six new tiles for a hand without the lowest symbol win nearly two matches in
    three against always keeping it.
    """
    if action == SWAP:
        return 1.0
    if action == KEEP:
        return 0.0
    code, pair = action // PAIRS, action % PAIRS
    one, other = code // TRACKS, code % TRACKS
    first, second = FIRST[pair], SECOND[pair]
    towards = int(TOWARDS[pair])
    earned = points(state["cells"], first, one, towards)
    earned_other = points(state["cells"], second, other, (towards + 3) % DIRECTIONS)
    if one == other:
        gained = gain(state, seat, one, earned + earned_other)
    else:
        gained = gain(state, seat, one, earned) + gain(state, seat, other, earned_other)
    return gained - opened(state, seat, first, one) - opened(state, seat, second, other)


@kernel
def gain(state: State, seat: int, symbol: int, earned: int) -> float:
    """Value the steps of one track, and the bonus at its end (R8, R9)."""
    before = int(state["tracks"][seat, symbol])
    after = min(before + earned, LAST)
    bonus = BONUS if before < after == LAST else 0.0
    return float(VALUE[after] - VALUE[before] + bonus)


@kernel
def opened(state: State, seat: int, cell: int, symbol: int) -> float:
    """Value the room left beside a symbol on ``cell`` for the seat that needs it most."""
    room = -1  # the partner's cell is free now, but not afterwards
    for direction in range(DIRECTIONS):
        room += int(state["cells"][NEIGHBOUR[cell, direction]] == EMPTY)
    need = 0.0
    for other in range(state["seats"]):
        if other != seat:
            need = max(need, STEP[state["tracks"][other, symbol]])
    return OPENING * room * need
