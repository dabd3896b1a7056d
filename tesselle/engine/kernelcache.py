"""Where compiled kernels lie on disk, and how long.

Numba's cache does not notice an edit in a *called* file.  Therefore the cache
folder is named by a hash of all the sources of the package a kernel belongs to
(and of Tesselle's own, but for the command, the server, people's own decks and what is made
for browsers, which hold no kernels, and of packages that offer games): any edit starts a new
folder.  A folder that no process has used for a month is deleted, when something else was
compiled.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import re
import shutil
import sys
import time
from contextlib import suppress
from importlib.metadata import entry_points
from pathlib import Path

HOME_PACKAGE = __name__.partition(".")[0]
SHELLS = (
    "browser",
    "cli",
    "local",
    "owndecks",
    "server",
)  # of our own: they call kernels and hold none
CHECKS = {"tests", "contract"}  # folders of what looks at kernels and holds none
FOLDER = re.compile(r"[0-9a-f]{16}")
KEPT_S = 30 * 24 * 3600  # since the last use


@functools.cache
def cache_folder(package: str) -> Path:
    """Return the folder for compiled kernels of ``package`` as its sources are now."""
    digest = hashlib.sha256()
    for name in sorted({HOME_PACKAGE, package, *_outside()}):
        for source in sources(name):
            digest.update(source.name.encode() + b"\0" + source.read_bytes())
    return _cache_home() / digest.hexdigest()[:16]


@functools.cache
def used_folder(package: str) -> Path:
    """Return the same folder, and note, once in a process, that it is in use."""
    folder = cache_folder(package)
    with suppress(OSError):  # not there yet, or somebody else's
        os.utime(folder)
    return folder


@functools.cache
def prune(folder: Path) -> None:
    """Delete, once in a process, what lies beside ``folder`` and was not used for a month.

    Never fails.  Whoever still runs such an old version finds nothing there, and compiles anew.
    """
    with suppress(OSError):
        for other in folder.parent.iterdir():
            if other != folder and FOLDER.fullmatch(other.name) and _forgotten(other):
                shutil.rmtree(other, ignore_errors=True)


def _forgotten(folder: Path) -> bool:
    try:
        return time.time() - folder.stat().st_mtime > KEPT_S
    except OSError:  # another process was quicker
        return False


def _outside() -> set[str]:
    """Return the packages that offer games: their rules are compiled into kernels of ours."""
    from tesselle.engine.registry import ENTRY_POINTS  # late: it stands on kernels

    return {point.module.partition(".")[0] for point in entry_points(group=ENTRY_POINTS)}


def sources(package: str) -> list[Path]:
    """Return the files whose edits must be noticed: a package's, or the one of a lone module."""
    module = sys.modules.get(package)
    spec = None if module else importlib.util.find_spec(package)
    file = spec.origin if spec else getattr(module, "__file__", None)
    if file is None:
        return []
    if not (spec.submodule_search_locations if spec else hasattr(module, "__path__")):
        return [Path(file)]
    root = Path(file).parent
    shells = SHELLS if package == HOME_PACKAGE else ()
    return [source for source in sorted(root.rglob("*.py")) if _counts(source, root, shells)]


def _counts(source: Path, root: Path, shells: tuple[str, ...]) -> bool:
    folders = source.relative_to(root).parts
    return not CHECKS & set(folders) and folders[0] not in shells


def _cache_home() -> Path:
    chosen = os.environ.get("TESSELLE_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "tesselle" / "kernels"
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "tesselle" / "kernels"
