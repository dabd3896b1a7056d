"""Builds the modules of all games, side by side; those whose sources are unchanged stay."""

import gzip
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tesselle.browser.kernels.plaincalls import SHARED, home
from tesselle.engine import registry
from tesselle.engine.kernelcache import sources

HERE = Path(__file__).parent
BUILT = HERE.parent / "built"  # git ignores it; wheels and source packages hold it
RULES = ".rules"  # so end the names of modules that cannot think, a tenth of the size

# Numba's code as plain as it comes, for any processor: we optimise it ourselves, for another.
PLAIN = {
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_DISABLE_JIT": "0",
    "PYTHONHASHSEED": "0",  # so that the same sources give the same bytes
}


class BuildFailed(Exception):
    """The module of a game could not be built; it says why."""


@dataclass(frozen=True)
class Built:
    """A finished module and its description, and the module that has the rules alone."""

    game: str
    module: Path
    description: dict[str, Any]
    rules: "Built | None" = None

    @property
    def compressed(self) -> int:
        """Its size in bytes, as it goes over the line."""
        return len(gzip.compress(self.module.read_bytes(), 9, mtime=0))


def build(names: Iterable[str], folder: Path = BUILT) -> list[Built]:
    """Build what is missing or was built from other sources; return all of them."""
    folder.mkdir(parents=True, exist_ok=True)

    def one(name: str) -> Built:
        wanted = digest(name)
        found = load(name, folder)
        if found is None or found.description["sources"] != wanted:
            _build(name, wanted, folder)
            found = load(name, folder)
        if found is None:
            raise BuildFailed(f"{name}: nothing was written")
        return found

    with _alone(folder), ThreadPoolExecutor(os.cpu_count()) as pool:  # each waits for a process
        return list(pool.map(one, names))


def load(name: str, folder: Path = BUILT) -> Built | None:
    """Return the module of a game as it was built, if it was."""
    rules, whole = (_load(name, folder / f"{name}{kind}") for kind in (RULES, ""))
    return replace(whole, rules=rules) if whole and rules else None


def _load(name: str, path: Path) -> Built | None:
    module, description = (path.with_name(f"{path.name}{kind}") for kind in (".wasm", ".json"))
    if not (module.is_file() and description.is_file()):
        return None
    return Built(name, module, json.loads(description.read_text()))


def digest(name: str) -> str:
    """Return a hash of all that the module of a game is made from."""
    found = hashlib.sha256()
    for source in _sources(name):
        found.update(source.name.encode() + b"\0" + source.read_bytes())
    return found.hexdigest()


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Let no two processes build the same; the system frees the lock when one dies."""
    if sys.platform == "win32":  # there, each builds for itself
        yield
        return
    import fcntl

    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def _sources(name: str) -> Iterator[Path]:
    for package in (*SHARED, home(registry.get(name))):
        yield from sources(package)
    yield from sorted(path for path in HERE.iterdir() if path.suffix in (".py", ".c"))


def _build(name: str, wanted: str, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as empty:
        done = subprocess.run(  # noqa: S603  # our own interpreter
            [sys.executable, "-m", "tesselle.browser.kernels.onegame", name, wanted, str(folder)],
            env=os.environ | PLAIN | {"TESSELLE_CACHE": empty},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise BuildFailed(f"{name}: {done.stderr}")
    sys.stderr.write(done.stderr)
