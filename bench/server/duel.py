"""A match of two as the load sees it: who is to move, and when all have been told."""

import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable

from bench.server.line import Line

SEATS = 2
SIDE = 8  # 169 cells


class Duel(ABC):
    """A match with one connection for each seat, and at most one move under way."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.over = False
        self.restless = False  # plays on as soon as it can
        self.relieve: Callable[[], None] = lambda: None  # called when it is over and was restless
        self.taken_s: list[float] = []  # from when each move was due until all knew it
        self._due: deque[float] = deque()
        self._missing = 0  # seats not yet told of the move under way

    def seat(self, line: Line) -> None:
        """Give the next seat its connection."""
        seat = len(self.lines)
        self.lines.append(line)
        line.listen(lambda message: self.heard(seat, message))

    def play(self, due_s: float) -> None:
        """Play a move that is due now, or as soon as the one under way is told.

        Its time counts from when it was due: a slow server must not slow down the
        clock it is measured by.
        """
        self._due.append(due_s)
        if not self._missing:
            self._next()

    def heard(self, seat: int, message: bytes) -> None:
        """Take a message; when the last seat has been told, the move is done."""
        if not self.take(seat, message) or not self._missing:
            return
        self._missing -= 1
        if self._missing:
            return
        now = time.perf_counter()
        self.taken_s.append(now - self._due.popleft())
        if self.restless and not self._due:
            self._due.append(now)
        if self._due:
            self._next()

    @property
    def idle(self) -> bool:
        """Whether no move is under way."""
        return not self._missing

    def _next(self) -> None:
        if self.over:
            self._due.clear()
            if self.restless:
                self.relieve()
            return
        seat, message = self.ask()
        self._missing = SEATS
        self.lines[seat].say(message)

    @abstractmethod
    def ask(self) -> tuple[int, bytes]:
        """Give the seat to move, and its move as a message."""

    @abstractmethod
    def take(self, seat: int, message: bytes) -> bool:
        """Learn what a message tells; say whether it tells of a move."""
