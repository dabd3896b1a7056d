"""The legal actions of Génial! as bits (R5, R6, R11).

A tile may lie on any free pair, so the free pairs, as bits, are laid once for each code that
the hand allows, beginning at bit ``code * PAIRS``.
"""

import numpy as np

from tesselle.engine.game import Actions, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.engine.sight import ONE, WORD_BITS, Words
from tesselle.games.genial.rules.board import PAIRS
from tesselle.games.genial.rules.play import first_pairs, legal
from tesselle.games.genial.rules.state import PAIRS_ROOM
from tesselle.games.genial.rules.tiles import CODES, KIND

PAIR_WORDS = -(-PAIRS // WORD_BITS)


@kernel
def mask(state: State, seat: int, room: Actions, out: Words) -> None:
    """Write the bits of the legal actions."""
    for word in range(len(out)):
        out[word] = np.uint64(0)
    if state["seat"] != seat:
        return
    if state["swap"]:
        for place in range(legal(state, seat, room)):
            action = int(room[place])
            out[action >> 6] |= ONE << np.uint64(action & 63)
        return
    free = scratch(PAIR_WORDS, np.uint64)
    free_bits(state, free)
    for code in range(CODES):
        if state["hands"][seat, KIND[code]]:
            lay(free, code * PAIRS, out)


@kernel
def free_bits(state: State, out: Words) -> None:
    """Write the pairs where a tile may lie now, as bits."""
    for word in range(PAIR_WORDS):
        out[word] = np.uint64(0)
    if state["placed"] < state["seats"]:
        pairs = scratch(PAIRS_ROOM, np.int16)
        for place in range(first_pairs(state, pairs)):
            pair = int(pairs[place])
            out[pair >> 6] |= ONE << np.uint64(pair & 63)
    else:
        for place in range(state["free"]):
            pair = int(state["pairs"][place])
            out[pair >> 6] |= ONE << np.uint64(pair & 63)


@kernel
def lay(bits: Words, first: int, out: Words) -> None:
    """Set in ``out`` the bits of ``bits``, the lowest of them at bit ``first``."""
    word, shift = first >> 6, np.uint64(first & 63)
    for place in range(PAIR_WORDS):
        out[word + place] |= bits[place] << shift
    if shift:
        rest = np.uint64(WORD_BITS) - shift
        for place in range(PAIR_WORDS):
            carried = bits[place] >> rest
            if carried:
                out[word + place + 1] |= carried
