"""Hands and bag in Génial!: drawing and swapping.

The bag has no order: each draw takes any tile left in it, as the entropy says.
"""

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import State
from tesselle.engine.kernel import kernel
from tesselle.games.genial.rules.state import HAND, LAST
from tesselle.games.genial.rules.tiles import KINDS, SHOWS, SYMBOLS, Counts


@kernel
def total(counts: Counts) -> int:
    """Count the tiles of all kinds."""
    tiles = 0
    for kind in range(KINDS):
        tiles += int(counts[kind])
    return tiles


@kernel
def draw_tiles(state: State, seat: int, wanted: int, entropy: Word, turn: int) -> None:
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
    draw_tiles(state, seat, HAND - total(state["hands"][seat]), entropy, 0)


@kernel
def lowest(state: State, seat: int) -> int:
    """Return the symbols of the lowest track, and of all tied with it, one bit each (R11)."""
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
    for kind in range(KINDS):
        state["shown"][kind] = state["hands"][seat, kind]
        state["hands"][seat, kind] = 0
    draw_tiles(state, seat, HAND, entropy, 0)
    for kind in range(KINDS):
        state["bag"][kind] += state["shown"][kind]
