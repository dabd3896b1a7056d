"""What a program that learns is given: the table as numbers, and which actions are legal as bits.

A game declares what it shows in a ``Layout``, whose parts lie one after the other in one row
of bytes; its kernel ``observe`` writes them in that order.  Seats are counted from whoever
looks: 0 is itself, 1 the next.  A part is a set of planes, cells or flags of 0 and 1, or
counts.

A mask has a bit for each action of the game, the lowest first: action ``a`` is legal when bit
``a & 63`` of word ``a >> 6`` is set.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from tesselle.engine import anygame
from tesselle.engine.kernel import kernel

if TYPE_CHECKING:
    from tesselle.engine.game import Actions, Options, State

Bytes: TypeAlias = npt.NDArray[np.uint8]
Words: TypeAlias = npt.NDArray[np.uint64]

ONE = np.uint64(1)
WORD_BITS = 64


@dataclass(frozen=True)
class Part:
    """One thing that an observation shows."""

    name: str  # "planes"
    shape: tuple[int, ...]
    most: int  # the highest number in it; the lowest is 0
    about: str  # "R, G, B, O, Y, P, then free cells"

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The parts of an observation, in their order."""

    parts: tuple[Part, ...]

    @cached_property
    def size(self) -> int:
        """How many numbers the whole has."""
        return sum(part.size for part in self.parts)

    @cached_property
    def highest(self) -> Bytes:
        """The highest value of each number."""
        return np.concatenate([np.full(part.size, part.most, np.uint8) for part in self.parts])

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each part lies."""
        ends = np.cumsum([part.size for part in self.parts]).tolist()
        return {
            part.name: slice(end - part.size, end)
            for part, end in zip(self.parts, ends, strict=True)
        }

    def split(self, observations: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Return each part of one or many observations by its name, in its shape, uncopied."""
        many = observations.shape[:-1]
        return {
            part.name: observations[..., self.places[part.name]].reshape(many + part.shape)
            for part in self.parts
        }


@kernel
def mask_of_legal(state: State, seat: int, room: Actions, out: Words) -> None:
    """Write the mask from the list of legal actions; ``room`` has room for all."""
    for word in range(len(out)):
        out[word] = np.uint64(0)
    for place in range(anygame.legal(state, seat, room)):
        action = int(room[place])
        out[action >> 6] |= ONE << np.uint64(action & 63)


@dataclass(frozen=True, kw_only=True)
class Sight:
    """What a game hands over for programs that learn."""

    actions: int  # every action is below this
    layout: Callable[[int, Options], Layout]  # (seats, options): plain Python
    # Writes all that the seat sees, (state, seat, out); returns how many numbers these are.
    observe: Callable[[State, int, Bytes], int]
    # Writes the seat's legal actions as bits, (state, seat, room, out).
    mask: Callable[[State, int, Actions, Words], None] = field(default=mask_of_legal)
    version: int = 1  # rises when the same table is written otherwise, or actions mean another

    @property
    def words(self) -> int:
        """How many words a mask has."""
        return -(-self.actions // WORD_BITS)


def unpacked(masks: npt.NDArray[Any], actions: int) -> npt.NDArray[np.int8]:
    """Return masks as a byte for each action, 1 where it is legal; ``masks`` are words or bytes."""
    bits = np.unpackbits(masks.view(np.uint8), axis=-1, count=actions, bitorder="little")
    return bits.view(np.int8)


def described(layout: Layout) -> list[Mapping[str, Any]]:
    """Return the parts as plain data, with where each begins."""
    return [
        {
            "name": part.name,
            "from": layout.places[part.name].start,
            "shape": list(part.shape),
            "most": part.most,
            "about": part.about,
        }
        for part in layout.parts
    ]


@kernel
def cleared(out: Bytes) -> None:
    """Make all numbers 0: kernels that observe write the others."""
    for place in range(len(out)):
        out[place] = 0


@kernel
def put(out: Bytes, at: int, numbers: Any) -> int:
    """Copy small numbers from ``at`` on; return where the next part begins."""
    for place in range(len(numbers)):
        out[at + place] = numbers[place]
    return at + len(numbers)


@kernel
def mark(out: Bytes, at: int, size: int, which: int) -> int:
    """Set the ``which``-th of ``size`` flags, none where it is negative; return where they end."""
    if which >= 0:
        out[at + which] = 1
    return at + size


@kernel
def flags(out: Bytes, at: int, size: int, bits: np.uint64) -> int:
    """Write the lowest ``size`` bits of a word as flags; return where they end."""
    for place in range(size):
        out[at + place] = np.uint8((bits >> np.uint64(place)) & ONE)
    return at + size


@kernel
def from_seat(other: int, seat: int, seats: int) -> int:
    """Return a seat as ``seat`` counts it, itself 0; nobody (negative) stays so."""
    return int(other) if other < 0 else (int(other) - seat + seats) % seats
