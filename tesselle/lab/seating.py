"""One match for the faces of other libraries: played by numbers, observed by any seat.

With the same seed it is the match that ``tesselle.new`` opens, so ``record`` gives one that
``tesselle verify`` accepts.
"""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from tesselle.engine import entropy
from tesselle.engine.game import State
from tesselle.engine.match import Match
from tesselle.engine.sight import Bytes, unpacked
from tesselle.engine.state import copied
from tesselle.lab.rows import reward_places
from tesselle.lab.table import Table

Mask: TypeAlias = npt.NDArray[np.int8]
Sensed: TypeAlias = dict[str, Any]  # "observation" and "action_mask"

SEEDS = 1 << 63  # what a face draws where it is given no seed


class Seating:
    """A match in progress or finished."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.seed = table, seed
        self.played: list[tuple[int, int]] = []  # seat and action
        self._seed = entropy.seed_bytes(seed)
        self._state = copied(table.start)
        table.game.setup(self._state, entropy.word_of_event(self._seed, 0))
        self._room = np.empty(table.game.most_actions, np.int32)
        self._read()

    @property
    def state(self) -> State:
        """A copy of the state, secrets included."""
        return copied(self._state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.waiting

    def may(self, seat: int, action: Any) -> bool:
        """Tell whether this is an action that the seat may play now."""
        whole = isinstance(action, int | np.integer) and not isinstance(action, bool)
        return whole and 0 <= action < self.table.sight.actions and bool(self.mask(seat)[action])

    def play(self, seat: int, action: int) -> None:
        """Play a legal action."""
        self.played.append((seat, action))
        chance = entropy.word_of_event(self._seed, len(self.played))
        self.table.game.apply(self._state, seat, action, chance)
        self._read()

    def sensed(self, seat: int) -> Sensed:
        """Return what the seat sees and may do; the arrays are its own, until the next move."""
        if seat not in self._sensed:
            self._sensed[seat] = {
                "observation": self.observation(seat),
                "action_mask": self.mask(seat),
            }
        return self._sensed[seat]

    def observation(self, seat: int) -> Bytes:
        """Return what the seat sees as numbers."""
        out = np.empty(self.table.layout.size, np.uint8)
        self.table.sight.observe(self._state, seat, out)
        return out

    def mask(self, seat: int) -> Mask:
        """Return a byte for each action, 1 where the seat may play it now."""
        if seat not in self._masks:
            words = np.empty(self.table.sight.words, np.uint64)
            self.table.sight.mask(self._state, seat, self._room, words)
            self._masks[seat] = unpacked(words, self.table.sight.actions)
        return self._masks[seat]

    def points(self) -> list[int]:
        """Return the points of each seat as they stand."""
        game = self.table.game
        scores = np.zeros((self.table.seats, game.score_numbers), np.int32)
        game.scores(self._state, scores.reshape(-1))
        return [int(game.points(row)) for row in scores]

    def result(self) -> list[float]:
        """Return what the places of a match that is over are worth, from 1 to −1."""
        places = np.zeros(self.table.seats, np.int32)
        self.table.game.ranking(self._state, places)
        worth = np.zeros(self.table.seats, np.float32)
        reward_places(places, worth)
        return [float(each) for each in worth]

    def match(self) -> Match:
        """Return the same match as the library plays it, with views, texts and its record."""
        match = Match(self.table.game, self.table.seats, self.table.options, self.seed)
        for seat, action in self.played:
            match.play_action(seat, action)
        return match

    def _read(self) -> None:
        mask = int(self.table.game.waiting(self._state))
        self.waiting = tuple(seat for seat in range(self.table.seats) if mask >> seat & 1)
        self._masks: dict[int, Mask] = {}
        self._sensed: dict[int, Sensed] = {}
