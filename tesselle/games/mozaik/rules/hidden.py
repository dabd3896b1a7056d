"""What is hidden in MozaiK: hands, discards and pending choices, dealt anew for a seat."""

import numpy as np

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Int8s, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mozaik.rules.cards import hand, ones
from tesselle.games.mozaik.rules.state import (
    DECK,
    DISCARDED,
    DISPUTE,
    HELD,
    IMAGES,
    NONE,
    PICK,
    PICKED,
)

PLACES = PICKED  # the places below it are those of images that somebody does not see


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
    at = scratch(PLACES, np.int64)  # how many images belong to each place
    for place in range(PLACES):
        at[place] = 0
    count = 0
    for image in range(IMAGES):
        if unseen(state, seat, image):
            place = int(state["where"][image])
            at[HELD + owner(state, image) if place == PICKED else place] += 1
            images[count] = image
            count += 1
    listed = 0
    for place in range(PLACES):
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
