"""Mosaic, by Mark Steere: place or flip tiles, and own most of them at the end.

``R1``, ``R2``, … are the numbered rules in ``RULES.md``.  The state and its
actions are in ``state``, groups of tiles in ``groups``, the result in ``scoring``.
"""

import numpy as np

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Actions, State
from tesselle.engine.kernel import kernel, lowest_bit
from tesselle.games.mosaic.rules.board import ARCS, DIRECTIONS, MOST_CELLS, NEIGHBOUR, SMALLEST
from tesselle.games.mosaic.rules.cellsets import ONE, WORD_BITS, WORDS, holds
from tesselle.games.mosaic.rules.groups import flip, pieces, place, touched
from tesselle.games.mosaic.rules.state import NOBODY


@kernel
def waiting(state: State) -> int:
    """Return the bit of the seat to move, or 0 when neither has a move (R10)."""
    return 0 if state["seat"] == NOBODY else 1 << int(state["seat"])


@kernel
def placeable(state: State, seat: int, word: int) -> np.uint64:
    """Return the empty cells of a word that are not beside tiles of ``seat`` only (R5)."""
    own, theirs = state["beside"][seat, word], state["beside"][1 - seat, word]
    return np.uint64(state["empty"][word] & (~own | theirs))


@kernel
def flippable(state: State, seat: int, word: int) -> np.uint64:
    """Return the enemy tiles of a word for which R7 is worth a look: those between own tiles."""
    return np.uint64(state["held"][1 - seat, word] & state["between"][seat, word])


@kernel
def joins_none(state: State, seat: int, cell: int) -> bool:
    """Tell whether a tile of ``seat`` on ``cell`` would leave its groups apart (R6)."""
    return ARCS[state["around"][seat, cell]] < 2 or touched(state, seat, cell) < 2


@kernel
def may_place(state: State, seat: int, cell: int) -> bool:
    """Tell whether ``seat`` may put a tile on ``cell`` (R5, R6)."""
    return holds(placeable(state, seat, cell >> 6), cell) and joins_none(state, seat, cell)


@kernel
def may_flip(state: State, seat: int, cell: int) -> bool:
    """Tell whether ``seat`` may flip the tile on ``cell``, chains aside (R7)."""
    return holds(flippable(state, seat, cell >> 6), cell) and pays(state, seat, cell)


@kernel
def pays(state: State, seat: int, cell: int) -> bool:
    """Tell whether a flip on ``cell`` joins more own groups than pieces it leaves (R7)."""
    joined = touched(state, seat, cell)
    if joined < 2:
        return False
    if ARCS[state["around"][1 - seat, cell]] < joined:
        return True  # it cannot fall into more pieces than it has arcs
    return pieces(state, cell) < joined


@kernel
def beside_flipped(state: State, cell: int) -> bool:
    """Tell whether ``cell`` is next to a tile flipped earlier in this turn (R8)."""
    near = NEIGHBOUR[state["side"] - SMALLEST]
    for direction in range(DIRECTIONS):
        if state["flipped"][near[cell, direction]]:
            return True
    return False


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    """Write the legal actions to ``out``, with room for ACTIONS, rising; return their number."""
    if seat != state["seat"]:
        return 0
    count = 0
    for word in range(0 if state["chain"] else WORDS):
        left = placeable(state, seat, word)
        while left:
            cell = word * WORD_BITS + lowest_bit(left)
            left &= left - ONE
            if joins_none(state, seat, cell):
                out[count] = cell
                count += 1
    for word in range(WORDS):
        left = flippable(state, seat, word)
        while left:
            cell = word * WORD_BITS + lowest_bit(left)
            left &= left - ONE
            if state["chain"] and not beside_flipped(state, cell):
                continue  # R8: the chain goes on where it flipped
            if pays(state, seat, cell):
                out[count] = MOST_CELLS + cell
                count += 1
    return count


@kernel
def can_move(state: State, seat: int) -> bool:
    """Tell whether ``seat`` has a placement or a flip at the start of a turn (R9)."""
    for word in range(WORDS):
        left = placeable(state, seat, word)
        while left:
            if joins_none(state, seat, word * WORD_BITS + lowest_bit(left)):
                return True
            left &= left - ONE
    for word in range(WORDS):
        left = flippable(state, seat, word)
        while left:
            if pays(state, seat, word * WORD_BITS + lowest_bit(left)):
                return True
            left &= left - ONE
    return False


@kernel
def can_go_on(state: State, seat: int) -> bool:
    """Tell whether the chain of ``seat`` has another flip (R8)."""
    for word in range(WORDS):
        left = flippable(state, seat, word)
        while left:
            cell = word * WORD_BITS + lowest_bit(left)
            left &= left - ONE
            if beside_flipped(state, cell) and pays(state, seat, cell):
                return True
    return False


@kernel
def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    """Place or flip in place, then find who is to move next (R4, R8, R9)."""
    if action < MOST_CELLS:
        place(state, seat, action)
    else:
        flip(state, seat, action - MOST_CELLS)
        state["flipped"][action - MOST_CELLS] = 1
        if can_go_on(state, seat):
            state["chain"] = 1
            return
        for cell in range(state["cells"]):
            state["flipped"][cell] = 0
        state["chain"] = 0
    end_turn(state, seat)


@kernel
def end_turn(state: State, seat: int) -> None:
    """Pass the turn to the other seat, or whoever can still move (R9, R10)."""
    if can_move(state, 1 - seat):
        state["seat"] = 1 - seat
    elif can_move(state, seat):
        state["seat"] = seat
    else:
        state["seat"] = NOBODY


LOT_TRIES = 12  # then few moves are left, and listing them is quicker


@kernel
def random_action(state: State, seat: int, entropy: Word, room: Actions) -> int:
    """Try placements and flips by lot; the first that is legal is as likely as any other."""
    cells = int(state["cells"])
    if not state["chain"]:
        for turn in range(LOT_TRIES):
            tried = below(entropy, turn, 2 * cells)
            if tried < cells:
                if may_place(state, seat, tried):
                    return tried
            elif may_flip(state, seat, tried - cells):
                return MOST_CELLS + tried - cells
    return int(room[below(entropy, LOT_TRIES, legal(state, seat, room))])
