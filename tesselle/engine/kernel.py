"""The one door to Numba.

``@kernel`` marks a function as part of the rules.  It stays an ordinary Python
function until it is first called; only then is Numba imported and the function
compiled, or loaded from a cache on disk.  So importing the package is light,
and a command that needs no rules never pays for the compiler.

Inside ``with interpreted():`` (or with ``NUMBA_DISABLE_JIT=1``) the very same
functions run as plain Python, for debugging and to prove that both agree.

Numba's cache does not notice an edit in a *called* file.  Therefore the cache
folder is named by a hash of all the sources of the package a kernel belongs to
(and of Tesselle's own): any edit starts a new folder.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

HOME_PACKAGE = __name__.partition(".")[0]

_interpreted = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


class Kernel:
    """A rule function that compiles itself on first use."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
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
        numba.config.CACHE_DIR = str(cache_folder(package))
        return numba.njit(cache=True, nogil=True)(self.function)

    @property
    def _numba_type_(self) -> Any:
        # Numba asks this when a compiled kernel names another one.
        return self.dispatcher._numba_type_


def kernel(function: F) -> F:
    """Make ``function`` a kernel; for the type checker it stays what it was."""
    return cast("F", Kernel(function))


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
def cache_folder(package: str) -> Path:
    """Give the folder for compiled kernels of ``package`` as its sources are now."""
    digest = hashlib.sha256()
    for name in sorted({HOME_PACKAGE, package}):
        for source in _sources(name):
            digest.update(source.name.encode() + b"\0" + source.read_bytes())
    return _cache_home() / digest.hexdigest()[:16]


def _sources(package: str) -> list[Path]:
    """Give the files whose edits must be noticed: a package's, or the one of a lone module."""
    module = sys.modules.get(package)
    file = getattr(module, "__file__", None)
    if file is None:
        return []
    if not hasattr(module, "__path__"):
        return [Path(file)]
    root = Path(file).parent
    return [
        source
        for source in sorted(root.rglob("*.py"))
        if "tests" not in source.relative_to(root).parts
    ]


def _cache_home() -> Path:
    chosen = os.environ.get("TESSELLE_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "tesselle" / "kernels"
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "tesselle" / "kernels"


@functools.cache
def _numba() -> Any:
    import numba  # late on purpose: it costs more than all the rest together

    from tesselle.engine import anygame

    anygame.teach_numba()
    return numba
