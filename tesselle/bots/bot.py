"""What a bot is."""

from typing import Protocol

from tesselle.engine.match import Match
from tesselle.engine.say import Say


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, match: Match, seat: int) -> int:
        """Return a legal action for ``seat``, which must be waiting.

        It may ask the match for ``imagine``, ``view`` and ``actions`` of its own
        seat only.
        """
        ...


class Kind(Protocol):
    """Bots of one kind: a class of them, or whatever makes them as a class would."""

    @property
    def about(self) -> Say:
        """How they play, in a few words."""
        ...

    def __call__(self, seed: int | None = None) -> Bot:
        """Make a bot.

        The same seed gives the same choices; without one they differ from run to run.
        """
        ...
