"""The machine's Chromium, for tests in a real browser.

``python -m tests.web.chromium`` installs Debian's where there is none and it may.
"""

import os
import shutil
import subprocess
from pathlib import Path

SHELL = "chromium-headless-shell"  # draws no window around the page, and so takes half the time
NAMES = (SHELL, "chromium", "google-chrome", "chromium-browser", "google-chrome-stable")
PACKAGES = (SHELL, "chromium")  # the first that there is
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


def install(*names: str) -> None:
    """Install packages of Debian, as far as that is possible here."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    quick = ("-qq", "-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=60")
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    wanted = ("install", "-y", "--no-install-recommends", *names)
    for order in (("update",), wanted):
        command = (apt, *quick, *order)
        try:
            subprocess.run(command, env=quiet, capture_output=True, timeout=INSTALL_S, check=False)
        except subprocess.TimeoutExpired:
            return


if __name__ == "__main__":
    for package in PACKAGES:
        if found() is None:
            install(package)
    if found() is None:
        print(f"The tests in a browser will be skipped: {missing()}")  # noqa: T201
