"""Levels 1 to 6: bots for people, from a beginner to the best we have.

The weak levels err as people do: they overlook moves and misjudge what they
see, but play the best of what is left.  The strong ones search.  Budgets are
simulations, so a level plays the same on any machine.
"""

import random
from typing import ClassVar

import numpy as np

from tesselle.bots.bot import Bot
from tesselle.bots.search import Searcher
from tesselle.engine.match import Match
from tesselle.engine.say import Say


class Beginner:
    """Sees a part of the moves, and judges them with a wavering eye."""

    about: ClassVar[Say] = Say("overlooks much", "ne voit pas tout")
    sees: ClassVar[float] = 0.5  # the share of the moves it notices
    wavers: ClassVar[float] = 0.5  # its misjudgement, in parts of the spread of all moves

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Give the move that looks best among those it notices."""
        state = match.imagine(seat, self._chance.getrandbits(64))
        actions = match.actions(seat)
        worths = [match.game.worth(state, seat, action) for action in actions]
        waver = self.wavers * float(np.std(worths))
        noticed = [each for each in actions if self._chance.random() < self.sees] or actions
        judged = dict(zip(actions, worths, strict=True))
        return max(noticed, key=lambda action: judged[action] + self._chance.gauss(0, waver))


class Level1(Beginner):
    """Overlooks half of what it could do."""

    about: ClassVar[Say] = Say("level 1, Pebble", "niveau 1, Galet")


class Level2(Beginner):
    """Overlooks little, and judges a little better."""

    about: ClassVar[Say] = Say("level 2, Clay", "niveau 2, Argile")
    sees: ClassVar[float] = 0.85
    wavers: ClassVar[float] = 0.2


class Level3(Searcher):
    """Looks ahead a little."""

    about: ClassVar[Say] = Say("level 3, Mortar", "niveau 3, Mortier")
    budget: ClassVar[int] = 30


class Level4(Searcher):
    """Looks ahead as a club player does."""

    about: ClassVar[Say] = Say("level 4, Mosaicist", "niveau 4, Mosaïste")
    budget: ClassVar[int] = 100


class Level5(Searcher):
    """Looks far."""

    about: ClassVar[Say] = Say("level 5, Master", "niveau 5, Maître")
    budget: ClassVar[int] = 300


class Level6(Searcher):
    """The best we have."""

    about: ClassVar[Say] = Say("level 6, Byzantium", "niveau 6, Byzance")
    budget: ClassVar[int] = 1000


LEVELS: dict[str, type[Bot]] = {
    f"level{number}": level
    for number, level in enumerate((Level1, Level2, Level3, Level4, Level5, Level6), 1)
}
