"""The tiles of Génial!: two symbols each, 21 kinds, 120 in all (R2, R3).

A *kind* is an unordered pair of symbols, numbered RR, RG, RB, …, RP, GG, …, PP.
A *code* says which symbol lies on which cell of a pair: 6 · the symbol on the
first cell + the symbol on the second.  A double has one code, a mixed tile two.
"""

import numpy as np
import numpy.typing as npt

Counts = npt.NDArray[np.int8]  # how many tiles of each kind

SYMBOLS = "RGBOYP"  # red asterisk, green disc, blue star, orange hexagon, yellow sun, purple ring
CODES = len(SYMBOLS) ** 2

NAMES = tuple(
    one + other for place, one in enumerate(SYMBOLS) for other in SYMBOLS[place:]
)  # "RR", "RG", …
KINDS = len(NAMES)
KIND_NAMED = {name: kind for kind, name in enumerate(NAMES)}
KIND_NAMED |= {name[::-1]: kind for kind, name in enumerate(NAMES)}  # "BR" is "RB"

COPIES = np.array([5 if name[0] == name[1] else 6 for name in NAMES], np.int8)  # R3
TILES = int(COPIES.sum())

KIND = np.array([KIND_NAMED[one + other] for one in SYMBOLS for other in SYMBOLS], np.int8)
SHOWS = np.array(  # the symbols of each kind, one bit each
    [1 << SYMBOLS.index(name[0]) | 1 << SYMBOLS.index(name[1]) for name in NAMES], np.int8
)


def listed(counts: Counts) -> list[str]:
    """Name every tile counted, in the order of the kinds: ``["RR", "RB", "RB"]``."""
    return [name for name, count in zip(NAMES, counts, strict=True) for _ in range(count)]
