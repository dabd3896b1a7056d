"""Chance: one 64-bit word goes into a kernel, as many numbers as it needs come out.

No kernel owns a generator and no state contains one.  A match derives the word
of its event ``k`` from its secret seed (``word_of_event``); simulations and
searches use ``word`` on numbers of their own.  A kernel expands its word with
``below(entropy, turn, bound)``, ``turn`` counting 0, 1, 2, …

The expansion is splitmix64 (Steele, Lea and Flood, 2014), read at any place.
"""

import hashlib
import hmac
import secrets
from typing import TypeAlias

import numpy as np

from tesselle.engine.errors import BadSeed, shown
from tesselle.engine.kernel import kernel
from tesselle.engine.say import say

Word: TypeAlias = int | np.uint64  # 64 random bits

GAMMA = 0x9E3779B97F4A7C15  # the odd constant splitmix64 counts by
MASK = 0xFFFFFFFFFFFFFFFF
SEED_BYTES = 32
NONE = np.uint64(0)  # where nothing is drawn


@kernel
def word(entropy: Word, turn: int) -> int:
    """Return the ``turn``-th 64-bit word that ``entropy`` expands to."""
    # int(np.uint64(…)) is unsigned in Numba, whose mixed signs go wrong, and a
    # number without limits in plain Python, where the masks keep 64 bits.
    mixed = int(np.uint64(entropy)) + int(np.uint64(turn + 1)) * GAMMA & MASK
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & MASK
    return mixed ^ (mixed >> 31)


@kernel
def below(entropy: Word, turn: int, bound: int) -> int:
    """Return the ``turn``-th whole number in 0 … bound−1 that ``entropy`` expands to.

    63 bits are taken modulo ``bound``, so for the bounds of a board game no
    number is likelier than another by more than one part in 10**16.
    """
    return int(np.int64(word(entropy, turn) >> 1) % bound)


def seed_bytes(seed: int | bytes | None) -> bytes:
    """Make the 32 bytes of a match's seed; ``None`` draws a fresh secret."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise BadSeed(say("seed-bytes", bytes=SEED_BYTES, got=len(seed)))
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadSeed(say("seed-kind", bytes=SEED_BYTES, got=shown(seed)))
    if not 0 <= seed < 1 << 8 * SEED_BYTES:
        raise BadSeed(say("seed-range", got=shown(seed)))
    return seed.to_bytes(SEED_BYTES, "big")


def commitment(seed: bytes) -> str:
    """Return what is published when a match opens: it binds the seed and hides it."""
    return hashlib.sha256(seed).hexdigest()


def word_of_event(seed: bytes, event: int) -> np.uint64:
    """Return the entropy of event ``event``: 0 is the setup, 1 the first move.

    It is the first 8 bytes, big-endian, of HMAC-SHA256(seed, event as 8 bytes big-endian).
    """
    digest = hmac.digest(seed, event.to_bytes(8, "big"), "sha256")
    return np.uint64(int.from_bytes(digest[:8], "big"))
