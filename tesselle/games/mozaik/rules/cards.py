"""The cards of MozaiK: drawing images and words, and throwing images away."""

import numpy as np

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import State
from tesselle.engine.kernel import kernel
from tesselle.games.mozaik.rules.state import DECK, DISCARDED, HELD, IMAGES, NONE, OPEN, WORDS


@kernel
def has(mask: Word, index: int) -> bool:
    """Tell whether bit ``index`` of a 64-bit mask is set."""
    return bool((mask >> np.uint64(index)) & np.uint64(1))


@kernel
def bit(index: int) -> np.uint64:
    """Return the 64-bit mask with one bit set."""
    return np.uint64(1) << np.uint64(index)


@kernel
def ones(mask: int) -> int:
    """Count the bits of a small mask."""
    found = 0
    while mask:
        found += mask & 1
        mask >>= 1
    return found


@kernel
def hand(state: State, seat: int) -> int:
    """Count the images in the hand of ``seat``, its pick not among them."""
    held = 0
    for image in range(IMAGES):
        if state["where"][image] == HELD + seat:
            held += 1
    return held


@kernel
def draw_images(state: State, seat: int, count: int, entropy: Word, turn: int) -> int:
    """Draw up to ``count`` images into the hand of ``seat``; return the next turn of chance."""
    for _ in range(min(count, state["left"])):
        skip = below(entropy, turn, int(state["left"]))
        turn += 1
        image = 0
        while skip or state["where"][image] != DECK:
            skip -= int(state["where"][image] == DECK)
            image += 1
        state["where"][image] = HELD + seat
        state["left"] -= 1
    return turn


@kernel
def discard(state: State, seat: int) -> None:
    """Throw all images in hand on the seat's own discard pile (R6, R20)."""
    for image in range(IMAGES):
        if state["where"][image] == HELD + seat:
            state["where"][image] = DISCARDED + seat
            state["discarded"][seat] += 1


@kernel
def open_words(state: State, count: int, entropy: Word, turn: int) -> None:
    """Lay out ``count`` new words from the pool (R1, R7, R16)."""
    pool = state["pool"]
    left = 0
    for word in range(WORDS):
        left += int(has(pool, word))
    drawn = np.uint64(0)
    for _ in range(count):
        skip = below(entropy, turn, left)
        turn += 1
        left -= 1
        word = 0
        while skip or not has(pool, word):
            skip -= int(has(pool, word))
            word += 1
        pool ^= bit(word)
        drawn |= bit(word)
    state["pool"] = pool
    slot = 0
    for word in range(WORDS):
        if has(drawn, word):
            state["open"][slot] = word
            slot += 1
    close_words(state, slot)


@kernel
def close_words(state: State, first: int) -> None:
    """Leave no word open from slot ``first`` on."""
    for slot in range(first, OPEN):
        state["open"][slot] = NONE


@kernel
def take_word(state: State, slot: int) -> None:
    """Remove a word from the open ones; the others close the gap."""
    for later in range(slot, OPEN - 1):
        state["open"][later] = state["open"][later + 1]
    state["open"][OPEN - 1] = NONE
