"""Levels 1 to 6: bots for people, from a beginner to the best we have.

The weak levels err as people do: they overlook moves and misjudge what they
see, but play the best of what is left.  The strong ones search.  Where the weak
ones end is the game's to say (``Tuning.budgets``), because one step ahead is
enough to play well in some games and not in others.  Budgets are simulations,
so a level plays the same on any machine.
"""

import random
from dataclasses import dataclass

import numpy as np

from tesselle.bots.search import Searcher
from tesselle.engine.match import Match
from tesselle.engine.say import Say


@dataclass(frozen=True)
class Level:
    """Bots of one strength, and what they overlook where they do not search."""

    number: int
    about: Say
    sees: float = 1.0  # the share of the moves they notice
    wavers: float = 0.0  # their misjudgement, in parts of the spread of all moves

    def __call__(self, seed: int | None = None) -> "Levelled":
        """Make such a bot."""
        return Levelled(self, seed)

    def budget(self, match: Match) -> int:
        """The simulations the game grants it for a move; none where it plays at a glance."""
        return match.game.tuning.at(match.seats).budgets[self.number - 1]


class Levelled:
    """A bot for people."""

    def __init__(self, level: Level, seed: int | None = None) -> None:
        self._level = level
        self._chance = random.Random(seed)
        self._searcher = Searcher(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Search if the game grants this level a budget, else take what looks best at a glance."""
        budget = self._level.budget(match)
        if budget:
            self._searcher.simulations = budget
            return self._searcher.choose(match, seat)
        return self._glance(match, seat)

    def _glance(self, match: Match, seat: int) -> int:
        """Return the move that looks best among those it notices."""
        state = match.imagine(seat, self._chance.getrandbits(64))
        actions = np.array(match.actions(seat), np.int32)
        worths = np.zeros(len(actions))
        match.game.worths(state, seat, actions, worths)
        sees, waver = self._level.sees, self._level.wavers * float(np.std(worths))
        noticed = [each for each in range(len(actions)) if self._chance.random() < sees]
        places = noticed or range(len(actions))
        best = max(places, key=lambda place: worths[place] + self._chance.gauss(0, waver))
        return int(actions[best])


_ALL = (
    # overlooks more than half of what it could do
    Level(1, Say("level 1, Pebble", "niveau 1, Galet"), sees=0.4, wavers=0.7),
    # overlooks a third, and judges a little better
    Level(2, Say("level 2, Clay", "niveau 2, Argile"), sees=0.65, wavers=0.4),
    # overlooks little, or looks ahead a little
    Level(3, Say("level 3, Mortar", "niveau 3, Mortier"), sees=0.85, wavers=0.2),
    # plays as a club player does: misses one thing in fifteen, or looks ahead
    Level(4, Say("level 4, Mosaicist", "niveau 4, Mosaïste"), sees=0.93, wavers=0.1),
    # overlooks nothing, or looks far
    Level(5, Say("level 5, Master", "niveau 5, Maître")),
    # the best we have
    Level(6, Say("level 6, Byzantium", "niveau 6, Byzance")),
)
LEVELS = {f"level{level.number}": level for level in _ALL}
