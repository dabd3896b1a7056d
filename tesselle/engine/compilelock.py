"""Several processes share compiled kernels: one compiles, the others wait for it and load.

Numba alone would let each process that finds nothing on disk compile the same
kernel.  Here whoever finds nothing takes the lock of the kernel for these types and
looks once more: the search for one game is compiled beside that for another.
A lock is a file beside the compiled kernel; the system frees it when a process
dies.  A process that holds one may need others, for the kernels it calls; no two
kernels call each other, so nobody waits in a circle.
"""

import hashlib
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from tesselle.engine.kernelcache import prune

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
        self._locks: dict[Any, IO[bytes] | None] = {}  # by signature; None: it could not be had

    @property
    def held(self) -> bool:
        """Whether this process is about to compile the kernel, for any types."""
        return bool(self._locks)

    @property
    def cache_path(self) -> str:
        """The folder that Numba keeps the compiled kernel in."""
        return str(self._cache.cache_path)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the compiled kernel; None when it is for this process to compile it."""
        found = self._cache.load_overload(sig, target_context)
        if found is not None or sig in self._locks:
            return found
        self._locks[sig] = self._locked(hashlib.sha256(str(sig).encode()).hexdigest()[:16])
        return self._cache.load_overload(sig, target_context)  # somebody may have had the lock

    def save_overload(self, sig: Any, data: Any) -> None:
        """Put a freshly compiled kernel on disk, and what is out of use away."""
        index = self._locked("index")  # one file tells of all signatures
        try:
            self._cache.save_overload(sig, data)
        finally:
            _free(index)
        prune(Path(self.cache_path).parent)

    def release(self, sig: Any) -> None:
        """Let others have their turn."""
        _free(self._locks.pop(sig, None))

    def _locked(self, what: str) -> IO[bytes] | None:
        name = f"{self._cache._impl.filename_base}.{what}.lock"
        with suppress(OSError):  # a folder that cannot hold locks: we compile for ourselves
            self._cache._impl.locator.ensure_cache_path()
            lock = (Path(self.cache_path) / name).open("wb")
            _wait_for(lock)
            return lock
        return None


def _free(lock: IO[bytes] | None) -> None:
    if lock is not None:
        lock.close()


def share(dispatcher: Any) -> None:
    """Let a dispatcher of Numba's, made with ``cache=True``, compile what no other process does.

    This needs parts of Numba that it promises nobody.  Where a version has them otherwise,
    each process compiles for itself, as Numba alone would.
    """
    own = getattr(dispatcher, "_cache", None)
    locator = getattr(getattr(own, "_impl", None), "locator", None)
    known = all(hasattr(own, name) for name in ("cache_path", "load_overload", "save_overload"))
    if not (known and hasattr(locator, "ensure_cache_path") and hasattr(dispatcher, "compile")):
        return
    cache = dispatcher._cache = SharedCache(dispatcher._cache)
    compile_alone: Callable[[Any], Any] = dispatcher.compile

    def compile(sig: Any) -> Any:
        try:
            return compile_alone(sig)
        finally:
            cache.release(sig)

    dispatcher.compile = compile
