"""A history: what clients asked, what they were answered and told, and what was stored in the end.

It is a file of JSON lines, written as it happens.  Times are seconds of one clock that never jumps.

``ask``     a client begins something: ``op`` is ``move`` or ``read``
``answer``  how that ended: ``done`` with what was told, ``refused``, or ``unknown``
``told``    a client hears of something over a socket, which has a number of its own
``closed``  a socket ended, with the code that the server gave
``fault``   something was broken, and how
``stored``  a match as it was found at the end, with all its events
"""

import json
import time
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

Line: TypeAlias = dict[str, Any]

ASK, ANSWER, TOLD, CLOSED, FAULT, STORED = "ask", "answer", "told", "closed", "fault", "stored"
MOVE, READ = "move", "read"
DONE, REFUSED, UNKNOWN = "done", "refused", "unknown"


class History:
    """Writes a history down."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._numbers = count(1)
        self.acknowledged = 0  # moves
        self._out = file.open("w", encoding="utf-8")

    def ask(self, client: str, op: str, match: str, **more: Any) -> int:
        """Note that a client begins something; return its number."""
        number = next(self._numbers)
        self.note(ASK, n=number, client=client, op=op, match=match, **more)
        return number

    def answer(self, number: int, fate: str, **more: Any) -> None:
        """Note how it ended."""
        self.acknowledged += "event" in more
        self.note(ANSWER, n=number, fate=fate, **more)

    def note(self, kind: str, **more: Any) -> None:
        """Note anything."""
        json.dump({"kind": kind, "at": time.monotonic(), **more}, self._out, separators=(",", ":"))
        self._out.write("\n")

    def close(self) -> None:
        """Nothing more will happen."""
        self._out.close()


def read(file: Path) -> Iterator[Line]:
    """Read a history again."""
    with file.open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def of_kind(lines: Iterable[Line], kind: str) -> list[Line]:
    """Return the lines of one kind, in order."""
    return [line for line in lines if line["kind"] == kind]
