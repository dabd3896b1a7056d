"""Firefox, spoken to in WebDriver BiDi: it needs no driver beside it."""

import json
import os
import re
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from itertools import count
from typing import Any, Self

from websockets.sync.client import connect

NAMES = ("firefox-esr", "firefox")
PACKAGES = ("firefox-esr",)  # of Debian
SAID = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE_S = 120.0


def found() -> str | None:
    """Return the machine's Firefox."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Firefox(ExitStack):
    """A window of Firefox, with a profile of its own; to be used in a ``with``."""

    def __enter__(self) -> Self:
        super().__enter__()
        with ExitStack() as begun:  # ends the process if it does not answer
            profile = begun.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            process = subprocess.Popen(
                [str(found()), "--headless", "--profile", profile, "--remote-debugging-port", "0"],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                env=os.environ | {"HOME": profile},
            )
            begun.callback(process.communicate)
            begun.callback(process.terminate)
            self._socket = begun.enter_context(connect(_address(process), max_size=None))
            self._numbers = count(1)
            session = self._ask("session.new", capabilities={})
            self.version = session["capabilities"]["browserVersion"]
            self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]
            self.push(begun.pop_all())
        return self

    def open(self, address: str) -> None:
        """Go to a page, and wait until it is loaded."""
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """Run the body of an async function in the page, and return what it returns as JSON."""
        expression = (
            f"(async () => {{ {script} }})().then((found) => JSON.stringify(found ?? null))"
        )
        told = self._ask(
            "script.evaluate",
            expression=expression,
            target={"context": self._window},
            awaitPromise=True,
        )
        if told["type"] == "exception":
            raise AssertionError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def _ask(self, method: str, **given: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": given}))
        while True:  # events come in between
            told = json.loads(self._socket.recv(PATIENCE_S))
            if told.get("id") == number:
                break
        if told["type"] == "error":
            raise RuntimeError(f"{method}: {told['message']}")
        return told["result"]


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stderr
    for line in process.stderr:
        if said := SAID.search(line):
            return f"{said[1]}/session"
    raise RuntimeError("expected an address from Firefox, and it ended")
