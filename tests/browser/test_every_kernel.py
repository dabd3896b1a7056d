"""Each kernel does the same in Node as here, with what plain Python gives it in trial matches."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tesselle.browser.kernels import trial
from tesselle.browser.kernels.signatures import contract, name
from tesselle.engine import registry
from tesselle.engine.contract import cases
from tesselle.engine.kernel import Kernel
from tesselle.engine.state import copied
from tests.browser.device import Device
from tests.browser.modules import GAMES, built

OFTEN = 3  # calls of one kernel that are compared


@pytest.mark.parametrize("game", GAMES)
def test_every_kernel_does_the_same(game: str) -> None:
    handed_over = {called: known for known, called in contract(registry.get(game)).items()}
    compared: Counter[str] = Counter()
    with Device(built(game)) as node:

        def see(called: Kernel, arguments: tuple[Any, ...]) -> None:
            told = handed_over.get(called) or name(called)
            compared[told] += 1
            if compared[told] <= OFTEN:
                ours, theirs = dense(arguments), dense(arguments)
                result = called.dispatcher(*ours)
                assert node.call(told, *theirs) == plain(result), told
                assert contents(theirs) == contents(ours), told

        ways = cases(game)
        trial.calls_of([ways[0], ways[-1]], see)
    assert set(compared) >= {"setup", "waiting", "legal", "apply", "simulation.simulate"}


def dense(arguments: Any) -> Any:
    """Copy arguments as a browser has them: numbers of one kind, arrays without gaps."""
    made = [_dense(each) for each in arguments]
    return type(arguments)(*made) if hasattr(arguments, "_fields") else made


def _dense(given: Any) -> Any:
    if isinstance(given, tuple):
        return dense(given)
    if isinstance(given, np.void):
        return copied(given)
    if isinstance(given, np.ndarray):
        data = bytearray(given.tobytes())  # padding too, which NumPy's own copy leaves undefined
        return np.frombuffer(data, given.dtype).reshape(given.shape)
    return given if isinstance(given, np.uint64) else plain(given)


def plain(value: Any) -> Any:
    return value.item() if isinstance(value, np.generic) else value


def contents(arguments: Any) -> list[Any]:
    """Give all bytes of some arguments."""
    return [
        contents(each) if isinstance(each, tuple) else getattr(each, "tobytes", lambda: None)()
        for each in arguments
    ]
