"""The translated program of a game in Node, beside the one in Python: both must say the same."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tesselle.browser.kernels.build import Built
from tesselle.engine import registry
from tesselle.engine.errors import TesselleError
from tesselle.engine.match import Match
from tesselle.engine.say import Say
from tesselle.local import localmatch, minds
from tesselle.local.device import Device, problem
from tesselle.local.records import from_record
from tests.node import HOME, need_node

Question = tuple[Any, ...]  # ("preview", 0, "Rd4-Bd5")
DRIVER = Path(__file__).with_name("program.mjs")
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "from_record": from_record,
    "begun": localmatch.begun,
    "frames_of": minds.frames_of,
    "hint_of": minds.hint_of,
    "judged_of": minds.judged_of,
    "move_of": minds.move_of,
    "turning_of": minds.turning_of,
}


class Both:
    """A device in Node and one in Python, asked the same; to be used in a ``with``."""

    def __init__(self, built: Built) -> None:
        self.game = registry.get(built.game)
        description = built.module.with_suffix(".json")
        self._python = Device()
        self._process = subprocess.Popen(
            [need_node(), DRIVER, built.game, built.module, description],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=HOME / "web",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()

    def ask(self, what: str, *given: Any) -> Any:
        """Ask both, compare every byte of their answers, and give it."""
        self._send(what, *given)
        here, there = self._here(what, given), self._received()
        assert "error" not in there, f"{what}{given}: {there['error']}"
        assert _written(there) == _written(here), f"{what}{given}: {there}, here {here}"
        return here.get("value")

    def look(self, position: str, questions: list[Question]) -> int:
        """Ask both about a position, names of ``Match`` with what they are given; compare.

        Returns how many of the questions were refused, by both for the same reason.
        """
        self._send("look", position, questions)
        match = Match.at(self.game, position)
        here = [_answered(match, *question) for question in questions]
        there = self._received()
        assert "error" not in there, f"{position}: {there['error']}"
        for question, ours, theirs in zip(questions, here, there["value"], strict=True):
            told = f"{question} of {position}"
            assert "error" not in theirs, f"{told}: {theirs['error']}"
            assert _written(theirs) == _written(ours), f"{told}: {theirs}, here {ours}"
        return sum("problem" in ours for ours in here)

    def _here(self, what: str, given: Any) -> dict[str, Any]:
        asked = FUNCTIONS.get(what) or getattr(self._python, what)
        try:
            return {"value": asked(*json.loads(json.dumps(given)))}
        except TesselleError as error:
            return {"problem": problem(error)}

    def _send(self, what: str, *given: Any) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps([what, *given]) + "\n")
        self._process.stdin.flush()

    def _received(self) -> dict[str, Any]:
        assert self._process.stdout
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


def _answered(match: Match, what: str, *given: Any) -> dict[str, Any]:
    """Ask a match by a name, of a method or a property."""
    try:
        found = getattr(match, what)
        return {"value": found(*given) if callable(found) else found}
    except TesselleError as error:
        return {"problem": problem(error)}


def _written(answer: Any) -> str:
    """Write an answer in one way."""
    return json.dumps(_plain(answer), sort_keys=True, ensure_ascii=False)


def _plain(value: Any) -> Any:
    """Give the same value as JavaScript has it: 1.0 is 1, and a tuple is a list."""
    if isinstance(value, Say):
        return value.data()
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
