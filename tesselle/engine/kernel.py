"""The one door to Numba.

``@kernel`` marks a function as part of the rules.  It stays an ordinary Python
function until it is first called; only then is Numba imported and the function
compiled, or loaded from a cache on disk.  So importing the package is light,
and a command that needs no rules never pays for the compiler.

Inside ``with interpreted():`` (or with ``NUMBA_DISABLE_JIT=1``) the very same
functions run as plain Python, for debugging and to prove that both agree.
Where compiled functions lie is said in ``kernelcache``, who compiles them in ``compilelock``.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, cast

from tesselle.engine.compilelock import share
from tesselle.engine.kernelcache import used_folder

F = TypeVar("F", bound=Callable[..., Any])

_interpreted = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


class Kernel:
    """A rule function that compiles itself on first use."""

    def __init__(self, function: Callable[..., Any], *, long: bool) -> None:
        self.function = function
        self._long = long
        functools.update_wrapper(self, function)

    def __call__(self, *arguments: Any) -> Any:
        """Run the compiled function, or the plain one when interpreting."""
        if _interpreted:
            return self.function(*arguments)
        return self.dispatcher(*arguments)

    @functools.cached_property
    def dispatcher(self) -> Any:
        """Numba's compiled form of the function, which calls no Python."""
        numba = _numba()
        package = self.function.__module__.partition(".")[0]
        numba.config.CACHE_DIR = str(used_folder(package))
        compiled = numba.njit(cache=True, nogil=self._long)(self.function)
        share(compiled)
        return compiled

    @property
    def _numba_type_(self) -> Any:
        # Numba asks this when a compiled kernel names another one.
        return self.dispatcher._numba_type_


def kernel(function: F) -> F:
    """Make ``function`` a kernel; for the type checker it stays what it was."""
    return cast("F", Kernel(function, long=False))


def long_kernel(function: F) -> F:
    """Make ``function`` a kernel that takes its time, and lets other threads go on meanwhile.

    A short one keeps Python's lock: to give it away and get it back takes longer than a rule.
    """
    return cast("F", Kernel(function, long=True))


@contextmanager
def interpreted() -> Iterator[None]:
    """Run all kernels as plain Python inside the block (in every thread)."""
    global _interpreted  # noqa: PLW0603  one switch for the process is the point
    before, _interpreted = _interpreted, True
    try:
        yield
    finally:
        _interpreted = before


@functools.cache
def _numba() -> Any:
    import numba  # late on purpose: it costs more than all the rest together

    from tesselle.engine import anygame

    anygame.teach_numba()
    return numba
