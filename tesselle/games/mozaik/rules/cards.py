"""The cards of MozaiK: drawn, thrown away, and dealt anew for a seat that cannot see them."""

import numpy as np

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Int8s, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mozaik.rules.state import (
    DECK,
    DISCARDED,
    DISPUTE,
    HELD,
    IMAGES,
    NONE,
    OPEN,
    PICK,
    PICKED,
    WORDS,
)

HIDING = PICKED  # how many places images have that somebody does not see: those below it


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


@kernel
def unseen(state: State, seat: int, image: int) -> bool:
    """Tell whether ``seat`` (or SPECTATOR) cannot know where ``image`` is.

    Discards never were shown, so only their owner knows them *(our reading)*.
    """
    place = int(state["where"][image])
    if place == DECK:
        return True
    if HELD <= place < PICKED:
        return (place - HELD) % (DISCARDED - HELD) != seat
    return place == PICKED and state["step"] == PICK and (seat < 0 or state["pick"][seat] != image)


@kernel
def resample(state: State, seat: int, entropy: Word) -> None:
    """Deal anew, in place, the images and pending answers that ``seat`` cannot see."""
    images, places = scratch(IMAGES, np.int8), scratch(IMAGES, np.int8)
    count = list_unseen(state, seat, images, places)
    turn = 0
    for index in range(count):
        other = index + below(entropy, turn, count - index)
        turn += 1
        state["where"][images[index]] = places[other]
        places[other] = places[index]
    for player in range(state["seats"]):
        if player == seat:
            continue
        if state["step"] == PICK and state["pick"][player] != NONE:
            pick_again(state, player, below(entropy, turn, hand(state, player)))
        if state["step"] == DISPUTE and state["disputed"][player] != NONE:
            choices = 1 << ones(int(state["claimed"]))
            state["disputed"][player] = below(entropy, turn, choices)
        turn += 1


@kernel
def list_unseen(state: State, seat: int, images: Int8s, places: Int8s) -> int:
    """Write the images that ``seat`` cannot see, and the places to deal them to; count them.

    A pick is to be a pick anew, from the hand it came from.  Both lists rise, so that the
    deal follows from the word alone.
    """
    at = scratch(HIDING, np.int64)  # how many images belong to each place
    for place in range(HIDING):
        at[place] = 0
    count = 0
    for image in range(IMAGES):
        if unseen(state, seat, image):
            place = int(state["where"][image])
            at[HELD + owner(state, image) if place == PICKED else place] += 1
            images[count] = image
            count += 1
    listed = 0
    for place in range(HIDING):
        for _ in range(at[place]):
            places[listed] = place
            listed += 1
    return count


@kernel
def owner(state: State, image: int) -> int:
    """Return the seat whose pick ``image`` is."""
    seat = 0
    while state["pick"][seat] != image:
        seat += 1
    return seat


@kernel
def pick_again(state: State, seat: int, skip: int) -> None:
    """Make the ``skip``-th image of the hand the seat's pick, in place."""
    image = 0
    while skip or state["where"][image] != HELD + seat:
        skip -= int(state["where"][image] == HELD + seat)
        image += 1
    state["where"][image] = PICKED
    state["pick"][seat] = image
