"""Positions of a game that has no notation of its own: each field of its record by name.

``heap=7 seats=2 seat=0 card=3,5,0`` reads back byte for byte.  Nothing is known of what
the numbers mean, so any that fit are taken: such a text is for whoever runs the game,
and a server takes none from strangers.
"""

from dataclasses import dataclass

import numpy as np

from tesselle.engine.errors import BadPosition, mismatch, shown
from tesselle.engine.say import say
from tesselle.engine.state import zeroed


def write_plainly(state: np.void) -> str:
    """Write every field of a state, in the order of its record."""
    return " ".join(f"{name}={_numbers(state[name])}" for name in _names(state.dtype))


@dataclass(frozen=True)
class PlainReader:
    """Reads what ``write_plainly`` writes, for states of one type."""

    kind: np.dtype[np.void] | None = None  # the game fills it in

    def __call__(self, text: str) -> np.void:
        """Return the state that ``text`` tells, or raise BadPosition."""
        if self.kind is None:
            raise TypeError("a reader of positions that belongs to no game")
        state = zeroed(self.kind)
        parts = dict(part.partition("=")[::2] for part in text.split(" "))
        try:
            for name in _names(self.kind):
                blank = np.asarray(state[name])
                number = float if blank.dtype.kind == "f" else int
                given = [number(each) for each in parts[name].split(",")]
                state[name] = np.array(given, blank.dtype).reshape(blank.shape)
        except (KeyError, ValueError, OverflowError):
            raise self._refusal(text) from None
        if write_plainly(state) != text:
            raise self._refusal(text)
        return state

    def _refusal(self, text: str) -> BadPosition:
        form = " ".join(f"{name}=…" for name in _names(self.kind))
        return BadPosition(mismatch(say("text-like", text=form), shown(text)))


def _names(kind: np.dtype[np.void] | None) -> tuple[str, ...]:
    return (kind.names if kind else None) or ()


def _numbers(value: np.generic) -> str:
    numbers = np.ravel(value)
    whole = numbers.astype(np.int8) if numbers.dtype == np.bool_ else numbers
    return ",".join(map(str, whole.tolist()))
