"""The machine's Chromium, for tests in a real browser.

``python -m tests.web.chromium`` installs Debian's headless shell, where it is missing and may
be installed: a page costs it half of what it costs the whole browser.  Where it cannot be had,
the whole one does as well.
"""

import os
import shutil
import subprocess
from pathlib import Path

SHELL = "chromium-headless-shell"  # draws no window around the page
WHOLE = "chromium"
NAMES = (SHELL, WHOLE, "google-chrome", "chromium-browser", "google-chrome-stable")
OURS = "TESSELLE_BROWSER"  # in the environment: the browser to take
INSTALL_S = 600.0
# Nothing but our own pages is asked for anything, and no sandbox is there for root.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--enable-blink-features=ComputedAccessibilityInfo",  # roles and names, for scripts to read
)


def found() -> Path | None:
    """Give the browser to take, if there is one."""
    for name in filter(None, (os.environ.get(OURS), *NAMES)):
        if path := shutil.which(name):
            return Path(path)
    return None


def missing() -> str:
    """Say what can be done where there is none."""
    return f"no Chromium found: install chromium, or let {OURS} name one"


def install(*names: str, lists: bool = True) -> bool:
    """Install packages of Debian, as far as that is possible here; tell whether it was.

    Where they are not among the packages known here, ``lists`` of them are fetched anew.
    """
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    quick = ("-qq", "-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=30")
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    wanted = ("install", "-y", "--no-install-recommends", "--no-remove", *names)
    done = False
    for order in (wanted, ("update",), wanted) if lists else (wanted,):
        command = (apt, *quick, *order)
        try:
            told = subprocess.run(
                command, env=quiet, capture_output=True, timeout=INSTALL_S, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        done = order is wanted and told.returncode == 0
        if done:
            break
    return done


def provide() -> None:
    """Install the shell, unless it is there or another browser is asked for; else the whole one."""
    if os.environ.get(OURS) or shutil.which(SHELL):
        return
    there = found() is not None  # it does as well, so nothing is worth a long wait
    if not install(SHELL, lists=not there) and not there:
        install(WHOLE)


if __name__ == "__main__":
    provide()
    if found() is None:
        print(f"The tests in a browser will be skipped: {missing()}")  # noqa: T201
