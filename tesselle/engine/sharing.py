"""Several processes share compiled kernels: one compiles, the others wait for it and load.

Numba alone would let each process that finds nothing on disk compile the same
kernel.  Here whoever finds nothing takes the kernel's lock and looks once more.
A lock is a file beside the compiled kernel; the system frees it when a process
dies.  A process that holds one may need others, for the kernels it calls; no two
kernels call each other, so nobody waits in a circle.
"""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from tesselle.engine.kernelfiles import prune

if sys.platform == "win32":

    def _wait_for(file: IO[bytes]) -> None:
        """Lock nothing: there, each process compiles for itself."""

else:
    import fcntl

    def _wait_for(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


class SharedCache:
    """Numba's cache of one kernel, with a lock from a vain look until it is compiled."""

    def __init__(self, cache: Any) -> None:
        self._cache = cache
        self._lock: IO[bytes] | None = None

    @property
    def held(self) -> bool:
        """Whether this process is about to compile the kernel."""
        return self._lock is not None

    @property
    def cache_path(self) -> str:
        """The folder that Numba keeps the compiled kernel in."""
        return str(self._cache.cache_path)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Give the compiled kernel; None when it is for this process to compile it."""
        found = self._cache.load_overload(sig, target_context)
        if found is not None or self.held:
            return found
        self._take()
        return self._cache.load_overload(sig, target_context)  # somebody may have had the lock

    def save_overload(self, sig: Any, data: Any) -> None:
        """Put a freshly compiled kernel on disk, and what is out of use away."""
        self._cache.save_overload(sig, data)
        prune(Path(self.cache_path).parent)

    def release(self) -> None:
        """Let others have their turn."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _take(self) -> None:
        name = f"{self._cache._impl.filename_base}.lock"
        with suppress(OSError):  # a folder that cannot hold locks: we compile for ourselves
            self._cache._impl.locator.ensure_cache_path()
            self._lock = (Path(self.cache_path) / name).open("wb")
            _wait_for(self._lock)


def share(dispatcher: Any) -> None:
    """Let a dispatcher of Numba's, made with ``cache=True``, compile what no other process does."""
    cache = dispatcher._cache = SharedCache(dispatcher._cache)
    compile_alone: Callable[[Any], Any] = dispatcher.compile

    def compile(sig: Any) -> Any:
        outermost = not cache.held  # else we are inside another compilation of this kernel
        try:
            return compile_alone(sig)
        finally:
            if outermost:
                cache.release()

    dispatcher.compile = compile
