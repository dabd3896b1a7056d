"""Génial!, by Reiner Knizia: line up equal symbols; your lowest track is your score.

``R1``, ``R2``, … are the numbered rules in ``RULES.md``.  The state and its actions
are in ``state``, cells and pairs of cells in ``board``, tiles and codes in ``tiles``;
drawing and swapping are in ``bag``, points and places in ``scoring``.
"""

import numpy as np

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Actions, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.genial.rules.bag import draw_tiles, lacks_lowest, refill, swap
from tesselle.games.genial.rules.board import (
    DIRECTIONS,
    DROPS,
    FIRST,
    LAST_DROP,
    NEIGHBOUR,
    PAIRS,
    PRINTED,
    PRINTED_BESIDE,
    SECOND,
    TOWARDS,
    Pairs,
)
from tesselle.games.genial.rules.scoring import points
from tesselle.games.genial.rules.state import (
    HAND,
    KEEP,
    LAST,
    NOBODY,
    PAIRS_ROOM,
    STRIDE,
    SWAP,
    TRACKS,
)
from tesselle.games.genial.rules.tiles import CODES, KIND, KINDS, Counts


@kernel
def setup(state: State, entropy: Word) -> None:
    """Deal six tiles to each seat (R4)."""
    for seat in range(state["seats"]):
        draw_tiles(state, seat, HAND, entropy, seat * HAND)


@kernel
def waiting(state: State) -> int:
    """Return the bit of the seat to act, or 0 when the match is over (R13, R14)."""
    return 0 if state["seat"] == NOBODY else 1 << int(state["seat"])


@kernel
def untouched(state: State) -> int:
    """Return the printed symbols that have no tile next to them, one bit each (R6)."""
    symbols = 0
    for symbol in range(TRACKS):
        tiles = 0
        for direction in range(DIRECTIONS):
            tiles += int(state["cells"][NEIGHBOUR[PRINTED[symbol], direction]] >= 0)
        if tiles == 0:
            symbols |= 1 << symbol
    return symbols


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    """Write the legal actions to ``out`` in rising order; return their number (R5, R6, R11)."""
    if state["seat"] != seat:
        return 0
    if state["swap"]:
        out[0], out[1] = SWAP, KEEP
        return 2
    if state["placed"] < state["seats"]:
        pairs = scratch(PAIRS_ROOM, np.int16)
        for place in range(PAIRS_ROOM):
            pairs[place] = 0
        return write(state["hands"][seat], pairs, first_pairs(state, pairs), out)
    return write(state["hands"][seat], state["pairs"], int(state["free"]), out)


@kernel
def write(hand: Counts, pairs: Pairs, free: int, out: Actions) -> int:
    """Write every tile in hand, both ways round, on each of the ``free`` pairs; return how many.

    Each block is written in whole strides, which is much faster; what is too
    much is overwritten by the next block, and comes after the count in the last.
    """
    length = (free + STRIDE - 1) // STRIDE * STRIDE
    count = 0
    for code in range(CODES):
        if hand[KIND[code]]:
            block = out[count : count + length]
            for place in range(length):
                block[place] = code * PAIRS + pairs[place]
            count += free
    return count


@kernel
def first_pairs(state: State, out: Pairs) -> int:
    """Write the pairs where a first tile may lie, rising; return their number (R6)."""
    symbols = untouched(state)
    count = 0
    for place in range(state["free"]):
        pair = state["pairs"][place]
        out[count] = pair
        count += int(PRINTED_BESIDE[pair] & symbols != 0)
    return count


@kernel
def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    """Play in place; the turn ends with the draw, or the match without one (R12, R13, R14)."""
    for kind in range(KINDS):
        state["shown"][kind] = 0
    if action == SWAP:
        swap(state, seat, entropy)
        end_turn(state)
    elif action == KEEP:
        refill(state, seat, entropy)
        end_turn(state)
    else:
        place(state, seat, action)
        if state["free"] == 0 or mastered(state, seat):
            state["owed"] = 0  # R13: what is owed lapses
            state["seat"] = NOBODY
        elif state["owed"] == 0:  # R10: only after all bonus placements
            if lacks_lowest(state, seat):
                state["swap"] = 1
            else:
                refill(state, seat, entropy)
                end_turn(state)


@kernel
def place(state: State, seat: int, action: int) -> None:
    """Lay the tile, move the tracks and count the bonus placements owed (R5, R7 to R10)."""
    code, pair = action // PAIRS, action % PAIRS
    one, other = code // TRACKS, code % TRACKS
    first, second = FIRST[pair], SECOND[pair]
    towards = TOWARDS[pair]
    back = (towards + 3) % DIRECTIONS
    cells = state["cells"]
    earned = points(cells, first, one, towards)
    earned_other = points(cells, second, other, back)
    cells[first] = one
    cells[second] = other
    drop_pairs(state, pair)
    state["hands"][seat][KIND[code]] -= 1
    state["placed"] += 1
    owed = max(int(state["owed"]) - 1, 0)
    owed += int(advance(state, seat, one, earned))
    owed += int(advance(state, seat, other, earned_other))
    state["owed"] = owed


@kernel
def drop_pairs(state: State, covered: int) -> None:
    """Take a covered pair, and those that share a cell with it, off the list of free ones."""
    pairs = state["pairs"]
    drops = DROPS[covered]
    before = int(state["free"])
    after = 0
    while after < before and pairs[after] < drops[0]:  # these stay where they are
        after += 1
    place = after
    nth = 0
    while place < before and pairs[place] <= LAST_DROP[covered]:
        pair = pairs[place]
        while drops[nth] < pair:
            nth += 1
        pairs[after] = pair  # overwritten by the next one when it is to be dropped
        after += int(drops[nth] != pair)
        place += 1
    for rest in range(place, before):
        pairs[after] = pairs[rest]
        after += 1
    for rest in range(after, before):
        pairs[rest] = 0
    state["free"] = after


@kernel
def advance(state: State, seat: int, symbol: int, earned: int) -> bool:
    """Move one track, never past the last number; tell whether it reached it now (R8, R9)."""
    before = int(state["tracks"][seat, symbol])
    after = min(before + earned, LAST)
    state["tracks"][seat, symbol] = after
    return before < after == LAST


@kernel
def mastered(state: State, seat: int) -> bool:
    """Tell whether all six tracks of ``seat`` have reached the last number (R14)."""
    full = 0
    for symbol in range(TRACKS):
        full += int(state["tracks"][seat, symbol] == LAST)
    return full == TRACKS


@kernel
def end_turn(state: State) -> None:
    """Pass the turn to the next seat (R12)."""
    state["swap"] = 0
    state["seat"] = (state["seat"] + 1) % state["seats"]


@kernel
def random_action(state: State, seat: int, entropy: Word, room: Actions) -> int:
    """Draw a tile in hand, turned either way, and a free pair of cells."""
    if state["swap"] or state["placed"] < state["seats"]:
        return int(room[below(entropy, 0, legal(state, seat, room))])
    hand = state["hands"][seat]
    codes = 0
    for code in range(CODES):
        room[codes] = code
        codes += int(hand[KIND[code]] > 0)
    pair = state["pairs"][below(entropy, 0, int(state["free"]))]
    return int(room[below(entropy, 1, codes)]) * PAIRS + int(pair)
