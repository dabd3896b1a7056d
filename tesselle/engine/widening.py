"""Kernels call each other with whole numbers of 64 bits, whatever they are stored as.

Numba compiles a function anew for all types it is called with: for each width of a number,
and for each constant.  Half of all that was compiled was the same rule once more.  Arithmetic
is done with 64 bits in any case, so nothing else changes; words of entropy are 64 bits without
a sign, and stay so.
"""

from collections.abc import Callable
from typing import Any


def widen(dispatcher: Any) -> None:
    """Let a dispatcher of Numba's take whole numbers as one type where kernels call it.

    This needs a part of Numba that it promises nobody.  Where a version has it otherwise,
    more is compiled.
    """
    chosen: Callable[..., Any] | None = getattr(dispatcher, "get_call_template", None)
    if chosen is None:
        return

    def choose(args: Any, kws: Any) -> Any:
        wide = {name: _wide(given) for name, given in kws.items()}
        return chosen(tuple(map(_wide, args)), wide)

    dispatcher.get_call_template = choose


def _wide(given: Any) -> Any:
    """Return the type that a kernel is compiled for where it is given one of Numba's types."""
    from numba import types  # late: the compiler is not loaded with the module

    plain = types.unliteral(given)
    narrow = isinstance(plain, types.Integer) and plain != types.uint64
    if narrow:
        return types.int64
    return plain if isinstance(plain, types.Boolean) else given
