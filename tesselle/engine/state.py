"""States as records that are quick to hand to a kernel and to copy.

A record of NumPy's does not keep its bytes at hand: whenever Numba asks for them,
which it does at every call of a kernel, NumPy first describes all fields in text.
That took 1.6 µs, four times what a short rule takes.
"""

from functools import cache
from typing import Any

import numpy as np


class Record(np.void):  # type: ignore[misc]  # final in its stubs, not in fact
    """A record over bytes of its own, kept as ``data``, which is where Numba looks."""

    __slots__ = ("data",)

    def __getattr__(self, name: str) -> Any:
        # One that NumPy made by itself, say by its own copy, has no bytes of its own yet.
        if name == "data":
            return np.void.data.__get__(self)
        raise AttributeError(name)


def zeroed(kind: np.dtype[np.void]) -> Record:
    """Return one record of this type, all zero."""
    return _over(bytearray(kind.itemsize), kind)


def copied(state: np.void) -> Record:
    """Return a copy, byte for byte; NumPy's own ``copy`` leaves padding undefined."""
    return _over(bytearray(state.data), state.dtype)


def _over(data: bytearray, kind: np.dtype[np.void]) -> Record:
    kept = kind if kind.type is Record else _kept(kind)
    record: Record = np.frombuffer(data, kept)[0]
    record.data = data  # type: ignore[misc, assignment]  # a slot of ours hides the property
    return record


@cache
def _kept(kind: np.dtype[np.void]) -> np.dtype[np.void]:
    """Return the same type, for records that keep their bytes."""
    return np.dtype((Record, kind))
