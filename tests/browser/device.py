"""The kernels of a game in Node, through the web client's own code, beside the native ones."""

import base64
import json
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np

from tesselle.browser.kernels.build import Built
from tests.node import wheel_node

DRIVER = Path(__file__).with_name("device.mjs")


class KernelFailed(Exception):
    """A kernel, or the call of it, failed in Node."""


class Device:
    """A process of Node with one game's module; to be used in a ``with``."""

    def __init__(self, built: Built) -> None:
        node, description = wheel_node(), built.module.with_suffix(".json")
        assert node, "there is no Node"
        self._kernels = built.description["kernels"]
        self._process = subprocess.Popen(
            [node, DRIVER, built.module, description],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.blocks = 0  # of memory in use after the last request
        self.seconds = 0.0  # of processor that the last call took

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()

    def play(self, blank: bytes, seats: int, *, seed: int, first: int, matches: int) -> list[Any]:
        """Play matches; give a hash, the number of events, scores and ranks of each."""
        told = {"seats": seats, "seed": seed, "first": first, "matches": matches}
        played = self._ask(request="play", blank=_text(blank), **told)["played"]
        assert isinstance(played, list)
        return played

    def call(self, kernel: str, *given: Any) -> Any:
        """Call a kernel; what it writes is written to the arrays and records that it was given."""
        wanted = self._kernels[kernel]["arguments"]
        regions: list[Any] = []
        said = [_said(*pair, regions) for pair in zip(wanted, given, strict=True)]
        answer = self._ask(request="call", kernel=kernel, given=said)
        for region, text in zip(regions, answer["bytes"], strict=True):
            fresh = np.frombuffer(base64.b64decode(text), np.uint8)
            if isinstance(region, np.void):
                np.frombuffer(region.data, np.uint8)[:] = fresh
            else:
                region.reshape(-1).view(np.uint8)[:] = fresh
        self.seconds = answer["seconds"]
        return answer["result"]

    def calling(self, kernel: str) -> Callable[..., Any]:
        """Give a function that calls a kernel."""
        return partial(self.call, kernel)

    def _ask(self, **request: Any) -> dict[str, Any]:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise KernelFailed(answer["error"])
        self.blocks = answer["blocks"]
        return answer


def _said(wanted: dict[str, Any], given: Any, regions: list[Any]) -> Any:
    """Say an argument so that it can be sent; note what lies in memory."""
    kind = wanted["kind"]
    if kind == "tuple":
        pairs = zip(wanted["parts"], given, strict=True)
        return {"parts": [_said(*pair, regions) for pair in pairs]}
    if kind == "word":
        return {"word": str(int(given))}
    if kind not in ("record", "array"):
        return given
    regions.append(given)
    if kind == "record":
        return {"record": wanted["type"], "count": 1, "bytes": _text(given.tobytes())}
    if given.dtype.names:
        return {"record": wanted["type"], "count": len(given), "bytes": _text(given.tobytes())}
    return {"type": wanted["type"], "lengths": given.shape, "bytes": _text(given.tobytes())}


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()
