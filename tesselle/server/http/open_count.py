"""How much each address has open at once: connections, and what is asked or said over them."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tesselle.server.errors import TooManyOpen


class OpenCount:
    """Counts what is open, by address, and refuses more than so much; 0 is no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def come(self, address: str) -> None:
        """Count one more, or raise TooManyOpen."""
        if self._most and self._open[address] >= self._most:
            raise TooManyOpen(most=self._most)
        self._open[address] += 1

    def go(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    @contextmanager
    def held(self, address: str) -> Iterator[None]:
        """Count one more meanwhile."""
        self.come(address)
        try:
            yield
        finally:
            self.go(address)
