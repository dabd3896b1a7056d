"""What a page's own thread did, as the browser's trace tells it, in processor time."""

import json
from collections.abc import Iterator
from typing import Any

MARKS = "blink.user_timing"
TRACED = (MARKS, "disabled-by-default-devtools.timeline")  # the page's marks and its tasks
LONG_MS = 50.0

Event = dict[str, Any]


class Trace:
    """A page's marks and tasks."""

    def __init__(self, trace: bytes) -> None:
        events: list[Event] = json.loads(trace)["traceEvents"]
        marks = [each for each in events if each.get("cat") == MARKS]
        self.marks: dict[str, float] = {each["name"]: each["ts"] for each in marks}  # microseconds
        threads = {(each["pid"], each["tid"]) for each in marks}
        self._tasks = [
            each
            for each in events
            if each["name"] == "RunTask" and (each["pid"], each["tid"]) in threads
        ]

    def tasks_ms(self, begin: float, end: float) -> Iterator[float]:
        """Yield the milliseconds of processor of each task that ran in this time."""
        for task in self._tasks:
            if task["ts"] < end and begin < task["ts"] + task["dur"]:
                yield task.get("tdur", 0) / 1000

    def long_ms(self, begin: float, end: float) -> list[float]:
        """Return the milliseconds of processor of each long task in this time."""
        return [spent for spent in self.tasks_ms(begin, end) if spent > LONG_MS]
