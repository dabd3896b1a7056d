"""WebKit, spoken to in WebDriver: WebKitGTK's driver and browser, on a screen of their own."""

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
PACKAGES = ("webkit2gtk-driver", "xvfb")  # of Debian
BROWSER = "webkit2gtk-*/MiniBrowser"  # in a folder of libraries, as Debian has it
PATIENCE_S = 120.0


def found() -> str | None:
    """Return the machine's small browser of WebKit, if its driver and a screen are there too."""
    browsers = sorted(Path("/usr/lib").glob(f"*/{BROWSER}"))
    whole = browsers and shutil.which(DRIVER) and shutil.which(SCREEN)
    return str(browsers[-1]) if whole else None


class WebKit(ExitStack):
    """A window of WebKit that nobody sees; to be used in a ``with``."""

    def __enter__(self) -> Self:
        super().__enter__()
        with ExitStack() as begun:  # ends all processes if one does not answer
            display, port = begun.enter_context(_screen()), _free_port()
            begun.enter_context(_running([DRIVER, f"--port={port}"], DISPLAY=display))
            address = f"http://127.0.0.1:{port}"
            self._http = begun.enter_context(httpx.Client(base_url=address, timeout=PATIENCE_S))
            self._await_driver()
            options = {"binary": found(), "args": ["--automation"]}
            wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            session = self._ask("POST", "/session", capabilities=wanted)
            self._session = f"/session/{session['sessionId']}"
            begun.callback(self._ask, "DELETE", self._session)
            self.version = session["capabilities"]["browserVersion"]
            self._ask("POST", f"{self._session}/timeouts", script=1000 * PATIENCE_S)
            self.push(begun.pop_all())
        return self

    def open(self, address: str) -> None:
        """Go to a page, and wait until it is loaded."""
        self._ask("POST", f"{self._session}/url", url=address)

    def run(self, script: str) -> Any:
        """Run the body of an async function in the page, and return what it returns as JSON."""
        body = f"""
            const told = arguments[arguments.length - 1];
            (async () => {{ {script} }})().then(
                (found) => told(JSON.stringify({{ found: found ?? null }})),
                (error) => told(JSON.stringify({{ error: String(error) }})),
            );"""
        path = f"{self._session}/execute/async"
        told = json.loads(self._ask("POST", path, script=body, args=[]))
        assert "error" not in told, told["error"]
        return told["found"]

    def _await_driver(self) -> None:
        last = time.monotonic() + PATIENCE_S
        while time.monotonic() < last:
            try:
                self._http.get("/status")
            except httpx.ConnectError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError(f"{DRIVER} does not answer")

    def _ask(self, method: str, path: str, **given: Any) -> Any:
        told = self._http.request(method, path, json=given if method == "POST" else None).json()
        if isinstance(told["value"], dict) and "error" in told["value"]:
            raise RuntimeError(f"{path}: {told['value']['message']}")
        return told["value"]


@contextmanager
def _running(
    command: list[str], pass_fds: tuple[int, ...] = (), **environment: str
) -> Iterator[None]:
    process = subprocess.Popen(
        command, pass_fds=pass_fds, env=os.environ | environment, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


@contextmanager
def _screen() -> Iterator[str]:
    """Run a screen of its own; gives its name, which it chooses itself."""
    read, write = os.pipe()
    command = [SCREEN, "-displayfd", str(write), "-screen", "0", "1280x900x24"]
    with os.fdopen(read) as told, _running(command, (write,)):
        os.close(write)
        yield f":{told.readline().strip()}"


def _free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port
