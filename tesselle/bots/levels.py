"""Levels 1 to 6: bots for people, from a beginner to the best we have.

The weak levels err as people do: they overlook moves and misjudge what they
see, but play the best of what is left.  The strong ones search.  Where the weak
ones end is the game's to say (``Tuning.budgets``), because one step ahead is
enough to play well in some games and not in others.  Budgets are simulations,
so a level plays the same on any machine.
"""

import random
from typing import ClassVar

import numpy as np

from tesselle.bots.bot import Bot
from tesselle.bots.searcher import Searcher
from tesselle.engine.match import Match
from tesselle.engine.say import Say


class Level:
    """A bot for people; each level says what it overlooks where it does not search."""

    about: ClassVar[Say]
    number: ClassVar[int]
    sees: ClassVar[float] = 1.0  # the share of the moves it notices
    wavers: ClassVar[float] = 0.0  # its misjudgement, in parts of the spread of all moves

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)
        self._searcher = Searcher(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Search if the game grants this level a budget, else take what looks best at a glance."""
        budget = match.game.tuning.at(match.seats).budgets[self.number - 1]
        if budget:
            self._searcher.simulations = budget
            return self._searcher.choose(match, seat)
        return self._glance(match, seat)

    def _glance(self, match: Match, seat: int) -> int:
        """Give the move that looks best among those it notices."""
        state = match.imagine(seat, self._chance.getrandbits(64))
        actions = np.array(match.actions(seat), np.int32)
        worths = np.zeros(len(actions))
        match.game.worths(state, seat, actions, worths)
        waver = self.wavers * float(np.std(worths))
        noticed = [each for each in range(len(actions)) if self._chance.random() < self.sees]
        places = noticed or range(len(actions))
        best = max(places, key=lambda place: worths[place] + self._chance.gauss(0, waver))
        return int(actions[best])


class Level1(Level):
    """Overlooks more than half of what it could do."""

    about: ClassVar[Say] = Say("level 1, Pebble", "niveau 1, Galet")
    number: ClassVar[int] = 1
    sees: ClassVar[float] = 0.4
    wavers: ClassVar[float] = 0.7


class Level2(Level):
    """Overlooks a third, and judges a little better."""

    about: ClassVar[Say] = Say("level 2, Clay", "niveau 2, Argile")
    number: ClassVar[int] = 2
    sees: ClassVar[float] = 0.65
    wavers: ClassVar[float] = 0.4


class Level3(Level):
    """Overlooks little, or looks ahead a little."""

    about: ClassVar[Say] = Say("level 3, Mortar", "niveau 3, Mortier")
    number: ClassVar[int] = 3
    sees: ClassVar[float] = 0.85
    wavers: ClassVar[float] = 0.2


class Level4(Level):
    """Plays as a club player does: misses one thing in fifteen, or looks ahead."""

    about: ClassVar[Say] = Say("level 4, Mosaicist", "niveau 4, Mosaïste")
    number: ClassVar[int] = 4
    sees: ClassVar[float] = 0.93
    wavers: ClassVar[float] = 0.1


class Level5(Level):
    """Overlooks nothing, or looks far."""

    about: ClassVar[Say] = Say("level 5, Master", "niveau 5, Maître")
    number: ClassVar[int] = 5


class Level6(Level):
    """The best we have."""

    about: ClassVar[Say] = Say("level 6, Byzantium", "niveau 6, Byzance")
    number: ClassVar[int] = 6


LEVELS: dict[str, type[Bot]] = {
    f"level{level.number}": level for level in (Level1, Level2, Level3, Level4, Level5, Level6)
}
