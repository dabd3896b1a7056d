"""What is hidden in Génial!: the other hands, dealt anew for a seat that cannot see them."""

import numpy as np

from tesselle.engine.entropy import Word
from tesselle.engine.game import State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.genial.rules.bag import draw_tiles, lowest, total
from tesselle.games.genial.rules.state import MOST_SEATS
from tesselle.games.genial.rules.tiles import KINDS, SHOWS


@kernel
def resample(state: State, seat: int, entropy: Word) -> None:
    """Deal anew all hands but that of ``seat``, keeping to what everybody knows.

    Tiles just shown lie in the bag (R11).  A seat that is offered the swap has
    none of its lowest symbols, so its tiles come from the others first.
    """
    bag = state["bag"]
    sizes = scratch(MOST_SEATS, np.int64)
    for other in range(state["seats"]):
        sizes[other] = 0
        if other != seat:
            sizes[other] = total(state["hands"][other])
            for kind in range(KINDS):
                bag[kind] += state["hands"][other, kind]
                state["hands"][other, kind] = 0
    for kind in range(KINDS):
        bag[kind] -= state["shown"][kind]
    mover = int(state["seat"])
    turn = 0
    if state["swap"] and mover != seat:
        draw_without_lowest(state, mover, sizes[mover], entropy)
        turn = sizes[mover]
        sizes[mover] = 0
    for other in range(state["seats"]):
        draw_tiles(state, other, sizes[other], entropy, turn)
        turn += sizes[other]
    for kind in range(KINDS):
        bag[kind] += state["shown"][kind]


@kernel
def draw_without_lowest(state: State, seat: int, wanted: int, entropy: Word) -> None:
    """Draw as ``draw_tiles`` does, but only tiles without a lowest symbol of ``seat`` (R11)."""
    aside = scratch(KINDS, np.int8)
    avoided = lowest(state, seat)
    for kind in range(KINDS):
        aside[kind] = 0
        if SHOWS[kind] & avoided:
            aside[kind] = state["bag"][kind]
            state["bag"][kind] = 0
    draw_tiles(state, seat, wanted, entropy, 0)
    for kind in range(KINDS):
        state["bag"][kind] += aside[kind]
