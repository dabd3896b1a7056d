"""Hands and bag in Génial!: drawing, swapping, and dealing anew what a seat cannot see.

The bag has no order: each draw takes any tile left in it, as the entropy says.
"""

import numpy as np

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import State
from tesselle.engine.kernel import kernel
from tesselle.games.genial.scoring import LAST
from tesselle.games.genial.tiles import KINDS, SHOWS, SYMBOLS, Counts

HAND = 6  # tiles in a full hand (R4)


@kernel
def total(counts: Counts) -> int:
    """Count the tiles of all kinds."""
    tiles = 0
    for kind in range(KINDS):
        tiles += int(counts[kind])
    return tiles


@kernel
def draw(state: State, seat: int, wanted: int, entropy: Word, turn: int) -> None:
    """Move ``wanted`` tiles from the bag to a hand, each tile as likely as any other.

    The numbers ``turn``, ``turn`` + 1, … of ``entropy`` are used.
    """
    bag = state["bag"]
    hand = state["hands"][seat]
    left = total(bag)
    for step in range(wanted):
        nth = below(entropy, turn + step, left - step)
        kind = 0
        while nth >= bag[kind]:
            nth -= int(bag[kind])
            kind += 1
        bag[kind] -= 1
        hand[kind] += 1


@kernel
def refill(state: State, seat: int, entropy: Word) -> None:
    """Draw back up to six tiles (R12)."""
    draw(state, seat, HAND - total(state["hands"][seat]), entropy, 0)


@kernel
def lowest(state: State, seat: int) -> int:
    """Give the symbols of the lowest track, and of all tied with it, one bit each (R11)."""
    tracks = state["tracks"][seat]
    level = LAST
    symbols = 0
    for symbol in range(len(SYMBOLS)):
        if tracks[symbol] < level:
            level = int(tracks[symbol])
            symbols = 0
        if tracks[symbol] == level:
            symbols |= 1 << symbol
    return symbols


@kernel
def lacks_lowest(state: State, seat: int) -> bool:
    """Tell whether ``seat`` holds tiles, but none with a lowest symbol (R11)."""
    hand = state["hands"][seat]
    held = 0  # the symbols in hand
    for kind in range(KINDS):
        if hand[kind]:
            held |= int(SHOWS[kind])
    return held != 0 and held & lowest(state, seat) == 0


@kernel
def swap(state: State, seat: int, entropy: Word) -> None:
    """Show the hand, draw six others, then put the shown tiles into the bag (R11)."""
    state["shown"][:] = state["hands"][seat]
    state["hands"][seat] = 0
    draw(state, seat, HAND, entropy, 0)
    for kind in range(KINDS):
        state["bag"][kind] += state["shown"][kind]


@kernel
def resample(state: State, seat: int, entropy: Word) -> None:
    """Deal anew all hands but that of ``seat``, keeping to what everybody knows.

    Tiles just shown lie in the bag (R11).  A seat that is offered the swap has
    none of its lowest symbols, so its tiles come from the others first.
    """
    bag = state["bag"]
    sizes = np.zeros(len(state["hands"]), np.int64)
    for other in range(state["seats"]):
        if other != seat:
            sizes[other] = total(state["hands"][other])
            for kind in range(KINDS):
                bag[kind] += state["hands"][other, kind]
            state["hands"][other] = 0
    for kind in range(KINDS):
        bag[kind] -= state["shown"][kind]
    mover = int(state["seat"])
    turn = 0
    if state["swap"] and mover != seat:
        draw_without_lowest(state, mover, sizes[mover], entropy)
        turn = sizes[mover]
        sizes[mover] = 0
    for other in range(state["seats"]):
        draw(state, other, sizes[other], entropy, turn)
        turn += sizes[other]
    for kind in range(KINDS):
        bag[kind] += state["shown"][kind]


@kernel
def draw_without_lowest(state: State, seat: int, wanted: int, entropy: Word) -> None:
    """Draw as ``draw`` does, but only tiles without a lowest symbol of ``seat`` (R11)."""
    aside = np.zeros(KINDS, np.int8)
    avoided = lowest(state, seat)
    for kind in range(KINDS):
        if SHOWS[kind] & avoided:
            aside[kind] = state["bag"][kind]
            state["bag"][kind] = 0
    draw(state, seat, wanted, entropy, 0)
    for kind in range(KINDS):
        state["bag"][kind] += aside[kind]
