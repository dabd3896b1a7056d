"""What a bot is."""

from typing import ClassVar, Protocol

from tesselle.engine.match import Match
from tesselle.engine.say import Say


class Bot(Protocol):
    """A player that is a program; the same seed gives the same choices."""

    about: ClassVar[Say]

    def __init__(self, seed: int | None = None) -> None:
        """Make a bot; without a seed its choices differ from run to run."""

    def choose(self, match: Match, seat: int) -> int:
        """Give a legal action for ``seat``, which must be waiting.

        It may ask the match for ``imagine``, ``view`` and ``actions`` of its own
        seat only.
        """
        ...
